import type { Server } from 'node:http';
import { DEFAULT_PORT } from '../../src-shared/protocol/messages.ts';

const MORE_PORTS = 9;

/** The product's port, the next nine, then any free one (B-8). */
export const PORTS_TO_TRY: readonly number[] = [
  ...Array.from({ length: MORE_PORTS + 1 }, (_, more) => DEFAULT_PORT + more),
  0,
];

/** Listens on the first of these ports that is free, and gives it back; null when none is. */
export async function listenOnFirst(
  server: Server,
  ports: readonly number[],
  bind: string,
): Promise<number | null> {
  for (const port of ports) {
    if (await isListening(server, port, bind)) return boundPort(server);
  }
  return null;
}

function isListening(server: Server, port: number, bind: string): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (isFree: boolean): void => {
      server.off('error', refused);
      server.off('listening', listening);
      resolve(isFree);
    };
    const refused = (): void => done(false);
    const listening = (): void => done(true);
    server.once('error', refused);
    server.once('listening', listening);
    server.listen({ port, host: bind, exclusive: true });
  });
}

function boundPort(server: Server): number | null {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}
