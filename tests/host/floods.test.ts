import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { boundedLog } from '../../src-main/host/boundedLog.ts';
import { DEFAULT_LIMITS } from '../../src-main/host/limits.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { FakeClock } from '../kit/fakeClock.ts';
import { joinAll, linkOf, OpenHosts } from '../kit/openHosts.ts';
import { rawSocket, WsGuest } from '../kit/wsGuest.ts';

const hosts = new OpenHosts();
let sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await hosts.closeAll();
});

/** A bare connection to the pages, and when it is over. */
async function connection(
  host: RunningHost,
): Promise<{ readonly socket: Socket; readonly closed: Promise<unknown> }> {
  const socket = connect(host.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => void socket.once('close', resolve));
  await Promise.race([once(socket, 'connect'), closed]);
  return { socket, closed };
}

test('The limits are those of decision 14 and of the table of the protocol.', () => {
  expect(DEFAULT_LIMITS).toMatchObject({
    webSockets: 64,
    webSocketsPerAddress: 8,
    unauthenticated: 16,
    unauthenticatedPerAddress: 4,
    httpConnections: 256,
    httpConnectionsPerAddress: 24,
    handshakesPerSecond: 20,
    handshakesPerSecondPerAddress: 5,
    handshakesKeptForSeats: 10,
    headersMs: 5_000,
    requestMs: 10_000,
    firstMessageMs: 5_000,
    handshakeMs: 10_000,
    headerBytes: 8_192,
    payloadBytes: 1_024,
    fragments: 4,
    bufferedChunks: 64,
    outboundBytes: 262_144,
    messagesPerSecond: 10,
    messageBurst: 30,
    screens: 24,
    ownAddressesExempt: true,
  });
});

test('Of forty connections of one address twenty-four are kept, and the own machine’s are all kept.', async () => {
  const kept = async (ownAddressesExempt: boolean): Promise<number> => {
    const host = await hosts.open({ limits: { ownAddressesExempt } });
    const all = await Promise.all(Array.from({ length: 40 }, () => connection(host)));
    const over = all.slice(24);
    if (!ownAddressesExempt) await Promise.all(over.map(({ closed }) => closed));
    return all.filter(({ socket }) => !socket.destroyed).length;
  };

  expect(await kept(false)).toBe(24);
  expect(await kept(true)).toBe(40);
});

test('Connections beyond the number in all are closed, and the guests of the table notice nothing.', async () => {
  const host = await hosts.open({ limits: { httpConnections: 3 } });
  const [ann] = await joinAll(host, ['Ann']);
  const all = await Promise.all(Array.from({ length: 5 }, () => connection(host)));
  await Promise.all(all.slice(3).map(({ closed }) => closed));
  ann?.guest.say({ type: 'rename', name: 'Anna' });
  await ann?.until(() => ann.guest.name === 'Anna');

  expect(all.map(({ socket }) => socket.destroyed)).toEqual([false, false, false, true, true]);
});

test('Headers that come a letter at a time end the connection at their deadline.', async () => {
  const host = await hosts.open({ limits: { headersMs: 100 } });
  const { socket, closed } = await connection(host);
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
  const drip = setInterval(() => socket.write('x'), 20);
  socket.resume();
  await closed;
  clearInterval(drip);

  expect(socket.destroyed).toBe(true);
});

test('Headers of more than eight kilobytes end the connection.', async () => {
  const host = await hosts.open();
  const { socket, closed } = await connection(host);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => void parts.push(part));
  socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\nX-Long: ${'x'.repeat(9_000)}\r\n\r\n`);
  await closed;

  expect(Buffer.concat(parts).toString()).not.toContain('200 OK');
});

test('Who asks for a page and does not take the answer is cut at its deadline.', async () => {
  const clock = new FakeClock();
  const bytes = new Uint8Array(64 * 1024 * 1024);
  const files = new Map([['/index.html', { bytes, type: 'text/html; charset=utf-8' }]]);
  const log: string[] = [];
  const host = await hosts.open({
    clock,
    files,
    log: (_, type, details) => void log.push(`${type} ${details?.code ?? ''}`),
  });
  const { socket, closed } = await connection(host);
  socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\n\r\n`);
  await once(socket, 'readable');
  await clock.run(DEFAULT_LIMITS.answerMs);
  socket.resume();
  await closed;

  expect(log).toContain('slowReader page');
});

