interface Held {
  /** It waits for the journal's first so many writes. */
  readonly behind: number;
  readonly say: () => void;
}

/**
 * The one way out of a table: while the journal writes what a saying follows from, the saying waits, and so does
 * everything after it. Nothing waits where nothing is being written.
 */
export class Outbox {
  readonly #fault: (error: unknown) => void;
  #begun = 0;
  #done = 0;
  #held: readonly Held[] = [];

  /** `fault` is told of a write that failed; what waited for it is said all the same. */
  constructor(fault: (error: unknown) => void) {
    this.#fault = fault;
  }

  /** What is said from now on waits for this write; writes end in the order in which they began. */
  waitFor(write: Promise<void>): void {
    this.#begun += 1;
    const number = this.#begun;
    write
      .catch(this.#fault)
      .finally(() => this.#release(number))
      .catch(this.#fault);
  }

  /** Says it now, or once the journal has what it follows from. */
  say(say: () => void): void {
    if (this.#held.length === 0 && this.#begun === this.#done) say();
    else this.#held = [...this.#held, { behind: this.#begun, say }];
  }

  #release(number: number): void {
    this.#done = Math.max(this.#done, number);
    for (let [first] = this.#held; first !== undefined && first.behind <= this.#done; [first] = this.#held) {
      this.#held = this.#held.slice(1);
      first.say();
    }
  }
}
