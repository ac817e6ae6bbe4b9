import type { Intent } from '../rules/commands.ts';

/** A bot's chance: the next whole number of 0 to n-1, each as likely; `n` is 1 to 256. */
export interface Dice {
  below(n: number): number;
}

/** One lawful choice: how much the bot likes it (0 to 20), and whether it loses the game at once for its side. */
export interface Choice {
  readonly intent: Intent;
  readonly weight: number;
  readonly loses: boolean;
}

/** What every lawful choice keeps, in hundredths, so that a bot's move proves nothing (decision 26). */
export const FLOOR = 5;
const HUNDRED = 100;

/**
 * Picks one of at most ten choices. Each keeps five in a hundred, the rest goes by weight; a choice that loses at once
 * is left out unless nothing else is lawful (decision 26). Null for no choice at all.
 */
export function pick(choices: readonly Choice[], dice: Dice): Intent | null {
  const safe = choices.filter((choice) => !choice.loses);
  const open = safe.length > 0 ? safe : choices;
  const roll = dice.below(HUNDRED);
  const floored = open[Math.floor(roll / FLOOR)];
  return (floored ?? weighted(open, dice))?.intent ?? null;
}

function weighted(choices: readonly Choice[], dice: Dice): Choice | undefined {
  const total = choices.reduce((sum, choice) => sum + choice.weight, 0);
  if (total === 0) return choices[dice.below(Math.max(choices.length, 1))];
  let left = dice.below(total);
  for (const choice of choices) {
    if (left < choice.weight) return choice;
    left -= choice.weight;
  }
  return choices.at(-1);
}
