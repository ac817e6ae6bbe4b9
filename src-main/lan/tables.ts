import type { Clock } from '../../src-shared/link/clock.ts';
import type { Address } from '../../src-shared/protocol/invitation.ts';
import type { TableInfo } from '../../src-shared/protocol/tableInfo.ts';
import type { Ask } from './ask.ts';
import { TableEntry } from './tableEntry.ts';

export interface ListedTable {
  readonly info: TableInfo;
  readonly address: Address;
  readonly silent: boolean;
}

export interface TablesParts {
  readonly clock: Clock;
  readonly ask: Ask;
  readonly onChange: () => void;
}

/** Nobody has so many tables in one room: what is more was made up. */
export const MOST_TABLES = 64;
const MOST_OF_ONE_SOURCE = 8;

/**
 * The list of tables, by id. What is heard only says where to ask: a table is listed when it answered
 * for itself, once however many ways it was heard, and it goes when it answers no more.
 */
export class Tables {
  readonly #parts: TablesParts;
  readonly #entries = new Map<string, TableEntry>();

  constructor(parts: TablesParts) {
    this.#parts = parts;
  }

  /** The tables that answered, in the order in which they were heard of. */
  get listed(): readonly ListedTable[] {
    return [...this.#entries.values()].flatMap(({ listed }) => listed ?? []);
  }

  /** Takes a word of a table at these addresses; `source` is who said it. Over the limits it is not taken. */
  heard(id: string, addresses: readonly Address[], source: string): void {
    if (addresses.length === 0) return;
    const entry = this.#entries.get(id) ?? this.#enter(id, source);
    entry?.heard(addresses);
  }

  /** Takes a goodbye: the table is asked before it goes. */
  saidGoodbye(id: string): void {
    this.#entries.get(id)?.doubt();
  }

  /** Asks every table at once: after sleep, after a change of the network. */
  askAll(): void {
    for (const entry of this.#entries.values()) entry.askNow();
  }

  /** Forgets everything and asks nobody. */
  clear(): void {
    for (const entry of this.#entries.values()) entry.stop();
    this.#entries.clear();
  }

  #enter(id: string, source: string): TableEntry | null {
    const all = [...this.#entries.values()];
    if (all.filter((other) => other.source === source).length >= MOST_OF_ONE_SOURCE) return null;
    if (all.length >= MOST_TABLES) {
      const unanswered = all.find((other) => other.listed === null);
      if (unanswered === undefined) return null;
      this.#remove(unanswered);
    }
    const entry: TableEntry = new TableEntry(id, source, {
      ...this.#parts,
      onGone: () => this.#remove(entry),
    });
    this.#entries.set(id, entry);
    return entry;
  }

  #remove(entry: TableEntry): void {
    const wasListed = entry.listed !== null;
    entry.stop();
    this.#entries.delete(entry.id);
    if (wasListed) this.#parts.onChange();
  }
}
