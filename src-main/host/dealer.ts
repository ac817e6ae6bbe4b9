import { randomBytes } from 'node:crypto';
import { chanceFromSeed, type Chance } from '../../src-shared/rules/chance.ts';

/** Where the chance of a game comes from. Asynchronous: a deal may be made by several machines together. */
export interface Dealer {
  /** All the chance of one game of `players` (5 to 10). A throw is a fault: no game begins. */
  deal(players: number): Promise<Chance>;
}

const SEED_BYTES = 32;

/** The product's own dealer: a seed of the system's randomness that nothing can set or read (decision 20). */
export const systemDealer: Dealer = {
  deal: (players) => Promise.resolve(chanceFromSeed(randomBytes(SEED_BYTES), players)),
};
