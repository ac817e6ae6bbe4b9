import { beforeEach, describe, expect, test } from 'vitest';
import type { BridgeCall, BridgeEvent } from '../../src-shared/bridge.ts';
import type { HostAsk, Hosting } from '../../src-shared/hosting.ts';
import { en } from '../../src-shared/locale/en.ts';
import { NO_DEAL } from '../../src-shared/protocol/deal.ts';
import type { SeatedView, TableView } from '../../src-shared/protocol/tableView.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { UnfinishedTable } from '../../src-shared/unfinished.ts';
import { Terminal } from '../../src-main/cli/terminal.ts';
import { parseWord } from '../../src-main/cli/terminalWords.ts';

const LINK = 'http://192.0.2.20:41932/#1.AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB';
const HOSTING: Hosting = {
  tableId: 'a1',
  invitation: {
    address: '192.0.2.20:41932',
    addressCode: 'AAAA-BBBB',
    tableCode: 'CCCCCC',
    seal: 'DDDDDDDDDD',
    link: LINK,
  },
  portMoved: false,
  practice: false,
  screens: [],
  networks: [],
  networkChosen: false,
  asks: [],
  guessing: null,
  takenOver: null,
};
const ANN: SeatedView = {
  name: 'Ann',
  occupant: 'person',
  presence: 'here',
  botSitsIn: false,
  ready: false,
  isHost: false,
};
const TABLE: TableView = {
  id: 'a1',
  name: null,
  hostName: 'Host',
  activity: 'lobby',
  seats: [],
  options: DEFAULT_VIEW_OPTIONS,
  watching: 0,
  locked: false,
  paused: null,
  game: 0,
  countIn: { state: 'idle' },
  longAbsent: [],
  wentBack: null,
  asksFirst: false,
  notice: null,
  trust: NO_DEAL,
};

let lines: string[];
let calls: BridgeCall[];
let asked: string[];
let tell: (event: BridgeEvent) => void;
let terminal: Terminal;

function openTerminal(asHost: boolean): void {
  lines = [];
  calls = [];
  asked = [];
  terminal = new Terminal({
    windows: {
      attach: (listener) => {
        tell = listener;
        return { call: (call) => void calls.push(call), detach: () => undefined };
      },
    },
    dictionary: { lang: 'en', words: en },
    print: (line) => void lines.push(line),
    onOpen: () => void asked.push('open'),
    onQuit: () => void asked.push('quit'),
    asHost,
  });
}

function host(): void {
  tell({ event: 'hosting', hosting: HOSTING });
}

function seat(table: Partial<TableView>): void {
  tell({
    event: 'table',
    table: { ...TABLE, ...table },
    mine: { seat: null, name: 'Host', invitation: null, askedFor: null, botDeeds: [] },
  });
}

beforeEach(() => openTerminal(true));

test.each([
  ['start', { type: 'start' }],
  ['  BOT ', { type: 'addBot' }],
  ['remove 1', { type: 'remove', seat: 0 }],
  ['remove 10', { type: 'remove', seat: 9 }],
  ['lock', { type: 'lock', locked: true }],
  ['code', { type: 'newCode' }],
  ['end', { type: 'endGame' }],
  ['ask', { type: 'askFirst', on: true }],
  ['pause', { type: 'pause', paused: true }],
  ['sitin 3', { type: 'sitIn', seat: 2 }],
  ['yes 12', { type: 'answer', ask: 12, yes: true }],
  ['No 7', { type: 'answer', ask: 7, yes: false }],
])('the word %j is an act of the host', (line, act) => {
  host();
  seat({});

  terminal.read(line);

  expect(calls).toEqual([{ verb: 'control', act }]);
});

test('lock unlocks a locked table', () => {
  host();
  seat({ locked: true });

  terminal.read('lock');

  expect(calls).toEqual([{ verb: 'control', act: { type: 'lock', locked: false } }]);
});

test('start after a game is a rematch', () => {
  host();
  seat({ activity: 'concluded' });

  terminal.read('start');

  expect(calls).toEqual([{ verb: 'control', act: { type: 'rematch' } }]);
});

