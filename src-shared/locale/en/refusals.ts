import type { LinkStatus, TurnedAway } from '../../bridge.ts';
import type { TableRefusal } from '../../protocol/refusals.ts';
import type { Sentence } from '../say.ts';

type LinkState = LinkStatus['state'];

/** Every lawful no of the rules and the table, to its author. `{name}` is the seat that was chosen. */
const refused = {
  gameOver: 'The game is over.',
  notNow: 'Too late: this step is over.',
  notYourTurn: 'It is not your turn.',
  notLiving: 'You were executed: you watch the rest of the game.',
  noSuchSeat: 'There is no such seat at this table.',
  targetNotLiving: '{name} was executed.',
  targetIsYourself: 'You cannot choose yourself.',
  termLimited: '{name} cannot be nominated: in the last elected government.',
  alreadyInvestigated: '{name} was investigated before in this game.',
  noSuchTile: 'That tile is not in your hand.',
  vetoUnavailable: 'A veto is possible only after five Fascist policies.',
  vetoAlreadyRefused: 'The President has refused the veto: enact one of the two.',
  staleQuestion: 'Too late: this step is over.',
  paused: 'The host has paused the game.',
  noGame: 'No game is going on.',
  gameRunning: 'That can be changed in the lobby only.',
  noSeat: 'You are watching: only seated players can do that.',
  tableFull: 'The table is full. You can watch.',
  tooFewPlayers: { one: '{n} more player needed', other: '{n} more players needed' },
  nameEmpty: 'Write a name that others can read.',
  nameTooLong: 'That name is too long: 20 characters at most.',
  nameTaken: 'That name is taken.',
  seatPlayedByBot: 'A bot is playing this seat. It gives it back now.',
  tooFast: 'That was too much at once. Try again in a moment.',
  noSuchScreen: 'That screen is not watching any more.',
  noSuchNetwork: 'This computer is not on that network any more.',
  notLetIn: 'The host did not let you in. Ask in the room, and try again in a minute.',
  doorFull: 'Too many people are waiting to be let in. Try again in a moment.',
  knockedElsewhere: 'You are waiting in another window of this device.',
  askedAlready: 'The host has been asked already. Wait for the answer.',
  seatNotGiven: 'The host did not give you that seat. You can ask again in a minute.',
  noSuchAsk: 'Nobody asks this any more.',
  inSession: 'President and Chancellor say nothing until the session ends.',
  nothingToClaim: 'You have seen nothing in that round to claim anything about.',
  claimedBefore: 'You have said that already: a claim cannot be changed.',
} as const satisfies Record<TableRefusal['code'], Sentence>;

/** Why this window is not at the table. */
const turnedAway = {
  ...refused,
  replaced: 'You went on playing in another window.',
  removed: 'The host removed you from the table.',
  hostStopped: 'The host closed the app.',
  putAway: 'The host put the table away for another evening.',
  tableClosed: 'The host closed the table.',
  tooMany: 'Too many screens are connected to this table.',
  badMessage: 'The host did not understand this app.',
  left: 'You left the table.',
  badAddress: 'That is no address, code or link. Copy it from the host’s screen.',
  badCode: 'That code is not right: check each character with the host’s screen.',
  wrongCode: 'That code is not right.',
  wrongHost: 'This is not the table you meant: someone else answers at its address.',
  unreachable: 'Nobody answers at that address. Are you on the same Wi-Fi as the host?',
  hostTooOld: 'The host’s app is too old for yours.',
  guestTooOld: 'This app is too old for the table.',
  noStorage: 'This browser keeps nothing for this page: after a reload you must join anew.',
  portsTaken: 'No port is free for a table on this computer.',
  seatMoved: 'The host gave your seat to another device: it is played there now.',
} as const satisfies Record<TurnedAway, Sentence>;

const link = {
  home: 'Not at a table',
  joining: 'Joining the table',
  seated: 'Connected',
  atDoor: 'Waiting to be let in',
  lost: {
    one: 'Connection lost. Trying again in {n} second.',
    other: 'Connection lost. Trying again in {n} seconds.',
  },
  turnedAway: 'Not connected',
} as const satisfies Record<LinkState, Sentence>;

/** Every no, with its sentence. Coverage is a type: a code without a sentence does not compile. */
export const refusals = { refused, turnedAway, link } as const;
