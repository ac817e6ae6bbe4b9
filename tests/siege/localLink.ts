import type { SiegeHost } from './siegeHost.ts';

/** The link of a host as machines on loopback reach it. */
export function localLink(host: SiegeHost): string {
  const link = new URL(host.link);
  link.hostname = '127.0.0.1';
  return link.href;
}
