import type { KeptKey } from '../src-shared/guest/keeper.ts';
import { parseKeptKey } from '../src-shared/guest/keeper.ts';

/** The part of `localStorage` that is used. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'kabinett:';
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/**
 * The keys of this browser's seats, one a table, under `kabinett:<tableId>`; forgotten after 30 days. Where storage
 * is denied or full nothing is kept, `keeps` is false, and a reload cannot come back by itself.
 */
export class SeatKeys {
  readonly #storage: KeyStorage | null;
  readonly #now: () => number;

  /** `now` is in milliseconds since the epoch. */
  constructor(storage: KeyStorage | null, now: () => number) {
    this.#storage = storage;
    this.#now = now;
    this.#forgetOld();
  }

  /** Whether this browser would keep a key at all: asked by keeping something and taking it away. */
  get keeps(): boolean {
    const probe = `${PREFIX}probe`;
    try {
      this.#storage?.setItem(probe, '');
      this.#storage?.removeItem(probe);
      return this.#storage !== null;
    } catch {
      return false;
    }
  }

  /** The key for a table; null for none, for one that is too old, and for one that does not parse. */
  get(tableId: string): KeptKey | null {
    return this.#read(PREFIX + tableId);
  }

  /** Keeps a key in the place of the one before, with the day of keeping so that it can be forgotten. */
  put(tableId: string, { hostKey, handle, key }: KeptKey): void {
    try {
      this.#storage?.setItem(PREFIX + tableId, JSON.stringify({ hostKey, handle, key, day: this.#today() }));
    } catch {
      // A full or denied storage keeps nothing, which `keeps` tells before it matters.
    }
  }

  /** Forgets the key of a table: after leaving it, and when it was closed. */
  drop(tableId: string): void {
    this.#remove(PREFIX + tableId);
  }

  #read(name: string): KeptKey | null {
    try {
      const value: unknown = JSON.parse(this.#storage?.getItem(name) ?? 'null');
      return this.#today() - dayOf(value) > KEPT_DAYS ? null : parseKeptKey(value);
    } catch {
      return null;
    }
  }

  #forgetOld(): void {
    for (const name of this.#names()) if (this.#read(name) === null) this.#remove(name);
  }

  #names(): readonly string[] {
    try {
      const all = Array.from(
        { length: this.#storage?.length ?? 0 },
        (_, index) => this.#storage?.key(index) ?? '',
      );
      return all.filter((name) => name.startsWith(PREFIX));
    } catch {
      return [];
    }
  }

  #remove(name: string): void {
    try {
      this.#storage?.removeItem(name);
    } catch {
      // What could not be kept need not be forgotten.
    }
  }

  #today(): number {
    return Math.floor(this.#now() / DAY_MS);
  }
}

/** The day of keeping; long ago for anything that does not say it. */
function dayOf(value: unknown): number {
  const day: unknown = typeof value === 'object' && value !== null && 'day' in value ? value.day : null;
  return typeof day === 'number' && Number.isSafeInteger(day) ? day : -Infinity;
}
