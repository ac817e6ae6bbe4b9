/** Where a seat stands: in the ring, in hundredths of the table's width and height, and on the facing benches. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** `both` lies across the foot or the head of the benches. */
  readonly column: 'left' | 'right' | 'both';
  /** From 1, counted from the head. */
  readonly row: number;
}

/** By number of seats; the first place is at the bottom, the next ones go clockwise, to its left. */
const RINGS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  5: [
    [50, 89],
    [11, 62],
    [25, 12],
    [75, 12],
    [89, 62],
  ],
  6: [
    [50, 89],
    [11, 68],
    [11, 32],
    [50, 12],
    [89, 32],
    [89, 68],
  ],
  7: [
    [50, 89],
    [19, 88],
    [10.5, 48],
    [28, 12],
    [72, 12],
    [89.5, 48],
    [81, 88],
  ],
  8: [
    [50, 89],
    [19, 88],
    [10.5, 50],
    [19, 12],
    [50, 12],
    [81, 12],
    [89.5, 50],
    [81, 88],
  ],
  9: [
    [50, 89],
    [19.5, 89],
    [10.5, 63],
    [10.5, 36],
    [30, 12],
    [70, 12],
    [89.5, 36],
    [89.5, 63],
    [80.5, 89],
  ],
  10: [
    [50, 89],
    [19.5, 89],
    [10.5, 63],
    [10.5, 37],
    [19.5, 12],
    [50, 12],
    [80.5, 12],
    [89.5, 37],
    [89.5, 63],
    [80.5, 89],
  ],
};

/**
 * The place of the seat that is `step` places clockwise from the one at the bottom, at a table of `count` seats.
 * For a count that no game has, the seats stand on an even circle.
 */
export function placeAt(count: number, step: number): Place {
  const [x, y] = RINGS[count]?.[step] ?? onCircle(count, step);
  return { x, y, ...onBenches(count, step) };
}

function onCircle(count: number, step: number): readonly [number, number] {
  const angle = (2 * Math.PI * step) / Math.max(count, 1);
  return [50 - 39 * Math.sin(angle), 50 + 39 * Math.cos(angle)];
}

/** Two facing benches keep the clockwise order: down the right, across the foot, up the left, across the head. */
function onBenches(count: number, step: number): Pick<Place, 'column' | 'row'> {
  const half = Math.floor((count - 1) / 2);
  const head = count % 2 === 0 ? 1 : 0;
  if (step === 0) return { column: 'both', row: head + half + 1 };
  if (step <= half) return { column: 'left', row: head + half + 1 - step };
  if (head === 1 && step === half + 1) return { column: 'both', row: 1 };
  return { column: 'right', row: step - half };
}
