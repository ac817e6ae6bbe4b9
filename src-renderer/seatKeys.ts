import * as v from 'valibot';

/** What brings a browser back to its seat (decision 23): nothing else of a game is ever kept. */
export interface SeatKey {
  readonly hostPk: string;
  readonly handle: string;
  readonly key: string;
}

/** The part of `localStorage` that is used. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'kabinett:';
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

const entry = v.object({
  hostPk: v.pipe(v.string(), v.maxLength(128)),
  handle: v.pipe(v.string(), v.maxLength(128)),
  key: v.pipe(v.string(), v.maxLength(128)),
  /** The day of keeping, so that it can be forgotten; not the time. */
  day: v.pipe(v.number(), v.safeInteger()),
});

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
  get(tableId: string): SeatKey | null {
    const kept = this.#read(PREFIX + tableId);
    if (kept === null || this.#today() - kept.day > KEPT_DAYS) return null;
    return { hostPk: kept.hostPk, handle: kept.handle, key: kept.key };
  }

  /** Keeps a key in the place of the one before. */
  put(tableId: string, { hostPk, handle, key }: SeatKey): void {
    try {
      this.#storage?.setItem(PREFIX + tableId, JSON.stringify({ hostPk, handle, key, day: this.#today() }));
    } catch {
      // A full or denied storage keeps nothing, which `keeps` tells before it matters.
    }
  }

  /** Forgets the key of a table: after leaving it, and when it was closed. */
  drop(tableId: string): void {
    this.#remove(PREFIX + tableId);
  }

  #read(name: string): v.InferOutput<typeof entry> | null {
    try {
      const parsed = v.safeParse(entry, JSON.parse(this.#storage?.getItem(name) ?? 'null'));
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  }

  #forgetOld(): void {
    for (const name of this.#names()) {
      const kept = this.#read(name);
      if (kept === null || this.#today() - kept.day > KEPT_DAYS) this.#remove(name);
    }
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
