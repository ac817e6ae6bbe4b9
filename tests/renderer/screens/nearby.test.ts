import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { BridgeEvent } from '../../../src-shared/bridge.ts';
import type { Nearby, NearbyTable } from '../../../src-shared/nearby.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/settings.ts';
import type { DoctorReport } from '../../../src-shared/doctorReport.ts';
import App from '../../../src-renderer/App.svelte';
import { PageFacts } from '../../../src-renderer/pageFacts.svelte.ts';
import { Session } from '../../../src-renderer/session.svelte.ts';
import { teachDialogs } from '../dialog.ts';
import { FETCHED } from '../fetched.ts';
import { FakeBridge, HOSTING, SEATED, SHELL, mineAt, tableOf } from '../fakeBridge.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

const LOOKING: Nearby = {
  looking: true,
  quiet: false,
  blocked: null,
  networks: ['192.0.2.0/24'],
  tables: [],
  recent: [],
  search: { state: 'idle', asked: 0, all: 0 },
};

function table(pair: string, more: Partial<NearbyTable> = {}): NearbyTable {
  return {
    id: pair.repeat(16),
    name: null,
    host: 'Ann',
    address: '192.0.2.7:41932',
    seated: 3,
    seats: 10,
    phase: 'lobby',
    locked: false,
    fit: 'fits',
    silent: false,
    own: false,
    recent: false,
    ...more,
  };
}

function nearby(more: Partial<Nearby>): BridgeEvent {
  return { event: 'nearby', nearby: { ...LOOKING, ...more } };
}

function open(...events: readonly BridgeEvent[]): FakeBridge {
  const bridge = new FakeBridge();
  render(App, {
    session: new Session(bridge, ['en'], FETCHED),
    facts: new PageFacts(),
    address: '192.0.2.20:41932',
  });
  hear(bridge, SHELL, ...events);
  bridge.calls.length = 0;
  return bridge;
}

function hear(bridge: FakeBridge, ...events: readonly BridgeEvent[]): void {
  bridge.say(...events);
  flushSync();
}

function rows(): readonly string[] {
  return screen.queryAllByTestId('nearby-table').map((row) => row.textContent);
}

async function press(testid: string): Promise<void> {
  await fireEvent.click(screen.getByTestId(testid));
}

test('a table is listed with its name, its seats and how it stands', () => {
  open(nearby({ tables: [table('a1')] }));

  expect(rows()).toHaveLength(1);
  const row = within(screen.getByTestId('nearby-table'));
  row.getByText(/Ann.*’s table/);
  row.getByText('3 of 10 seats are taken.');
  row.getByText('In the lobby, open');
});

test.each<readonly [string, Partial<NearbyTable>]>([
  ['A game is going on: you can watch', { phase: 'playing' }],
  ['Locked: nobody new gets in', { locked: true }],
  ['In the lobby, every seat is taken', { seated: 10 }],
  ['Does not answer just now', { silent: true }],
  ['Its Kabinett is older than yours', { fit: 'hostOlder' }],
  ['Its Kabinett is newer than yours', { fit: 'hostNewer' }],
  ['Your own table', { own: true }],
  ['You sat here before', { recent: true }],
  ['Hosted by \u2068Ann\u2069', { name: 'Friday night' }],
])('the list says of a table: %s', (line, more) => {
  open(nearby({ tables: [table('a1', more)] }));

  within(screen.getByTestId('nearby-table')).getByText(line);
});

test('tables of the same name show two characters of their ids (decision 6)', () => {
  open(nearby({ tables: [table('a1'), table('b2'), table('c3', { host: 'Ben' })] }));

  expect(rows()[0]).toContain('A1');
  expect(rows()[1]).toContain('B2');
  expect(rows()[2]).not.toContain('C3');
});

test('the list follows by itself: there is nothing to press for it', () => {
  const bridge = open(nearby({ tables: [table('a1')] }));
  hear(bridge, nearby({ tables: [] }));

  expect(rows()).toEqual([]);
  expect(screen.queryByText(/refresh|reload/i)).toBeNull();
});

