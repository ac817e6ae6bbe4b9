import type { Nearby } from '../../src-shared/nearby.ts';
import type { Clock } from '../../src-shared/link/clock.ts';
import { DEFAULT_PORT } from '../../src-shared/protocol/messages.ts';
import type { Ask } from './ask.ts';
import { neighboursOf, type Nic } from './interfaces.ts';

export interface SubnetSearchParts {
  readonly clock: Clock;
  readonly ask: Ask;
  readonly onFound: (id: string, address: string) => void;
  readonly onProgress: () => void;
}

const MOST_ADDRESSES = 512;
const AT_ONCE = 40;
const WAIT_MS = 700;
const IDLE: Nearby['search'] = { state: 'idle', asked: 0, all: 0 };

/**
 * Asks every address of the own networks once, at the usual port: only on a person's act, at most 512
 * addresses, forty at a time.
 */
export class SubnetSearch {
  readonly #parts: SubnetSearchParts;
  #progress = IDLE;
  #targets: readonly string[] = [];
  #next = 0;
  #aborts = new Set<AbortController>();

  constructor(parts: SubnetSearchParts) {
    this.#parts = parts;
  }

  get progress(): Nearby['search'] {
    return this.#progress;
  }

  start(nics: readonly Nic[]): void {
    this.stop();
    this.#targets = targetsOf(nics);
    this.#next = 0;
    this.#moved(0);
    for (let started = 0; started < AT_ONCE; started += 1) this.#askNext(this.#targets);
  }

  /** Ends it, wherever it is. */
  stop(): void {
    for (const abort of this.#aborts) abort.abort();
    this.#aborts = new Set();
    this.#targets = [];
    this.#progress = IDLE;
  }

  #askNext(targets: readonly string[]): void {
    const address = targets[this.#next];
    if (address === undefined) return;
    this.#next += 1;
    const abort = new AbortController();
    this.#aborts.add(abort);
    const cancel = this.#parts.clock.after(WAIT_MS, () => abort.abort());
    void this.#parts.ask({ host: address, port: DEFAULT_PORT }, abort.signal).then((answer) => {
      cancel();
      if (!this.#aborts.delete(abort)) return;
      if (answer.kind === 'table') this.#parts.onFound(answer.info.id, address);
      this.#moved(this.#progress.asked + 1);
      this.#askNext(targets);
    });
  }

  #moved(asked: number): void {
    const all = this.#targets.length;
    this.#progress = { state: asked === all ? 'over' : 'running', asked, all };
    this.#parts.onProgress();
  }
}

/** Real networks first; no more addresses than a person waits for. */
function targetsOf(nics: readonly Nic[]): readonly string[] {
  const all = nics.filter((nic) => !nic.isLoopback).flatMap((nic) => neighboursOf(nic, MOST_ADDRESSES));
  return [...new Set(all)].slice(0, MOST_ADDRESSES);
}
