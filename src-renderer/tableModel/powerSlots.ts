import type { Board, PresidentialPower } from '../../src-shared/rules/terms.ts';
const T: Record<Board, readonly (PresidentialPower | null)[]> = {
  small: [null, null, 'policyPeek', 'execution', 'execution', null],
  medium: [null, 'investigateLoyalty', 'specialElection', 'execution', 'execution', null],
  large: ['investigateLoyalty', 'investigateLoyalty', 'specialElection', 'execution', 'execution', null],
};
export function slotPower(board: Board, slot: number): PresidentialPower | null {
  return T[board][slot - 1] ?? null;
}
