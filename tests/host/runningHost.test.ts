import { createServer } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import type { Interfaces } from '../../src-main/host/addresses.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { ok } from '../../src-shared/lang/result.ts';
import { readAddressCode } from '../../src-shared/protocol/invitation.ts';
import { FakeClock } from '../kit/fakeClock.ts';
import { playByItself } from '../kit/playByItself.ts';
import { seededDice } from '../kit/seededDice.ts';
import { openTestHost, type TestHostOptions } from '../kit/testHost.ts';
import { rawSocket, secretOf, WsGuest } from '../kit/wsGuest.ts';

/** A beat's frame, whose number depends on the time of the test. */
const BEAT_BYTES = 256;

let hosts: RunningHost[] = [];

async function open(options?: TestHostOptions): Promise<RunningHost> {
  const host = await openTestHost(options);
  hosts.push(host);
  return host;
}

afterEach(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  hosts = [];
});

function linkOf(host: RunningHost): ReturnType<typeof secretOf> {
  return secretOf(host.hosting.invitation.link);
}

function codeOf(host: RunningHost): ReturnType<typeof secretOf> {
  return { kind: 'code', code: host.hosting.invitation.tableCode, seal: host.hosting.invitation.seal };
}

test('a guest joins by the link, and another by the typed code with the seal', async () => {
  const host = await open();
  const ann = await WsGuest.join(host.port, linkOf(host), 'Ann');
  const ben = await WsGuest.join(host.port, codeOf(host), 'Ben');

  expect([ann.guest.seat, ben.guest.seat]).toEqual([0, 1]);
  expect(host.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
});

test('seats are shown the address and the code but no link, and the gallery neither (decision 2)', async () => {
  const host = await open();
  const ann = await WsGuest.join(host.port, linkOf(host), 'Ann');
  const wall = await WsGuest.join(host.port, linkOf(host), '', 'gallery');

  expect(ann.guest.last('table').mine.invitation).toEqual({ ...host.hosting.invitation, link: null });
  expect(wall.guest.last('table').mine.invitation).toBeNull();
});

test('QR, link and codes of all follow the machine’s address and the host’s choice at once (decision 45)', async () => {
  const clock = new FakeClock();
  const info = { family: 'IPv4' as const, netmask: '255.255.255.0', mac: '02:00:00:00:00:01', cidr: null };
  const nic = (address: string): NetworkInterfaceInfo[] => [{ ...info, address, internal: false }];
  let machine: Interfaces = { eth0: nic('192.0.2.20'), wlan0: nic('198.51.100.7') };
  const host = await open({
    bind: '0.0.0.0',
    clock,
    networks: { interfaces: () => machine, routed: () => Promise.resolve('192.0.2.20') },
  });
  const ann = await WsGuest.join(host.port, linkOf(host), 'Ann');
  const shown = (): readonly string[] => {
    const { link, addressCode, address } = host.hosting.invitation;
    const seat = ann.guest.last('table').mine.invitation;
    expect(seat).toMatchObject({ address, addressCode });
    expect(link).toContain(`http://${address}/#`);
    expect(readAddressCode(addressCode)).toEqual({ host: address.split(':')[0], port: host.port });
    return [address.split(':')[0] ?? ''];
  };
  expect(shown()).toEqual(['192.0.2.20']);

  const told = ann.guest.heard.length;
  expect(host.act({ type: 'showNetwork', address: '198.51.100.7' })).toEqual(ok(null));
  await ann.until(() => ann.guest.heard.length > told);
  expect(shown()).toEqual(['198.51.100.7']);

  machine = { eth0: nic('192.0.2.20'), wlan0: nic('198.51.100.99') };
  await clock.run(2_000);
  await ann.until(() => ann.guest.heard.length > told + 1);
  expect(shown()).toEqual(['198.51.100.99']);
  expect(host.hosting.networkChosen).toBe(true);
});

test('a network that the machine is not on is refused by a code', async () => {
  const host = await open();

  expect(host.act({ type: 'showNetwork', address: '192.0.2.99' })).toEqual({
    ok: false,
    error: { code: 'noSuchNetwork' },
  });
});

test('the host is told which screens watch, and a marked one gets the link (decisions 2, 7)', async () => {
  const host = await open();
  const listed: (readonly [string, boolean])[][] = [];
  host.onChange((change) => {
    if (change.change === 'hosting')
      listed.push(change.hosting.screens.map(({ name, wall }) => [name, wall] as const));
  });
  const wall = await WsGuest.join(host.port, linkOf(host), 'Beamer', 'gallery');
  host.act({ type: 'markWall', screen: host.hosting.screens[0]?.screen ?? 0, wall: true });
  await wall.until(() => wall.guest.last('table').mine.invitation !== null);

  expect(listed).toEqual([[['Beamer', false]], [['Beamer', true]]]);
  expect(wall.guest.last('table').mine.invitation).toEqual(host.hosting.invitation);
});

test('the host’s own screen is not among those that watch', async () => {
  const host = await open();
  await WsGuest.join(host.port, secretOf(host.ownLink()), '', 'gallery');

  expect(host.table.watching).toBe(1);
  expect(host.hosting.screens).toEqual([]);
});

test('a wrong code is closed with 1008 and told nothing (decision 13)', async () => {
  const host = await open();
  const opened = await WsGuest.open(host.port, { kind: 'code', code: '000000', seal: null });
  if (!opened.ok) throw new Error(opened.error);
  opened.value.guest.say({ type: 'join', name: 'Eve', as: 'seat' });

  expect(await opened.value.raw.closed).toBe(1008);
  expect(opened.value.guest.heard).toEqual([]);
  expect(host.table.seats).toEqual([]);
});

test('a locked table answers the right code and the link like wrong ones (decision 3)', async () => {
  const host = await open();
  host.act({ type: 'lock', locked: true });
  for (const secret of [codeOf(host), linkOf(host)]) {
    const opened = await WsGuest.open(host.port, secret);
    if (!opened.ok) throw new Error(opened.error);
    opened.value.guest.say({ type: 'join', name: 'Ben', as: 'seat' });
    expect(await opened.value.raw.closed).toBe(1008);
  }
});

test('a reload comes back by its key to the same seat, even when the table is locked', async () => {
  const host = await open();
  const ann = await WsGuest.join(host.port, linkOf(host), 'Ann');
  host.act({ type: 'lock', locked: true });
  const back = await WsGuest.open(host.port, ann.key);
  if (!back.ok) throw new Error(back.error);
  back.value.guest.say({ type: 'return', revision: 0, head: null });
  await back.value.heard('table');

  expect(back.value.guest.handle).toBe(ann.guest.handle);
  expect(back.value.guest.seat).toBe(0);
  await ann.heard('goodbye');
  expect(ann.guest.goodbye).toBe('replaced');
});

test('a removed person cannot come back by the key, nor by the old code or link', async () => {
  const host = await open();
  const old = [linkOf(host), codeOf(host)];
  const ann = await WsGuest.join(host.port, linkOf(host), 'Ann');
  host.act({ type: 'remove', seat: 0 });
  await ann.heard('goodbye');
  expect(ann.guest.goodbye).toBe('removed');

  for (const secret of [ann.key, ...old]) {
    const opened = await WsGuest.open(host.port, secret);
    if (!opened.ok) throw new Error(opened.error);
    opened.value.guest.say({ type: 'return', revision: 0, head: null });
    expect(await opened.value.raw.closed).toBe(1008);
  }
});

test('the own guest of the host is marked, by its own link over the loopback, and only the first', async () => {
  const host = await open();
  const own = secretOf(host.ownLink());
  await WsGuest.join(host.port, own, 'Ann');
  await WsGuest.join(host.port, own, 'Ben');

  expect(host.table.seats.map(({ isHost }) => isHost)).toEqual([true, false]);
});

test('a new code is told to the own process and to every seat, and the old one opens nothing', async () => {
  const host = await open();
  const ann = await WsGuest.join(host.port, linkOf(host), 'Ann');
  const old = codeOf(host);
  const told: string[] = [];
  host.onChange((change) => {
    if (change.change === 'hosting') told.push(change.hosting.invitation.tableCode);
  });
  host.act({ type: 'newCode' });
  const { tableCode } = host.hosting.invitation;
  await ann.until(() => ann.guest.last('table').mine.invitation?.tableCode === tableCode);

  expect(told).toEqual([tableCode]);
  expect(old).not.toEqual(codeOf(host));
});

test('after five wrong codes an address is not answered for a minute, and the link still opens', async () => {
  const host = await open({ limits: { ownAddressesExempt: false, handshakesPerSecondPerAddress: 100 } });
  const guess = async (code: string): Promise<number> => {
    const opened = await WsGuest.open(host.port, { kind: 'code', code, seal: null });
    if (!opened.ok) throw new Error(opened.error);
    opened.value.guest.say({ type: 'join', name: 'Eve', as: 'seat' });
    return opened.value.raw.closed;
  };
  for (let wrong = 0; wrong < 5; wrong += 1) await guess('000000');

  expect(await guess(host.hosting.invitation.tableCode)).toBe(1008);
  const ann = await WsGuest.join(host.port, linkOf(host), 'Ann');
  expect(ann.guest.seat).toBe(0);
});

test('a taken port is passed over, and the move is told', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    }),
  );
  const host = await open({ ports: [port, 0] });
  taken.close();

  expect(host.port).not.toBe(port);
  expect(host.hosting.portMoved).toBe(true);
  expect(host.hosting.invitation.address).toBe(`127.0.0.1:${host.port}`);
});

