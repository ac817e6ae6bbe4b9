import type { Clock } from '../link/clock.ts';

/** Decision 12: a beat every 3 s, lost after 9 s of silence; a clock that jumped by 2 s judges nobody for 9 s. */
export const BEAT_MS = 3000;
export const SILENCE_MS = 9000;
/** A beat should have come, and a moment more for its way: the link is slow, or it is lost and nobody knows yet. */
const LATE_MS = 5000;
const JUMP_MS = 2000;
const TICK_MS = 1000;

/** Beats for this side and watches the silence of the other. */
export class Heartbeat {
  readonly #clock: Clock;
  readonly #beat: () => void;
  readonly #onSilence: () => void;
  readonly #onLate: (late: boolean) => void;
  #isLate = false;
  #cancel: () => void = () => undefined;
  #heardAt: number;
  #beatAt: number;

  /** `onLate` hears that a beat of the other side did not come in time, and then that it is heard again. */
  constructor(
    clock: Clock,
    beat: () => void,
    onSilence: () => void,
    onLate: (late: boolean) => void = () => undefined,
  ) {
    this.#clock = clock;
    this.#beat = beat;
    this.#onSilence = onSilence;
    this.#onLate = onLate;
    this.#heardAt = clock.now();
    this.#beatAt = clock.now();
    this.#schedule();
  }

  /** The host spoke. A page in the background has slow timers: there its beats go out with the host's. */
  heard(): void {
    this.#heardAt = this.#clock.now();
    this.#tellLate(false);
    this.#beatIfDue();
  }

  stop(): void {
    this.#cancel();
  }

  #schedule(): void {
    const due = this.#clock.now() + TICK_MS;
    this.#cancel = this.#clock.after(TICK_MS, () => this.#tick(due));
  }

  #tick(due: number): void {
    const now = this.#clock.now();
    if (now - due > JUMP_MS) this.#heardAt = now;
    if (now - this.#heardAt >= SILENCE_MS) {
      this.#onSilence();
      return;
    }
    this.#tellLate(now - this.#heardAt >= LATE_MS);
    this.#schedule();
    this.#beatIfDue();
  }

  #tellLate(late: boolean): void {
    if (late === this.#isLate) return;
    this.#isLate = late;
    this.#onLate(late);
  }

  #beatIfDue(): void {
    const now = this.#clock.now();
    if (now - this.#beatAt < BEAT_MS) return;
    this.#beatAt = now;
    this.#beat();
  }
}
