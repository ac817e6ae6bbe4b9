/**
 * One device of the LAN bench, run in a network namespace: `peer.ts host NAME [PORT]` opens a table and makes it known,
 * `peer.ts find` looks for tables. It prints one JSON line for everything that happens, with the time in
 * milliseconds, and obeys the words `doctor`, `harder`, `ask HOST:PORT`, `close` and `exit` on its input.
 */
import { createInterface } from 'node:readline';
import { systemClock } from '../../src-main/host/clock.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { httpAsk } from '../../src-main/lan/ask.ts';
import { Lan } from '../../src-main/lan/lan.ts';
import { systemLan } from '../../src-main/lan/ports.ts';
import { openTestHost } from '../kit/testHost.ts';

type Said = Readonly<Record<string, unknown>>;

const started = Date.now();

function say(what: Said): void {
  process.stdout.write(`${JSON.stringify({ at: Date.now(), ...what })}\n`);
}

const lan = new Lan({
  ports: systemLan,
  clock: systemClock,
  recent: { list: () => [], remember: () => undefined, forget: () => undefined },
  onNearby: ({ tables, quiet, search }) =>
    say({
      said: 'nearby',
      quiet,
      search: search.state,
      tables: tables.map(({ id, address, silent }) => ({ id, address, silent })),
    }),
});

async function openNamed(name: string, port: string | undefined): Promise<RunningHost> {
  const host = await openTestHost({
    hostName: name,
    bind: '0.0.0.0',
    ports: [Number(port ?? 0)],
    advertiser: lan.advertiser,
  });
  say({ said: 'hosting', id: host.hosting.tableId, port: host.port });
  return host;
}

async function askOnce(where: string): Promise<void> {
  const [host = '', port = ''] = where.split(':');
  const { ask, close } = httpAsk();
  const { kind } = await ask({ host, port: Number(port) }, AbortSignal.timeout(3_000));
  close();
  say({ said: 'asked', where, kind });
}

async function main(mode: string | undefined, name = 'Bench', port?: string): Promise<void> {
  const host = mode === 'host' ? await openNamed(name, port) : null;
  if (host === null) lan.look(true);
  say({ said: 'ready', tookMs: Date.now() - started });
  for await (const line of createInterface({ input: process.stdin })) {
    const [word, rest = ''] = line.split(' ');
    if (word === 'doctor') say({ said: 'doctor', report: lan.diagnose(host?.reached ?? false) });
    if (word === 'harder') lan.searchHarder(true);
    if (word === 'ask') await askOnce(rest);
    if (word === 'close') {
      say({ said: 'closing' });
      await host?.close();
    }
    if (word === 'exit') break;
  }
  await host?.close();
  await lan.close();
  say({ said: 'closed' });
}

void main(process.argv[2], process.argv[3], process.argv[4]).catch((error: unknown) => {
  say({ said: 'failed', error: String(error) });
  process.exitCode = 1;
});
