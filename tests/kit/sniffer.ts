import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Recorded } from './capture.ts';

interface Recording {
  readonly toHost: Buffer[];
  readonly toGuest: Buffer[];
}

/** Somebody in the network between host and guests, who keeps every byte and changes none. */
export class Sniffer {
  readonly #server: Server;
  readonly #recordings: Recording[] = [];
  readonly #sockets = new Set<Socket>();

  private constructor(hostPort: number) {
    this.#server = createServer((guest) => {
      this.#relay(guest, connect(hostPort, '127.0.0.1'));
    });
  }

  static async open(hostPort: number): Promise<Sniffer> {
    const sniffer = new Sniffer(hostPort);
    await new Promise<void>((resolve) => void sniffer.#server.listen(0, '127.0.0.1', resolve));
    return sniffer;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  get recorded(): readonly Recorded[] {
    return this.#recordings.map(({ toHost, toGuest }) => ({
      toHost: Buffer.concat(toHost),
      toGuest: Buffer.concat(toGuest),
    }));
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #relay(guest: Socket, host: Socket): void {
    const recording: Recording = { toHost: [], toGuest: [] };
    this.#recordings.push(recording);
    this.#pass(guest, host, recording.toHost);
    this.#pass(host, guest, recording.toGuest);
  }

  #pass(from: Socket, to: Socket, kept: Buffer[]): void {
    this.#sockets.add(from);
    from.on('error', () => undefined);
    from.on('data', (bytes: Buffer) => {
      kept.push(bytes);
      to.write(bytes);
    });
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }
}
