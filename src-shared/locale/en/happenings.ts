/** What is heard and seen to happen, and what a game looks like once it is over. */
export const happenings = {
  sound: {
    title: 'Sounds',
    titleWithKey: 'Sounds (M key)',
    byPlace: 'On at the host and the wall only',
    on: 'On',
    off: 'Off',
    volume: 'Volume',
    volumes: { quiet: 'Quiet', medium: 'Medium', loud: 'Loud' },
    nowOn: 'Sounds on',
    nowOff: 'Sounds off',
    credit: 'Sounds: our own, made by the app itself. Licensed CC BY-NC-SA 4.0 like the game.',
  },
  togetherTitle: 'Who voted with whom',
  togetherHow: 'Each square: how often two players cast the same ballot. The fuller, the more often.',
  togetherPair: '{name} and {other}: {same} of {all}',
  togetherMost: '{name} voted most often with {other}: {same} of {all}.',
  togetherNone: 'No election was decided.',
  tracksTitle: 'The tracks over time',
  tracksHow: 'Enacted policies after each round; below, the election tracker.',
  tracksPoint: 'Round {n}: Liberal {liberal}, Fascist {fascist}, election tracker {tracker}.',
  tracksNone: 'No round was played.',
} as const;
