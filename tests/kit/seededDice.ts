import { createHash } from 'node:crypto';
import type { Dice } from '../../src-shared/bots/bot.ts';

/** Dice that follow from a word, so that a failing game can be played again. */
export function seededDice(seed: string): Dice {
  let throws = 0;
  return {
    below: (n) => {
      throws += 1;
      const digest = createHash('sha256').update(`${seed}/${throws}`).digest();
      return digest.readUInt32BE(0) % n;
    },
  };
}
