/** The first place where two values of the same kind differ, in the words of a path: `seats[2].living`. */
export interface Difference {
  readonly path: string;
  /** JSON of what stands there. */
  readonly shown: string;
  readonly replayed: string;
}

/** The first place where two plain values differ; null where they are equal in everything. */
export function firstDifference(shown: unknown, replayed: unknown, path = ''): Difference | null {
  if (Object.is(shown, replayed)) return null;
  const here = fieldsOf(shown);
  const there = fieldsOf(replayed);
  if (here === null || there === null) return { path, shown: textOf(shown), replayed: textOf(replayed) };
  const isList = Array.isArray(shown);
  for (const key of new Set([...here.keys(), ...there.keys()])) {
    const inner = isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = firstDifference(here.get(key), there.get(key), inner);
    if (found !== null) return found;
  }
  return null;
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  return new Map<string, unknown>(Object.entries(value));
}

function textOf(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
