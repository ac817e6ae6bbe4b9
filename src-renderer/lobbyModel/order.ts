/**
 * The order that `arrange` wants when the seat at `from` moves to `to` and the others close up: entry i is the
 * present index of the seat that comes to place i (decision 27). Null where nothing moves.
 */
export function moved(count: number, from: number, to: number): readonly number[] | null {
  if (from === to || !isPlace(from, count) || !isPlace(to, count)) return null;
  const order = Array.from({ length: count }, (_, index) => index).filter((index) => index !== from);
  order.splice(to, 0, from);
  return order;
}

/** The order in which everybody moves one seat on and the last one comes first; null for fewer than two. */
export function rotated(count: number): readonly number[] | null {
  return moved(count, count - 1, 0);
}

function isPlace(place: number, count: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < count;
}
