import type { Happening } from '../../src-shared/view/seatView.ts';
import { newsModel, type NewsModel } from './news.ts';
import type { Scene } from './scene.ts';

/** How long the lights are out between the last act and the verdict; the same however the game ended. */
export const FINALE_MS = 2400;

/** What ended the game, while the lights are out: the same news as of any other act, or null where none came. */
export function finaleModel(scene: Scene, happenings: readonly Happening[]): NewsModel | null {
  if (!happenings.some((happening) => happening.type === 'concluded')) return null;
  return newsModel(scene, happenings);
}
