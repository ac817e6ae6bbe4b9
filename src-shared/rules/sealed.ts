import type { SeatId } from './terms.ts';

/**
 * A secret and the seats that may read it. Both are out of reach of serialisers, spreads and debuggers' eyes;
 * who may read a secret is itself a secret, so the readers cannot be asked for either.
 */
export class Sealed<Value> {
  readonly #readers: readonly SeatId[];
  readonly #value: Value;

  private constructor(readers: readonly SeatId[], value: Value) {
    this.#readers = readers;
    this.#value = value;
  }

  /** Seals a value for these readers and nobody else. Written where the secret is dealt. */
  static for<Value>(readers: readonly SeatId[], value: Value): Sealed<Value> {
    return new Sealed(readers, value);
  }

  /** For the rules alone, each time beside the sentence of the rulebook that opens this secret. */
  static unseal<Value>(sealed: Sealed<Value>): Value {
    return sealed.#value;
  }

  /** What this seat reads: the value, or null where the seat is no reader. */
  openAs(seat: SeatId): Value | null {
    return this.#readers.includes(seat) ? this.#value : null;
  }

  /** Throws: whoever writes a secret into JSON has made a mistake. */
  toJSON(): never {
    throw new Error('a sealed secret was about to be written down');
  }
}
