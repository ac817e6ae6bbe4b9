import { createJournalFile, removeJournal } from './journalFile.ts';
import { lossOf, type JournalFs } from './journalFs.ts';
import type { Keeping } from '../../src-shared/unfinished.ts';
import type { JournalFile, KeyKeeper, TableStore } from './terms.ts';

export interface KeptTableParts {
  readonly fs: JournalFs;
  readonly folder: string;
  readonly tableId: string;
  readonly keeper: KeyKeeper;
  /** Told at every change. */
  readonly onKeeping: (keeping: Keeping) => void;
}

const GLANCE_ONLY: ReadonlySet<JournalFile['keptBy']> = new Set<JournalFile['keptBy']>(['basicText', 'file']);

/**
 * One table's journal while it is played. What the disk refuses is told once and ends no game: from then on the
 * records are kept in memory alone, until a new file can be begun with all of them.
 */
export class KeptTable implements TableStore {
  readonly #parts: KeptTableParts;
  #file: JournalFile | null = null;
  /** All that the file holds or would hold; null where there is nothing to take up. */
  #records: string[] | null = null;
  #keeping: Keeping | null = null;
  #queue: Promise<void> = Promise.resolve();

  constructor(parts: KeptTableParts) {
    this.#parts = parts;
  }

  get tableId(): string {
    return this.#parts.tableId;
  }

  /** What the table does is not kept now. */
  get isLost(): boolean {
    return this.#keeping !== null && this.#keeping.lost !== null;
  }

  begin(records: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      this.#records = [...records];
      await this.#write();
    });
  }

  append(record: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#records === null) return;
      this.#records.push(record);
      if (this.#file !== null) await this.#file.append(record);
    });
  }

  /** Tries again to keep the table, with a new file that has all of it. Nothing where it is kept. */
  tryAgain(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.isLost && this.#records !== null) await this.#write();
    });
  }

  remove(): Promise<void> {
    return this.#inTurn(async () => {
      const { fs, folder, tableId } = this.#parts;
      this.#records = null;
      await this.#letGo();
      if (this.isLost) this.#tell({ lost: null, glanceOnly: false });
      // One that stays lying is found by the list, where the person can delete it.
      await removeJournal(fs, folder, tableId).catch(() => undefined);
    });
  }

  close(): Promise<void> {
    return this.#inTurn(async () => {
      this.#records = null;
      await this.#letGo();
    });
  }

  async #write(): Promise<void> {
    const { fs, folder, tableId, keeper } = this.#parts;
    await this.#letGo();
    if (this.#records === null) return;
    const created = await createJournalFile(fs, folder, tableId, keeper, this.#records);
    if (!created.ok) {
      this.#tell({ lost: created.error, glanceOnly: false });
      return;
    }
    this.#file = created.value;
    this.#tell({ lost: null, glanceOnly: GLANCE_ONLY.has(created.value.keptBy) });
  }

  /** Windows replaces no file that is open. */
  async #letGo(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    await file?.close().catch(() => undefined);
  }

  #tell(keeping: Keeping): void {
    const before = this.#keeping;
    this.#keeping = keeping;
    if (before?.lost !== keeping.lost || before.glanceOnly !== keeping.glanceOnly)
      this.#parts.onKeeping(keeping);
  }

  /** One after the other, and none fails: the game goes on without its journal. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(job).catch(async (fault: unknown) => {
      await this.#letGo();
      this.#tell({ lost: lossOf(fault), glanceOnly: false });
    });
    return this.#queue;
  }
}
