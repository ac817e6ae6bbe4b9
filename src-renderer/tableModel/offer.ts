import type { SeatId } from '../../src-shared/rules/terms.ts';
import type { Scene } from './scene.ts';

/** The seats that this person may choose from now, ascending; null where no seat is to be chosen. */
export function offeredSeats(scene: Scene): readonly SeatId[] | null {
  const { options } = scene.mine;
  if (options.kind === 'nominate') return options.nominees;
  if (options.kind === 'choose' && options.power !== 'policyPeek') return options.targets;
  return null;
}
