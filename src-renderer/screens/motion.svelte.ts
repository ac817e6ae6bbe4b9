import type { Update } from '../../src-shared/protocol/messages.ts';
import { STILL, motionOf, type MotionModel } from '../tableModel/motion.ts';
import { tellsNews } from '../tableModel/news.ts';

/** What decides whether anything moves at all. */
export interface MotionFacts {
  /** The page lies in another tab, or the screen is off. */
  readonly hidden: () => boolean;
  /** The person wants less motion. */
  readonly reduced: () => boolean;
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const THIS_PAGE: MotionFacts = {
  hidden: () => document.visibilityState === 'hidden',
  reduced: () => window.matchMedia(LESS_MOTION).matches,
};

/** Whether anything may move on this page now: it is looked at, and the person wants motion. */
export function movesNow(): boolean {
  return !THIS_PAGE.hidden() && !THIS_PAGE.reduced();
}

/**
 * What moves on this screen now. The state is never waited for: an update is shown at once, and the motion of the
 * one before it is over. A page that was not looking, or has just come, goes straight to the state.
 */
export class Motion {
  model: MotionModel = $state.raw(STILL);

  readonly #facts: MotionFacts;
  #update: Update | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(facts: MotionFacts = THIS_PAGE) {
    this.#facts = facts;
  }

  /** Takes a new view. A ballot that came in lets what moves go on. */
  arrive(update: Update): void {
    const before = this.#update;
    if (before === update) return;
    this.#update = update;
    const quiet = !tellsNews(update.happenings);
    if (quiet && before !== null && before.revision + 1 === update.revision) return;
    const still = quiet || before === null || this.#facts.hidden() || this.#facts.reduced();
    this.#show(still ? STILL : motionOf(update.happenings, before.public, update.public));
  }

  /** Whoever acts has seen enough: what still moves is at its end at once. */
  skip(): void {
    finishAnimations();
    this.#show(STILL);
  }

  #show(model: MotionModel): void {
    clearTimeout(this.#timer);
    this.model = model;
    if (model.lastsMs > 0) this.#timer = setTimeout(() => this.#show(STILL), model.lastsMs);
  }
}

function finishAnimations(): void {
  if (!('getAnimations' in document)) return;
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}
