import type { Clock } from './clock.ts';

/** Lets `burst` through at once and `perSecond` in the long run. */
export class TokenBucket {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #filledAt: number;

  constructor(clock: Clock, perSecond: number, burst: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
    this.#filledAt = clock.now();
  }

  /** Tokens that are there now; a fraction counts as none when it is taken. */
  get level(): number {
    const now = this.#clock.now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#filledAt) / 1000) * this.#perSecond);
    this.#filledAt = now;
    return this.#tokens;
  }

  /** Takes one token, leaving at least `kept`; false when there are not enough. */
  take(kept = 0): boolean {
    if (this.level < kept + 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Puts back one token that was taken for nothing. */
  refund(): void {
    this.#tokens = Math.min(this.#burst, this.level + 1);
  }
}
