import type { Happening } from '../../src-shared/view/seatView.ts';
import { newsModel, type NewsModel } from './news.ts';
import type { Scene } from './scene.ts';

/** How long the lights are out before what everybody waits for; the same whatever it is (rules, X-14). */
export const FINALE_MS = 2400;

/**
 * What is shown while the lights are out: after the last act of a game, and after every vote that asks whether the
 * Chancellor is Hitler. There both answers look the same until the lights are on again (R-ELE-01, R-ELE-02).
 */
export function finaleModel(scene: Scene, happenings: readonly Happening[]): NewsModel | null {
  const isAwaited = happenings.some(({ type }) => type === 'concluded' || type === 'checkedNotHitler');
  if (!isAwaited) return null;
  return newsModel(scene, happenings);
}