test('One who asks for a page before it has the last one is cut; one after the other is answered.', async () => {
  const host = await hosts.open();
  const ask = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\n\r\n`;
  const [polite, rude] = [await connection(host), await connection(host)];
  const answers: string[] = [];
  polite.socket.on('data', (part: Buffer) => void answers.push(part.toString()));
  for (let asked = 1; asked <= 20; asked += 1) {
    polite.socket.write(ask);
    while (answers.join('').split('</title>').length <= asked) await once(polite.socket, 'data');
  }
  rude.socket.resume();
  rude.socket.write(ask.repeat(50));
  await rude.closed;

  expect([polite.socket.destroyed, answers.join('').split('200 OK').length - 1]).toEqual([false, 20]);
});

test('A guest that floods with pings is cut, and its seat is kept.', async () => {
  const host = await hosts.open();
  const [ann, ben] = await joinAll(host, ['Ann', 'Ben']);
  for (let ping = 0; ping < 100; ping += 1) ann?.raw.socket.ping();
  await ann?.raw.closed;
  await ben?.until(() => ben.guest.table.seats[0]?.presence === 'away');

  expect(host.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
});

test('A stranger that floods with pongs, which nobody asked for, is cut.', async () => {
  const host = await hosts.open();
  const raw = rawSocket(host.port);
  await once(raw.socket, 'message');
  for (let pong = 0; pong < 100; pong += 1) raw.socket.pong();

  expect(await raw.closed).toBe(1006);
});

test('A guest that says more than it may is first answered so, then sent away, and its seat is kept.', async () => {
  const host = await hosts.open({ clock: new FakeClock() });
  const [ann] = await joinAll(host, ['Ann']);
  for (let word = 0; word < 100; word += 1) ann?.guest.say({ type: 'ready', ready: word % 2 === 0 });
  await ann?.heard('goodbye');

  expect(ann?.guest.goodbye).toBe('tooMany');
  expect(ann?.guest.refusals).toEqual(Array(DEFAULT_LIMITS.tooFastAnswers).fill('tooFast'));
  expect(host.table.seats.map(({ name }) => name)).toEqual(['Ann']);
});

test('Whoever proves the link and then only gives bad names is cut with the others that say nothing.', async () => {
  const clock = new FakeClock();
  const host = await hosts.open({ clock });
  const opened = await WsGuest.open(host.port, linkOf(host));
  if (!opened.ok) throw new Error(opened.error);
  for (let name = 0; name < 5; name += 1) opened.value.guest.say({ type: 'join', name: '', as: 'seat' });
  await opened.value.until(() => opened.value.guest.refusals.length === 5);
  await clock.run(DEFAULT_LIMITS.handshakeMs);
  await opened.value.raw.closed;

  expect(host.table.seats).toEqual([]);
});

test('A flood leaves only so many lines of one type in the log, and leaves room for the others.', () => {
  const clock = new FakeClock();
  const lines: string[] = [];
  const log = boundedLog((_, type) => void lines.push(type), clock);
  for (let refused = 0; refused < 10_000; refused += 1) log('warn', 'limit', { count: refused });
  log('info', 'entered');
  for (let fault = 0; fault < 50; fault += 1) log('error', 'fault');
  clock.jump(2_000);
  for (let refused = 0; refused < 10_000; refused += 1) log('warn', 'limit');

  const count = (type: string): number => lines.filter((line) => line === type).length;
  expect([count('limit'), count('entered'), count('fault')]).toEqual([32, 1, 50]);
});
