import type { Server } from 'node:http';

/** Listens on the first of these ports that is free, and gives it back; null when none is (B-8). 0 is any free one. */
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
