/** Upper bound of the standard normal distribution that one fair sample in ten thousand exceeds. */
const RARE = 3.719;

/** Pearson's statistic of what was counted against what a fair source gives on average. */
export function chiSquare(counted: readonly number[], expected: readonly number[]): number {
  return counted.reduce((sum, count, cell) => {
    const mean = expected[cell] ?? 0;
    return sum + (count - mean) ** 2 / mean;
  }, 0);
}

/** The value that a fair sample exceeds once in ten thousand (Wilson and Hilferty's approximation). */
export function rareChiSquare(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + RARE * Math.sqrt(spread)) ** 3;
}

/** Is every cell as likely, as far as so many counts can tell? */
export function isUniform(counted: readonly number[]): boolean {
  const total = counted.reduce((sum, count) => sum + count, 0);
  const expected = counted.map(() => total / counted.length);
  return chiSquare(counted, expected) < rareChiSquare(counted.length - 1);
}

/**
 * Is each place of a row as likely to hold one of the marked items? `marked` of `counted.length` are marked in every
 * one of `rows` rows, so the places of a row depend on each other, which the factor makes good.
 */
export function areUniformPlaces(counted: readonly number[], marked: number, rows: number): boolean {
  const places = counted.length;
  const mean = (rows * marked) / places;
  const factor = (places - 1) / (places - marked);
  const statistic = counted.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0) * factor;
  return statistic < rareChiSquare(places - 1);
}

/** How often each of `cells` numbers was drawn in `rows` draws. */
export function tally(cells: number, rows: number, draw: (row: number) => number): readonly number[] {
  const counted = Array.from({ length: cells }, () => 0);
  for (let row = 0; row < rows; row += 1) {
    const cell = draw(row);
    counted[cell] = (counted[cell] ?? 0) + 1;
  }
  return counted;
}
