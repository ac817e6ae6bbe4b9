import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

const PROGRAM = fileURLToPath(new URL('echo.ts', import.meta.url));
/** A guest's frame. */
const ASKED_BYTES = 256;

/** The same traffic with nothing in it: no table, no seal, no parser. */
export class BareEcho {
  readonly #child: ChildProcess;
  readonly #sockets: readonly WebSocket[];
  readonly port: number;

  private constructor(child: ChildProcess, port: number, sockets: readonly WebSocket[]) {
    this.#child = child;
    this.port = port;
    this.#sockets = sockets;
  }

  static async open(guests: number): Promise<BareEcho> {
    const child = fork(PROGRAM, [], { execArgv: ['--import', 'tsx'] });
    const port = await new Promise<number>((resolve) => void child.once('message', (bound) => resolve(Number(bound))));
    const sockets = Array.from({ length: guests }, () => new WebSocket(`ws://127.0.0.1:${port}/`));
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    return new BareEcho(child, port, sockets);
  }

  /** Milliseconds until all others have a frame of this size after one of a guest's has left. */
  async time(size: number): Promise<number> {
    const [author, ...others] = this.#sockets;
    const asked = Buffer.alloc(ASKED_BYTES);
    asked.writeUInt32BE(size);
    const came = Promise.all(others.map((socket) => once(socket, 'message')));
    const started = performance.now();
    author?.send(asked);
    await came;
    return performance.now() - started;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
    this.#child.disconnect();
  }
}
