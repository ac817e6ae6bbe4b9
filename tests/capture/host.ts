/**
 * A host in a namespace, told `sealed`, `clear` or `short` (a link without a seal, without padding). It says where it
 * is and what nobody may find of it, and obeys `start` and `close`.
 */
import { createInterface } from 'node:readline';
import type { HostAct } from '../../src-shared/hosting.ts';
import { openClearTable } from '../kit/clearTable.ts';
import { NAMES, wordsOf } from '../kit/overheard.ts';
import { openTestHost } from '../kit/testHost.ts';

interface Opened {
  act(act: HostAct): unknown;
  close(): unknown;
}

function say(what: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

async function openSealed(): Promise<Opened> {
  const host = await openTestHost({ bind: '0.0.0.0', limits: { messageBurst: 1_000 } });
  const words = wordsOf(host).map((word) =>
    typeof word === 'string' ? word : Buffer.from(word).toString('base64'),
  );
  // The link's secret comes last but one, as bytes: JSON carries it in base64.
  say({
    said: 'open',
    link: host.hosting.invitation.link,
    port: host.port,
    words,
    secretAt: words.length - 2,
  });
  return host;
}

async function openInTheClear(shorten: boolean): Promise<Opened> {
  const clear = await openClearTable('0.0.0.0', shorten);
  const words = ['fascist', 'ballot', 'nominee', ...NAMES];
  say({ said: 'open', link: `http://0.0.0.0:${clear.port}/`, port: clear.port, words, secretAt: null });
  return { act: (act) => clear.table.act(act), close: () => clear.close() };
}

async function main(kind: string): Promise<void> {
  const opened = kind === 'sealed' ? await openSealed() : await openInTheClear(kind === 'short');
  for await (const word of createInterface({ input: process.stdin })) {
    if (word === 'start') opened.act({ type: 'start' });
    if (word === 'close') break;
  }
  await opened.close();
  process.exit(0);
}

void main(process.argv[2] ?? 'sealed');
