import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, type BridgeEvent, type Hosting } from '../../src-shared/bridge.ts';
import { err, ok } from '../../src-shared/lang/result.ts';
import type { TableView } from '../../src-shared/protocol/messages.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { HostChange, RunningHost } from '../../src-main/host/runningHost.ts';
import { Shell, type GuestEvent, type ShellParts } from '../../src-main/shell/shell.ts';

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
  screens: [],
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
  longAbsent: [],
};

const guest = {
  join: vi.fn(),
  say: vi.fn(),
  leave: vi.fn(),
  playHere: vi.fn(),
  giveUp: vi.fn(),
};
const host = {
  hosting: HOSTING,
  table: TABLE,
  port: 41932,
  ownLink: () => 'http://127.0.0.1:41932/#1.a.b',
  act: vi.fn<RunningHost['act']>(() => ok(null)),
  onChange: vi.fn<RunningHost['onChange']>(() => () => undefined),
  close: vi.fn<RunningHost['close']>(() => Promise.resolve()),
};
const saveSettings = vi.fn();
const openHost = vi.fn<ShellParts['openHost']>(() => Promise.resolve(ok(host)));

let hear: (event: GuestEvent) => void;
let shell: Shell;

function events(): { readonly told: BridgeEvent[]; readonly window: ReturnType<Shell['attach']> } {
  const told: BridgeEvent[] = [];
  return { told, window: shell.attach((event) => void told.push(event)) };
}

beforeEach(() => {
  vi.clearAllMocks();
  shell = new Shell({
    kind: 'browser',
    version: '1.2.3',
    settings: DEFAULT_SETTINGS,
    saveSettings,
    openHost,
    guest: (listener) => {
      hear = listener;
      return guest;
    },
  });
});

test('a new window is told the shell, that nothing is hosted, and that it is at no table', () => {
  expect(events().told).toEqual([
    { event: 'shell', kind: 'browser', version: '1.2.3', settings: DEFAULT_SETTINGS },
    { event: 'hosting', hosting: null },
    { event: 'link', status: { state: 'home' } },
  ]);
});

test('a reloaded window is told the table as it stands', () => {
  const table = { event: 'table', table: TABLE, mine: { seat: null, name: '', invitation: null } } as const;
  hear({ event: 'link', status: { state: 'seated' } });
  hear(table);

  expect(events().told.slice(2)).toEqual([{ event: 'link', status: { state: 'seated' } }, table]);
});

test('at home nothing of the last table is told', () => {
  hear({ event: 'table', table: TABLE, mine: { seat: null, name: '', invitation: null } });
  hear({ event: 'link', status: { state: 'home' } });

  expect(events().told).toHaveLength(3);
});

test('every window hears what happens, until it is detached', () => {
  const one = events();
  const other = events();
  other.window.detach();
  hear({ event: 'link', status: { state: 'joining' } });

  expect(one.told.at(-1)).toEqual({ event: 'link', status: { state: 'joining' } });
  expect(other.told).toHaveLength(3);
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