test('the networks that are looked at are named as ranges (decision 45)', () => {
  open(nearby({}));

  expect(screen.getByTestId('looking').textContent).toContain('192.0.2.0/24');
});

test('a press on a table opens the box for its code, and the code alone joins it (decision 1)', async () => {
  const bridge = open(nearby({ tables: [table('a1')] }));
  await press('nearby-table');
  await fireEvent.input(screen.getByTestId('table-code'), { target: { value: 'KB7M4T' } });
  await fireEvent.submit(screen.getByTestId('table-code'));

  expect(bridge.calls).toEqual([
    { verb: 'joinNearby', table: 'a1'.repeat(16), code: 'KB7M4T', name: 'Ann', as: 'seat' },
  ]);
});

test('the code is what the keyboard writes into when the box opens', async () => {
  open(nearby({ tables: [table('a1')] }));
  await press('nearby-table');

  expect(document.activeElement).toBe(screen.getByTestId('table-code'));
});

test('at a table that plays one can watch only (decision 3)', async () => {
  const bridge = open(nearby({ tables: [table('a1', { phase: 'playing' })] }));
  await press('nearby-table');
  expect(screen.queryByTestId('join-picked')).toBeNull();
  await fireEvent.submit(screen.getByTestId('table-code'));

  expect(bridge.calls).toMatchObject([{ verb: 'joinNearby', as: 'gallery' }]);
});

test('a wrong code is said in the box, which stays open', async () => {
  const bridge = open(nearby({ tables: [table('a1')] }));
  await press('nearby-table');
  await fireEvent.submit(screen.getByTestId('table-code'));
  hear(bridge, { event: 'link', status: { state: 'joining' } });
  expect(screen.queryByTestId('picked-table')).toBeNull();
  hear(bridge, { event: 'link', status: { state: 'turnedAway', reason: 'wrongCode' } });

  within(screen.getByTestId('picked-table')).getByTestId('refusal');
});

test('an answer to an earlier try is not said of another table', async () => {
  open(nearby({ tables: [table('a1')] }), {
    event: 'link',
    status: { state: 'turnedAway', reason: 'wrongCode' },
  });
  await press('nearby-table');

  expect(within(screen.getByTestId('picked-table')).queryByTestId('refusal')).toBeNull();
});

test('a table that goes while its code is asked for says so', async () => {
  const bridge = open(nearby({ tables: [table('a1')] }));
  await press('nearby-table');
  hear(bridge, nearby({ tables: [] }));

  within(screen.getByTestId('picked-table')).getByText('This table does not answer any more.');
});

test('a table of another version opens in the browser instead (decision 8)', async () => {
  const bridge = open(nearby({ tables: [table('a1', { fit: 'hostOlder' })] }));
  await press('nearby-table');
  expect(screen.queryByTestId('table-code')).toBeNull();
  await press('open-in-browser');

  expect(bridge.calls).toEqual([{ verb: 'openInBrowser', table: 'a1'.repeat(16) }]);
});

test('the other ways appear when the list stays empty, and not before (A-15)', () => {
  const bridge = open(nearby({}));
  expect(screen.queryByTestId('other-ways')).toBeNull();
  hear(bridge, nearby({ quiet: true }));

  screen.getByTestId('other-ways');
  screen.getByTestId('join-box');
});

test('the subnet is searched on a press, with its progress, and the search can be stopped (A-15.3)', async () => {
  const bridge = open(nearby({ quiet: true }));
  await press('search-harder');
  hear(bridge, nearby({ quiet: true, search: { state: 'running', asked: 40, all: 253 } }));
  expect(screen.getByTestId('search-line').textContent).toBe('Asked 40 of 253 addresses');
  await press('search-harder');

  expect(bridge.calls).toEqual([
    { verb: 'searchHarder', on: true },
    { verb: 'searchHarder', on: false },
  ]);
});

