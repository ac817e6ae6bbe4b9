import type { SeatId } from '../src-shared/rules/terms.ts';
import type { Emote } from '../src-shared/talk/talkView.ts';

/** How long a reaction stays at its seat. */
const REACTION_MS = 5_000;

export interface Reaction {
  readonly seat: SeatId;
  readonly emote: Emote;
}

/** The reactions that lie at the seats now: the last one of each, for some seconds, and then nowhere any more. */
export class Reactions {
  shown: readonly Reaction[] = $state.raw([]);

  hear(seat: SeatId, emote: Emote): void {
    const reaction = { seat, emote };
    this.shown = [...this.shown.filter((one) => one.seat !== seat), reaction];
    setTimeout(() => this.#end(reaction), REACTION_MS);
  }

  clear(): void {
    this.shown = [];
  }

  /** A newer one of the same seat is another, and stays its own time. */
  #end(reaction: Reaction): void {
    if (this.shown.includes(reaction)) this.shown = this.shown.filter((one) => one !== reaction);
  }
}
