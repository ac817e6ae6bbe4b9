import { WebSocket } from 'ws';
import type { Trust } from '../../src-shared/bridge.ts';
import { checkOpening } from '../../src-shared/fairness/check.ts';
import { decide, type Dice } from '../../src-shared/bots/bot.ts';
import { GuestConnection } from '../../src-shared/guest/connection.ts';
import type { KeptKey, KeyKeeper } from '../../src-shared/guest/keeper.ts';
import type { GuestEvent } from '../../src-shared/guest/terms.ts';
import type { Clock } from '../../src-shared/link/clock.ts';
import type { Wire } from '../../src-shared/link/link.ts';
import { parseInvitation } from '../../src-shared/protocol/invitation.ts';
import type { Update } from '../../src-shared/protocol/messages.ts';
import type { TablePrivate, TableView } from '../../src-shared/protocol/tableView.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';

/** The storage of one device. */
export class Storage implements KeyKeeper {
  readonly #kept = new Map<string, KeptKey>();

  load(url: string): KeptKey | null {
    return this.#kept.get(url) ?? null;
  }

  save(url: string, kept: KeptKey): void {
    this.#kept.set(url, kept);
  }

  forget(url: string): void {
    this.#kept.delete(url);
  }

  /** Another device that was given the key. */
  copy(): Storage {
    const other = new Storage();
    for (const [url, kept] of this.#kept) other.save(url, kept);
    return other;
  }
}

export interface Device {
  /** The address of loopback that it comes from: each is a machine of its own to the host. */
  readonly address: string;
  readonly clock: Clock;
  readonly storage: Storage;
}

/** One person without a window: the product's own guest connection over a real socket. */
export class Player {
  readonly name: string;
  readonly device: Device;
  readonly connection: GuestConnection;
  readonly #listeners = new Set<(event: GuestEvent) => void>();
  #socket: WebSocket | null = null;
  table: TableView | null = null;
  mine: TablePrivate | null = null;
  update: Update | null = null;
  trust: Trust | null = null;
  status = 'home';
  refusals: string[] = [];
  /** The size of the last frame that arrived. */
  frameBytes = 0;

  constructor(name: string, device: Device) {
    this.name = name;
    this.device = device;
    this.connection = new GuestConnection({
      open: (url) => this.#open(url),
      clock: device.clock,
      keeper: device.storage,
      check: (opening, witness) => Promise.resolve(checkOpening(opening, witness)),
      onEvent: (event) => this.#hear(event),
    });
  }

  onEvent(listener: (event: GuestEvent) => void): void {
    this.#listeners.add(listener);
  }

  join(link: string, as: 'seat' | 'gallery' = 'seat'): void {
    const parsed = parseInvitation(link, null);
    if (!parsed.ok) throw new Error(parsed.error);
    this.connection.join({ ...parsed.value, name: this.name, as });
  }

  /** What a bot in this place would do now; null for nothing. */
  choice(dice: Dice): Intent | null {
    return this.update === null ? null : decide({ public: this.update.public, mine: this.update.mine }, dice);
  }

  intend(intent: Intent): boolean {
    return this.connection.send({ type: 'intent', question: this.update?.question ?? 0, intent });
  }

  /** The network takes the socket away, and both sides are told. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** The device sleeps: it reads nothing more, and says nothing where the caller holds its clock. */
  pause(): void {
    this.#socket?.pause();
  }

  resume(): void {
    this.#socket?.resume();
  }

  /** Resolves when it holds, looked at after every event. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  #open(url: string): Wire {
    const socket = new WebSocket(url, { localAddress: this.device.address, perMessageDeflate: false });
    this.#socket = socket;
    const unsent: Uint8Array[] = [];
    socket.on('error', () => undefined);
    socket.on('open', () => {
      for (const bytes of unsent.splice(0)) socket.send(bytes);
    });
    return {
      send: (bytes) => {
        if (socket.readyState === WebSocket.CONNECTING) unsent.push(bytes);
        else if (socket.readyState === WebSocket.OPEN) socket.send(bytes);
      },
      close: (code) => socket.close(code === 1008 ? 3008 : code),
      onBytes: (listener) =>
        void socket.on('message', (data: Buffer) => {
          this.frameBytes = data.length;
          listener(data);
        }),
      onClose: (listener) => void socket.once('close', (code: number) => listener(code === 1008)),
    };
  }

  #hear(event: GuestEvent): void {
    if (event.event === 'table') [this.table, this.mine] = [event.table, event.mine];
    if (event.event === 'trust') this.trust = event.trust;
    if (event.event === 'update') this.update = event.update;
    if (event.event === 'refused') this.refusals.push(event.refusal.code);
    if (event.event === 'link')
      this.status =
        event.status.state === 'turnedAway' ? `turnedAway ${event.status.reason}` : event.status.state;
    for (const listener of [...this.#listeners]) listener(event);
  }
}
