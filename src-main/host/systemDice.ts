import { randomInt } from 'node:crypto';
import type { Dice } from '../../src-shared/bots/bot.ts';

/** The system's randomness: for bots, seat orders and the order of sending; never for a deal. */
export const systemDice: Dice = { below: (n) => randomInt(n) };

/** The same things in a random order. */
export function shuffled<Thing>(things: readonly Thing[], dice: Dice): Thing[] {
  const rest = [...things];
  const order: Thing[] = [];
  while (rest.length > 0) order.push(...rest.splice(dice.below(rest.length), 1));
  return order;
}
