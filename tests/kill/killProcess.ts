/** A host in a process of its own that may kill itself at any write. Told its options as its one argument. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jointDealer } from '../../src-main/host/jointDeal.ts';
import { openHost } from '../../src-main/host/hostedTable.ts';
import { DEFAULT_LIMITS } from '../../src-main/host/limits.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { summaryOf } from '../../src-main/host/tableSummary.ts';
import { takeUp, type TakenUp } from '../../src-main/host/takenUp.ts';
import { systemFs } from '../../src-main/journal/journalFs.ts';
import { fileKeeper } from '../../src-main/journal/keepers.ts';
import { KeptTable } from '../../src-main/journal/keptTable.ts';
import type { TableStore } from '../../src-main/journal/terms.ts';
import { KeptTables } from '../../src-main/shell/keptTables.ts';
import { readWindowFiles } from '../../src-main/shell/windowFiles.ts';
import type { Fate, KillOptions, Said, Told } from './killWords.ts';

const WINDOW = fileURLToPath(new URL('../../out/window', import.meta.url));
/** Bots think a twentieth of what they do at a table. */
const PACE = 0.05;

function say(said: Said): void {
  process.send?.(said);
}

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

/** The product's own store, whose process dies as its fate says. */
class FatedStore implements TableStore {
  readonly #store: TableStore;
  readonly #fate: Fate | null;
  #writes = 0;

  constructor(store: TableStore, fate: Fate | null) {
    this.#store = store;
    this.#fate = fate;
  }

  begin(records: readonly string[]): Promise<void> {
    return this.#write(0, () => this.#store.begin(records));
  }

  append(record: string): Promise<void> {
    return this.#write(record.length, () => this.#store.append(record));
  }

  remove(): Promise<void> {
    return this.#store.remove();
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  async #write(bytes: number, write: () => Promise<void>): Promise<void> {
    this.#writes += 1;
    const when = this.#fate?.write === this.#writes ? this.#fate.when : null;
    if (when === 'before') die();
    const done = write();
    if (when === 'during') setImmediate(die);
    await done;
    if (when === 'after') die();
    say({ say: 'wrote', bytes });
  }
}

async function main({ folder, port, table, fate, loses }: KillOptions): Promise<void> {
  const keeper = fileKeeper(systemFs, join(folder, 'key'));
  const place = { fs: systemFs, folder, keeper };
  const from = performance.now();
  const found =
    table === null ? null : await readTable(new KeptTables({ ...place, summarise: summaryOf }), table, loses);
  const tookMs = performance.now() - from;
  const opened = await openHost({
    hostName: 'Kill',
    files: readWindowFiles(WINDOW),
    dealer: jointDealer,
    store: (tableId) =>
      new FatedStore(new KeptTable({ ...place, tableId, onKeeping: () => undefined }), fate),
    ...(found === null ? {} : { takeUp: found }),
    log: (level, type, details) => {
      if (level === 'error') say({ say: 'fault', code: `${type} ${String(details?.code)}` });
    },
    ports: [port],
    bind: '127.0.0.1',
    limits: { ...DEFAULT_LIMITS, botPace: PACE, countInSeconds: 0, ownAddressesExempt: false },
  });
  if (!opened.ok) throw new Error(opened.error);
  tellOf(opened.value, found?.records.length ?? 0, tookMs);
}

async function readTable(tables: KeptTables, table: string, loses: number): Promise<TakenUp> {
  const listed = await tables.list(null);
  if (!listed.some((each) => each.table === table && each.found.state === 'whole'))
    throw new Error('the list has no such table');
  const read = await tables.read(table);
  if (!read.ok) throw new Error(read.error);
  const found = takeUp(read.value.records.slice(0, read.value.records.length - loses));
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

function tellOf(host: RunningHost, records: number, tookMs: number): void {
  host.onChange((change) => {
    if (change.change === 'table') say({ say: 'table', table: change.table });
  });
  process.on('message', (told: Told) => void host.act(told.act));
  process.once('disconnect', () => process.exit(0));
  const { tableId, invitation } = host.hosting;
  const { link, tableCode: code } = invitation;
  say({ say: 'table', table: host.table });
  say({ say: 'open', table: tableId, port: host.port, link, code, records, tookMs });
}

main(JSON.parse(process.argv[2] ?? '{}') as KillOptions).catch((error: unknown) => {
  say({ say: 'fault', code: String(error) });
  process.exit(1);
});
