import { readFileSync } from 'node:fs';
import { parseKeptKey, type KeptKey, type KeyKeeper } from '../../src-shared/guest/keeper.ts';
import { writeAtomically } from '../profile.ts';

/** Keys are of no use to anybody after this (decision 23). */
const DAYS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** More tables than anybody comes back to; the oldest are forgotten. */
const KEYS_KEPT = 100;

interface Entry {
  readonly url: string;
  readonly savedAt: number;
  readonly kept: KeptKey;
}

function parseEntry(value: unknown): Entry | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const url = fields.get('url');
  const savedAt = fields.get('savedAt');
  const kept = parseKeptKey(fields.get('kept'));
  if (typeof url !== 'string' || typeof savedAt !== 'number' || kept === null) return null;
  return { url, savedAt, kept };
}

/** What can be read of the file; entries that cannot, and a file that is none, count as forgotten. */
function readEntries(file: string): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) ? value.map(parseEntry).filter((entry) => entry !== null) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps the keys of this person's seats in a file of the profile, readable by its owner alone, for thirty days.
 * `now` is the wall clock in milliseconds. Keys that cannot be written last as long as this process, so that it
 * comes back to its seat all the same.
 */
export function keyFile(file: string, now: () => number): KeyKeeper {
  let unwritten: readonly Entry[] | null = null;
  const current = (): readonly Entry[] =>
    (unwritten ?? readEntries(file)).filter(({ savedAt }) => Math.abs(now() - savedAt) < DAYS_KEPT_MS);
  const others = (url: string): readonly Entry[] => current().filter((entry) => entry.url !== url);
  const write = (entries: readonly Entry[]): void => {
    const kept = entries.slice(0, KEYS_KEPT);
    unwritten = writeAtomically(file, `${JSON.stringify(kept)}\n`) ? null : kept;
  };
  return {
    load: (url) => current().find((entry) => entry.url === url)?.kept ?? null,
    save: (url, kept) => write([{ url, savedAt: now(), kept }, ...others(url)]),
    forget: (url) => write(others(url)),
  };
}
