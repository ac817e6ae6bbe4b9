import { beforeEach, expect, test, vi } from 'vitest';
import type { Hosting } from '../../src-shared/hosting.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/settings.ts';
import { ok } from '../../src-shared/lang/result.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { Shell } from '../../src-main/shell/shell.ts';
import type { ShellParts } from '../../src-main/shell/shellParts.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';
import { fakeFolder, historyOver } from '../kit/pastGames.ts';
import { quietLan } from '../kit/quietLan.ts';
import { unkeptTables } from '../kit/unkeptTables.ts';
import { HOSTING as OPEN_TABLE, mineAt, person, tableOf } from '../renderer/fakeBridge.ts';

const LINK = 'http://127.0.0.1:50000/#1.a.b';
const HOSTING: Hosting = { ...OPEN_TABLE, practice: true };
const act = vi.fn<RunningHost['act']>(() => ok(null));
const join = vi.fn();
const openHost = vi.fn<ShellParts['openHost']>();
const openPractice = vi.fn<ShellParts['openPractice']>(() => Promise.resolve(ok(host)));
const host: RunningHost = {
  hosting: HOSTING,
  table: tableOf([]),
  port: 50_000,
  reached: false,
  ownLink: () => LINK,
  ownKey: () => null,
  act,
  onChange: () => () => undefined,
  close: () => Promise.resolve(),
};

let hear: (event: WindowEvent) => void;
let shell: Shell;

function practise(players: number): void {
  shell.attach(() => undefined).call({ verb: 'practise', name: 'Ann', players });
}

function tellTable(table: TableView): void {
  hear({ event: 'table', table, mine: { ...mineAt(0), seat: seatId(0) } });
}

beforeEach(() => {
  vi.clearAllMocks();
  shell = new Shell({
    kind: 'browser',
    version: '1',
    settings: DEFAULT_SETTINGS,
    saveSettings: () => undefined,
    history: historyOver(fakeFolder()),
    looksAtLaunch: true,
    showFolder: () => '/home/ann/kabinett',
    deleteMine: () => Promise.resolve(),
    ...unkeptTables,
    openLan: () => quietLan,
    openAddress: () => undefined,
    openHost,
    openPractice,
    guest: (listener) => {
      hear = listener;
      return {
        join,
        say: vi.fn(),
        gameFile: null,
        saveGame: vi.fn(),
        comeBack: vi.fn(),

        leave: vi.fn(),
        playHere: vi.fn(),
        giveUp: vi.fn(),
        wake: vi.fn(),
        follow: vi.fn(),
      };
    },
  });
});

test('practice opens a table of its own that is announced to nobody, and sits the person there', async () => {
  practise(5);

  await vi.waitFor(() => expect(join).toHaveBeenCalledExactlyOnceWith(LINK, 'Ann', 'seat'));
  expect(openPractice).toHaveBeenCalledExactlyOnceWith('Ann');
  expect(openHost).not.toHaveBeenCalled();
});

test.each([5, 10])(
  'with %i players bots take the other seats, the door is locked and the game starts',
  async (n) => {
    practise(n);
    await vi.waitFor(() => expect(join).toHaveBeenCalled());
    tellTable(tableOf(['Ann']));

    expect(act.mock.calls.map(([asked]) => asked.type)).toEqual([
      ...Array.from({ length: n - 1 }, () => 'addBot'),
      'lock',
      'start',
    ]);
  },
);

test('nothing is begun again by what the table says later', async () => {
  practise(5);
  await vi.waitFor(() => expect(join).toHaveBeenCalled());
  const bot = person('Ada', { occupant: 'bot' });
  tellTable(tableOf([], { seats: [person('Ann'), bot] }));
  tellTable(tableOf(['Ann'], { activity: 'playing', game: 1 }));
  tellTable(tableOf(['Ann'], { game: 1 }));

  expect(act).not.toHaveBeenCalled();
});

test('there is no practice beside a table that is open', async () => {
  practise(5);
  await vi.waitFor(() => expect(join).toHaveBeenCalled());
  practise(6);

  expect(openPractice).toHaveBeenCalledTimes(1);
});
