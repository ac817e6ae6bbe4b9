import { flushSync } from 'svelte';
import type { BridgeEvent } from '../src-shared/bridge.ts';
import type { Update } from '../src-shared/protocol/messages.ts';
import { ANSWER_MS, hitlerQuestion, type Revealed } from '../src-shared/hitlerQuestion.ts';

/**
 * The pause before it is told whether an elected Chancellor is Hitler. The answer is there already, and so may be
 * what comes after it: all of it is held back, so that neither screen, sound, title nor screen reader can tell before
 * its time, and the pause lasts alike for both answers, with motion and without (R-ELE-01, X-14).
 */
export class Answer {
  /** The ballots that asked; null while no answer is held back. */
  to: Revealed | null = $state.raw(null);

  readonly #tell: (event: BridgeEvent) => void;
  #held: readonly BridgeEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (event: BridgeEvent) => void) {
    this.#tell = tell;
  }

  /**
   * True where an event is kept for later. A window that was shown nothing before has missed the question. A link
   * that ends is told at once, so that nobody sits before a dark screen of a table that is gone.
   */
  holdsBack(event: BridgeEvent, shown: Update | null): boolean {
    if (event.event === 'link' && event.status.state !== 'seated') this.give();
    if (this.to !== null) {
      this.#held = [...this.#held, event];
      return true;
    }
    const asked = event.event === 'update' && shown !== null ? hitlerQuestion(event.update) : null;
    if (asked === null) return false;
    this.to = asked;
    this.#held = [event];
    this.#timer = setTimeout(() => this.give(), ANSWER_MS);
    return true;
  }

  /** The answer, and all that came after it, one after another; whoever touches the screen gets it at once. */
  give(): void {
    const held = this.#held;
    this.forget();
    for (const event of held) {
      flushSync(() => this.#tell(event));
    }
  }

  /** Nothing that is held back is told any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.to = null;
    this.#held = [];
  }
}
