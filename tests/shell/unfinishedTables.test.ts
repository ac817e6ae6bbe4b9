import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BridgeCall, BridgeEvent } from '../../src-shared/bridge.ts';
import { ok } from '../../src-shared/lang/result.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/settings.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { HostChange, RunningHost } from '../../src-main/host/runningHost.ts';
import { createJournalFile } from '../../src-main/journal/journalFile.ts';
import { systemFs } from '../../src-main/journal/journalFs.ts';
import { fileKeeper } from '../../src-main/journal/keepers.ts';
import { KeptTable } from '../../src-main/journal/keptTable.ts';
import { KeptTables } from '../../src-main/shell/keptTables.ts';
import { Shell } from '../../src-main/shell/shell.ts';
import type { ShellParts, TableKeep } from '../../src-main/shell/shellParts.ts';
import { faultyFs, type FaultyFs } from '../kit/faultyFs.ts';
import { fakeFolder, historyOver } from '../kit/pastGames.ts';
import { quietLan } from '../kit/quietLan.ts';
import { HOSTING, tableOf } from '../renderer/fakeBridge.ts';

const TABLE = '1'.repeat(32);
const KEY = { hostKey: 'a'.repeat(64), handle: 'b'.repeat(32), key: 'c'.repeat(64) };

let folder = '';
let faulty: FaultyFs;
let told: BridgeEvent[];
let window: ReturnType<Shell['attach']>;
let shell: Shell;
let listeners: ((change: HostChange) => void)[];
let opened: TableKeep[];
let kept: KeptTable[];
let table: TableView;

const guest = {
  join: vi.fn(),
  gameFile: null,
  say: vi.fn(),
  saveGame: vi.fn(),
  comeBack: vi.fn(),
  follow: vi.fn(),
  leave: vi.fn(),
  playHere: vi.fn(),
  giveUp: vi.fn(),
  wake: vi.fn(),
};
const close = vi.fn<RunningHost['close']>(() => {
  for (const listener of listeners) listener({ change: 'closed' });
  return Promise.resolve();
});
const deleteMine = vi.fn(() => Promise.resolve());
const ownKey = vi.fn<RunningHost['ownKey']>(() => null);
const openHost = vi.fn<ShellParts['openHost']>((_name, _advertiser, keep) => {
  opened.push(keep);
  return Promise.resolve(
    ok({
      hosting: HOSTING,
      table,
      port: 50_000,
      reached: false,
      ownLink: () => 'http://127.0.0.1:50000/#1.a.b',
      ownKey,
      act: () => ok(null),
      onChange: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      close,
    }),
  );
});

const keeper = () => fileKeeper(systemFs, join(folder, 'key'));

async function keep(records: readonly string[] = ['Ann']): Promise<void> {
  const created = await createJournalFile(systemFs, folder, TABLE, keeper(), records);
  if (!created.ok) throw new Error(created.error);
  await created.value.close();
}

function open(): void {
  const place = { fs: faulty.fs, folder, keeper: keeper() };
  shell = new Shell({
    kind: 'browser',
    version: '1',
    settings: DEFAULT_SETTINGS,
    saveSettings: () => undefined,
    looksAtLaunch: true,
    openLan: () => quietLan,
    openAddress: () => undefined,
    showFolder: () => '/home/ann/kabinett',
    deleteMine,
    history: historyOver(fakeFolder()),
    openHost,
    openPractice: () => Promise.reject(new Error('nobody practises here')),
    guest: () => guest,
    tables: new KeptTables({
      ...place,
      summarise: ([hostName = '']) => ok({ hostName, players: ['Ann'], round: 2 }),
    }),
    keepTable: (tableId, onKeeping) => {
      const one = new KeptTable({ ...place, tableId, onKeeping });
      kept.push(one);
      return one;
    },
  });
  told = [];
  window = shell.attach((event) => void told.push(event));
}

function call(said: BridgeCall): void {
  window.call(said);
}

