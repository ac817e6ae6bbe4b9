import type { Clock } from '../../src-main/host/clock.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until it is told to run: nine seconds of silence cost no time. */
export class FakeClock implements Clock {
  readonly #timers = new Set<Timer>();
  #now = 0;

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Lets so much time pass; what falls due runs in order, and what it promises is settled before the next. */
  async run(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settled();
    for (let next = this.#next(until); next !== null; next = this.#next(until)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settled();
    }
    this.#now = until;
  }

  /** The clock alone goes on, as after the sleep of a machine: timers that were due run late. */
  jump(ms: number): void {
    this.#now += ms;
  }

  #next(until: number): Timer | null {
    let next: Timer | null = null;
    for (const timer of this.#timers) {
      if (timer.at <= until && (next === null || timer.at < next.at)) next = timer;
    }
    return next;
  }
}

/** Everything that was already promised has happened. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
