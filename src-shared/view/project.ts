import type { GameEvent } from '../rules/events.ts';
import type { GameState } from '../rules/state.ts';
import type { SeatId } from '../rules/terms.ts';
import { happeningOf } from './happening.ts';
import { privatePart } from './privatePart.ts';
import type { Projected } from './projected.ts';
import { publicPart } from './publicPart.ts';
import type { Happening, PrivateView, PublicView, ViewOptions } from './seatView.ts';

/** What everyone at the table may know now: made once a state, the same for every viewer (rules, section 6). */
export function projectPublic(state: GameState, viewOptions: ViewOptions): Projected<PublicView> {
  return publicPart(state, viewOptions) as Projected<PublicView>;
}

/** What this viewer alone may know now, opened as that seat; the gallery opens nothing (V-01 to V-11). */
export function projectPrivate(state: GameState, viewer: SeatId | 'gallery'): Projected<PrivateView> {
  return privatePart(state, viewer) as Projected<PrivateView>;
}

/** What happened, for everyone: the same things in the same order, never dropped for one viewer. */
export function projectHappenings(
  events: readonly GameEvent[],
  viewOptions: ViewOptions,
): readonly Projected<Happening>[] {
  return events.map((event) => happeningOf(event, viewOptions) as Projected<Happening>);
}
