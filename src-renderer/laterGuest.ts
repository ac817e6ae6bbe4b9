import type { WindowEvent } from '../src-shared/guest/terms.ts';
import type { PageGuest } from './pageBridge.ts';

/** How long after a failure it is fetched again. */
const AGAIN_MS = 2000;

export interface LaterGuestOptions {
  /** Fetches the guest connection; rejects where it does not come. */
  readonly fetch: () => Promise<PageGuest>;
  readonly hear: (event: WindowEvent) => void;
  readonly after: (delayMs: number, run: () => void) => void;
  /** Whether this browser keeps a key for the table: only then there is a seat to come back to. */
  readonly keeps: (tableId: string) => boolean;
}

/**
 * The guest connection of a page before its code has come: nothing of it is needed to write a name. Whoever joins
 * meanwhile is shown as joining, and joins as soon as it is there; it is fetched again until it is.
 */
export class LaterGuest implements PageGuest {
  readonly #options: LaterGuestOptions;
  #guest: PageGuest | null = null;
  #isFetching = false;
  /** The one thing that waits: a later wish takes its place. */
  #wish: ((guest: PageGuest) => void) | null = null;

  constructor(options: LaterGuestOptions) {
    this.#options = options;
  }

  /** Fetches the connection if that has not begun. */
  fetch(): void {
    if (this.#isFetching || this.#guest !== null) return;
    this.#isFetching = true;
    void this.#fetchOnce();
  }

  join(where: string, name: string, as: 'seat' | 'gallery'): void {
    this.#want((guest) => guest.join(where, name, as));
  }

  comeBack(tableId: string): boolean {
    if (!this.#options.keeps(tableId)) return false;
    this.#want((guest) => void guest.comeBack(tableId));
    return true;
  }

  say(call: Parameters<PageGuest['say']>[0]): void {
    this.#guest?.say(call);
  }

  saveGame(): void {
    this.#guest?.saveGame();
  }

  leave(): void {
    if (this.#guest === null) this.giveUp();
    else this.#guest.leave();
  }

  playHere(): void {
    this.#guest?.playHere();
  }

  giveUp(): void {
    if (this.#guest !== null) return this.#guest.giveUp();
    this.#wish = null;
    this.#options.hear({ event: 'link', status: { state: 'home' } });
  }

  wake(): void {
    this.#guest?.wake();
  }

  #want(wish: (guest: PageGuest) => void): void {
    if (this.#guest !== null) return wish(this.#guest);
    this.#wish = wish;
    this.#options.hear({ event: 'link', status: { state: 'joining' } });
    this.fetch();
  }

  async #fetchOnce(): Promise<void> {
    try {
      this.#guest = await this.#options.fetch();
    } catch {
      this.#options.after(AGAIN_MS, () => void this.#fetchOnce());
      return;
    }
    this.#wish?.(this.#guest);
    this.#wish = null;
  }
}
