import * as v from 'valibot';
import type { Clock } from '../../src-shared/link/clock.ts';
import { DEFAULT_PORT } from '../../src-shared/protocol/messages.ts';
import type { TableAdvert } from '../host/advertiser.ts';
import { broadcastOf, isOnLink, type Nic } from './interfaces.ts';
import type { UdpPort, UdpSocket } from './udp.ts';

/** The beacon's own port, the same everywhere: some firewalls let an answer in only where it was asked from. */
export const BEACON_PORT = DEFAULT_PORT;
const MOST_BYTES = 512;
const EVERYBODY = '255.255.255.255';
const ASK_AT_MS = [100, 500, 2_000];
const SHOW_EVERY_MS = 5_000;
/** A table that has just opened says so more often: the first word may be lost. */
const SHOW_AT_MS = [300, 1_000, 2_000];
/** More questions than that in a second are somebody's flood. */
const ANSWERS_A_SECOND = 20;

const message = v.variant('kabinett', [
  v.object({ kabinett: v.literal('who') }),
  v.object({
    kabinett: v.literal('here'),
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
    port: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(65_535)),
  }),
  v.object({ kabinett: v.literal('gone'), id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
]);
type BeaconMessage = v.InferOutput<typeof message>;

export interface BeaconParts {
  readonly clock: Clock;
  readonly udp: UdpPort;
  readonly nics: () => readonly Nic[];
  readonly onHere: (id: string, port: number, from: string) => void;
  readonly onGone: (id: string) => void;
}

/**
 * Tables by plain broadcast, for networks that drop multicast: whoever looks asks, and a table answers and
 * tells of itself every five seconds. Nothing from outside the own networks is heard or answered.
 */
export class Beacon {
  readonly #parts: BeaconParts;
  #socket: UdpSocket | null = null;
  #state: 'listening' | 'failing' = 'failing';
  #shown: TableAdvert | null = null;
  #cancelShow: () => void = () => undefined;
  #cancelBurst: () => void = () => undefined;
  #cancelAsks: () => void = () => undefined;
  #answers = { second: 0, count: 0 };

  constructor(parts: BeaconParts) {
    this.#parts = parts;
  }

  get state(): 'listening' | 'failing' {
    return this.#state;
  }

  /** Opens the socket, anew where it was open. */
  open(): void {
    this.#socket?.close();
    this.#state = 'failing';
    this.#socket = this.#parts.udp.open(BEACON_PORT, {
      onState: (state) => {
        this.#state = state;
      },
      onMessage: (bytes, from) => this.#hear(bytes, from),
    });
  }

  /** Asks who is here, three times. */
  ask(): void {
    this.#cancelAsks();
    this.#cancelAsks = this.#each(ASK_AT_MS, () => this.#broadcast({ kabinett: 'who' }));
  }

  /** Tells of a table from now on; null: of none, after a goodbye. */
  show(advert: TableAdvert | null): void {
    this.#cancelShow();
    this.#cancelBurst();
    if (advert === null && this.#shown !== null) {
      this.#broadcast({ kabinett: 'gone', id: this.#shown.id });
    }
    this.#shown = advert;
    if (advert === null) return;
    this.#showOn();
    this.#cancelBurst = this.#each(SHOW_AT_MS, () => this.#broadcast(hereOf(advert)));
  }

  close(): void {
    this.show(null);
    this.#cancelAsks();
    this.#socket?.close();
    this.#socket = null;
  }

  #showOn(): void {
    if (this.#shown === null) return;
    this.#broadcast(hereOf(this.#shown));
    this.#cancelShow = this.#parts.clock.after(SHOW_EVERY_MS, () => this.#showOn());
  }

  #each(times: readonly number[], run: () => void): () => void {
    const cancels = times.map((ms) => this.#parts.clock.after(ms, run));
    return () => {
      for (const cancel of cancels) cancel();
    };
  }

  #hear(bytes: Uint8Array, from: string): void {
    const heard = isOnLink(from, this.#parts.nics()) ? parseBeacon(bytes) : null;
    if (heard === null) return;
    if (heard.kabinett === 'here') this.#parts.onHere(heard.id, heard.port, from);
    else if (heard.kabinett === 'gone') this.#parts.onGone(heard.id);
    else if (this.#shown !== null && this.#mayAnswer()) this.#send(hereOf(this.#shown), from);
  }

  #mayAnswer(): boolean {
    const second = Math.floor(this.#parts.clock.now() / 1000);
    const count = this.#answers.second === second ? this.#answers.count + 1 : 1;
    this.#answers = { second, count };
    return count <= ANSWERS_A_SECOND;
  }

  #broadcast(said: BeaconMessage): void {
    const addresses = new Set([...this.#parts.nics().map(broadcastOf), EVERYBODY]);
    for (const address of addresses) this.#send(said, address);
  }

  #send(said: BeaconMessage, address: string): void {
    this.#socket?.send(new TextEncoder().encode(JSON.stringify(said)), BEACON_PORT, address);
  }
}

function hereOf({ id, port }: TableAdvert): BeaconMessage {
  return { kabinett: 'here', id, port };
}

/** A beacon's message; null for anything else, however it looks. */
export function parseBeacon(bytes: Uint8Array): BeaconMessage | null {
  if (bytes.length > MOST_BYTES) return null;
  try {
    const parsed = v.safeParse(message, JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
