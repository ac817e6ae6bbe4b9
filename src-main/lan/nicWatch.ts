import type { Clock } from '../../src-shared/link/clock.ts';
import type { Interfaces } from '../host/addresses.ts';
import { areSameNics, usableInterfaces, type Nic } from './interfaces.ts';

export interface NicWatchParts {
  readonly clock: Clock;
  /** Milliseconds by the clock on the wall, which goes on while the machine sleeps. */
  readonly wallClock: () => number;
  readonly interfaces: () => Interfaces;
  /** The addresses changed, or the machine woke up: every socket is to be made anew. */
  readonly onChange: (nics: readonly Nic[]) => void;
}

/** Whoever lost the network is to be back within a second of its return. */
const POLL_MS = 500;
/** A poll that comes so late on the wall slept, or the wall clock was set: to begin anew is right either way. */
const SLEPT_MS = 4_000;

/** Watches the addresses of this machine, because no system tells Node when they change. */
export class NicWatch {
  readonly #parts: NicWatchParts;
  #nics: readonly Nic[];
  #lastPoll: number;
  #cancel: () => void;

  constructor(parts: NicWatchParts) {
    this.#parts = parts;
    this.#nics = usableInterfaces(parts.interfaces());
    this.#lastPoll = parts.wallClock();
    this.#cancel = this.#next();
  }

  get nics(): readonly Nic[] {
    return this.#nics;
  }

  stop(): void {
    this.#cancel();
  }

  #next(): () => void {
    return this.#parts.clock.after(POLL_MS, () => this.#poll());
  }

  #poll(): void {
    const now = this.#parts.wallClock();
    const slept = Math.abs(now - this.#lastPoll) > POLL_MS + SLEPT_MS;
    this.#lastPoll = now;
    this.#cancel = this.#next();
    const nics = usableInterfaces(this.#parts.interfaces());
    if (!slept && areSameNics(nics, this.#nics)) return;
    this.#nics = nics;
    this.#parts.onChange(nics);
  }
}
