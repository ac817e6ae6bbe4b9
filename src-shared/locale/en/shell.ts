import start from './start.json' with { type: 'json' };

/** What the terminal says while it is the host's window, and the answers to its words (decision 37). */
const terminal = {
  tableOpen: 'The table is open. Others on this network join here:',
  portMoved: 'The port that was asked for was taken: this table is at {address}.',
  codes: 'Or by code: {addressCode} {tableCode}   Seal: {seal}',
  newCode: 'The codes and the link are new. The old ones let nobody in any more.',
  words: 'Words: start, stop, bot, remove N, lock, code, address, open, end, quit',
  wordsWithoutTable: 'Words: open, quit',
  noCountIn: 'No game is about to start. The word end ends the one that goes on.',
  countIn: {
    one: 'The game begins in {n} second. The word stop stops that.',
    other: 'The game begins in {n} seconds. The word stop stops that.',
  },
  countInStopped: 'The countdown was stopped.',
  unknownWord: 'There is no word {word} here.',
  removeWhom: 'Say whom: remove and the number before the name.',
  notHosting: 'This terminal is the host of no table. The words are open and quit.',
  people: { one: '{n} player at the table', other: '{n} players at the table' },
  watching: { one: '{n} screen watches.', other: '{n} screens watch.' },
  person: '  {number}. {name}',
  personAway: '  {number}. {name} (away)',
  personLeft: '  {number}. {name} (left)',
  personReady: '  {number}. {name} (ready)',
  bot: '  {number}. {name} (bot)',
  lobby: 'In the lobby.',
  dealing: 'The roles are being dealt.',
  playing: 'The game has begun.',
  concluded: 'The game is over. The word start begins the next one.',
  ended: 'The host ended the game: there is no winner. The word start begins the next one.',
  liberalsWin: 'The Liberals win.',
  fascistsWin: 'The Fascists win.',
  paused: 'The game is paused.',
  fault: 'Something went wrong in the rules. The table is paused at the last good state.',
  goesOn: 'The game goes on.',
  locked: 'The table is locked: nobody new comes in. The word lock unlocks it.',
  unlocked: 'The table is unlocked.',
  portsTaken: 'No port is free for a table. Another one can be asked for with --port.',
  closing: 'Closing the table.',
  tableClosed: 'The table is closed.',
} as const;

/** `npm run -s rules`: the cases of the rules, played and made. */
const rules = {
  usage:
    'Usage: npm run -s rules -- replay FILE..., or npm run -s rules -- play --players N --seed S --games K.',
  needsFiles: 'Name at least one file of cases after "replay".',
  players: 'The number after --players must be a whole number from {least} to {most}.',
  seed: 'After --seed there must be a word or number of 1 to {letters} characters.',
  games: 'The number after --games must be a whole number from 1 to {games}.',
  randomGame: 'A random game, played lawfully to its end',
  /** Why something is no case, or cannot be played. */
  faults: {
    unreadable: 'The file cannot be read.',
    empty: 'The file is empty.',
    notJson: 'This is not JSON.',
    notObject: 'A JSON object must stand here.',
    unknownKey: 'There is no such key.',
    notText: 'A text must stand here.',
    notList: 'A list must stand here.',
    notSeat: 'This is no seat of this table, or the same seat twice.',
    outOfRange: 'This number is missing, not whole or out of range.',
    notTiles: 'Tiles are written as a text of L and F.',
    notRoles: 'The roles do not fit the number of players.',
    tooFewTiles: 'The draw pile holds fewer than three tiles.',
    notAllTiles: 'The piles and tracks do not hold 6 Liberal and 11 Fascist tiles.',
    hitlerDead: 'Hitler was executed: such a game is over.',
    candidateDead: 'The candidate was executed.',
    noStep: 'A step is a command or an expectation.',
    unknownCommand: 'There is no such command.',
    noReshuffle: 'The game reshuffles, but the case plans no reshuffle here.',
    wrongReshuffle: 'The planned reshuffle does not hold the tiles of both piles.',
    rulesFailed: 'The rules failed: this is a fault of the program.',
  },
} as const;

/** What both shells and the control channel say in the terminal (decisions 36 and 38). */
const notices = {
  windowAddress: 'Open this address in a browser on this machine within 30 seconds: {address}',
  windowHint: 'The word open gives a window, quit ends Kabinett.',
  noBrowser: 'The browser could not be opened.',
  wrongSecret: 'Something on this machine tried to open a window without its secret. It was refused.',
  ticketUsed:
    'The address of a window was used a second time. If no window opened for you, say open for a new one.',
  ticketLate: 'The address of a window was used too late. Say open for a new one.',
  badCall: 'A window said something that no window of this version says. It was closed.',
  openedThere: 'Kabinett runs already with this profile: a window of it opens.',
  profileHeld: 'Kabinett runs already with this profile (process {pid}). If that is not so, delete {file}.',
  profileUnwritable: 'Nothing can be written to {folder}. Another place can be given with --profile.',
  settingsBroken: 'The settings could not be read. They were put aside as {file}, and new ones begin.',
  badName: 'That is no name that others can read. A name has 1 to 20 characters.',
} as const;

/** What the starter, the terminal and the shells say. */
export const shell = { start, terminal, notices, rules } as const;
