import { isIPv4 } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Names of interfaces that lead to virtual machines, containers and tunnels, on the three systems. */
const VIRTUAL =
  /^(docker|veth|br-|virbr|vmnet|vmenet|vboxnet|lxc|lxd|cni|flannel|tailscale|zt|wg|tun|tap|utun|ipsec|ppp|awdl|llw|bridge|vethernet|virtualbox|vmware|hyper-v|wsl)/i;

/** Whether an interface of this name leads to machines inside this one or through a tunnel. */
export function isVirtualName(name: string): boolean {
  return VIRTUAL.test(name);
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