test('closing says goodbye to everybody and frees the port', async () => {
  const host = await open();
  const ann = await WsGuest.join(host.port, linkOf(host), 'Ann');
  await host.close();

  await ann.heard('goodbye');
  expect(ann.guest.goodbye).toBe('hostStopped');
  await expect(fetch(`http://127.0.0.1:${host.port}/`)).rejects.toThrow();
});

test('closing the table tells the own process, after which no act is taken', async () => {
  const host = await open();
  const closed = new Promise<void>((resolve) => {
    host.onChange(({ change }) => {
      if (change === 'closed') resolve();
    });
  });
  host.act({ type: 'closeTable' });
  await closed;

  expect(host.act({ type: 'addBot' })).toEqual({ ok: false, error: { code: 'noGame' } });
});

test.each([5, 10])(
  'a whole game of %i over real sockets gives every seat the same number and sizes of frames (decision 10)',
  async (players) => {
    const host = await open();
    const guests: WsGuest[] = [];
    for (let seat = 0; seat < players; seat += 1)
      guests.push(await WsGuest.join(host.port, linkOf(host), `P${seat}`));
    await Promise.all(guests.map((each) => each.until(() => each.guest.table.seats.length === players)));
    const from = guests.map(({ raw }) => raw.frames.length);
    for (const { guest } of guests) playByItself(guest, seededDice(`seat ${String(guest.seat)}`));
    host.act({ type: 'start' });
    await Promise.all(guests.map((each) => each.until(() => each.guest.table.activity === 'concluded')));

    const sizes = guests.map(({ raw }, seat) =>
      raw.frames.slice(from[seat]).filter((size) => size !== BEAT_BYTES),
    );
    expect(sizes[0]?.length).toBeGreaterThan(20);
    for (const seen of sizes) expect(seen).toEqual(sizes[0]);
  },
);

test.each([
  ['an origin of another site', { origin: 'http://evil.example' }],
  ['the null origin', { origin: 'null' }],
  ['a name that was made to lead here', { host: 'rebound.example:1' }],
])('a socket with %s is refused before it opens', async (_, options) => {
  const host = await open();
  const { socket, closed } = rawSocket(host.port, options);
  let isOpen = false;
  socket.once('open', () => (isOpen = true));
  await closed;

  expect(isOpen).toBe(false);
});
