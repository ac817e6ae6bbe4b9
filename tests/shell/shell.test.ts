import { beforeEach, expect, test, vi } from 'vitest';
import type { BridgeEvent } from '../../src-shared/bridge.ts';
import type { Hosting } from '../../src-shared/hosting.ts';
import type { Nearby } from '../../src-shared/nearby.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/settings.ts';
import { err, ok } from '../../src-shared/lang/result.ts';
import { NO_DEAL } from '../../src-shared/protocol/deal.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { fakeFolder, historyOver } from '../kit/pastGames.ts';
import { NO_NEARBY, quietLan } from '../kit/quietLan.ts';
import { unkeptTables } from '../kit/unkeptTables.ts';
import type { ShellLan } from '../../src-main/shell/nearby.ts';
import type { HostChange, RunningHost } from '../../src-main/host/runningHost.ts';
import { Shell } from '../../src-main/shell/shell.ts';
import type { ShellGuest, ShellParts } from '../../src-main/shell/shellParts.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';

const HOSTING: Hosting = {
  tableId: 'a1',
  invitation: {
    address: '192.0.2.20:41932',
    addressCode: 'AAAA-BBBB',
    tableCode: 'CCCCCC',
    seal: 'DDDDDDDDDD',
    link: 'http://192.0.2.20:41932/#1.a.b',
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

const TABLE: TableView = {
  id: 'a1',
  name: null,
  hostName: 'Ann',
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

const guest = {
  join: vi.fn(),
  say: vi.fn(),
  gameFile: null,
  saveGame: vi.fn(),
  comeBack: vi.fn(),
  leave: vi.fn(),
  playHere: vi.fn(),
  giveUp: vi.fn(),
  wake: vi.fn(),
  follow: vi.fn<ShellGuest['follow']>(),
};
const host = {
  hosting: HOSTING,
  table: TABLE,
  port: 41932,
  reached: false,
  ownLink: () => 'http://127.0.0.1:41932/#1.a.b',
  ownKey: vi.fn<RunningHost['ownKey']>(() => null),
  act: vi.fn<RunningHost['act']>(() => ok(null)),
  onChange: vi.fn<RunningHost['onChange']>(() => () => undefined),
  close: vi.fn<RunningHost['close']>(() => Promise.resolve()),
};
const saveSettings = vi.fn();
const openAddress = vi.fn();
const lan = {
  ...quietLan,
  look: vi.fn<ShellLan['look']>(),
  find: vi.fn<ShellLan['find']>(() => null),
  whereIs: vi.fn<ShellLan['whereIs']>(() => null),
  searchHarder: vi.fn<ShellLan['searchHarder']>(),
  forgetRecent: vi.fn<ShellLan['forgetRecent']>(),
  close: vi.fn<ShellLan['close']>(() => Promise.resolve()),
};
const openHost = vi.fn<ShellParts['openHost']>(() => Promise.resolve(ok(host)));
const openPractice = vi.fn<ShellParts['openPractice']>(() => Promise.resolve(ok(host)));

let hear: (event: WindowEvent) => void;
let hearNearby: (nearby: Nearby) => void;
let wake: () => void;
let shell: Shell;

function events(): { readonly told: BridgeEvent[]; readonly window: ReturnType<Shell['attach']> } {
  const told: BridgeEvent[] = [];
  return { told, window: shell.attach((event) => void told.push(event)) };
}

function openShell(parts: Partial<ShellParts> = {}): Shell {
  return new Shell({
    kind: 'browser',
    version: '1.2.3',
    settings: DEFAULT_SETTINGS,
    saveSettings,
    history: historyOver(fakeFolder()),
    looksAtLaunch: true,
    showFolder: () => '/home/ann/kabinett',
    deleteMine: () => Promise.resolve(),
    ...unkeptTables,
    openLan: (listener, onWake) => {
      hearNearby = listener;
      wake = onWake;
      return lan;
    },
    openAddress,
    openHost,
    openPractice,
    guest: (listener) => {
      hear = listener;
      return guest;
    },
    ...parts,
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  shell = openShell();
});

test('a new window is told the shell, that nothing is hosted, and that it is at no table', () => {
  expect(events().told).toEqual([
    { event: 'shell', kind: 'browser', version: '1.2.3', settings: DEFAULT_SETTINGS },
    { event: 'hosting', hosting: null },
    { event: 'link', status: { state: 'home' } },
    { event: 'nearby', nearby: NO_NEARBY },
    { event: 'unfinished', tables: [] },
    { event: 'keeping', keeping: null },
  ]);
});

test('a reloaded window is told the table as it stands', () => {
  const table = {
    event: 'table',
    table: TABLE,
    mine: { seat: null, name: '', invitation: null, askedFor: null, botDeeds: [] },
  } as const;
  hear({ event: 'link', status: { state: 'seated' } });
  hear(table);

  expect(events().told.slice(2)).toEqual([
    { event: 'link', status: { state: 'seated' } },
    { event: 'nearby', nearby: NO_NEARBY },
    { event: 'unfinished', tables: [] },
    { event: 'keeping', keeping: null },
    table,
  ]);
});

test('at home nothing of the last table is told', () => {
  hear({
    event: 'table',
    table: TABLE,
    mine: { seat: null, name: '', invitation: null, askedFor: null, botDeeds: [] },
  });
  hear({ event: 'link', status: { state: 'home' } });

  expect(events().told).toHaveLength(6);
});

test('every window hears what happens, until it is detached', () => {
  const one = events();
  const other = events();
  other.window.detach();
  hear({ event: 'link', status: { state: 'joining' } });

  expect(one.told.at(-1)).toEqual({ event: 'link', status: { state: 'joining' } });
  expect(other.told).toHaveLength(6);
});

test('the window that asks for the folder is told where it lies, and no other', () => {
  const one = events();
  const other = events();
  one.window.call({ verb: 'showFolder' });
  expect(one.told.at(-1)).toEqual({ event: 'folder', path: '/home/ann/kabinett' });
  expect(other.told.filter(({ event }) => event === 'folder')).toEqual([]);
});

test.each([
  [true, 'seat'],
  [false, 'gallery'],
])('a host who takes a seat (%s) joins over loopback as any guest: %s', async (seated, as) => {
  events().window.call({ verb: 'hostTable', name: 'Ann', seated });

  await vi.waitFor(() => expect(guest.join).toHaveBeenCalledExactlyOnceWith(host.ownLink(), 'Ann', as));
});

test('a second table is not opened while one is open or opening', async () => {
  const { window } = events();
  window.call({ verb: 'hostTable', name: 'Ann', seated: true });
  window.call({ verb: 'hostTable', name: 'Ann', seated: true });
  await vi.waitFor(() => expect(guest.join).toHaveBeenCalled());
  window.call({ verb: 'hostTable', name: 'Ann', seated: true });

  expect(openHost).toHaveBeenCalledTimes(1);
});

test('a host whose name was refused, or who left, comes in again by the same verb', async () => {
  await shell.hostTable('', true);
  hear({ event: 'link', status: { state: 'turnedAway', reason: 'nameEmpty' } });
  guest.join.mockClear();

  events().window.call({ verb: 'hostTable', name: 'Ann', seated: true });

  await vi.waitFor(() => expect(guest.join).toHaveBeenCalledExactlyOnceWith(host.ownLink(), 'Ann', 'seat'));
  expect(openHost).toHaveBeenCalledTimes(1);
});

test('without a free port the window is told so and stays at home', async () => {
  openHost.mockResolvedValueOnce(err('portsTaken'));
  const { told, window } = events();

  window.call({ verb: 'hostTable', name: 'Ann', seated: true });

  await vi.waitFor(() =>
    expect(told.at(-1)).toEqual({ event: 'link', status: { state: 'turnedAway', reason: 'portsTaken' } }),
  );
  expect(shell.isHosting).toBe(false);
});

test('control acts reach the table only where this shell hosts it', async () => {
  const { told, window } = events();
  window.call({ verb: 'control', act: { type: 'start' } });
  expect(host.act).not.toHaveBeenCalled();

  await shell.hostTable('Ann', true);
  host.act.mockReturnValueOnce(err({ code: 'tooFewPlayers', missing: 4 }));
  window.call({ verb: 'control', act: { type: 'start' } });

  expect(told.at(-1)).toEqual({ event: 'refused', refusal: { code: 'tooFewPlayers', missing: 4 } });
});

test('a host’s windows do not join another table', async () => {
  await shell.hostTable('Ann', true);
  guest.join.mockClear();

  events().window.call({ verb: 'joinTable', where: '192.0.2.9:1', name: 'Ann', as: 'seat' });

  expect(guest.join).not.toHaveBeenCalled();
});

test('what is new in the host’s invitation is told, and so is the end of the table', async () => {
  await shell.hostTable('Ann', true);
  const change = (what: HostChange): void => host.onChange.mock.calls[0]?.[0](what);
  const { told } = events();

  change({ change: 'hosting', hosting: { ...HOSTING, portMoved: true } });
  expect(told.at(-1)).toEqual({ event: 'hosting', hosting: { ...HOSTING, portMoved: true } });

  change({ change: 'closed' });
  expect(told.at(-1)).toEqual({ event: 'hosting', hosting: null });
  expect(shell.isHosting).toBe(false);
  expect(guest.giveUp).toHaveBeenCalledOnce();
});

test('settings are kept and told to every window', () => {
  const settings = { ...DEFAULT_SETTINGS, name: 'Ben' };
  const { told } = events();

  events().window.call({ verb: 'saveSettings', settings });

  expect(saveSettings).toHaveBeenCalledExactlyOnceWith(settings);
  expect(told.at(-1)).toMatchObject({ event: 'shell', settings });
});

test('closing ends the guest’s connection and then the table, and says that nothing is hosted', async () => {
  await shell.hostTable('Ann', true);
  const { told } = events();

  await shell.close();

  expect(guest.giveUp).toHaveBeenCalledBefore(host.close);
  expect(told.at(-1)).toEqual({ event: 'hosting', hosting: null });
});

const ID = 'ab'.repeat(16);

test('tables are looked for from the launch, and not while this shell sits at one', () => {
  expect(lan.look).toHaveBeenLastCalledWith(true);
  hear({ event: 'link', status: { state: 'seated' } });
  expect(lan.look).toHaveBeenLastCalledWith(false);
  hear({ event: 'link', status: { state: 'home' } });
  expect(lan.look).toHaveBeenLastCalledWith(true);
});

test('a table that was lost is looked for until it is back', () => {
  hear({ event: 'link', status: { state: 'seated' } });
  hear({ event: 'link', status: { state: 'lost', retryInMs: 0, attempt: 1 } });
  expect(lan.look).toHaveBeenLastCalledWith(true);
  hear({ event: 'link', status: { state: 'seated' } });
  expect(lan.look).toHaveBeenLastCalledWith(false);
});

test('a table that was put away is looked for until it is taken up', () => {
  hear({ event: 'link', status: { state: 'seated' } });
  hear({ event: 'link', status: { state: 'turnedAway', reason: 'putAway' } });
  hearNearby(NO_NEARBY);
  expect(guest.follow).toHaveBeenCalledTimes(2);
});

test('while the link is lost the guest is told where its table answers now, and at no other time', () => {
  lan.whereIs.mockReturnValue({ host: '192.0.2.77', port: 41_933 });
  hear({ event: 'link', status: { state: 'seated' } });
  hearNearby(NO_NEARBY);
  expect(guest.follow).not.toHaveBeenCalled();

  hear({ event: 'link', status: { state: 'lost', retryInMs: 250, attempt: 2 } });
  expect(guest.follow).toHaveBeenCalledTimes(1);
  hearNearby(NO_NEARBY);
  expect(guest.follow).toHaveBeenCalledTimes(2);

  expect(guest.follow.mock.lastCall?.[0](ID)).toEqual({ host: '192.0.2.77', port: 41_933 });
  expect(lan.whereIs).toHaveBeenCalledExactlyOnceWith(ID);
});

test('where the system asks the person first, nothing is looked for before their act (decision 44)', () => {
  shell = openShell({ looksAtLaunch: false });
  expect(lan.look).toHaveBeenLastCalledWith(false);
  events().window.call({ verb: 'lookAround' });
  expect(lan.look).toHaveBeenLastCalledWith(true);
});

test('hosting is an act that lets tables be looked for afterwards (decision 44)', () => {
  shell = openShell({ looksAtLaunch: false });
  events().window.call({ verb: 'hostTable', name: 'Ann', seated: true });
  expect(lan.look).toHaveBeenLastCalledWith(true);
});

test('a change of the list is told to every window', () => {
  const { told } = events();
  hearNearby({ ...NO_NEARBY, quiet: true });
  expect(told.at(-1)).toEqual({ event: 'nearby', nearby: { ...NO_NEARBY, quiet: true } });
});

test('a table of the list is joined at its address by the table code alone', () => {
  lan.find.mockReturnValueOnce({ host: '192.0.2.7', port: 41932, pin: null });
  events().window.call({ verb: 'joinNearby', table: ID, code: 'KB7M4T', name: 'Ben', as: 'seat' });
  expect(lan.find).toHaveBeenCalledWith(ID);
  expect(guest.join).toHaveBeenCalledWith('KB7M4T', 'Ben', 'seat', {
    host: '192.0.2.7',
    port: 41932,
    pin: null,
  });
});

test('a table that has gone from the list cannot be reached', () => {
  const { told, window } = events();
  window.call({ verb: 'joinNearby', table: ID, code: 'KB7M4T', name: 'Ben', as: 'seat' });
  expect(told.at(-1)).toEqual({ event: 'link', status: { state: 'turnedAway', reason: 'unreachable' } });
  expect(guest.join).not.toHaveBeenCalled();
});

test('the page of a listed table opens in the browser at its own address, and no other', () => {
  const { window } = events();
  window.call({ verb: 'openInBrowser', table: ID });
  expect(openAddress).not.toHaveBeenCalled();
  lan.find.mockReturnValueOnce({ host: '192.0.2.7', port: 41932, pin: null });
  window.call({ verb: 'openInBrowser', table: ID });
  expect(openAddress).toHaveBeenCalledWith('http://192.0.2.7:41932/');
});

test('the search of the subnet is for a person without a table', () => {
  const { window } = events();
  window.call({ verb: 'searchHarder', on: true });
  expect(lan.searchHarder).toHaveBeenCalledTimes(1);
  hear({ event: 'link', status: { state: 'seated' } });
  window.call({ verb: 'searchHarder', on: true });
  expect(lan.searchHarder).toHaveBeenCalledTimes(1);
});

test('the doctor answers when asked', () => {
  const { told, window } = events();
  window.call({ verb: 'diagnose' });
  expect(told.at(-1)).toEqual({ event: 'doctor', report: quietLan.diagnose(false) });
});

test('a shell that closes lets go of the network after its table', async () => {
  events().window.call({ verb: 'hostTable', name: 'Ann', seated: true });
  await Promise.resolve();
  await shell.close();
  expect(lan.close.mock.invocationCallOrder[0]).toBeGreaterThan(
    host.close.mock.invocationCallOrder[0] ?? Infinity,
  );
});

test('a machine that slept or changed its network has its guest’s link made anew', () => {
  openShell();

  wake();

  expect(guest.wake).toHaveBeenCalledOnce();
});
