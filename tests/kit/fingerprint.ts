import { Sealed } from '../../src-shared/rules/sealed.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';

/** A whole state as text, each seal as what is in it and who reads it: two states are equal if their texts are. */
export function fingerprint(state: GameState): string {
  return JSON.stringify(opened(state, seatsOf(state.players)));
}

function opened(value: unknown, seats: readonly SeatId[]): unknown {
  if (value instanceof Sealed) {
    const readers = seats.filter((seat) => value.openAs(seat) !== null);
    return { readers, value: opened(Sealed.unseal<unknown>(value), seats) };
  }
  if (Array.isArray(value)) return value.map((item) => opened(item, seats));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, opened(held, seats)]));
}
