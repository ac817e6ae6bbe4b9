import type { SeatId } from '../src-shared/rules/terms.ts';
import type { Emote } from '../src-shared/talk/talkView.ts';

/** How long a reaction stays at its seat. */
export const REACTION_MS = 5_000;

/** The reactions that lie at the seats now: the last one of each, for some seconds, and then nowhere any more. */
export class Reactions {
  shown: ReadonlyMap<SeatId, Emote> = $state.raw(new Map());
  readonly #timers = new Map<SeatId, ReturnType<typeof setTimeout>>();

  hear(seat: SeatId, emote: Emote): void {
    clearTimeout(this.#timers.get(seat));
    this.shown = new Map(this.shown).set(seat, emote);
    this.#timers.set(
      seat,
      setTimeout(() => this.#end(seat), REACTION_MS),
    );
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.shown = new Map();
  }

  #end(seat: SeatId): void {
    this.#timers.delete(seat);
    this.shown = new Map([...this.shown].filter(([shown]) => shown !== seat));
  }
}