test('stop stops the count-in that start began', () => {
  host();
  seat({ countIn: { state: 'running', secondsLeft: 4 } });

  terminal.read('stop');

  expect(calls).toEqual([{ verb: 'control', act: { type: 'stopCountIn' } }]);
});

test.each([
  ['stop', {}, en.shell.terminal.noCountIn],
  ['stop', { activity: 'playing' }, en.shell.terminal.noCountIn],
  ['putaway', {}, en.journal.terminal.noGame],
  ['putaway', { activity: 'concluded' }, en.journal.terminal.noGame],
] as const)(
  'the word %s at a table of %j is answered in words, and nothing is sent',
  (word, table, answer) => {
    host();
    seat(table);
    lines.length = 0;

    terminal.read(word);

    expect([calls, lines]).toEqual([[], [answer]]);
  },
);

test('a count-in is told once as it begins, with the word that stops it, and once as it is stopped', () => {
  host();
  seat({});
  lines.length = 0;

  seat({ countIn: { state: 'running', secondsLeft: 5 } });
  seat({ countIn: { state: 'running', secondsLeft: 4 } });
  seat({ countIn: { state: 'stoppedByHost' } });

  expect(lines).toEqual([
    'The game begins in 5 seconds. The word stop stops that.',
    en.shell.terminal.countInStopped,
  ]);
});

test('open and quit work without a table', () => {
  terminal.read('open');
  terminal.read('quit');

  expect(asked).toEqual(['open', 'quit']);
});

test('a host’s word without a table is answered, and nothing is sent', () => {
  terminal.read('start');

  expect(calls).toEqual([]);
  expect(lines).toEqual([en.shell.terminal.notHosting]);
});

test.each(['', '   ', '\t'])('an empty line (%j) does nothing', (line) => {
  terminal.read(line);

  expect([lines, calls, asked]).toEqual([[], [], []]);
});

test.each(['startle', 'start now', 'quit!', 'constructor', '--help', 'бот'])('%j is no word', (line) => {
  expect(parseWord(line)).toMatchObject({ ok: false, error: { code: 'unknownWord' } });
});

test.each(['remove', 'remove 0', 'remove 11', 'remove -1', 'remove 1.5', 'remove Ann', 'remove 1 2'])(
  '%j names nobody',
  (line) => {
    expect(parseWord(line)).toEqual({ ok: false, error: { code: 'removeWhom' } });
  },
);

test('a word that is none is repeated without its control characters', () => {
  terminal.read('\u001b[2Jboo\u202e');

  expect(lines[0]).toBe('There is no word [2Jboo here.');
});

test('an open table is shown as link, QR code and codes', () => {
  host();

  expect(lines.filter((line) => line.includes(LINK))).toHaveLength(1);
  expect(lines.some((line) => line.includes('▀'))).toBe(true);
  expect(lines.some((line) => line.includes('CCCCCC'))).toBe(true);
});

test('a new code shows the new link', () => {
  host();
  lines.length = 0;

  tell({
    event: 'hosting',
    hosting: { ...HOSTING, invitation: { ...HOSTING.invitation, link: `${LINK}x` } },
  });

  expect(lines[0]).toBe(en.shell.terminal.newCode);
  expect(lines.some((line) => line.endsWith(`${LINK}x`))).toBe(true);
});

test('people are shown as they come, numbered for the word remove', () => {
  host();
  lines.length = 0;

  seat({ seats: [ANN, { ...ANN, name: 'Ben', presence: 'away' }] });

  expect(lines).toEqual(['2 players at the table', '  1. Ann', '  2. Ben (away)']);
});

test('a name cannot move the cursor, colour the terminal or turn the line', () => {
  host();
  lines.length = 0;

  seat({ seats: [{ ...ANN, name: 'A\u001b[31mn\u009bn\u202e\r\nx' }] });

  expect(lines[1]).toBe('  1. A[31mnnx');
});

test('the same table twice says nothing twice', () => {
  host();
  seat({ seats: [ANN] });
  lines.length = 0;

  seat({ seats: [ANN] });

  expect(lines).toEqual([]);
});

test('a refusal is told in words', () => {
  host();
  lines.length = 0;

  tell({ event: 'refused', refusal: { code: 'tooFewPlayers', missing: 4 } });

  expect(lines).toEqual(['4 more players needed']);
});

