import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src-main/host/limits.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { FakeClock } from '../kit/fakeClock.ts';
import { openTestHost, type TestHostOptions } from '../kit/testHost.ts';
import { rawSocket, secretOf, WsGuest, type RawSocket } from '../kit/wsGuest.ts';

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

async function idle(host: RunningHost): Promise<RawSocket> {
  const raw = rawSocket(host.port);
  await once(raw.socket, 'message');
  return raw;
}

test.each([
  ['a text frame', 'hello', 1008],
  ['a frame of a wrong size', new Uint8Array(65), 1008],
  ['a frame that is no first message', new Uint8Array(66), 1008],
  ['a frame longer than any of a guest', new Uint8Array(1025), 1009],
])('%s before the handshake closes the socket with %i', async (_, data, code) => {
  const host = await open();
  const { socket, closed } = await idle(host);
  socket.send(data);

  expect(await closed).toBe(code);
});

test('a message in many small parts is cut off early', async () => {
  const host = await open();
  const { socket, closed } = await idle(host);
  for (let part = 0; part < 5; part += 1) socket.send(new Uint8Array(1), { fin: false });

  expect(await closed).toBe(1008);
});

test('who says nothing is closed after the first deadline', async () => {
  const host = await open({ limits: { firstMessageMs: 20 } });
  const { closed } = await idle(host);

  expect(await closed).toBe(1008);
});

test('who was let in but names itself not is cut', async () => {
  const clock = new FakeClock();
  const host = await open({ clock });
  const opened = await WsGuest.open(host.port, secretOf(host.hosting.invitation.link));
  if (!opened.ok) throw new Error(opened.error);
  const { guest, raw } = opened.value;
  guest.say({ type: 'join', name: '', as: 'seat' });
  await opened.value.until(() => guest.refusals.length > 0);
  await clock.run(DEFAULT_LIMITS.handshakeMs);
  await raw.closed;

  expect(guest.refusals).toEqual(['nameEmpty']);
});

test('of too many strangers the oldest is dropped, and the seated notice nothing', async () => {
  const host = await open({ limits: { unauthenticated: 3 } });
  const ann = await WsGuest.join(host.port, secretOf(host.hosting.invitation.link), 'Ann');
  const strangers = [await idle(host), await idle(host), await idle(host), await idle(host)];
  await strangers[0]?.closed;
  const ben = await WsGuest.join(host.port, secretOf(host.hosting.invitation.link), 'Ben');

  expect([ann.guest.end.isOpen, ben.guest.seat]).toEqual([true, 1]);
});

test('beyond the limit of sockets no more are opened', async () => {
  const host = await open({ limits: { webSockets: 2 } });
  await idle(host);
  await idle(host);
  const third = rawSocket(host.port);
  await third.closed;

  expect(third.frames).toEqual([]);
});

test('an address that holds too many sockets gets no more', async () => {
  const host = await open({
    limits: { ownAddressesExempt: false, webSocketsPerAddress: 2, handshakesPerSecondPerAddress: 100 },
  });
  await idle(host);
  await idle(host);
  const third = rawSocket(host.port);
  await third.closed;

  expect(third.frames).toEqual([]);
});

test('a guest whose frame does not open is away; the others notice nothing else', async () => {
  const host = await open();
  const link = secretOf(host.hosting.invitation.link);
  const ann = await WsGuest.join(host.port, link, 'Ann');
  const ben = await WsGuest.join(host.port, link, 'Ben');
  ann.raw.socket.send(new Uint8Array(256));
  await ann.raw.closed;
  await ben.until(() => ben.guest.table.seats[0]?.presence === 'away');

  expect(ann.guest.goodbye).toBeNull();
  expect(ben.guest.end.isOpen).toBe(true);
});

test('a reader whose queue would pass the limit is cut without a word, and its seat is kept', async () => {
  const host = await open({ limits: { outboundBytes: 300 } });
  const opened = await WsGuest.open(host.port, secretOf(host.hosting.invitation.link));
  if (!opened.ok) throw new Error(opened.error);
  opened.value.guest.say({ type: 'join', name: 'Ann', as: 'seat' });
  const code = await opened.value.raw.closed;

  expect([code, opened.value.guest.goodbye]).toEqual([1006, null]);
  expect(host.table.seats.map(({ name, presence }) => [name, presence])).toEqual([['Ann', 'away']]);
});
