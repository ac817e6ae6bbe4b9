import type { SeatId } from '../src-shared/rules/terms.ts';

export const MARK_SIGNS = ['trust', 'unsure', 'suspect'] as const;
export type MarkSign = (typeof MARK_SIGNS)[number];

/** What this person thinks of one seat. */
export interface Mark {
  readonly sign: MarkSign | null;
  readonly note: string;
}

/** The longest note, in UTF-16 units. */
export const NOTE_UNITS = 80;

const NO_MARK: Mark = { sign: null, note: '' };

/**
 * Private marks on seats. They live in the memory of this page alone: nothing sends them and nothing stores them, and
 * the next deal wipes them (decision 31).
 */
export class Marks {
  bySeat: ReadonlyMap<SeatId, Mark> = $state.raw(new Map());
  #deal = '';

  /** The game that is played now, by the table and its count: with another one all marks are gone. */
  belongTo(table: string, game: number): void {
    const deal = `${table} ${game}`;
    if (deal === this.#deal) return;
    this.#deal = deal;
    this.bySeat = new Map();
  }

  of(seat: SeatId): Mark {
    return this.bySeat.get(seat) ?? NO_MARK;
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
    this.bySeat = new Map(this.bySeat).set(seat, mark);
  }
}
