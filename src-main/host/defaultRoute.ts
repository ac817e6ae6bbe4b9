import { createSocket } from 'node:dgram';

/** An address of documentation (RFC 5737): on no network of anybody's, so the default route is the way to it. */
const ELSEWHERE = '203.0.113.1';
const ANY_PORT = 9;

/**
 * This machine's own IPv4 address on the way of its default route; null without such a route. A UDP socket that is
 * connected asks the system for the way and sends nothing (decision 49).
 */
export function routedAddress(): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    const end = (address: string | null): void => {
      resolve(address);
      socket.close();
    };
    socket.once('error', () => end(null));
    socket.connect(ANY_PORT, ELSEWHERE, () => end(socket.address().address));
  });
}
