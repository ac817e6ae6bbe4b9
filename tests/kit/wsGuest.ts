import { WebSocket } from 'ws';
import { systemClock } from '../../src-main/host/clock.ts';
import { systemRandom, type Random } from '../../src-shared/link/bytes.ts';
import {
  openLink,
  type GuestSecret,
  type LinkFault,
  type OpenedLink,
} from '../../src-shared/link/guestLink.ts';
import type { Wire } from '../../src-shared/link/link.ts';
import type { Result } from '../../src-shared/lang/result.ts';
import type { JoinSecret } from '../../src-shared/protocol/invitation.ts';
import { parseInvitation } from '../../src-shared/protocol/invitation.ts';
import type { HeardMessage } from '../../src-shared/protocol/parse.ts';
import { MemoryGuest } from './memoryTable.ts';
import type { GuestEnd, SentFrame } from './memoryLink.ts';

/** A real socket to a host on this machine, and what was seen of it from outside. */
export interface RawSocket {
  readonly socket: WebSocket;
  /** The length of every frame that arrived, as a sniffer would see it. */
  readonly frames: number[];
  /** The close code, once it is closed. */
  readonly closed: Promise<number>;
}

export interface SocketOptions {
  readonly origin?: string;
  readonly host?: string;
  /** The port of somebody between guest and host. */
  readonly via?: number;
  /** The guest's chance, where a test must know it. */
  readonly random?: Random;
}

export function rawSocket(port: number, options: SocketOptions = {}): RawSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${options.via ?? port}/ws`, {
    headers: { Host: options.host ?? `127.0.0.1:${port}` },
    ...(options.origin === undefined ? {} : { origin: options.origin }),
  });
  const frames: number[] = [];
  socket.on('message', (data: Buffer) => void frames.push(data.length));
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve));
  socket.on('error', () => undefined);
  return { socket, frames, closed };
}

function wireOf(socket: WebSocket): Wire {
  return {
    send: (bytes) => socket.send(bytes),
    close: (code) => socket.close(code === 1008 ? 3008 : code),
    onBytes: (listener) => void socket.on('message', (data: Buffer) => listener(new Uint8Array(data))),
    onClose: (listener) => void socket.once('close', (code: number) => listener(code === 1008)),
  };
}

/** The secret in a link that the host shows. */
export function secretOf(link: string): JoinSecret {
  const parsed = parseInvitation(link, null);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value.secret;
}

/** A guest over a real socket: the sealed link, and everything that it was told. */
export class WsGuest {
  readonly raw: RawSocket;
  readonly opened: OpenedLink;
  readonly guest: MemoryGuest;
  readonly #waiting = new Set<() => void>();

  constructor(raw: RawSocket, opened: OpenedLink) {
    this.raw = raw;
    this.opened = opened;
    this.guest = new MemoryGuest(guestEnd(opened, () => this.#wake()));
  }

  static async open(
    port: number,
    secret: GuestSecret,
    options: SocketOptions = {},
  ): Promise<Result<WsGuest, LinkFault>> {
    const raw = rawSocket(port, options);
    const opened = await openLink(wireOf(raw.socket), secret, {
      clock: systemClock,
      random: options.random ?? systemRandom,
    });
    return opened.ok ? { ok: true, value: new WsGuest(raw, opened.value) } : opened;
  }

  static async join(
    port: number,
    secret: JoinSecret,
    name: string,
    as: 'seat' | 'gallery' = 'seat',
    options: SocketOptions = {},
  ): Promise<WsGuest> {
    const opened = await WsGuest.open(port, secret, options);
    if (!opened.ok) throw new Error(opened.error);
    opened.value.guest.say({ type: 'join', name, as });
    await opened.value.until(() => opened.value.guest.all('table').length > 0);
    return opened.value;
  }

  /** Resolves when it holds, looked at whenever a message arrives. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** What it needs to come back by its key. */
  get key(): GuestSecret {
    const { hostKey, resumeKey } = this.opened;
    return { kind: 'key', handle: this.guest.handle, key: resumeKey, hostKey };
  }

  heard(type: HeardMessage['type']): Promise<void> {
    return this.until(() => this.guest.all(type).length > 0);
  }

  #wake(): void {
    for (const look of [...this.#waiting]) look();
  }
}

function guestEnd({ link }: OpenedLink, onHeard: () => void): GuestEnd {
  const frames: SentFrame[] = [];
  let isOpen = true;
  link.onClose(() => {
    isOpen = false;
    onHeard();
  });
  return {
    frames,
    get isOpen() {
      return isOpen;
    },
    send: (text) => link.send(text),
    onText: (listener) =>
      link.onMessage((text) => {
        listener(text);
        onHeard();
      }),
    drop: () => link.close(),
  };
}
