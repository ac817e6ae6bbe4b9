import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jointDealer } from '../../src-main/host/jointDeal.ts';
import { StoredJournal } from '../../src-main/host/storedJournal.ts';
import { systemFs } from '../../src-main/journal/journalFs.ts';
import { fileKeeper } from '../../src-main/journal/keepers.ts';
import { KeptTable } from '../../src-main/journal/keptTable.ts';
import { MemoryTable, ORIGIN, type MemoryGuest } from '../kit/memoryTable.ts';
import { choiceOf } from '../kit/recordedPlay.ts';
import { seededDice } from '../kit/seededDice.ts';

/** On the disk of the repository, as a profile is on the disk of its person. */
const FOLDER = fileURLToPath(new URL('../../out/bench', import.meta.url));
const SEATS = 10;

/** A table of ten in memory, so that nothing but the host's own work and the disk is timed. */
export class TrustTable {
  readonly kit: MemoryTable;
  readonly #guests: readonly MemoryGuest[];
  readonly #dice = seededDice('trust');

  private constructor(kit: MemoryTable, guests: readonly MemoryGuest[]) {
    this.kit = kit;
    this.#guests = guests;
  }

  /** With a journal on the disk, or with none. */
  static async open(journal: StoredJournal | null): Promise<TrustTable> {
    const kit = new MemoryTable({
      dealer: jointDealer,
      limits: { messageBurst: 1_000_000 },
      ...(journal === null ? {} : { journal }),
    });
    const guests = kit.people(SEATS);
    const table = new TrustTable(kit, guests);
    await table.#until(() => guests.every((guest) => guest.all('welcome').length > 0));
    return table;
  }

  /** Milliseconds from the start until everybody has the first question. */
  async deal(): Promise<number> {
    const marks = this.#guests.map((guest) => guest.all('update').length);
    const from = performance.now();
    const isFirst = this.kit.table.view.activity === 'lobby';
    this.kit.act({ type: isFirst ? 'start' : 'rematch' });
    await this.#until(() => this.#guests.every((guest, at) => guest.all('update').length > (marks[at] ?? 0)));
    return performance.now() - from;
  }

  /** Milliseconds from one intent until everybody was told of it; a new game where the last is over. */
  async command(): Promise<number> {
    if (this.kit.table.view.activity !== 'playing') await this.deal();
    for (const guest of this.#guests) {
      const intent = choiceOf(guest, this.#dice);
      if (intent === null) continue;
      const revision = guest.last('update').update.revision;
      const from = performance.now();
      guest.intend(intent);
      await this.#until(() => this.#guests.every((each) => each.last('update').update.revision > revision));
      return performance.now() - from;
    }
    throw new Error('nobody is asked');
  }

  /** Everything that was asked for has been done. */
  async settle(): Promise<void> {
    await this.#until(() => this.#guests.every((guest) => guest.public.stage.name === 'concluded'));
  }

  get faults(): number {
    return this.#guests.flatMap(({ refusals }) => refusals).length;
  }

  /** Looks once a turn of the event loop: its own cost is the same with a journal and without. */
  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A journal on the disk, and how to take it away. */
export async function diskJournal(): Promise<{
  readonly journal: StoredJournal;
  readonly end: () => Promise<void>;
}> {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'trust-'));
  const keeper = fileKeeper(systemFs, join(folder, 'key'));
  const store = new KeptTable({
    fs: systemFs,
    folder,
    tableId: ORIGIN.id,
    keeper,
    onKeeping: ({ lost }) => {
      if (lost !== null) throw new Error(`the disk refuses: ${lost}`);
    },
  });
  const journal = new StoredJournal(store);
  await journal.begin([]);
  const end = async (): Promise<void> => {
    await journal.end(false);
    rmSync(folder, { recursive: true, force: true });
  };
  return { journal, end };
}
