/** Whoever tells of ever more addresses holds up nobody: so many are taken until the guest is let in again. */
const MOST_HEARD = 8;

/**
 * Another address at which the table of a guest was seen while its link was lost. It is hearsay: the guest tries it by
 * turns with the one that it knows, and only where the host's own key lets it in does it become the known one.
 */
export class Elsewhere {
  #url: string | null = null;
  #isItsTurn = false;
  #heard = 0;

  /** The last try went there. */
  get isTried(): boolean {
    return this.#url !== null && this.#isItsTurn;
  }

  /** Takes note of an address, whose turn is next; false where it is the known one, no new one, or one too many. */
  hear(url: string, known: string): boolean {
    if (url === known || url === this.#url || this.#heard >= MOST_HEARD) return false;
    this.#heard += 1;
    this.#url = url;
    this.#isItsTurn = false;
    return true;
  }

  /** Where the next try goes. */
  next(known: string): string {
    if (this.#url === null) return known;
    this.#isItsTurn = !this.#isItsTurn;
    return this.#isItsTurn ? this.#url : known;
  }

  forget(): void {
    this.#url = null;
    this.#isItsTurn = false;
    this.#heard = 0;
  }
}
