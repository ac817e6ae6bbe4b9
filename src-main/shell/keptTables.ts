import { join } from 'node:path';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import {
  PASSPHRASE_LEAST,
  TABLE_FILE_BYTES,
  type TableFault,
  type UnfinishedTable,
} from '../../src-shared/unfinished.ts';
import {
  createJournalFile,
  isDraft,
  journalPath,
  keptByOf,
  readJournalFile,
  readTable,
  removeJournal,
  sealTable,
  tableOfFile,
} from '../journal/journalFile.ts';
import type { JournalFs } from '../journal/journalFs.ts';
import { passphraseKeeper } from '../journal/keepers.ts';
import type { JournalFault, KeyKeeper, ReadJournal, Summarise } from '../journal/terms.ts';

export interface KeptTablesParts {
  readonly fs: JournalFs;
  /** The folder of the profile's journals, which need not be there. */
  readonly folder: string;
  readonly keeper: KeyKeeper;
  readonly summarise: Summarise;
}

/** Longer lists are of nobody's making. */
const LISTED_AT_MOST = 50;

/** The unfinished tables of this profile: one file each (decision 39). */
export class KeptTables {
  readonly #parts: KeptTablesParts;

  constructor(parts: KeptTablesParts) {
    this.#parts = parts;
  }

  /**
   * All but the one in play, the last played first. What a write that was cut off has left beside is deleted; a
   * folder that cannot be read holds none.
   */
  async list(inPlay: string | null): Promise<readonly UnfinishedTable[]> {
    const { fs, folder } = this.#parts;
    const names = await fs.readdir(folder).catch(() => []);
    if (inPlay === null) for (const name of names.filter(isDraft)) await this.#sweep(join(folder, name));
    const tables = names.map(tableOfFile).filter((table) => table !== null && table !== inPlay);
    const found: UnfinishedTable[] = [];
    for (const table of tables.slice(0, LISTED_AT_MOST)) {
      const looked = table === null ? null : await this.#look(table);
      if (looked !== null) found.push(looked);
    }
    return found.sort((one, other) => other.lastPlayed - one.lastPlayed);
  }

  async #sweep(path: string): Promise<void> {
    await this.#parts.fs.rm(path, { force: true }).catch(() => undefined);
  }

  /** Null for a table of which nothing would be lost: it is deleted. */
  async #look(table: string): Promise<UnfinishedTable | null> {
    const { fs, folder } = this.#parts;
    const lastPlayed = await fs.stat(journalPath(folder, table)).then(
      ({ mtimeMs }) => Math.round(mtimeMs),
      () => 0,
    );
    const read = await this.read(table);
    const summary = read.ok ? this.#parts.summarise(read.value.records) : read;
    if (summary.ok) return { table, lastPlayed, found: { state: 'whole', ...summary.value } };
    if (summary.error !== 'nothing')
      return { table, lastPlayed, found: { state: 'unfit', fault: summary.error } };
    await this.remove(table);
    return null;
  }

  /** The journal of this table, to be taken up. Refused by what is wrong with it. */
  async read(table: string): Promise<Result<ReadJournal, TableFault>> {
    const { fs, folder, keeper } = this.#parts;
    const read = await readJournalFile(fs, journalPath(folder, table), keeper);
    if (!read.ok) return err(faultOf(read.error, false));
    return read.value.tableId === table ? read : err('edited');
  }

  /** Deletes it for good; false where the disk does not let it. */
  async remove(table: string): Promise<boolean> {
    const { fs, folder } = this.#parts;
    return removeJournal(fs, folder, table).then(
      () => true,
      () => false,
    );
  }

  /**
   * The whole table as the bytes of one file. With a passphrase it opens anywhere, without one on this profile
   * alone. The journal stays as it is.
   */
  async freeze(table: string, passphrase: string | null): Promise<Result<Uint8Array, TableFault>> {
    const read = await this.read(table);
    if (!read.ok) return read;
    if (passphrase !== null && passphrase.length < PASSPHRASE_LEAST) return err('needsPassphrase');
    const keeper = passphrase === null ? this.#parts.keeper : passphraseKeeper(passphrase);
    const sealed = await sealTable(table, keeper, read.value.records);
    return sealed.ok ? sealed : err(sealed.error);
  }

  /**
   * Puts the table of a file that `freeze` gave into the list: the id. Refused by what is wrong with the file, and
   * `hereAlready` where the list has that table: nothing is overwritten.
   */
  async open(file: Uint8Array, passphrase: string | null): Promise<Result<string, TableFault>> {
    const read = await this.#readFrozen(file, passphrase);
    if (!read.ok) return read;
    const { tableId, records } = read.value;
    const summary = this.#parts.summarise(records);
    if (!summary.ok) return err(summary.error === 'nothing' ? 'unfit' : summary.error);
    if (await this.#has(tableId)) return err('hereAlready');
    return this.#write(tableId, records);
  }

  async #readFrozen(file: Uint8Array, passphrase: string | null): Promise<Result<ReadJournal, TableFault>> {
    if (file.length > TABLE_FILE_BYTES) return err('tooLarge');
    const isWorded = keptByOf(file) === 'passphrase';
    if (isWorded && passphrase === null) return err('needsPassphrase');
    const keeper = isWorded ? passphraseKeeper(passphrase ?? '') : this.#parts.keeper;
    const read = await readTable(file, keeper);
    if (!read.ok) return err(faultOf(read.error, isWorded));
    // A file that was saved whole and has lost its end is not the table that was saved.
    return read.value.torn ? err('edited') : read;
  }

  async #has(table: string): Promise<boolean> {
    const { fs, folder } = this.#parts;
    return fs.stat(journalPath(folder, table)).then(
      () => true,
      () => false,
    );
  }

  async #write(table: string, records: readonly string[]): Promise<Result<string, TableFault>> {
    const { fs, folder, keeper } = this.#parts;
    try {
      const created = await createJournalFile(fs, folder, table, keeper, records);
      if (!created.ok) return created;
      await created.value.close();
      return ok(table);
    } catch {
      return err('notWritten');
    }
  }
}

/** A key that does not fit is another passphrase, or another profile's. */
function faultOf(fault: JournalFault, isWorded: boolean): TableFault {
  if (fault !== 'wrongKey') return fault;
  return isWorded ? 'wrongPassphrase' : 'otherProfile';
}
