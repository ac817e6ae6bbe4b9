/** Who is let in, whose seat is whose, who is away: questions to the host, and what every screen says of it. */
export const door = {
  /** The person who waits (decision 5). */
  waiting: {
    title: 'At the door',
    text: 'The host has been asked whether you may come in.',
    hint: 'Keep this page open: you come in as soon as the host says yes.',
    leave: 'Leave',
  },

  askFirst: 'Ask me before letting someone in',
  askFirstNote: 'The host is asked before somebody comes in.',
  more: '{n} of {all}',

  rotate: 'Rotate the seats',

  /** In the host's menu while a game goes on. */
  remove: {
    title: 'Remove, end or close',
    act: 'Remove {name}',
    question:
      'Remove {name}? Their key stops working and the code changes. The seat stays in the game: a bot may play it, or you give it to somebody who asks for it.',
    yes: 'Yes, remove',
    no: 'No, go back',
  },

  atDoor: {
    seat: '{name} wants to take a seat.',
    seatInGame: '{name} wants to come in and watch: a game is going on.',
    watch: '{name} wants to watch.',
    watchUnnamed: 'A screen wants to watch.',
    hint: 'Whoever asks has the code or the link.',
    letIn: 'Let in',
    turnAway: 'Don’t let in',
  },

  seatAsk: {
    asked: '{asker} says: the seat of {name} is mine.',
    askedSame: '{asker} asks for the seat of that name.',
    askedUnnamed: 'Somebody at a watching screen says: the seat of {name} is mine.',
    here: 'The device of {name} is still there. Ask in the room before you say yes.',
    awayNow: '{name} has been away for less than a minute.',
    away: {
      one: '{name} has been away for {n} minute: the old device does not answer.',
      other: '{name} has been away for {n} minutes: the old device does not answer.',
    },
    leftNow: '{name} left the table just now.',
    left: {
      one: '{name} left the table {n} minute ago.',
      other: '{name} left the table {n} minutes ago.',
    },
    removed: 'You removed {name}.',
    give: 'Give the seat',
    keep: 'No',
  },

  absent: {
    title: '{name} has been away for more than a minute.',
    hint: 'The table waits. What now?',
    wait: 'Wait',
    sitIn: 'A bot sits in',
    end: 'End the game',
  },

  guessing: {
    title: {
      one: 'Somebody is guessing the code: {n} wrong one.',
      other: 'Somebody is guessing the code: {n} wrong ones.',
    },
    from: 'Most came from {address}.',
    hint: 'You are asked now before anybody comes in. Make a new code, or lock the table if everybody is here.',
    shut: 'The typed code lets nobody in now until there is a new one. The QR code still does.',
    newCode: 'New code',
    lock: 'Lock the table',
    leave: 'Leave as it is',
  },

  /** Said once on every screen. */
  notice: {
    botSatIn: 'A bot plays for {name} until {name} is back.',
    botSatInRemoved: 'A bot plays the seat of {name} from now on.',
    personBack: '{name} is back and plays again.',
    otherDevice: '{name} plays on another device now.',
    /** Only the host's own window says this one. */
    takenOver: '{name} went on playing in another window.',
    removed: 'The host removed {name}. The seat stays in the game.',
    ownBack: 'You are back: the bot has given you your seat again.',
    ownBackDeeds: 'What it did and saw in your seat is in your dossier.',
    ownDevice: 'The seat is yours. Your old device has lost it.',
    ok: 'OK',
  },

  /** For a screen that watches and has had a seat (decision 4). */
  claim: {
    open: 'That’s my seat',
    watching: 'You are watching. Did you have a seat here?',
    watchOnly: 'I only watch',
    title: 'Which seat is yours?',
    lead: 'The host is asked. If the host says yes, you play here and your old device loses the seat.',
    here: 'here',
    away: 'away',
    left: 'left',
    bot: 'a bot sits in',
    seat: '{name}: {state}',
    asked: 'The host has been asked whether the seat of {name} is yours.',
  },

  /** In the dossier: what a bot did in the own seat (decision 26). */
  deeds: {
    title: 'The bot in your seat',
    nominate: 'Round {n}: nominated {name}',
    ballot: { ja: 'Round {n}: voted Ja', nein: 'Round {n}: voted Nein' },
    ballotReplaced: 'Round {n}: voted, and you replaced the ballot',
    discard: {
      liberal: 'Round {n}: discarded a Liberal tile',
      fascist: 'Round {n}: discarded a Fascist tile',
    },
    enact: { liberal: 'Round {n}: enacted a Liberal tile', fascist: 'Round {n}: enacted a Fascist tile' },
    proposeVeto: 'Round {n}: proposed a veto',
    agreed: 'Round {n}: agreed to the veto',
    refused: 'Round {n}: refused the veto',
    investigate: 'Round {n}: investigated {name}',
    callSpecialElection: 'Round {n}: called a Special Election, candidate {name}',
    peek: 'Round {n}: looked at the top three tiles',
    execute: 'Round {n}: executed {name}',
    botVoted: 'A bot voted for you. You can still cast your own ballot, the same or the other.',
    mark: 'the bot’s ballot',
  },

  /** The terminal as the host's window; `yes` and `no` are words that are typed. */
  terminal: {
    words: 'Also: yes N, no N, ask, sitin N, pause',
    seat: '? {number}: {name} wants to take a seat. Say yes {number} or no {number}.',
    watch: '? {number}: {name} wants to watch. Say yes {number} or no {number}.',
    watchUnnamed: '? {number}: a screen wants to watch. Say yes {number} or no {number}.',
    claim: '? {number}: {asker} says that seat {seat} is theirs. Say yes {number} or no {number}.',
    claimUnnamed:
      '? {number}: somebody at a watching screen says that seat {seat} is theirs. Say yes {number} or no {number}.',
    asksFirst: 'You are asked now before anybody comes in. The word ask changes that.',
    asksNot: 'Whoever has the code comes in without asking.',
    guessing: {
      one: 'Somebody is guessing the code: {n} wrong one. The word code makes a new one, lock shuts the table.',
      other:
        'Somebody is guessing the code: {n} wrong ones. The word code makes a new one, lock shuts the table.',
    },
    codeShut: 'The typed code lets nobody in any more until the word code makes a new one.',
    absent: '{name} has been away for more than a minute: sitin {number} lets a bot play, end ends the game.',
    numberMissing: 'Say the number after {word}.',
  },
} as const;
