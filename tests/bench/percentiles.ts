/** The value that so many hundredths of all do not pass. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? NaN;
}

/** One line of a table in Markdown: how many there were, and their p50 and p99 in milliseconds, beside another's. */
export function row(what: string, ours: readonly number[], theirs: readonly number[]): string {
  const cells = [ours, theirs].flatMap((values) =>
    values.length === 0 ? ['', ''] : [percentile(values, 50).toFixed(2), percentile(values, 99).toFixed(2)],
  );
  return `| ${[what, ours.length, ...cells].join(' | ')} |`;
}

export const HEADING =
  '| what | n | p50 ms | p99 ms | bare `ws` p50 | bare `ws` p99 |\n|---|---|---|---|---|---|';
