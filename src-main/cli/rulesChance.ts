import type { Chance, HandLayout } from '../../src-shared/rules/chance.ts';
import type { Party, SeatId, SecretRole } from '../../src-shared/rules/terms.ts';

/** Everything that chance would decide, decided beforehand. */
export interface Plan {
  readonly roles: readonly SecretRole[];
  readonly firstCandidate: SeatId;
  /** The draw piles in the order of the shuffles, each top first; the first is the deal's. */
  readonly decks: readonly (readonly Party[])[];
}

/** A plan that does not fit the game: it was asked for a shuffle that it does not hold. */
export class PlanFault extends Error {
  readonly reason: 'noReshuffle' | 'wrongReshuffle';

  constructor(reason: 'noReshuffle' | 'wrongReshuffle') {
    super(reason);
    this.reason = reason;
  }
}

const AS_DRAWN: HandLayout = { president: [0, 1, 2], chancellor: [0, 1] };

/** Chance that follows a plan; tiles are laid out as they are drawn. A shuffle outside the plan throws `PlanFault`. */
export function plantedChance(plan: Plan): Chance {
  return {
    roles: () => plan.roles,
    firstCandidate: () => plan.firstCandidate,
    deck: (k, tiles) => {
      const deck = plan.decks[k];
      if (deck === undefined) throw new PlanFault('noReshuffle');
      const liberal = deck.filter((tile) => tile === 'liberal').length;
      if (liberal !== tiles.liberal || deck.length - liberal !== tiles.fascist)
        throw new PlanFault('wrongReshuffle');
      return deck;
    },
    hand: () => AS_DRAWN,
  };
}
