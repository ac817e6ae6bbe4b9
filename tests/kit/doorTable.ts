import { Door } from '../../src-main/host/door.ts';
import type { Guessing } from '../../src-shared/hosting.ts';
import { checkOpening } from '../../src-shared/fairness/check.ts';
import { GuestConnection } from '../../src-shared/guest/connection.ts';
import type { Trust } from '../../src-shared/bridge.ts';
import type { KeptKey, KeyKeeper } from '../../src-shared/guest/keeper.ts';
import type { GuestEvent } from '../../src-shared/guest/terms.ts';
import { fromHex } from '../../src-shared/link/bytes.ts';
import { hostKeys, pinOf } from '../../src-shared/link/hostKeys.ts';
import type { Clock } from '../../src-shared/link/clock.ts';
import type { Wire } from '../../src-shared/link/link.ts';
import { wirePair } from '../../src-shared/link/memory.ts';
import type { JoinSecret } from '../../src-shared/protocol/invitation.ts';
import type { Update } from '../../src-shared/protocol/messages.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { TalkView } from '../../src-shared/talk/talkView.ts';
import { MemoryTable, ORIGIN, type MemoryTableOptions } from './memoryTable.ts';

const ADDRESS = { host: '192.0.2.20', port: 41_932 };

/** A table with its real door, reached over wires in memory by the guest connection of the product. */
export class DoorTable {
  readonly kit: MemoryTable;
  /** What a planted host gives every guest in place of the opening that the table makes. */
  opens: (opening: string) => string = (opening) => opening;
  /** Nobody listens at its address: every wire to it ends as it is opened. */
  isDown = false;
  readonly #keys = hostKeys(fromHex(ORIGIN.id), fromHex(ORIGIN.secretKey));
  readonly #door: Door;

  constructor(options: MemoryTableOptions = {}) {
    this.kit = new MemoryTable(options);
    this.#door = new Door(this.kit.table, this.#keys);
  }

  get link(): JoinSecret {
    return { kind: 'link', secret: this.kit.ring.linkSecret, pin: pinOf(this.#keys.publicKey) };
  }

  get code(): JoinSecret {
    return { kind: 'code', code: this.kit.ring.tableCode, seal: null };
  }

  get guessing(): Guessing | null {
    return this.#door.guessing;
  }

  guest(): DoorGuest {
    return new DoorGuest(this);
  }

  /** A new wire, whose other end stands at the door. */
  openWire(): Wire {
    const [host, guest] = wirePair();
    if (this.isDown) {
      host.close(1006);
      return guest;
    }
    this.#door.arrive({
      wire: host,
      address: '192.0.2.7',
      isExempt: false,
      admit: () => true,
      entered: () => undefined,
    });
    return guest;
  }
}

/** The time of day at every guest, in milliseconds since 1970. */
export const ENDED_AT = 1_796_072_700_000;

/** The product's guest with a keeper in memory, and what it was told. */
export class DoorGuest {
  readonly events: GuestEvent[] = [];
  readonly connection: GuestConnection;
  #wire: Wire | null = null;
  readonly #kept: Map<string, KeptKey>;
  /** The one that this guest finds at the table's address. */
  door: DoorTable;

  /** `twin`: another window of the same device, with whose keys this one comes back. */
  constructor(door: DoorTable, clock: Clock = door.kit.clock, twin: DoorGuest | null = null) {
    this.door = door;
    this.#kept = twin === null ? new Map<string, KeptKey>() : twin.#kept;
    const keeper: KeyKeeper = {
      load: (url) => this.#kept.get(url) ?? null,
      save: (url, kept) => void this.#kept.set(url, kept),
      forget: (url) => void this.#kept.delete(url),
    };
    this.connection = new GuestConnection({
      open: () => (this.#wire = this.door.openWire()),
      clock,
      keeper,
      date: () => ENDED_AT,
      check: (opening, witness) => Promise.resolve(checkOpening(this.door.opens(opening), witness)),
      onEvent: (event) => void this.events.push(event),
    });
  }

  join(secret: JoinSecret, name: string, as: 'seat' | 'gallery' = 'seat'): void {
    this.connection.join({ address: ADDRESS, secret, name, as });
  }

  /** By the key of its place. */
  comeBack(): boolean {
    return this.connection.comeBack(ADDRESS);
  }

  /** The wire breaks; the guest notices. */
  drop(): void {
    this.#wire?.close(1006);
  }

  get status(): string {
    const last = this.events.findLast((event) => event.event === 'link');
    if (last === undefined) return 'none';
    return last.status.state === 'turnedAway' ? `turnedAway ${last.status.reason}` : last.status.state;
  }

  get seat(): number | null | undefined {
    return this.events.findLast((event) => event.event === 'table')?.mine.seat;
  }

  get table(): TableView | undefined {
    return this.events.findLast((event) => event.event === 'table')?.table;
  }

  get update(): Update | undefined {
    return this.events.findLast((event) => event.event === 'update')?.update;
  }

  get talk(): TalkView | undefined {
    return this.events.findLast((event) => event.event === 'talk')?.talk;
  }

  get trust(): Trust | undefined {
    return this.events.findLast((event) => event.event === 'trust')?.trust;
  }

  get refusals(): readonly string[] {
    return this.events.flatMap((event) => (event.event === 'refused' ? [event.refusal.code] : []));
  }

  get hasKey(): boolean {
    return this.#kept.size > 0;
  }
}
