import { isIP } from 'node:net';

/**
 * Whether a request names this server as people of this network do: by an IP address, `localhost`, or the machine's
 * own mDNS name, with the port. Any other name was made to lead here by somebody else (security 4.4: 421).
 */
export function isOurHost(header: string | undefined, port: number, ownName: string | null): boolean {
  const match = /^(.+):(\d{1,5})$/.exec(header ?? '');
  if (match === null || Number(match[2]) !== port) return false;
  const name = (match[1] ?? '').toLowerCase();
  if (name === 'localhost' || name === ownName) return true;
  const bracketed = /^\[(.+)\]$/.exec(name)?.[1];
  return bracketed === undefined ? isIP(name) === 4 : isIP(bracketed) === 6;
}

/** A page may open a socket only to the host that it came from; a program sends no origin (security 4.4: 403). */
export function isOurOrigin(origin: string | undefined, host: string): boolean {
  return origin === undefined || origin === `http://${host}`;
}

/** What every answer carries: nothing is cached, framed, sniffed or referred, and the page may only call home. */
export function securityHeaders(host: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "worker-src 'self'",
      // Older WebKit does not take 'self' for a socket (decision 17).
      `connect-src 'self' ws://${host}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
