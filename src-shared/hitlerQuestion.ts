import type { Update } from './protocol/messages.ts';
import { HITLER_ZONE } from './rules/terms.ts';
import type { Happening } from './view/seatView.ts';

/** How long every window holds back whether the Chancellor is Hitler, whatever the answer is (R-ELE-01, R-ELE-02). */
export const ANSWER_MS = 2400;

/** The ballots of one election turn over. */
export type Revealed = Happening & { readonly type: 'ballotsRevealed' };

/**
 * The ballots that elected a Chancellor of whom everybody asks now whether it is Hitler; null where an update asks
 * nothing of the kind. Found in what both answers have in common alone, so that they are held back alike.
 */
export function hitlerQuestion(update: Update): Revealed | null {
  if (update.public.fascist < HITLER_ZONE) return null;
  const revealed = update.happenings.find((happening) => happening.type === 'ballotsRevealed');
  return revealed?.elected === true ? revealed : null;
}
