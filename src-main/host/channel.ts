import type { Link } from '../../src-shared/link/link.ts';
import { encodeMessage } from '../../src-shared/protocol/encode.ts';
import type { GoodbyeReason, TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { Clock } from './clock.ts';
import type { Limits } from './limits.ts';
import type { Outbox } from './outbox.ts';
import { TokenBucket } from './tokenBucket.ts';

export type RateVerdict = 'fine' | 'tooFast' | 'tooMany';

/** One guest's link as the table uses it, from its first message to its goodbye: all that is said goes by the outbox. */
export class Channel {
  readonly #link: Link;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #rate: TokenBucket;
  #answersLeft: number;
  #heardAt: number;
  #isOpen = true;

  constructor(link: Link, clock: Clock, limits: Limits, outbox: Outbox) {
    this.#link = link;
    this.#outbox = outbox;
    this.#clock = clock;
    this.#rate = new TokenBucket(clock, limits.messagesPerSecond, limits.messageBurst);
    this.#answersLeft = limits.tooFastAnswers;
    this.#heardAt = clock.now();
  }

  /** False after a goodbye: what still arrives is not listened to. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Milliseconds since the guest's last word. */
  get silence(): number {
    return this.#clock.now() - this.#heardAt;
  }

  /** Counts the guest as heard now: at each word, and when the own clock jumped (decision 12). */
  forgiveSilence(): void {
    this.#heardAt = this.#clock.now();
  }

  /** Counts one message; too many are first answered, then end the link. */
  countMessage(): RateVerdict {
    if (this.#rate.take()) return 'fine';
    this.#answersLeft -= 1;
    return this.#answersLeft >= 0 ? 'tooFast' : 'tooMany';
  }

  /** Sends one encoded message in a frame that holds at least `atLeast` bytes. */
  send(text: string, atLeast?: number): void {
    if (!this.#isOpen) return;
    this.#outbox.say(() => {
      if (atLeast === undefined) this.#link.send(text);
      else this.#link.send(text, atLeast);
    });
  }

  refuse(refusal: TableRefusal): void {
    this.send(encodeMessage({ type: 'refused', refusal }));
  }

  /** The last frame says why (decision 13); nothing is said or heard afterwards. */
  goodbye(reason: GoodbyeReason): void {
    if (!this.#isOpen) return;
    this.send(encodeMessage({ type: 'goodbye', reason }));
    this.cut();
  }

  /** Ends the link without a word: the guest is lost and comes back by itself. */
  cut(): void {
    this.#isOpen = false;
    this.#outbox.say(() => this.#link.close());
  }
}