test('beside a window the terminal keeps quiet about the table', () => {
  openTerminal(false);
  host();
  seat({ seats: [ANN] });
  tell({ event: 'refused', refusal: { code: 'tooFewPlayers', missing: 4 } });

  expect(lines).toEqual([]);
});

test.each(['yes', 'no 0', 'yes 1 2', 'sitin', 'sitin 11'])('the words %j lack a right number', (line) => {
  expect(parseWord(line)).toMatchObject({ ok: false, error: { code: 'numberMissing' } });
});

/** What was printed since, without the marks that isolate names. */
function said(): readonly string[] {
  return lines.map((line) => line.replace(/[\u2068\u2069]/g, ''));
}

test('what the host is asked is printed once, with the words that answer it (decisions 4 and 5)', () => {
  host();
  seat({ seats: [ANN] });
  lines.length = 0;
  const door = { kind: 'door', ask: 1, name: 'Ben', as: 'seat', cameAt: 0 } as const;
  const claim: HostAsk = {
    kind: 'seat',
    ask: 2,
    name: 'Annie',
    seat: seatId(0),
    holder: 'here',
    awaySince: null,
  };
  tell({ event: 'hosting', hosting: { ...HOSTING, asks: [door] } });
  tell({ event: 'hosting', hosting: { ...HOSTING, asks: [door, claim] } });

  expect(said()).toEqual([
    '? 1: Ben wants to take a seat. Say yes 1 or no 1.',
    '? 2: Annie says that seat 1 is theirs. Say yes 2 or no 2.',
    'The device of Ann is still there. Ask in the room before you say yes.',
  ]);
});

test('a guesser is printed once, and again when the code shuts (security 4.2)', () => {
  host();
  lines.length = 0;
  for (const count of [10, 11, 30, 31]) {
    const guessing = { count, codeShut: count >= 30, from: null };
    tell({ event: 'hosting', hosting: { ...HOSTING, guessing } });
  }

  expect(said()).toEqual([
    'Somebody is guessing the code: 10 wrong ones. The word code makes a new one, lock shuts the table.',
    'The typed code lets nobody in any more until the word code makes a new one.',
  ]);
});

test('somebody long away is printed once, with what can be done (decision 25)', () => {
  host();
  seat({ activity: 'playing', seats: [ANN] });
  lines.length = 0;
  seat({ activity: 'playing', seats: [ANN], longAbsent: [seatId(0)] });
  seat({ activity: 'playing', seats: [ANN], longAbsent: [seatId(0)], watching: 1 });

  expect(said()[0]).toBe(
    'Ann has been away for more than a minute: sitin 1 lets a bot play, end ends the game.',
  );
  expect(said().filter((line) => line.includes('sitin'))).toHaveLength(1);
});

test('that the host is asked first is printed when it changes (decision 5)', () => {
  host();
  seat({});
  lines.length = 0;
  seat({ asksFirst: true });
  seat({ asksFirst: false });

  expect(said()).toEqual([
    'You are asked now before anybody comes in. The word ask changes that.',
    'Whoever has the code comes in without asking.',
  ]);
});

const NETWORKS: Hosting['networks'] = [
  { name: 'wlan0', address: '192.0.2.20', range: '192.0.2.0/24', virtual: false, guests: 0, shown: true },
  {
    name: 'eth0',
    address: '198.51.100.7',
    range: '198.51.100.0/24',
    virtual: false,
    guests: 0,
    shown: false,
  },
];

function hostOn(networks: Hosting['networks']): void {
  openTerminal(true);
  tell({ event: 'hosting', hosting: { ...HOSTING, networks } });
  lines.length = 0;
}

test('the word address lists the networks as ranges, with the one that is shown (decision 45)', () => {
  hostOn(NETWORKS);
  terminal.read('address');

  expect(lines.slice(1)).toEqual(['  1. 192.0.2.0/24 (wlan0), shown now', '  2. 198.51.100.0/24 (eth0)']);
  expect(calls).toEqual([]);
});

test.each([
  ['address 2', '198.51.100.7'],
  ['address 0', null],
])('%s chooses what the link and the codes show (decision 45)', (line, address) => {
  hostOn(NETWORKS);
  terminal.read(line);

  expect(calls).toEqual([{ verb: 'control', act: { type: 'showNetwork', address } }]);
});

