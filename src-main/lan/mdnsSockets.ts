import type { Nic } from './interfaces.ts';
import type { MdnsPort, MdnsSocket, MdnsState } from './mdns.ts';

export interface MdnsSocketsParts {
  readonly mdns: MdnsPort;
  readonly onPacket: (packet: unknown, from: string) => void;
  /** A question was sent, or could not be. */
  readonly onSent: () => void;
  /** Called for every socket as it opens. */
  readonly onOpened: (socket: MdnsSocket) => void;
}

interface Standing {
  state: MdnsState | 'opening';
  code: string | null;
}

interface Opened {
  readonly socket: MdnsSocket;
  readonly standing: Standing;
}

/** One socket on each interface. One that fails leaves the others as they are. */
export class MdnsSockets {
  readonly #parts: MdnsSocketsParts;
  #opened: ReadonlyMap<string, Opened> = new Map();

  constructor(parts: MdnsSocketsParts) {
    this.#parts = parts;
  }

  /** Opens a socket on each of these interfaces, and closes those of before once the new ones stand. */
  remake(nics: readonly Nic[]): void {
    const before = this.#opened;
    this.#opened = new Map(
      nics.map(({ address }) => [address, this.#open(address, before.get(address)?.standing.code ?? null)]),
    );
    for (const { socket } of before.values()) socket.close();
    this.each((socket) => this.#parts.onOpened(socket));
  }

  /** The state of the socket on an interface, by its address. */
  state(address: string): MdnsState | 'opening' {
    return this.#opened.get(address)?.standing.state ?? 'opening';
  }

  /** What the system said of the last question, one a socket; null where it went out. */
  get codes(): readonly (string | null)[] {
    return [...this.#opened.values()].map(({ standing }) => standing.code);
  }

  each(act: (socket: MdnsSocket) => void): void {
    for (const { socket } of this.#opened.values()) act(socket);
  }

  close(): void {
    this.each((socket) => socket.close());
    this.#opened = new Map();
  }

  #open(address: string, code: string | null): Opened {
    const standing: Standing = { state: 'opening', code };
    const socket = this.#parts.mdns.open(address, {
      onPacket: this.#parts.onPacket,
      onState: (state) => {
        standing.state = state;
      },
      onSent: (sent) => {
        standing.code = sent;
        this.#parts.onSent();
      },
    });
    return { socket, standing };
  }
}
