import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { CONTROL_PATH, TICKET_FRAGMENT } from '../../../src-shared/control.ts';
import type { Clock } from '../../host/clock.ts';
import type { ServedFiles } from '../../host/servedFiles.ts';
import type { Windows } from '../windows.ts';
import { windowHeaders, withShellMeta } from '../windowFiles.ts';
import { ControlDoor, type ControlNotice } from './controlDoor.ts';
import { LaunchSecrets } from './launchSecrets.ts';

/** Sockets at once, the unproven included: a person has a handful of windows. */
const MAX_SOCKETS = 32;
const MAX_MESSAGE_BYTES = 32_768;

export interface ControlServerOptions {
  readonly files: ServedFiles;
  readonly windows: Windows;
  readonly clock: Clock;
  /** What the terminal says. */
  readonly onNotice: (notice: ControlNotice) => void;
  /** A second start asks for one more window. */
  readonly onOpenAsked: () => void;
}

export interface ControlServer {
  readonly port: number;
  /** Goes to PROFILE/control and nowhere else. */
  readonly secret: string;
  /** The address of a window with a fresh ticket in its fragment. */
  ticketAddress(): string;
  close(): Promise<void>;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the control server has no port');
  return address.port;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { Connection: 'close', 'Content-Length': '0' }).end();
}

/** Serves the window's files; the name in `Host` is judged before anything else (a rebound name gets 421). */
function serveFile(
  files: ServedFiles,
  headers: Readonly<Record<string, string>>,
  authority: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.headers.host !== authority) {
    refuse(response, 421);
    return;
  }
  const origin = request.headers.origin;
  if (origin !== undefined && origin !== `http://${authority}`) {
    refuse(response, 403);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405);
    return;
  }
  const file = files.get(request.url ?? '');
  if (file === undefined) {
    refuse(response, 404);
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': String(file.bytes.length),
  });
  response.end(request.method === 'HEAD' ? undefined : file.bytes);
}

/** An upgrade needs the exact Host and the exact Origin; an absent Origin is refused (decision 36). */
function upgradeRefusal(request: IncomingMessage, authority: string): string | null {
  if (request.headers.host !== authority) return '421 Misdirected Request';
  if (request.headers.origin !== `http://${authority}`) return '403 Forbidden';
  return request.url === CONTROL_PATH ? null : '404 Not Found';
}

function acceptUpgrades(
  server: Server,
  authority: string,
  onSocket: (socket: WebSocket) => void,
): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
    maxFragments: 4,
    maxBufferedChunks: 64,
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const refusal = sockets.clients.size < MAX_SOCKETS ? upgradeRefusal(request, authority) : '503 Busy';
    if (refusal === null) sockets.handleUpgrade(request, stream, head, onSocket);
    else stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
  });
  return sockets;
}

async function stop(server: Server, sockets: WebSocketServer): Promise<void> {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

/**
 * Opens the control server of a browser shell (decision 36): on 127.0.0.1 alone, on a port of the system's
 * choice, never the table's. It serves the window and speaks the Bridge's verbs to windows that prove themselves.
 */
export async function openControlServer(options: ControlServerOptions): Promise<ControlServer> {
  const secrets = new LaunchSecrets(options.clock);
  const server = createServer({ maxHeaderSize: 8192, headersTimeout: 5000, requestTimeout: 10_000 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const authority = `127.0.0.1:${String(portOf(server))}`;
  const files = withShellMeta(options.files);
  const headers = windowHeaders(`'self' ws://${authority}`);
  server.on('request', (request, response) => serveFile(files, headers, authority, request, response));
  const door = new ControlDoor(secrets, options);
  const sockets = acceptUpgrades(server, authority, (socket) => door.receive(socket));
  return {
    port: portOf(server),
    secret: secrets.secret,
    ticketAddress: () => `http://${authority}/${TICKET_FRAGMENT}${secrets.issueTicket()}`,
    close: () => stop(server, sockets),
  };
}