test('a number that no network has is said, with the networks there are', () => {
  hostOn(NETWORKS);
  terminal.read('address 3');

  expect([lines[0], lines.length, calls.length]).toEqual([en.network.terminal.addressWhich, 4, 0]);
});

test('a machine without a network has none to list', () => {
  hostOn([]);
  terminal.read('address');

  expect(lines).toEqual([en.network.terminal.noNetwork]);
});

test.each(['address eth0', 'address -1', 'address 1 2', 'address 100'])('%s names no network', (line) => {
  expect(parseWord(line)).toEqual({ ok: false, error: { code: 'addressWhich' } });
});

test('another address is printed with the QR code, and the code is not called new', () => {
  hostOn(NETWORKS);
  const link = LINK.replace('192.0.2.20', '198.51.100.7');
  tell({
    event: 'hosting',
    hosting: { ...HOSTING, invitation: { ...HOSTING.invitation, link, address: '198.51.100.7:41932' } },
  });

  expect(lines[0]).toBe(en.network.terminal.newAddress);
  expect(lines).toContain(`  ${link}`);
});

test('a game that is ended in a pause does not go on', () => {
  host();
  seat({ activity: 'playing', paused: 'host' });
  seat({ activity: 'playing' });
  expect(lines.at(-1)).toBe('The game goes on.');
  seat({ activity: 'playing', paused: 'host' });
  seat({ activity: 'ended' });
  expect(lines.at(-1)).toContain('The host ended the game');
});

describe('a table whose game is not over', () => {
  const stopped = (table: string): UnfinishedTable => ({
    table,
    lastPlayed: 0,
    found: { state: 'whole', hostName: 'Ann', players: ['Ann', 'Ben'], round: 2 },
  });
  const listed = (...tables: readonly UnfinishedTable[]): void => tell({ event: 'unfinished', tables });
  const unfit: UnfinishedTable = { table: 'c3', lastPlayed: 0, found: { state: 'unfit', fault: 'edited' } };

  test('is listed once, with a number and the people', () => {
    lines.length = 0;
    listed(stopped('a1'), unfit);
    listed(stopped('a1'), unfit);
    expect(lines).toEqual([
      '2 tables wait in the middle of a game. The word takeup and a number opens one again.',
      '  1. Ann: Ann and Ben',
      '  2. cannot be taken up',
    ]);
  });

  test('is taken up by its number', () => {
    listed(stopped('a1'), stopped('b2'));
    terminal.read('takeup 2');
    expect(calls).toEqual([{ verb: 'takeUp', table: 'b2', name: '' }]);
  });

  test.each(['takeup', 'takeup 3', 'takeup x'])('is asked for by the number when %s names none', (word) => {
    listed(stopped('a1'));
    lines.length = 0;
    terminal.read(word);
    expect([calls, lines[0]]).toEqual([[], en.journal.terminal.which]);
  });

  test('does not take the place of a game that goes on', () => {
    listed(stopped('a1'));
    seat({ activity: 'playing' });
    lines.length = 0;
    terminal.read('takeup 1');
    expect([calls, lines]).toEqual([[], [en.journal.terminal.busy]]);
  });

  test('is said to be what it is where it cannot be taken up', () => {
    lines.length = 0;
    tell({ event: 'tableAnswer', answer: { answer: 'refused', fault: 'edited' } });
    expect(lines).toEqual([en.journal.faults.edited]);
  });

  test('is made by the word putaway, and kept by the word keep where the disk took nothing', () => {
    host();
    seat({ activity: 'playing' });
    lines.length = 0;
    tell({ event: 'keeping', keeping: { lost: 'diskFull', glanceOnly: false } });
    terminal.read('keep');
    tell({ event: 'keeping', keeping: { lost: null, glanceOnly: true } });
    terminal.read('putaway');
    expect(lines).toEqual([
      en.journal.keeping.lost.diskFull,
      en.journal.keeping.title,
      en.journal.keeping.hint,
      en.journal.terminal.keptAgain,
    ]);
    expect(calls).toEqual([{ verb: 'keepAgain' }, { verb: 'putAway' }]);
  });
});
