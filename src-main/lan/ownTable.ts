import type { Clock } from '../../src-shared/link/clock.ts';
import type { TableAdvert } from '../host/advertiser.ts';
import { Announcer } from './advertise.ts';
import type { Beacon } from './beacon.ts';
import type { Nic } from './interfaces.ts';
import type { MdnsPort } from './mdns.ts';

export interface OwnTableParts {
  readonly clock: Clock;
  readonly mdns: MdnsPort;
  readonly beacon: Pick<Beacon, 'show'>;
  /** Another table is told of, or none any more. */
  readonly onChange: () => void;
}

/** The table that this device hosts, as the networks are told of it: by mDNS, and by the beacon to whoever asks. */
export class OwnTable {
  readonly #parts: OwnTableParts;
  #announcer: Announcer | null = null;
  #advert: TableAdvert | null = null;

  constructor(parts: OwnTableParts) {
    this.#parts = parts;
  }

  /** Null where none is told of. */
  get advert(): TableAdvert | null {
    return this.#advert;
  }

  /** The own addresses from which the announcement was heard. */
  get heardOn(): ReadonlySet<string> {
    return this.#announcer?.heardOn ?? new Set();
  }

  /** Tells of this table on these interfaces. The function given back takes it back, and ends with the goodbyes said. */
  show(advert: TableAdvert, nics: readonly Nic[]): () => Promise<void> {
    const { clock, mdns, beacon, onChange } = this.#parts;
    const announcer = new Announcer({ clock, mdns }, advert, nics);
    this.#announcer = announcer;
    this.#advert = advert;
    beacon.show(advert);
    onChange();
    return async () => {
      this.#advert = null;
      beacon.show(null);
      await announcer.end();
      if (this.#announcer === announcer) this.#announcer = null;
      onChange();
    };
  }

  /** The addresses of this machine changed: everything is told anew. */
  remake(nics: readonly Nic[]): void {
    this.#announcer?.remake(nics);
    this.#parts.beacon.show(this.#advert);
  }

  /** The announcement of the table of this id was heard from this address of the machine. */
  heard(id: string, from: string): void {
    if (id === this.#advert?.id) this.#announcer?.heard(from);
  }

  /** Says goodbye; nothing is told any more. */
  async end(): Promise<void> {
    this.#parts.beacon.show(null);
    await this.#announcer?.end();
  }
}
