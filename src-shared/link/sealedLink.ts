import type { Opener, Sealer } from './frames.ts';
import type { Link, Wire } from './link.ts';

/** Nothing to say and nothing wrong: how an opened connection ends (decision 13). */
export const CLOSED = 1000;
/** How every connection ends before both sides have proven themselves, whatever the reason. */
export const REFUSED = 1008;

/** Texts that may wait for a listener; more than that is a flood. */
const MAX_KEPT = 64;

/** The link of a proven connection. Whoever did the handshake hands it what the wire brings. */
export class SealedLink implements Link {
  readonly #wire: Wire;
  readonly #sealer: Sealer;
  readonly #opener: Opener;
  #kept: string[] = [];
  #ended: { readonly fault: boolean; readonly refused: boolean } | null = null;
  #onMessage: ((text: string) => void) | null = null;
  #onClose: ((fault: boolean, refused: boolean) => void) | null = null;

  constructor(wire: Wire, sealer: Sealer, opener: Opener) {
    this.#wire = wire;
    this.#sealer = sealer;
    this.#opener = opener;
  }

  send(text: string, atLeast = 0): void {
    if (this.#ended !== null) return;
    const frame = this.#sealer.seal(text, atLeast);
    if (frame === null) this.close();
    else this.#wire.send(frame);
  }

  onMessage(listener: (text: string) => void): void {
    this.#onMessage = listener;
    const kept = this.#kept;
    this.#kept = [];
    for (const text of kept) listener(text);
  }

  onClose(listener: (fault: boolean, refused: boolean) => void): void {
    if (this.#ended === null) this.#onClose = listener;
    else listener(this.#ended.fault, this.#ended.refused);
  }

  close(): void {
    this.#end(false);
  }

  /** Takes the next frame off the wire; one that does not open ends the link. */
  receive(frame: Uint8Array): void {
    if (this.#ended !== null) return;
    const text = this.#opener.open(frame);
    if (text === null) this.#end(true);
    else this.deliver(text);
  }

  /** Takes a text that was opened already. */
  deliver(text: string): void {
    if (this.#onMessage !== null) this.#onMessage(text);
    else if (this.#kept.length < MAX_KEPT) this.#kept.push(text);
    else this.#end(true);
  }

  /** The wire has gone; `refused` as the wire tells it. */
  wireClosed(refused: boolean): void {
    this.#end(false, refused);
  }

  #end(fault: boolean, refused = false): void {
    if (this.#ended !== null) return;
    this.#ended = { fault, refused };
    this.#sealer.destroy();
    this.#opener.destroy();
    this.#wire.close(CLOSED);
    this.#onClose?.(fault, refused);
  }
}
