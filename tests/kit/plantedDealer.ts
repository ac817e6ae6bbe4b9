import type { Dealer } from '../../src-main/host/dealer.ts';
import type { Chance } from '../../src-shared/rules/chance.ts';

/** A dealer of one source: the kit's own, which the product has not (decision 20). */
export function dealerOf(chanceFor: (players: number) => Chance): Dealer {
  return { deal: ({ players }) => Promise.resolve({ chance: chanceFor(players), proof: null }) };
}

/** Every deal is this one. */
export function plantedDealer(chance: Chance): Dealer {
  return dealerOf(() => chance);
}
