import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { FakeClock } from '../kit/fakeClock.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { closeCodeAfter, codeOf, joinAll, OpenHosts } from '../kit/openHosts.ts';
import { rawSocket, type RawSocket } from '../kit/wsGuest.ts';

const hosts = new OpenHosts();

afterEach(() => hosts.closeAll());

/** Strangers of another machine, who may come as fast as they like. */
const FROM_AFAR = {
  ownAddressesExempt: false,
  handshakesPerSecond: 10_000,
  handshakesPerSecondPerAddress: 10_000,
} as const;

async function greeted(host: RunningHost): Promise<RawSocket> {
  const raw = rawSocket(host.port);
  await once(raw.socket, 'message');
  return raw;
}

test('Attack 3: of forty wrong codes from one address five are tested, then even the right one is not, and the host is told.', async () => {
  const log: string[] = [];
  const clock = new FakeClock();
  const host = await hosts.open({
    clock,
    limits: FROM_AFAR,
    log: (_, type, details) => void log.push(`${type} ${details?.code ?? ''}`),
  });
  const codes = new Set<number>();
  for (let guess = 0; guess < 40; guess += 1) codes.add(await closeCodeAfter(host, codeOf(host, '000000')));
  codes.add(await closeCodeAfter(host, codeOf(host)));

  expect([...codes]).toEqual([1008]);
  expect(log.filter((line) => line === 'handshakeFailed wrongSecret')).toHaveLength(5);
  expect(log).toContain('handshakeFailed noGuessLeft');
  expect((await joinAll(host, ['Ann']))[0]?.guest.seat).toBe(0);
});

test('Attack 4: of two hundred idle sockets of one address four stay open, and a seated guest is answered.', async () => {
  const host = await hosts.open({ limits: { ...FROM_AFAR, webSocketsPerAddress: 8 } });
  const [ann] = await joinAll(host, ['Ann']);
  const idle = Array.from({ length: 200 }, () => rawSocket(host.port));
  let closed = 0;
  await new Promise<void>((resolve) => {
    for (const one of idle)
      void one.closed.then(() => {
        closed += 1;
        if (closed === 196) resolve();
      });
  });
  ann?.guest.say({ type: 'rename', name: 'Anna' });
  await ann?.until(() => ann.guest.name === 'Anna');

  expect(idle.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(4);
  expect(ann?.guest.end.isOpen).toBe(true);
});

test.each([
  ['sixteen megabytes', 1009, ({ socket }: RawSocket) => socket.send(new Uint8Array(16_777_216))],
  ['a text message', 1008, ({ socket }: RawSocket) => socket.send('{"type":"join"}')],
  [
    'sixteen thousand fragments of one byte',
    1008,
    ({ socket }: RawSocket) => {
      for (let part = 0; part < 16_000; part += 1) socket.send(new Uint8Array(1), { fin: false });
    },
  ],
])('Attack 5: %s of a stranger closes the socket with %i.', async (_, code, send) => {
  const host = await hosts.open();
  const raw = await greeted(host);
  send(raw);

  expect(await raw.closed).toBe(code);
});

test.each([
  ['sixteen megabytes', ({ socket }: RawSocket) => socket.send(new Uint8Array(16_777_216))],
  ['a text message', ({ socket }: RawSocket) => socket.send('{"type":"leave"}')],
])('Attack 5: %s of a seated guest ends its link and keeps its seat.', async (_, send) => {
  const host = await hosts.open();
  const [ann, ben] = await joinAll(host, ['Ann', 'Ben']);
  if (ann === undefined || ben === undefined) throw new Error('nobody');
  send(ann.raw);
  await ann.raw.closed;
  await ben.until(() => ben.guest.table.seats[0]?.presence === 'away');

  expect(host.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
});

/** The status that an attempt to open a socket is answered by; 101 for one that is opened. */
function statusOf(host: RunningHost, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port: host.port,
      path: '/ws',
      agent: false,
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        Host: `127.0.0.1:${host.port}`,
        ...headers,
      },
    });
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });
}

test.each([
  'http://evil.example',
  'http://127.0.0.1',
  'http://127.0.0.1:1',
  'https://127.0.0.1:PORT',
  'http://127.0.0.1:PORT.evil.example',
  'http://localhost:PORT',
  'HTTP://127.0.0.1:PORT',
  'file://',
])('Attack 6: a page of %s opens no socket (403).', async (origin) => {
  const host = await hosts.open();

  expect(await statusOf(host, { Origin: origin.replace('PORT', String(host.port)) })).toBe(403);
});

test('Attack 6: the own page opens one, so that the refusals of others mean something.', async () => {
  const host = await hosts.open();

  expect(await statusOf(host, { Origin: `http://127.0.0.1:${host.port}` })).toBe(101);
});

test.each(['evil.example:PORT', '127.0.0.1.evil.example:PORT', 'kabinett-0.local:PORT', 'localhost'])(
  'Attack 7: by the name %s nobody reaches a socket or a page (421).',
  async (name) => {
    const host = await hosts.open();
    const named = name.replace('PORT', String(host.port));

    expect(await statusOf(host, { Host: named })).toBe(421);
    expect(await statusOf(host, { Host: named, Origin: `http://${named}` })).toBe(421);
    expect(await statusOf(host, { Host: named, Connection: 'close', Upgrade: '' })).toBe(421);
  },
);

test('Attack 8: a sandboxed frame, whose origin is null, opens no socket (403).', async () => {
  const host = await hosts.open();

  expect(await statusOf(host, { Origin: 'null' })).toBe(403);
});
