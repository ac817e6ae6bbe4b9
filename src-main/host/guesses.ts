import type { Clock } from './clock.ts';
import type { GuessLimits } from './limits.ts';
import { TokenBucket } from './tokenBucket.ts';

interface Failures {
  readonly count: number;
  readonly blockedUntil: number;
}

const ADDRESSES_KEPT = 1_000;

/**
 * How often the table code may be guessed (security 4.2): the address's own limit comes first, so that one guesser
 * cannot use up what honest people need; then a bucket for all; and after thirty failures the code is no use until
 * there is a new one. Links and keys are not counted.
 */
export class Guesses {
  readonly #clock: Clock;
  readonly #limits: GuessLimits;
  readonly #bucket: TokenBucket;
  readonly #failures = new Map<string, Failures>();
  #failedInAll = 0;

  constructor(clock: Clock, limits: GuessLimits) {
    this.#clock = clock;
    this.#limits = limits;
    this.#bucket = new TokenBucket(clock, limits.perMinute / 60, limits.burst);
  }

  get isCodeLocked(): boolean {
    return this.#failedInAll >= this.#limits.codeLocksAt;
  }

  get failedInAll(): number {
    return this.#failedInAll;
  }

  /** Where most of the wrong codes came from; null where no address is counted. */
  get worstAddress(): string | null {
    let worst: { readonly address: string; readonly count: number } | null = null;
    for (const [address, { count }] of this.#failures)
      if (worst === null || count > worst.count) worst = { address, count };
    return worst?.address ?? null;
  }

  /** Spends one guess; false when there is none to spend. Null for an address that has no limit of its own. */
  spend(address: string | null): boolean {
    if (this.isCodeLocked || this.#isBlocked(address)) return false;
    return this.#bucket.take();
  }

  succeeded(address: string | null): void {
    this.#bucket.refund();
    if (address !== null) this.#failures.delete(address);
  }

  failed(address: string | null): void {
    this.#failedInAll += 1;
    if (address === null) return;
    const count = (this.#failures.get(address)?.count ?? 0) + 1;
    // The address that was refused longest ago makes room: the list cannot be grown without end.
    if (this.#failures.size >= ADDRESSES_KEPT) this.#dropOldest();
    this.#failures.delete(address);
    this.#failures.set(address, { count, blockedUntil: this.#clock.now() + this.#backOff(count) });
  }

  /** There is a new code: what was guessed of the old one counts no more, save each address's own back-off. */
  renew(): void {
    this.#failedInAll = 0;
  }

  #isBlocked(address: string | null): boolean {
    if (address === null) return false;
    return (this.#failures.get(address)?.blockedUntil ?? 0) > this.#clock.now();
  }

  /** None for the first failures, then a minute that doubles. */
  #backOff(count: number): number {
    const over = count - this.#limits.failuresPerAddress;
    return over < 0 ? 0 : Math.min(this.#limits.backOffMs * 2 ** over, this.#limits.longestBackOffMs);
  }

  #dropOldest(): void {
    const oldest = this.#failures.keys().next().value;
    if (oldest !== undefined) this.#failures.delete(oldest);
  }
}
