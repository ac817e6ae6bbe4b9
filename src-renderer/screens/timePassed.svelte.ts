import type { PhaseClock } from '../../src-shared/talk/talkView.ts';

const STEP_MS = 250;

/** How long ago the host said what is left, by this device's own growing time: no two clocks are compared. */
export class TimePassed {
  ms: number = $state(0);

  #timer: ReturnType<typeof setInterval> | undefined;

  /** Begins anew with what was just said; stands still where there is no clock or it does not run. */
  begin(clock: PhaseClock | null, now: () => number = () => performance.now()): void {
    this.stop();
    this.ms = 0;
    if (clock === null || !clock.running || clock.leftMs === 0) return;
    const since = now();
    this.#timer = setInterval(() => {
      this.ms = now() - since;
      if (this.ms >= clock.leftMs) this.stop();
    }, STEP_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
