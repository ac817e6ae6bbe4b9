import type { Clock } from '../../src-shared/link/clock.ts';
import type { Nic } from './interfaces.ts';
import type { MdnsPort, MdnsState } from './mdns.ts';
import { readPacket, type Sighting } from './mdnsPacket.ts';
import { MdnsSockets } from './mdnsSockets.ts';

export interface BrowserParts {
  readonly clock: Clock;
  readonly mdns: MdnsPort;
  /** A question was sent, or could not be. */
  readonly onSent: () => void;
  readonly onSighting: (sighting: Sighting, from: string) => void;
}

/** When it is asked after a look begins; then again and again. */
const ASK_AT_MS = [0, 1_000, 3_000, 9_000];
const ASK_EVERY_MS = 10_000;
/** Sockets lose their place in the group without a word when a network drops; new ones have one. */
const REMAKE_MS = 60_000;

/**
 * Hears every table that is announced, from the raw packets: the library's own browser keeps what was true once.
 * It asks only while somebody looks.
 */
export class Browser {
  readonly #parts: BrowserParts;
  readonly #sockets: MdnsSockets;
  #nics: readonly Nic[] = [];
  #cancels: readonly (() => void)[] = [];
  #cancelRemake: () => void = () => undefined;

  constructor(parts: BrowserParts) {
    this.#parts = parts;
    this.#sockets = new MdnsSockets({
      mdns: parts.mdns,
      onOpened: () => undefined,
      onSent: parts.onSent,
      onPacket: (packet, from) => {
        for (const sighting of readPacket(packet, from)) parts.onSighting(sighting, from);
      },
    });
  }

  /** Listens on these interfaces from now on, with new sockets. */
  listen(nics: readonly Nic[]): void {
    this.#nics = nics;
    this.#cancelRemake();
    this.#cancelRemake = this.#parts.clock.after(REMAKE_MS, () => this.listen(this.#nics));
    this.#sockets.remake(nics);
  }

  /** Begins to ask anew, often at first. */
  ask(): void {
    this.rest();
    const { clock } = this.#parts;
    this.#cancels = ASK_AT_MS.map((ms) => clock.after(ms, () => this.#query()));
    this.#askOn((ASK_AT_MS.at(-1) ?? 0) + ASK_EVERY_MS);
  }

  /** Asks no more; what is announced is still heard. */
  rest(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels = [];
  }

  /** How the socket on the interface with this address does. */
  state(address: string): MdnsState | 'opening' {
    return this.#sockets.state(address);
  }

  /** What the system said of the last question, one a network; null where it went out. */
  get codes(): readonly (string | null)[] {
    return this.#sockets.codes;
  }

  /** Asks once, out of turn. */
  askOnce(): void {
    this.#query();
  }

  close(): void {
    this.rest();
    this.#cancelRemake();
    this.#sockets.close();
  }

  #askOn(ms: number): void {
    const cancel = this.#parts.clock.after(ms, () => {
      this.#query();
      this.#cancels = [];
      this.#askOn(ASK_EVERY_MS);
    });
    this.#cancels = [...this.#cancels, cancel];
  }

  #query(): void {
    this.#sockets.each((socket) => socket.query());
  }
}
