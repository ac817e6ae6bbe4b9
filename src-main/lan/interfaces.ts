import { isVirtualName, type Interfaces } from '../host/addresses.ts';
import { broadcastNumber, ipv4Number, ipv4Text, networkNumber, prefixLength } from './ipv4.ts';

/** One IPv4 address of this machine that other devices may reach. */
export interface Nic {
  readonly name: string;
  readonly address: string;
  readonly netmask: string;
  /** Leads to machines inside this one or through a tunnel, by its name: used, but last. */
  readonly isVirtual: boolean;
  /** An address that the device gave itself, because nobody on the network gave it one. */
  readonly isSelfGiven: boolean;
  readonly isLoopback: boolean;
}

/**
 * Where this machine is looked for and looks for others, real interfaces first. Self-given addresses count only
 * where an interface has no other, and the loopback only where there is no network at all: two windows of one
 * machine still find each other.
 */
export function usableInterfaces(interfaces: Interfaces): readonly Nic[] {
  const all = Object.entries(interfaces).flatMap(([name, infos]) =>
    (infos ?? []).flatMap(({ family, address, netmask, internal }): Nic[] => {
      if (family !== 'IPv4' || ipv4Number(address) === null) return [];
      const isSelfGiven = address.startsWith('169.254.');
      return [{ name, address, netmask, isVirtual: isVirtualName(name), isSelfGiven, isLoopback: internal }];
    }),
  );
  const outside = all.filter((nic) => !nic.isLoopback);
  const given = outside.filter(
    (nic) => !nic.isSelfGiven || !outside.some((other) => other.name === nic.name && !other.isSelfGiven),
  );
  const usable = given.length > 0 ? given : all.slice(0, 1);
  return usable.toSorted((one, other) => Number(one.isVirtual) - Number(other.isVirtual));
}

/** Whether two lists name the same addresses on the same interfaces. */
export function areSameNics(one: readonly Nic[], other: readonly Nic[]): boolean {
  return nicsKey(one) === nicsKey(other);
}

function nicsKey(nics: readonly Nic[]): string {
  return nics.map(({ name, address, netmask }) => `${name} ${address} ${netmask}`).join('\n');
}

/** Whether an address lies on a network of this machine. Nothing else is ever asked unbidden (decision 49). */
export function isOnLink(address: string, nics: readonly Nic[]): boolean {
  const number = ipv4Number(address);
  if (number === null) return false;
  return nics.some(({ address: own, netmask }) => {
    const first = networkNumber(own, netmask);
    return number >= first && number <= broadcastNumber(own, netmask);
  });
}

/** The network of an interface as people read it: `192.168.1.0/24` (decision 45). */
export function rangeOf({ address, netmask }: Nic): string {
  return `${ipv4Text(networkNumber(address, netmask))}/${prefixLength(netmask)}`;
}

/** The address that reaches every device of an interface's network. */
export function broadcastOf({ address, netmask }: Nic): string {
  return ipv4Text(broadcastNumber(address, netmask));
}

/**
 * The other addresses of an interface's network, at most `most`: of a larger one, those that begin with
 * the own address's block of that size.
 */
export function neighboursOf({ address, netmask }: Nic, most: number): readonly string[] {
  const own = ipv4Number(address) ?? 0;
  const first = networkNumber(address, netmask);
  const last = broadcastNumber(address, netmask);
  const start = last - first < most ? first : Math.floor(own / most) * most;
  const end = Math.min(last, start + most - 1);
  return Array.from({ length: end - start + 1 }, (_, index) => start + index)
    .filter((number) => number !== own && number !== first && number !== last)
    .map(ipv4Text);
}
