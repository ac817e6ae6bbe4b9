/** Teaching: the count-in, the coach's reasons, how to play, the rules, practice. */
export const teach = {
  countIn: {
    head: { one: 'Starting in {n} second', other: 'Starting in {n} seconds' },
    coach: 'Anyone at the table can stop it. Then look at your own screen only.',
    stop: 'Stop',
    stoppedBy: '{name} stopped the countdown.',
    stoppedByHost: 'The host stopped the countdown.',
    stoppedByChange: 'The countdown was stopped, because the seats or the options changed.',
    unready: {
      one: '{n} player is not ready: you can start all the same',
      other: '{n} players are not ready: you can start all the same',
    },
  },
} as const;
