import type { Clock } from '../../src-shared/link/clock.ts';

/** The clock of a device that can sleep: time goes on, and what fell due meanwhile runs late, when it wakes. */
export class SleepyClock implements Clock {
  readonly #clock: Clock;
  #isAsleep = false;
  #missed: (() => void)[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now();
  }

  after(ms: number, run: () => void): () => void {
    let isCalledOff = false;
    const callOff = this.#clock.after(ms, () => {
      const due = (): void => {
        if (!isCalledOff) run();
      };
      if (this.#isAsleep) this.#missed.push(due);
      else due();
    });
    return () => {
      isCalledOff = true;
      callOff();
    };
  }

  sleep(): void {
    this.#isAsleep = true;
  }

  wake(): void {
    this.#isAsleep = false;
    for (const due of this.#missed.splice(0)) due();
  }
}
