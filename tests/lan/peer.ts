/**
 * One device of the LAN bench, run in a network namespace. It prints one JSON line for everything that happens, with
 * the time in milliseconds, and obeys these words on its input: `open NAME [PORT]` and `close` a table, `look` and
 * `rest`, `harder`, `ask HOST:PORT`, `doctor`, `bots N`, `start`, `join LINK`, `exit`.
 */
import { createInterface } from 'node:readline';
import { systemClock } from '../../src-main/host/clock.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { httpAsk } from '../../src-main/lan/ask.ts';
import { Lan } from '../../src-main/lan/lan.ts';
import { systemLan } from '../../src-main/lan/ports.ts';
import { openGuest } from '../../src-main/shell/guest.ts';
import { socketWire } from '../../src-main/shell/socketWire.ts';
import type { KeptKey } from '../../src-shared/guest/keeper.ts';
import { openTestHost } from '../kit/testHost.ts';

type Said = Readonly<Record<string, unknown>>;

function say(what: Said): void {
  process.stdout.write(`${JSON.stringify({ at: Date.now(), ...what })}\n`);
}

const lan = new Lan({
  ports: systemLan,
  clock: systemClock,
  recent: { list: () => [], remember: () => undefined, forget: () => undefined },
  onWake: () => {
    say({ said: 'woke' });
    guest.wake();
  },
  onNearby: ({ tables, quiet, search }) => {
    say({
      said: 'nearby',
      quiet,
      search: search.state,
      tables: tables.map(({ id, address, silent }) => ({ id, address, silent })),
    });
    follow();
  },
});

const keys = new Map<string, KeptKey>();

/** This device's guest, as a shell runs it. */
const guest = openGuest(
  {
    keeper: {
      load: (url) => keys.get(url) ?? null,
      save: (url, kept) => void keys.set(url, kept),
      forget: (url) => void keys.delete(url),
    },
    clock: systemClock,
    open: socketWire,
    check: () => Promise.resolve(null),
    remember: () => undefined,
  },
  (event) => {
    if (event.event === 'link') {
      say({ said: 'link', state: event.status.state });
      if (event.status.state === 'lost') follow();
    }
    if (event.event === 'table')
      say({ said: 'table', seat: event.mine.seat, address: event.mine.invitation?.address });
    if (event.event === 'update') say({ said: 'question', question: event.update.question });
  },
);

function follow(): void {
  guest.follow((table) => lan.whereIs(table));
}

async function openNamed(name: string, port: string | undefined): Promise<RunningHost> {
  const host = await openTestHost({
    hostName: name,
    bind: '0.0.0.0',
    ports: [Number(port ?? 0)],
    advertiser: lan.advertiser,
  });
  say({
    said: 'hosting',
    id: host.hosting.tableId,
    port: host.port,
    link: host.hosting.invitation.link,
  });
  host.onChange((change) => {
    if (change.change === 'hosting') say({ said: 'shows', link: change.hosting.invitation.link });
    if (change.change === 'table')
      say({ said: 'seats', presences: change.table.seats.map(({ presence }) => presence) });
  });
  return host;
}

async function askOnce(where: string): Promise<void> {
  const [host = '', port = ''] = where.split(':');
  const { ask, close } = httpAsk();
  const { kind } = await ask({ host, port: Number(port) }, AbortSignal.timeout(3_000));
  close();
  say({ said: 'asked', where, kind });
}

/** Obeys one word; false when it was the last. */
async function obey(line: string): Promise<boolean> {
  const [word = '', rest = '', port] = line.split(' ');
  if (word === 'open') host = await openNamed(rest, port);
  if (word === 'close') {
    say({ said: 'closing' });
    await host?.close();
    host = null;
    say({ said: 'shut' });
  }
  if (word === 'look' || word === 'rest') {
    lan.look(word === 'look');
    say({ said: word });
  }
  if (word === 'bots') for (let bot = 0; bot < Number(rest); bot += 1) host?.act({ type: 'addBot' });
  if (word === 'start') host?.act({ type: 'start' });
  if (word === 'join') {
    lan.look(true);
    guest.join(rest, 'Ben', 'seat');
  }
  if (word === 'harder') lan.searchHarder(true);
  if (word === 'ask') await askOnce(rest);
  if (word === 'doctor') say({ said: 'doctor', report: lan.diagnose(host?.reached ?? false) });
  return word !== 'exit';
}

let host: RunningHost | null = null;

async function main(): Promise<void> {
  say({ said: 'ready' });
  for await (const line of createInterface({ input: process.stdin })) {
    if (!(await obey(line))) break;
  }
  await host?.close();
  await lan.close();
  say({ said: 'closed' });
}

void main().then(
  () => process.exit(0),
  (error: unknown) => {
    say({ said: 'failed', error: String(error) });
    process.exit(1);
  },
);
