import type { HostedNetwork } from '../../src-shared/hosting.ts';
import { rangeOf, usableInterfaces, type Nic } from '../lan/interfaces.ts';
import type { Interfaces } from './addresses.ts';
import type { Clock } from './clock.ts';

/** What a choice of the address is made of. */
export interface AddressFacts {
  readonly nics: readonly Nic[];
  /** The interface that the host chose; null where the table chooses by itself. */
  readonly chosen: Pick<Nic, 'name' | 'address'> | null;
  /** How many guests came in by each address of this machine. */
  readonly guests: ReadonlyMap<string, number>;
  /** This machine's own address on the way of the default route; null without one. */
  readonly routed: string | null;
}

/**
 * The interface whose address others are shown (decision 45): the one that the host chose, at whatever address it
 * has now; else the one with most guests, else the default route's, a private and given address before others. By
 * itself never a virtual one, unless there is no other. Null on a machine without any interface.
 */
export function shownInterface({ nics, chosen, guests, routed }: AddressFacts): Nic | null {
  const stays =
    nics.find((nic) => nic.name === chosen?.name && nic.address === chosen.address) ??
    nics.find((nic) => nic.name === chosen?.name);
  if (stays !== undefined) return stays;
  const real = nics.filter((nic) => !nic.isVirtual);
  const worth = (nic: Nic): readonly number[] => [
    guests.get(nic.address) ?? 0,
    Number(nic.address === routed),
    Number(/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(nic.address)),
    Number(!nic.isSelfGiven),
  ];
  return (
    (real.length > 0 ? real : nics).toSorted((one, other) => compare(worth(other), worth(one)))[0] ?? null
  );
}

/** By the first place where they differ. */
function compare(one: readonly number[], other: readonly number[]): number {
  for (const [place, value] of one.entries()) {
    const difference = value - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export interface ShownAddressParts {
  readonly clock: Clock;
  /** The one address that the table listens at; null: every one of this machine. */
  readonly bind: string | null;
  readonly interfaces: () => Interfaces;
  readonly routed: () => Promise<string | null>;
  readonly guests: () => ReadonlyMap<string, number>;
  /** The address is another one: whoever shows it is to be told. */
  readonly onAddress: () => void;
  /** Something else of the list of networks is another. */
  readonly onNetworks: () => void;
}

const POLL_MS = 2_000;
const LOOPBACK = '127.0.0.1';

/** Which of this machine's addresses others are shown: followed as networks, guests and the host's wish change. */
export class ShownAddress {
  readonly #parts: ShownAddressParts;
  #chosen: AddressFacts['chosen'] = null;
  #routed: string | null = null;
  #nics: readonly Nic[] = [];
  #shown: Nic | null = null;
  #told = '';
  #cancel: () => void = () => undefined;

  constructor(parts: ShownAddressParts) {
    this.#parts = parts;
    this.#read();
    this.#told = this.#facts;
  }

  /** An IPv4 address: the loopback where this machine has no network. */
  get host(): string {
    return this.#parts.bind ?? this.#shown?.address ?? LOOPBACK;
  }

  /** The networks that others may come by; none where the table listens at one address alone. */
  get networks(): readonly HostedNetwork[] {
    if (this.#parts.bind !== null) return [];
    const guests = this.#parts.guests();
    return this.#nics
      .filter((nic) => !nic.isLoopback)
      .map((nic) => ({
        name: nic.name,
        address: nic.address,
        range: rangeOf(nic),
        virtual: nic.isVirtual,
        guests: guests.get(nic.address) ?? 0,
        shown: nic === this.#shown,
      }));
  }

  /** Whether the host chose it and the choice still stands. */
  get isChosen(): boolean {
    return this.#chosen !== null && this.#shown?.name === this.#chosen.name;
  }

  /** Begins to follow what changes. */
  async open(): Promise<void> {
    if (this.#parts.bind !== null) return;
    this.#routed = await this.#parts.routed();
    this.look();
    this.#poll();
  }

  stop(): void {
    this.#cancel();
  }

  /** The host's wish; null lets the table choose by itself. False for an address that no network of this machine has. */
  choose(address: string | null): boolean {
    const nic = this.#nics.find((each) => each.address === address && !each.isLoopback);
    if (address !== null && nic === undefined) return false;
    this.#chosen = nic ?? null;
    this.look();
    return true;
  }

  /** Judges anew, and tells what is another. */
  look(): void {
    const before = this.host;
    this.#read();
    const isSame = this.#facts === this.#told;
    this.#told = this.#facts;
    if (this.host !== before) this.#parts.onAddress();
    else if (!isSame) this.#parts.onNetworks();
  }

  get #facts(): string {
    return JSON.stringify([this.networks, this.isChosen]);
  }

  #read(): void {
    this.#nics = usableInterfaces(this.#parts.interfaces());
    this.#shown = shownInterface({
      nics: this.#nics,
      chosen: this.#chosen,
      guests: this.#parts.guests(),
      routed: this.#routed,
    });
  }

  /** No system tells Node when addresses or routes change. */
  #poll(): void {
    this.#cancel = this.#parts.clock.after(POLL_MS, () => {
      this.#poll();
      void this.#parts.routed().then((routed) => {
        this.#routed = routed;
        this.look();
      });
    });
  }
}
