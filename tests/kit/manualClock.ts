import type { Clock } from '../../src-main/host/clock.ts';

/** A clock that stands until the test moves it: waiting costs no time. */
export class ManualClock implements Clock {
  #now = 0;
  #waiting: readonly { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.#now + ms, run };
    this.#waiting = [...this.#waiting, entry];
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }

  /** Moves time on; what falls due runs in its order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = this.#waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      const [first] = due;
      if (first === undefined) break;
      this.#waiting = this.#waiting.filter((entry) => entry !== first);
      this.#now = first.at;
      first.run();
    }
    this.#now = end;
  }
}