test('recent tables that do not answer can be tried, and forgotten (decision 9)', async () => {
  const recent = [{ id: 'b2'.repeat(16), name: null, host: 'Ben', address: '192.0.2.9:41932' }];
  const bridge = open(nearby({ quiet: true, recent }));
  await press('recent-table');
  screen.getByTestId('table-code');
  await press('forget-recent');

  expect(bridge.calls).toEqual([{ verb: 'forgetRecent' }]);
});

test('where the system will ask, a sentence and a press come first (decision 44)', async () => {
  const bridge = open(nearby({ looking: false }));
  expect(screen.queryByTestId('looking')).toBeNull();
  await press('look-around');

  expect(bridge.calls).toEqual([{ verb: 'lookAround' }]);
});

test('a page that a host served has no list', () => {
  open({
    ...SHELL,
    event: 'shell',
    kind: 'page',
    version: '',
    settings: DEFAULT_SETTINGS,
  });

  expect(screen.queryByTestId('looking')).toBeNull();
  expect(screen.queryByTestId('nearby')).toBeNull();
});

const REPORT: DoctorReport = {
  system: 'linux',
  interfaces: [
    { name: 'eth0', address: '192.0.2.5', range: '192.0.2.0/24', virtual: false, state: 'portHeld' },
  ],
  port: 41_932,
  announced: 'notHeard',
  reached: false,
  heardOthers: false,
  beacon: 'listening',
  tables: 0,
  causes: ['portHeld', 'linuxFirewall'],
};

test('the doctor is asked when its panel opens, and again on a press (B-7)', async () => {
  const bridge = open(nearby({}));
  await press('open-doctor');
  hear(bridge, { event: 'doctor', report: REPORT });
  await press('diagnose');

  expect(bridge.calls).toEqual([{ verb: 'diagnose' }, { verb: 'diagnose' }]);
});

test('the doctor shows what it found, and what to do about each cause (B-7)', async () => {
  const bridge = open(nearby({}));
  await press('open-doctor');
  hear(bridge, { event: 'doctor', report: REPORT });

  const findings = screen.getByTestId('doctor-findings').textContent;
  expect(findings).toContain('another program keeps port 5353 to itself');
  expect(findings).toContain('41932');
  expect(findings).toContain('was not heard');
  const causes = [...screen.getByTestId('doctor-causes').children];
  expect(causes.map((cause) => cause.getAttribute('data-cause'))).toEqual(['portHeld', 'linuxFirewall']);
  expect(causes.every((cause) => (cause.querySelector('b')?.textContent ?? '') !== '')).toBe(true);
});

test('the doctor’s report is a text that holds every finding and nothing unseen (B-7)', async () => {
  const bridge = open(nearby({}));
  await press('open-doctor');
  hear(bridge, { event: 'doctor', report: REPORT });

  const report = screen.getByTestId<HTMLTextAreaElement>('doctor-report').value;
  expect(report).toContain('eth0: 192.0.2.5 in 192.0.2.0/24');
  expect(report).toContain('portHeld: ');
  expect(report).not.toMatch(/[\u2066-\u2069]/);
});

test('a host opens the doctor from the lobby (B-7)', async () => {
  const bridge = open(
    SEATED,
    { event: 'hosting', hosting: HOSTING },
    { event: 'table', table: tableOf(['Ann']), mine: mineAt(0) },
  );
  await press('open-doctor');

  expect(bridge.calls).toEqual([{ verb: 'diagnose' }]);
});

test.each([
  ['localNetworkDenied', 'macOS keeps Kabinett off the local network', 'Local Network'],
  ['windowsBlocks', 'Windows, or a security program on it, stops', 'Windows Security'],
  ['linuxBlocks', 'A firewall rule on this device stops', 'sudo ufw allow out'],
] as const)(
  'a network that the system blocks (%s) is said with what to click, unasked',
  (blocked, what, todo) => {
    open(nearby({ blocked }));

    expect(screen.getByTestId('blocked').textContent).toContain(what);
    expect(screen.getByTestId('blocked').textContent).toContain(todo);
  },
);

test('a network that nobody blocks is not spoken of', () => {
  open(nearby({}));
  expect(screen.queryByTestId('blocked')).toBeNull();
});
