import type { SeatId } from '../src-shared/rules/terms.ts';

export type MarkSign = 'trust' | 'unsure' | 'suspect';

/** What this person thinks of one seat. */
interface Mark {
  readonly sign: MarkSign | null;
  readonly note: string;
}

/** The longest note, in UTF-16 units. */
const NOTE_UNITS = 80;

const NO_MARK: Mark = { sign: null, note: '' };

/**
 * Private marks on seats. They live in the memory of this page alone: nothing sends them and nothing stores them, and
 * the next deal wipes them (decision 31).
 */
export class Marks {
  /** By seat. */
  #kept: readonly (Mark | undefined)[] = $state.raw([]);
  #deal = '';

  /** The game that is played now, by the table and its count: with another one all marks are gone. */
  belongTo(table: string, game: number): void {
    const deal = `${table} ${game}`;
    if (deal === this.#deal) return;
    this.#deal = deal;
    this.#kept = [];
  }

  of(seat: SeatId): Mark {
    return this.#kept[seat] ?? NO_MARK;
  }

  /** The same sign again takes it away. */
  sign(seat: SeatId, sign: MarkSign): void {
    const before = this.of(seat);
    this.#set(seat, { ...before, sign: before.sign === sign ? null : sign });
  }

  note(seat: SeatId, note: string): void {
    this.#set(seat, { ...this.of(seat), note: note.slice(0, NOTE_UNITS) });
  }

  #set(seat: SeatId, mark: Mark): void {
    const kept = [...this.#kept];
    kept[seat] = mark;
    this.#kept = kept;
  }
}
