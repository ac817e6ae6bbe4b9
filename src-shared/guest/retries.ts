import type { Random } from '../link/bytes.ts';
import { retryDelay } from './backOff.ts';
import { SILENCE_MS } from './heartbeat.ts';

/** So often the host itself may refuse a return without a word before the guest takes it that its key is dead. */
const UNANSWERED_RETURNS = 8;

/** The tries of one guest to come back: how many there were, and when the next one is due. */
export class Retries {
  readonly #random: Random;
  /** Tries since the link last held for a while. */
  #attempt = 0;
  #unanswered = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Another table, or the same one anew: nothing of before counts. */
  begin(): void {
    this.#attempt = 0;
    this.#unanswered = 0;
  }

  /** The host has let the guest in. */
  answered(): void {
    this.#unanswered = 0;
  }

  /** The host refused a return without a word; true when that means that the key is dead. */
  unanswered(): boolean {
    this.#unanswered += 1;
    return this.#unanswered >= UNANSWERED_RETURNS;
  }

  /** The next try after a link that held for `heldMs` (0 for none), counted from 1, and the milliseconds until it. */
  next(heldMs: number, when: 'atOnce' | 'later'): { readonly attempt: number; readonly retryInMs: number } {
    if (heldMs >= SILENCE_MS) this.#attempt = 0;
    if (when === 'later' && this.#attempt === 0) this.#attempt = 1;
    const retryInMs = retryDelay(this.#attempt, this.#random);
    this.#attempt += 1;
    return { attempt: this.#attempt, retryInMs };
  }
}
