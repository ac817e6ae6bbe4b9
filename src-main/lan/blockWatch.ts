import type { SystemBlock } from '../../src-shared/doctorReport.ts';
import type { Clock } from '../../src-shared/link/clock.ts';
import { systemBlock } from './blocked.ts';

export interface BlockWatchParts {
  readonly clock: Clock;
  readonly platform: NodeJS.Platform;
  readonly loopbackWorks: () => Promise<boolean>;
  /** The codes of the last questions, one a network. */
  readonly codes: () => readonly (string | null)[];
  /** Asks once more, so that a person's yes is noticed. */
  readonly askAgain: () => void;
  readonly onChange: () => void;
}

const ASK_AGAIN_MS = 3_000;

/** Notices that the system keeps this program off its networks, and that it no longer does. */
export class BlockWatch {
  readonly #parts: BlockWatchParts;
  #block: SystemBlock | null = null;
  #loopback: boolean | null = null;
  #isTrying = false;
  #isClosed = false;
  #cancel: () => void = () => undefined;

  constructor(parts: BlockWatchParts) {
    this.#parts = parts;
  }

  get block(): SystemBlock | null {
    return this.#block;
  }

  /** A question was sent, or could not be. */
  sensed(): void {
    const group = this.#parts.codes();
    if (this.#loopback === null && group.some((code) => code !== null)) return this.#tryLoopback();
    const block = systemBlock({ platform: this.#parts.platform, group, loopback: this.#loopback });
    if (block === this.#block) return;
    this.#block = block;
    this.#cancel();
    if (block !== null) this.#askOn();
    this.#parts.onChange();
  }

  /** The networks are others: what was found of those before says nothing. */
  remade(): void {
    this.#loopback = null;
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel();
  }

  #tryLoopback(): void {
    if (this.#isTrying) return;
    this.#isTrying = true;
    void this.#parts.loopbackWorks().then((works) => {
      this.#isTrying = false;
      this.#loopback = works;
      if (!this.#isClosed) this.sensed();
    });
  }

  #askOn(): void {
    this.#cancel = this.#parts.clock.after(ASK_AGAIN_MS, () => {
      this.#parts.askAgain();
      this.#askOn();
    });
  }
}