/** The list as it was told last. */
function listed(): readonly string[] {
  const last = told.findLast((event) => event.event === 'unfinished');
  return last === undefined ? [] : last.tables.map((one) => one.table);
}

function answers(): readonly unknown[] {
  return told.filter((event) => event.event === 'tableAnswer').map((event) => event.answer);
}

async function openWithOne(): Promise<void> {
  await keep();
  open();
  await vi.waitFor(() => expect(listed()).toEqual([TABLE]));
}

beforeEach(() => {
  vi.clearAllMocks();
  folder = mkdtempSync(join(tmpdir(), 'kabinett-unfinished-'));
  faulty = faultyFs();
  listeners = [];
  opened = [];
  kept = [];
  table = tableOf(['Ann']);
});
afterEach(async () => {
  for (const one of kept) await one.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the list is told at the start, and to a window that comes later', async () => {
  await openWithOne();
  const later: BridgeEvent[] = [];
  shell.attach((event) => void later.push(event));
  expect(later).toContainEqual(told.findLast((event) => event.event === 'unfinished'));
});

test('a table is taken up from its records, and the host’s own seat by its key', async () => {
  await openWithOne();
  ownKey.mockReturnValueOnce(KEY);
  call({ verb: 'takeUp', table: TABLE, name: 'Ann' });
  await vi.waitFor(() => expect(guest.comeBack).toHaveBeenCalledExactlyOnceWith(50_000, KEY));
  expect(opened[0]?.records).toEqual(['Ann']);
  expect(guest.join).not.toHaveBeenCalled();
});

test('a host that had no place there joins by the link', async () => {
  await openWithOne();
  call({ verb: 'takeUp', table: TABLE, name: 'Ann' });
  await vi.waitFor(() => expect(guest.join).toHaveBeenCalledOnce());
});

test('the table in play is not in the list, and comes back to it with its end', async () => {
  await openWithOne();
  call({ verb: 'takeUp', table: TABLE, name: 'Ann' });
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  await opened[0]?.store(TABLE).begin(['Ann']);
  call({ verb: 'deleteTable', table: '2'.repeat(32) });
  await vi.waitFor(() => expect(listed()).toEqual([]));

  await shell.close();
  await vi.waitFor(() => expect(listed()).toEqual([TABLE]));
});

test('a table that is not in the list is not taken up, and that is said', async () => {
  await openWithOne();
  call({ verb: 'takeUp', table: '2'.repeat(32), name: 'Ann' });
  await vi.waitFor(() => expect(answers()).toEqual([{ answer: 'refused', fault: 'noSuchTable' }]));
  expect(openHost).not.toHaveBeenCalled();
});

test('records that no table can be taken up from are said, and stay', async () => {
  await openWithOne();
  openHost.mockResolvedValueOnce({ ok: false, error: 'unfit' });
  call({ verb: 'takeUp', table: TABLE, name: 'Ann' });
  await vi.waitFor(() => expect(answers()).toEqual([{ answer: 'refused', fault: 'unfit' }]));
  expect(readdirSync(folder)).toContain(`${TABLE}.table`);
});

test('a table without a game gives way to the one that is taken up', async () => {
  await openWithOne();
  await shell.hostTable('Ann', true);
  call({ verb: 'takeUp', table: TABLE, name: 'Ann' });
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(close).toHaveBeenCalledOnce();
});

test('a table with a game gives way to none', async () => {
  await openWithOne();
  table = { ...table, activity: 'playing' };
  await shell.hostTable('Ann', true);
  call({ verb: 'takeUp', table: TABLE, name: 'Ann' });
  call({ verb: 'deleteTable', table: TABLE });
  await vi.waitFor(() => expect(listed()).toEqual([]));
  expect(close).not.toHaveBeenCalled();
  expect(opened).toHaveLength(1);
});

test('putting away closes a game with that word, and a lobby not at all', async () => {
  open();
  await shell.hostTable('Ann', true);
  call({ verb: 'putAway' });
  expect(close).not.toHaveBeenCalled();
  await shell.close();
  close.mockClear();

  table = { ...table, activity: 'playing' };
  await shell.hostTable('Ann', true);
  call({ verb: 'putAway' });
  expect(close).toHaveBeenCalledExactlyOnceWith('putAway');
});

