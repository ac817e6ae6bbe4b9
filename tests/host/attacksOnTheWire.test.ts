import { once } from 'node:events';
import { WebSocket } from 'ws';
import { afterEach, expect, test } from 'vitest';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { bytesOf, systemRandom } from '../../src-shared/link/bytes.ts';
import { drawScalar, generator, publicShare, sessionKey, sharedPoint } from '../../src-shared/link/cpace.ts';
import { GUEST_FRAMES, Opener } from '../../src-shared/link/frames.ts';
import { channelId, deriveKeys, m1Head, readHello, readM1, readM2 } from '../../src-shared/link/handshake.ts';
import { faultsOf, framesIn, type Recorded } from '../kit/capture.ts';
import { clearLink, openClearTable, type ClearTable } from '../kit/clearTable.ts';
import { MemoryGuest } from '../kit/memoryTable.ts';
import { closeCodeAfter, codeOf, joinAll, linkOf, OpenHosts } from '../kit/openHosts.ts';
import { NAMES, playByThemselves, wordsOf } from '../kit/overheard.ts';
import { Sniffer } from '../kit/sniffer.ts';
import { rawSocket, WsGuest } from '../kit/wsGuest.ts';

const hosts = new OpenHosts();
let ends: (() => void)[] = [];

afterEach(async () => {
  for (const end of ends) end();
  ends = [];
  await hosts.closeAll();
});

async function sniffed(port: number): Promise<Sniffer> {
  const sniffer = await Sniffer.open(port);
  ends.push(() => sniffer.close());
  return sniffer;
}

test('Attack 1: a whole game that was listened to tells no role, tile, ballot, name or code, and no seat from another.', async () => {
  const host = await hosts.open({ limits: { messageBurst: 1_000 } });
  const sniffer = await sniffed(host.port);
  const guests = await joinAll(host, NAMES, sniffer.port);
  const words = wordsOf(host);
  await playByThemselves(
    guests.map(({ guest }) => guest),
    () => host.act({ type: 'start' }),
  );
  await host.close();

  expect(faultsOf(sniffer.recorded, words)).toEqual([]);
});

/** The same game over links without a seal, as it was overheard. */
async function overheardInTheClear(shorten: boolean): Promise<readonly Recorded[]> {
  const clear: ClearTable = await openClearTable('127.0.0.1', shorten);
  ends.push(() => clear.close());
  const sniffer = await sniffed(clear.port);
  const guests: MemoryGuest[] = [];
  for (const name of NAMES) guests.push(await clearGuest(sniffer.port, name, shorten));
  await playByThemselves(guests, () => clear.table.act({ type: 'start' }));
  return sniffer.recorded;
}

async function clearGuest(port: number, name: string, shorten: boolean): Promise<MemoryGuest> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
  ends.push(() => socket.terminate());
  await once(socket, 'open');
  const link = clearLink(socket, shorten);
  const guest = new MemoryGuest({
    frames: [],
    isOpen: true,
    send: (text) => link.send(text),
    onText: (listener) => link.onMessage(listener),
    drop: () => link.close(),
  });
  const seated = new Promise<void>((resolve) =>
    guest.onHeard((message) => {
      if (message.type === 'table' && message.mine.seat !== null) resolve();
    }),
  );
  guest.say({ type: 'join', name, as: 'seat' });
  await seated;
  return guest;
}

test('Attack 1: the search finds the words of the same game when its link is open.', async () => {
  const open = await overheardInTheClear(false);

  expect(faultsOf(open, ['fascist', 'ballot', ...NAMES])).toEqual(
    ['fascist', 'ballot', ...NAMES].map((word) => `in the clear: ${word}`),
  );
});

test('Attack 1: the search tells one seat from another by sizes when the padding is gone.', async () => {
  const short = await overheardInTheClear(true);

  expect(faultsOf(short, [])).toEqual(['the sizes or the number of frames differ between seats']);
});

test('Attack 1: a search through nothing is no proof.', () => {
  const nothing = { toHost: new Uint8Array(), toGuest: new Uint8Array() };

  expect(faultsOf([], ['fascist'])).not.toEqual([]);
  expect(faultsOf(Array(5).fill(nothing), ['fascist'])).not.toEqual([]);
});

