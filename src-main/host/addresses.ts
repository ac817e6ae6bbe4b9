import { isIPv4 } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const LOOPBACK = '127.0.0.1';

/** Names of interfaces that lead to virtual machines, containers and tunnels, on the three systems. */
const VIRTUAL =
  /^(docker|veth|br-|virbr|vmnet|vmenet|vboxnet|lxc|lxd|cni|flannel|tailscale|zt|wg|tun|tap|utun|ipsec|ppp|awdl|llw|bridge|vethernet|virtualbox|vmware|hyper-v|wsl)/i;

/** Whether an interface of this name leads to machines inside this one or through a tunnel. */
export function isVirtualName(name: string): boolean {
  return VIRTUAL.test(name);
}

/**
 * The IPv4 address that others are shown (decision 45): of the first interface that is none of the machine's own
 * inside, a private one first; a virtual one only where there is no other; the loopback where there is none at all.
 */
export function shownAddress(interfaces: Interfaces = networkInterfaces()): string {
  const found = Object.entries(interfaces).flatMap(([name, infos]) =>
    (infos ?? []).flatMap((info) =>
      info.family === 'IPv4' && !info.internal
        ? [{ address: info.address, worth: worthOf(name, info.address) }]
        : [],
    ),
  );
  const best = found.toSorted((one, other) => other.worth - one.worth)[0];
  return best?.address ?? LOOPBACK;
}

function worthOf(name: string, address: string): number {
  const isReal = isVirtualName(name) ? 0 : 4;
  const isPrivate = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address) ? 2 : 0;
  const isLinkLocal = address.startsWith('169.254.') ? 0 : 1;
  return isReal + isPrivate + isLinkLocal;
}

/** An address as a socket tells it, in the one form that limits count by. */
export function plainAddress(remote: string | undefined): string {
  if (remote === undefined) return '';
  const mapped = remote.startsWith('::ffff:') ? remote.slice('::ffff:'.length) : remote;
  return isIPv4(mapped) ? mapped : remote;
}

/** The machine's own loopback, by whichever of its names. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** Whether a socket comes from this very machine, by any of its addresses (decision 14). */
export function isOwnAddress(address: string, interfaces: Interfaces = networkInterfaces()): boolean {
  if (isLoopback(address)) return true;
  return Object.values(interfaces).some((infos) => infos?.some((info) => info.address === address) ?? false);
}
