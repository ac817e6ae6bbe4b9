import { createHash } from 'node:crypto';
import type { Dealer } from '../../src-main/host/dealer.ts';
import { hostCommitment, jointSeed } from '../../src-shared/fairness/commitment.ts';
import type { DealRecord } from '../../src-shared/fairness/terms.ts';
import { chanceFromSeed } from '../../src-shared/rules/chance.ts';

/** A deal that follows from a word and that can be proven, though no seat has a share in it. */
export function provenDealer(word: string): Dealer {
  return {
    deal: (round) => {
      const text = JSON.stringify(round.context(1, new Set()));
      const seed = createHash('sha256').update(word).digest('hex');
      const commitment = hostCommitment(text, seed);
      const record: DealRecord = { context: text, commitment, commitments: [], shares: [] };
      round.tell({ type: 'dealOpen', context: text, commitment });
      round.tell({ type: 'dealList', commitments: [] });
      round.tell({ type: 'dealShares', shares: [] });
      const chance = chanceFromSeed(jointSeed(record, seed), round.players);
      return Promise.resolve({ chance, proof: { seed, record } });
    },
  };
}
