import type { Clock } from '../../src-shared/link/clock.ts';

/** A list that stays empty for so long offers the other ways. */
const QUIET_MS = 5_000;

/** Counts five seconds of an empty list, from when it became empty. */
export class QuietTimer {
  readonly #clock: Clock;
  readonly #onQuiet: () => void;
  #isQuiet = false;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, onQuiet: () => void) {
    this.#clock = clock;
    this.#onQuiet = onQuiet;
  }

  get isQuiet(): boolean {
    return this.#isQuiet;
  }

  /** Called whenever the list may have changed. */
  watch(isEmpty: boolean): void {
    if (isEmpty === (this.#cancel !== null)) return;
    this.#isQuiet = false;
    this.#cancel?.();
    this.#cancel = null;
    if (!isEmpty) return;
    this.#cancel = this.#clock.after(QUIET_MS, () => {
      this.#isQuiet = true;
      this.#onQuiet();
    });
  }
}
