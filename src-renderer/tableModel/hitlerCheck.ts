import type { Happening } from '../../src-shared/view/seatView.ts';

/**
 * Whether a Chancellor was elected just now who had to be asked (R-ELE-01, R-ELE-02). It is the same for both
 * answers, so that the pause before the answer tells nothing.
 */
export function asksForHitler(happenings: readonly Happening[]): boolean {
  return happenings.some(
    (one) =>
      one.type === 'checkedNotHitler' || (one.type === 'concluded' && one.verdict.reason === 'election'),
  );
}
