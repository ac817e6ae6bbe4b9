import { headOf } from '../protocol/head.ts';
import type { HeardMessage } from '../protocol/parse.ts';

/** By how many steps a table went back; null: it went back and on again, so that nobody can tell. */
export interface WentBack {
  readonly steps: number | null;
}

/** The last revision that this guest was shown, and what was public then (decision 16). In memory alone. */
export class Shown {
  #revision = 0;
  #head: string | null = null;

  /** What a return tells of it; 0 and null before the first update. */
  get word(): { readonly revision: number; readonly head: string | null } {
    return { revision: this.#revision, head: this.#head };
  }

  /** Another table. */
  forget(): void {
    this.#revision = 0;
    this.#head = null;
  }

  /** Takes the next update of the same table. Not null where the host no longer knows what this guest was shown. */
  take({ update, received }: Extract<HeardMessage, { readonly type: 'update' }>): WentBack | null {
    const before = this.word;
    this.#revision = update.revision;
    this.#head = headOf(update.revision, received.public);
    if (this.#revision < before.revision) return { steps: before.revision - this.#revision };
    const isOther = this.#revision === before.revision && before.head !== null && this.#head !== before.head;
    return isOther ? { steps: null } : null;
  }
}
