import type { Clock } from './clock.ts';
import type { Limits } from './limits.ts';
import { TokenBucket } from './tokenBucket.ts';

/** One open socket, from the upgrade on. */
export interface Visitor {
  readonly address: string;
  /** The address of this machine that it came to. */
  readonly localAddress: string;
  /** It came from this very machine. */
  readonly isOwn: boolean;
  /** The host machine's own addresses are exempt from the limits per address (decision 14). */
  readonly isExempt: boolean;
  readonly cut: () => void;
}

const ADDRESSES_KEPT = 256;

/** Counts the open sockets and the handshakes, in all and by address (decision 14). */
export class Visitors {
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #open = new Set<Visitor>();
  /** In the order of coming: the oldest is dropped first. */
  readonly #strangers = new Set<Visitor>();
  readonly #knownAddresses = new Set<string>();
  readonly #handshakes: TokenBucket;
  readonly #handshakesOf = new Map<string, TokenBucket>();

  constructor(clock: Clock, limits: Limits) {
    this.#clock = clock;
    this.#limits = limits;
    this.#handshakes = new TokenBucket(clock, limits.handshakesPerSecond, limits.handshakesPerSecond);
  }

  get count(): number {
    return this.#open.size;
  }

  /** Whether one more socket of this address is taken. */
  mayCome(address: string, isExempt: boolean): boolean {
    if (this.#open.size >= this.#limits.webSockets) return false;
    return isExempt || count(this.#open, address) < this.#limits.webSocketsPerAddress;
  }

  /** Whether a handshake of this address is done; it spends one. A socket that asks for none costs next to nothing. */
  mayShake({ address, isExempt }: Pick<Visitor, 'address' | 'isExempt'>): boolean {
    if (!isExempt && !this.#handshakesBy(address).take()) return false;
    const kept = isExempt || this.#knownAddresses.has(address) ? 0 : this.#limits.handshakesKeptForSeats;
    return this.#handshakes.take(kept);
  }

  /** A socket is open, and nobody's yet. Where there are too many of those, the oldest is dropped. */
  came(visitor: Visitor): void {
    this.#open.add(visitor);
    this.#strangers.add(visitor);
    const own = [...this.#strangers].filter(({ address }) => address === visitor.address);
    if (!visitor.isExempt && own.length > this.#limits.unauthenticatedPerAddress) this.#drop(own[0]);
    if (this.#strangers.size > this.#limits.unauthenticated) this.#drop([...this.#strangers][0]);
  }

  /** This socket is a person's now; its address, be it of a seat or the gallery, is among those that have been let in. */
  entered(visitor: Visitor): void {
    this.#strangers.delete(visitor);
    if (this.#knownAddresses.size < ADDRESSES_KEPT) this.#knownAddresses.add(visitor.address);
  }

  went(visitor: Visitor): void {
    this.#open.delete(visitor);
    this.#strangers.delete(visitor);
  }

  /** How many people from other devices are here, by the address of this machine that they came to. */
  get guests(): ReadonlyMap<string, number> {
    const guests = new Map<string, number>();
    for (const visitor of this.#open) {
      if (this.#strangers.has(visitor) || visitor.isOwn) continue;
      guests.set(visitor.localAddress, (guests.get(visitor.localAddress) ?? 0) + 1);
    }
    return guests;
  }

  #drop(visitor: Visitor | undefined): void {
    if (visitor === undefined) return;
    this.went(visitor);
    visitor.cut();
  }

  #handshakesBy(address: string): TokenBucket {
    const known = this.#handshakesOf.get(address);
    if (known !== undefined) return known;
    const { handshakesPerSecondPerAddress: rate } = this.#limits;
    // A bucket is full again after a second: forgetting all of them lets nobody do more for long.
    if (this.#handshakesOf.size >= ADDRESSES_KEPT) this.#handshakesOf.clear();
    const bucket = new TokenBucket(this.#clock, rate, rate);
    this.#handshakesOf.set(address, bucket);
    return bucket;
  }
}

function count(visitors: Iterable<Visitor>, address: string): number {
  let found = 0;
  for (const visitor of visitors) if (visitor.address === address) found += 1;
  return found;
}
