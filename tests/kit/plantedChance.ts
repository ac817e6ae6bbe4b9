import { parties, roles } from '../../src-main/cli/rulesLetters.ts';
import { plantedChance as followPlan } from '../../src-main/cli/rulesChance.ts';
import type { Chance, HandLayout } from '../../src-shared/rules/chance.ts';
import type { Party } from '../../src-shared/rules/terms.ts';
import { seatId } from '../../src-shared/rules/terms.ts';

/** A deal in letters: roles by seat (`HFLLL`), draw piles top first; a hand's layout where it is not as drawn. */
export interface Plant {
  readonly roles: string;
  readonly candidate?: number;
  readonly draw: string;
  readonly reshuffles?: readonly string[];
  readonly hands?: readonly HandLayout[];
}

/** Chance that deals as planted; a reshuffle that is not planted throws. */
export function plantedChance(plant: Plant): Chance {
  const dealt = roles(plant.roles);
  if (dealt === null) throw new Error(`no roles: ${plant.roles}`);
  const chance = followPlan({
    roles: dealt,
    firstCandidate: seatId(plant.candidate ?? 0),
    decks: [plant.draw, ...(plant.reshuffles ?? [])].map(tiles),
  });
  return {
    roles: () => chance.roles(),
    firstCandidate: () => chance.firstCandidate(),
    deck: (k, count) => chance.deck(k, count),
    hand: (n) => plant.hands?.[n] ?? chance.hand(n),
  };
}

/** Tiles from letters; throws on anything else. */
export function tiles(letters: string): readonly Party[] {
  const read = parties(letters);
  if (read === null) throw new Error(`no tiles: ${letters}`);
  return read;
}
