import type { Wire } from './link.ts';
import { REFUSED } from './sealedLink.ts';

// Node and every browser have it, but the shared layer is compiled without either's types.
declare function queueMicrotask(run: () => void): void;

/** Two ends of one wire in memory: what one sends reaches the other a microtask later, in order, as a copy. */
export function wirePair(): [Wire, Wire] {
  const a = new MemoryWire();
  const b = new MemoryWire();
  a.connect(b);
  b.connect(a);
  return [a, b];
}

class MemoryWire implements Wire {
  #peer: MemoryWire | null = null;
  #isOpen = true;
  #isGone = false;
  #wasRefused = false;
  #kept: Uint8Array[] = [];
  #onBytes: ((bytes: Uint8Array) => void) | null = null;
  #onClose: ((refused: boolean) => void) | null = null;

  connect(peer: MemoryWire): void {
    this.#peer = peer;
  }

  send(bytes: Uint8Array): void {
    if (!this.#isOpen) return;
    const copy = bytes.slice();
    queueMicrotask(() => this.#peer?.arrive(copy));
  }

  /** What was sent before still arrives; what arrives here afterwards is dropped, as a socket does. */
  close(code: number): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    queueMicrotask(() => this.#peer?.gone(code === REFUSED));
    queueMicrotask(() => this.gone(false));
  }

  onBytes(listener: (bytes: Uint8Array) => void): void {
    this.#onBytes = listener;
    const kept = this.#kept;
    this.#kept = [];
    for (const bytes of kept) listener(bytes);
  }

  onClose(listener: (refused: boolean) => void): void {
    this.#onClose = listener;
    if (this.#isGone) queueMicrotask(() => listener(this.#wasRefused));
  }

  arrive(bytes: Uint8Array): void {
    if (!this.#isOpen) return;
    if (this.#onBytes === null) this.#kept.push(bytes);
    else this.#onBytes(bytes);
  }

  gone(refused: boolean): void {
    if (this.#isGone) return;
    this.#isOpen = false;
    this.#isGone = true;
    this.#wasRefused = refused;
    this.#onClose?.(refused);
  }
}
