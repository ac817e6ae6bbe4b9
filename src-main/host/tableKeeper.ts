import type { Journal } from './journal.ts';
import { recordText } from './journalText.ts';
import { keptTable, type Origin, type UsedUp } from './keptTable.ts';
import type { KeyRing } from './keyRing.ts';
import type { Outbox } from './outbox.ts';
import type { TableState } from './tableState.ts';

export interface TableKeeperParts {
  readonly journal: Journal;
  readonly ring: KeyRing;
  readonly origin: () => Origin;
}

/** Has the journal keep the table whenever it is another one: nobody hears of the change before. */
export class TableKeeper {
  readonly #parts: TableKeeperParts;
  readonly #outbox: Outbox;
  #kept = '';

  constructor(parts: TableKeeperParts, outbox: Outbox) {
    this.#parts = parts;
    this.#outbox = outbox;
  }

  /** To be called before anybody is told of this state. */
  keep(state: TableState, used: UsedUp): void {
    const { journal, ring, origin } = this.#parts;
    const table = keptTable(state, ring, origin(), used);
    const text = recordText({ type: 'table', table });
    if (text === this.#kept) return;
    this.#kept = text;
    const write = journal.append({ type: 'table', table });
    if (write !== null) this.#outbox.waitFor(write);
  }
}