test('a start that asks for a table opens one, unless another can be taken up', async () => {
  open();
  await shell.hostAtLaunch('Ann');
  expect(opened).toHaveLength(1);
  await shell.close();

  await openWithOne();
  await shell.hostAtLaunch('Ann');
  expect(opened).toHaveLength(1);
});

test('everything of this person is deleted at home, and at no table', async () => {
  open();
  await shell.hostTable('Ann', true);
  call({ verb: 'deleteMine' });
  expect(deleteMine).not.toHaveBeenCalled();
  await shell.close();
  call({ verb: 'saveSettings', settings: { ...DEFAULT_SETTINGS, name: 'Ann' } });

  call({ verb: 'deleteMine' });

  const shells = () => told.flatMap((event) => (event.event === 'shell' ? [event.settings.name] : []));
  await vi.waitFor(() => expect(shells()).toEqual(['', 'Ann', '']));
  expect(deleteMine).toHaveBeenCalledOnce();
});

test('a table that is deleted is gone', async () => {
  await openWithOne();
  call({ verb: 'deleteTable', table: TABLE });
  await vi.waitFor(() => expect(listed()).toEqual([]));
  expect(readdirSync(folder)).toEqual(['key']);
});

test('a table that the disk does not let go of is said to be there still', async () => {
  await openWithOne();
  faulty.fail('EROFS', (called) => called === 'rm');
  call({ verb: 'deleteTable', table: TABLE });
  await vi.waitFor(() => expect(answers()).toEqual([{ answer: 'refused', fault: 'notWritten' }]));
});

test('a saved table goes to the window in one piece and comes back in several', async () => {
  await keep(['Ann', 'x'.repeat(10_000)]);
  open();
  await vi.waitFor(() => expect(listed()).toEqual([TABLE]));
  call({ verb: 'saveTable', table: TABLE, passphrase: null });
  await vi.waitFor(() => expect(answers()).toHaveLength(1));
  const saved = told.findLast((event) => event.event === 'tableAnswer')?.answer;
  const data = saved?.answer === 'saved' ? saved.data : '';
  call({ verb: 'deleteTable', table: TABLE });
  await vi.waitFor(() => expect(listed()).toEqual([]));

  const of = Math.ceil(data.length / 6000);
  expect(of).toBeGreaterThan(1);
  for (let part = 0; part < of; part += 1)
    call({ verb: 'tableFilePart', part, of, data: data.slice(part * 6000, (part + 1) * 6000) });
  call({ verb: 'openTable', passphrase: null });

  await vi.waitFor(() => expect(answers().at(-1)).toEqual({ answer: 'opened', table: TABLE }));
  expect(listed()).toEqual([TABLE]);
});

test('to open a file that was never handed over is refused', async () => {
  open();
  call({ verb: 'openTable', passphrase: null });
  await vi.waitFor(() => expect(answers()).toEqual([{ answer: 'refused', fault: 'unreadable' }]));
});

test('whether the hosted table is kept is told, once at each change', async () => {
  open();
  await shell.hostTable('Ann', true);
  const store = opened[0]?.store(TABLE);
  await store?.begin(['Ann']);
  faulty.fail('ENOSPC', (called) => called === 'write');
  await store?.append('lost');
  await store?.append('lost');
  faulty.heal();
  call({ verb: 'keepAgain' });
  await vi.waitFor(() => expect(keepings()).toHaveLength(4));
  expect(keepings()).toEqual([
    null,
    { lost: null, glanceOnly: true },
    { lost: 'diskFull', glanceOnly: false },
    { lost: null, glanceOnly: true },
  ]);

  await shell.close();
  expect(keepings().at(-1)).toBeNull();
});

function keepings(): readonly unknown[] {
  return told.filter((event) => event.event === 'keeping').map((event) => event.keeping);
}
