import type { Happening } from '../../src-shared/view/seatView.ts';
import { newsModel, type NewsModel } from './news.ts';
import type { Scene } from './scene.ts';

/** How long the lights are out after the last act of a game. */
export const FINALE_MS = 2400;

/**
 * What is shown while the lights are out after the last act of a game; null where the game did not end now, and where
 * it ended by an election: then they were out before, alike for both answers.
 */
export function finaleModel(scene: Scene, happenings: readonly Happening[]): NewsModel | null {
  const end = happenings.find(({ type }) => type === 'concluded');
  if (end?.type !== 'concluded' || end.verdict.reason === 'election') return null;
  return newsModel(scene, happenings);
}

/** What is shown while everybody waits for whether the Chancellor is Hitler: the ballots that asked, and nothing else. */
export function questionModel(scene: Scene, revealed: Happening): NewsModel | null {
  return newsModel(scene, [revealed]);
}