/** What somebody who recorded a join and knows this code can make of it, with a scalar of their own. */
function openedAfterwards(
  { toHost, toGuest }: Recorded,
  code: string,
  scalar = drawScalar(systemRandom),
): boolean {
  const [hello, m2] = framesIn(toGuest);
  const [m1, proof] = framesIn(toHost);
  const host = readHello(hello ?? new Uint8Array());
  const move = readM1(m1 ?? new Uint8Array());
  const answer = readM2(m2 ?? new Uint8Array());
  if (host === null || typeof host === 'string' || move === null || answer === null)
    throw new Error('no join');
  const sid = Uint8Array.from([...host.nonce, ...move.nonce]);
  const own = publicShare(generator(bytesOf(code), channelId(hello ?? new Uint8Array()), sid), scalar);
  const initiator = { point: move.share, data: m1Head(m1 ?? new Uint8Array()) };
  return [move.share, answer.share, own].some((point) => {
    const shared = sharedPoint(scalar, point);
    if (shared === null) return false;
    const isk = sessionKey(sid, shared, initiator, { point: answer.share, data: new Uint8Array() });
    const keys = deriveKeys(isk, hello ?? new Uint8Array(), m1 ?? new Uint8Array(), m2 ?? new Uint8Array());
    return new Opener(keys.toHost, GUEST_FRAMES).open(proof ?? new Uint8Array()) !== null;
  });
}

test('Attack 2: a recorded join tells the right code from no wrong one, for neither opens anything of it.', async () => {
  const host = await hosts.open();
  const sniffer = await sniffed(host.port);
  await WsGuest.join(host.port, codeOf(host), 'Ann', 'seat', { via: sniffer.port });
  const [join] = sniffer.recorded;
  if (join === undefined) throw new Error('nothing was recorded');
  const codes = [host.hosting.invitation.tableCode, '000000', 'ZZZZZZ', '123456'];

  expect(framesIn(join.toHost).map(({ length }) => length)).toEqual([66, 256]);
  expect(codes.filter((code) => openedAfterwards(join, code))).toEqual([]);
});

test('Attack 2: the same attempt opens a join whose guest had no chance of its own.', async () => {
  const host = await hosts.open();
  const sniffer = await sniffed(host.port);
  const random = (count: number): Uint8Array => new Uint8Array(count).fill(7);
  const opened = await WsGuest.open(host.port, codeOf(host), { via: sniffer.port, random });
  if (!opened.ok) throw new Error(opened.error);
  opened.value.guest.say({ type: 'join', name: 'Ann', as: 'seat' });
  await opened.value.heard('table');
  const [join] = sniffer.recorded;

  expect(join !== undefined && openedAfterwards(join, '000000', drawScalar(random))).toBe(true);
});

/** The frames that a guest sent with its first words, as a sniffer has them. */
async function recordedJoin(
  host: RunningHost,
): Promise<{ readonly ann: WsGuest; readonly sent: readonly Uint8Array[] }> {
  const sniffer = await sniffed(host.port);
  const [ann] = await joinAll(host, ['Ann'], sniffer.port);
  const [recorded] = sniffer.recorded;
  if (ann === undefined || recorded === undefined) throw new Error('nobody came');
  return { ann, sent: framesIn(recorded.toHost) };
}

test('Attack 9: a recorded frame that is sent again on its own connection ends that connection.', async () => {
  const host = await hosts.open();
  const { ann, sent } = await recordedJoin(host);
  ann.raw.socket.send(sent[1] ?? '');

  expect(await ann.raw.closed).toBe(1000);
  expect(host.table.seats.map(({ name }) => name)).toEqual(['Ann']);
});

test('Attack 9: a recorded join that is sent again on a new connection lets nobody in.', async () => {
  const host = await hosts.open();
  const { sent } = await recordedJoin(host);
  const again = rawSocket(host.port);
  await once(again.socket, 'message');
  for (const frame of sent) again.socket.send(frame);

  expect(await again.closed).toBe(1008);
  expect(host.table.seats).toHaveLength(1);
});

test('Attack 20: a table of the same name at another address does not get a guest who has the link of the true one.', async () => {
  const [real, false_] = [await hosts.open({ hostName: 'Ann' }), await hosts.open({ hostName: 'Ann' })];
  const opened = await WsGuest.open(false_.port, linkOf(real));

  expect(opened).toEqual({ ok: false, error: 'wrongHost' });
  expect(false_.table.seats).toEqual([]);
});

test('Attack 20: a table of the same name at another address learns nothing by the code of the true one.', async () => {
  const [real, false_] = [await hosts.open({ hostName: 'Ann' }), await hosts.open({ hostName: 'Ann' })];

  expect(await closeCodeAfter(false_, codeOf(real))).toBe(1008);
  expect(false_.table.seats).toEqual([]);
});
