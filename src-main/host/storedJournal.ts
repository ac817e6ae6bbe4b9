import type { TableStore } from '../journal/terms.ts';
import type { Journal, JournalRecord } from './journal.ts';
import { recordText } from './journalText.ts';

/**
 * A journal in a store, one write after the other. Between two games it begins anew: what a finished game has left
 * behind is nothing to take up, and its secrets lie about no longer than they must.
 */
export class StoredJournal implements Journal {
  readonly #store: TableStore;
  #writes: Promise<void> = Promise.resolve();
  #hasGame = false;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** To be called first, with what a table that is taken up still needs; with nothing for a new one. */
  begin(records: readonly JournalRecord[]): Promise<void> {
    this.#hasGame = records.some(({ type }) => type === 'gameBegan');
    return this.#inTurn(() => this.#store.begin(records.map(recordText)));
  }

  append(record: JournalRecord): Promise<void> {
    const text = recordText(record);
    const isBetween =
      record.type === 'table' && (record.table.activity === 'lobby' || record.table.activity === 'dealing');
    const isAnew = isBetween && this.#hasGame;
    if (isBetween) this.#hasGame = false;
    if (record.type === 'gameBegan') this.#hasGame = true;
    return this.#inTurn(() => (isAnew ? this.#store.begin([text]) : this.#store.append(text)));
  }

  /** The table is closed: it stays to be taken up, or there is nothing that could be. */
  end(stays: boolean): Promise<void> {
    return this.#inTurn(() => (stays ? this.#store.close() : this.#store.remove()));
  }

  #inTurn(write: () => Promise<void>): Promise<void> {
    const done = this.#writes.then(write);
    this.#writes = done.catch(() => undefined);
    return done;
  }
}
