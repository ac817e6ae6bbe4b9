import type { PhaseClock } from '../../src-shared/talk/talkView.ts';
import { tell, type Scene } from './scene.ts';

/** What is left of the time that the table set for a step. */
export interface ClockModel {
  /** "1:05", or that the time is over. */
  readonly number: string;
  /** From 1, all of it, to 0. */
  readonly part: number;
  readonly words: string;
  /** The waiting grows louder; nothing else happens. */
  readonly over: boolean;
  readonly stopped: boolean;
}

/**
 * Null where no time runs: the table set no clock, the game is over, or this time belongs to another question than the
 * one on the screen. `passedMs` have gone since the host said what is left (decision 32).
 */
export function clockModel(
  scene: Scene,
  clock: PhaseClock | null,
  question: number,
  passedMs: number,
): ClockModel | null {
  if (clock === null || clock.question !== question || scene.view.stage.name === 'concluded') return null;
  const leftMs = clock.running ? Math.max(0, clock.leftMs - passedMs) : clock.leftMs;
  const words = scene.words.words.talk.clock;
  const over = leftMs === 0;
  const time = timeOf(leftMs);
  return {
    number: over ? words.over : time,
    part: leftMs / clock.ofMs,
    words: over ? words.over : clock.running ? tell(scene, words.left, { time }) : words.stopped,
    over,
    stopped: !clock.running,
  };
}

/** Minutes and seconds; a second that has begun counts as a whole one, so that 0:00 is the end. */
function timeOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
