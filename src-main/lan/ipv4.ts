/** Arithmetic on IPv4 addresses as unsigned numbers of 32 bits. */

/** The number of an address in dotted form; null for anything else. */
export function ipv4Number(text: string): number | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  const octets = match === null ? [] : match.slice(1).map(Number);
  if (octets.length !== 4 || octets.some((octet) => octet > 255)) return null;
  return octets.reduce((sum, octet) => sum * 256 + octet, 0);
}

/** The dotted form of a number. */
export function ipv4Text(number: number): string {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');
}

/** How many bits of a netmask are set from the left: 24 for `255.255.255.0`. */
export function prefixLength(netmask: string): number {
  const mask = ipv4Number(netmask) ?? 0xffffffff;
  return Math.clz32(~mask >>> 0);
}

/** The first address of the network that an address and a netmask span. */
export function networkNumber(address: string, netmask: string): number {
  return ((ipv4Number(address) ?? 0) & (ipv4Number(netmask) ?? 0xffffffff)) >>> 0;
}

/** The last address of that network, which reaches all its devices. */
export function broadcastNumber(address: string, netmask: string): number {
  return (networkNumber(address, netmask) | ~(ipv4Number(netmask) ?? 0xffffffff)) >>> 0;
}
