import type { PhaseClock } from '../../src-shared/talk/talkView.ts';
import type { Clock } from './clock.ts';

interface Running {
  readonly question: number;
  readonly ofMs: number;
  readonly leftMs: number;
  /** When `leftMs` were left; null while the time stands still. */
  readonly since: number | null;
}

/**
 * Counts down the time of one question. Nothing happens at its end: it plays for nobody, and it has no timer that
 * could go off for a question that is over (G-08).
 */
export class PhaseTimer {
  readonly #clock: Clock;
  #running: Running | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * To be called after every change of the table: another question gets its whole time, a pause stops it. `ofMs` is
   * null where there is no clock. Tells whether something else than the passing of time has changed.
   */
  settle(question: number, ofMs: number | null, runs: boolean): boolean {
    const before = this.#running;
    if (ofMs === null) {
      this.#running = null;
      return before !== null;
    }
    const isSame = before?.question === question && before.ofMs === ofMs;
    if (isSame && (before.since !== null) === runs) return false;
    const since = runs ? this.#clock.now() : null;
    this.#running = { question, ofMs, leftMs: isSame ? this.#left(before) : ofMs, since };
    return true;
  }

  /** What is to be told now; whole milliseconds. */
  get now(): PhaseClock | null {
    const running = this.#running;
    if (running === null) return null;
    const { question, ofMs, since } = running;
    return { question, leftMs: this.#left(running), ofMs, running: since !== null };
  }

  #left({ leftMs, since }: Running): number {
    return since === null ? leftMs : Math.max(0, Math.ceil(leftMs - (this.#clock.now() - since)));
  }
}
