import type { Party, SeatId } from '../rules/terms.ts';
import type { SeatView } from '../view/seatView.ts';

/** The best and the worst that a bot can think of a seat. */
export const TRUSTED = 10;
const NEUTRAL = 5;
const ENACTED_LIBERAL = 2;
const ENACTED_FASCIST = 2;

/** The side that this bot plays for; the gallery plays for none. */
export function sideOf(view: SeatView): Party {
  return view.mine.party === 'fascist' ? 'fascist' : 'liberal';
}

/**
 * How Liberal a seat looks to this bot, 0 to 10: what its dossier says, else what the seat's governments enacted. A
 * Fascist that knows its friends sees them as they are.
 */
export function looksLiberal(view: SeatView, seat: SeatId): number {
  const known = view.mine.dossier[seat]?.party ?? 'unknown';
  if (known === 'fascist') return 0;
  if (known === 'liberal') return TRUSTED;
  if (knowsEveryone(view)) return TRUSTED;
  let opinion = NEUTRAL;
  for (const round of view.public.chronicle) {
    const inOffice = round.candidate === seat || round.nominee === seat;
    if (!inOffice || round.enacted?.by !== 'government') continue;
    opinion += round.enacted.party === 'liberal' ? ENACTED_LIBERAL : -ENACTED_FASCIST;
  }
  return Math.min(TRUSTED - 1, Math.max(1, opinion));
}

/** An ordinary Fascist knows all roles: whom it does not know as a friend is Liberal (R-SET-07, R-SET-08). */
function knowsEveryone(view: SeatView): boolean {
  return view.mine.role === 'fascist';
}

/** Does this bot know that the seat is Hitler? */
export function isKnownHitler(view: SeatView, seat: SeatId): boolean {
  return view.mine.dossier[seat]?.role === 'hitler';
}
