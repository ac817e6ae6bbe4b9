import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Wire } from '../../src-shared/link/link.ts';
import type { Log } from '../log.ts';
import { isOwnAddress, plainAddress } from './addresses.ts';
import type { Clock } from './clock.ts';
import { isOurHost, isOurOrigin } from './httpRules.ts';
import type { Limits } from './limits.ts';
import { answerPage, type Pages } from './pages.ts';
import { listenOnFirst } from './ports.ts';
import { socketWire } from './socketWire.ts';
import { TokenBucket } from './tokenBucket.ts';
import { Visitors, type Visitor } from './visitors.ts';

/** A wire that was opened from the network, before any handshake. */
export interface Arrival {
  readonly wire: Wire;
  readonly address: string;
  readonly isExempt: boolean;
  /** To be asked before the costly part of its handshake, which it spends; false: the wire is to be closed. */
  readonly admit: () => boolean;
  /** To be called when the wire is a person's: it is a stranger's no more. */
  readonly entered: () => void;
}

export interface ServerParts {
  readonly pages: Pages;
  readonly ports: readonly number[];
  readonly bind: string;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: Log;
  readonly onArrival: (arrival: Arrival) => void;
}

/** A server that listens. */
export interface ListeningServer {
  readonly port: number;
  /** How many people from other devices are here, by the address of this machine that they came to. */
  guests(): ReadonlyMap<string, number>;
  /** Ends every connection: politely first, and after a second without asking. */
  close(): Promise<void>;
}

const WS_PATH = '/ws';
const CLOSE_MS = 1_000;
const POLICY_VIOLATION = 1008;
const CHECK_MS = 500;

/** Opens the one server of a table: the window's files, what a list may know, and `/ws`. Null: no port is free. */
export async function openServer(parts: ServerParts): Promise<ListeningServer | null> {
  const { limits, pages } = parts;
  let port = 0;
  const answering = new WeakMap<Socket, ServerResponse>();
  const http = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.headersMs,
      connectionsCheckingInterval: CHECK_MS,
      maxHeaderSize: limits.headerBytes,
    },
    (request, response) => {
      if (!isNext(answering, request.socket, response)) return;
      cutSlowReader(parts, response);
      answerPage(pages, port, request, response);
    },
  );
  const sockets = webSockets(limits);
  const visitors = new Visitors(parts.clock, limits);
  limitConnections(http, limits);
  http.on('clientError', (_error, socket) => void socket.destroy());
  http.on('upgrade', (request, socket, head) =>
    upgrade(parts, visitors, sockets, port, request, socket, head),
  );
  const bound = await listenOnFirst(http, parts.ports, parts.bind);
  if (bound === null) return null;
  port = bound;
  return { port, guests: () => visitors.guests, close: () => closeAll(http, sockets) };
}

/** No browser asks again before it has its answer; whoever does would be owed as many answers as it likes. */
function isNext(
  answering: WeakMap<Socket, ServerResponse>,
  socket: Socket,
  response: ServerResponse,
): boolean {
  const before = answering.get(socket);
  answering.set(socket, response);
  if (before === undefined || before.writableFinished) return true;
  socket.destroy();
  return false;
}

/** An answer that is not taken in time ends its connection, which is then free for others. */
function cutSlowReader({ clock, limits, log }: ServerParts, response: ServerResponse): void {
  const callOff = clock.after(limits.answerMs, () => {
    log('warn', 'slowReader', { code: 'page' });
    response.destroy();
  });
  response.once('close', callOff);
}

function webSockets(limits: Limits): WebSocketServer {
  // A constant of its own, because the types do not know `closeTimeout` yet.
  const options = {
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.payloadBytes,
    maxFragments: limits.fragments,
    maxBufferedChunks: limits.bufferedChunks,
    closeTimeout: CLOSE_MS,
  };
  return new WebSocketServer(options);
}

/** Counts the connections that carry pages, apart from the sockets; an upgrade takes one off the count. */
function limitConnections(http: Server, limits: Limits): void {
  const open = new Map<Socket, string>();
  http.on('connection', (socket: Socket) => {
    socket.on('error', () => socket.destroy());
    const address = plainAddress(socket.remoteAddress);
    const own = [...open.values()].filter((other) => other === address).length;
    // Who the machine itself is costs a look at its interfaces: only asked of those who come too often.
    const isExempt = (): boolean => limits.ownAddressesExempt && isOwnAddress(address);
    if (open.size >= limits.httpConnections || (own >= limits.httpConnectionsPerAddress && !isExempt())) {
      socket.destroy();
      return;
    }
    open.set(socket, address);
    socket.once('close', () => open.delete(socket));
  });
  http.on('upgrade', (request: IncomingMessage) => void open.delete(request.socket));
}

function upgrade(
  parts: ServerParts,
  visitors: Visitors,
  sockets: WebSocketServer,
  port: number,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  socket.on('error', () => socket.destroy());
  const address = plainAddress(request.socket.remoteAddress);
  const isOwn = isOwnAddress(address);
  const isExempt = parts.limits.ownAddressesExempt && isOwn;
  const status = refusalOf(request, port, parts.pages.ownName);
  if (status !== null) return refuse(socket, status);
  if (!visitors.mayCome(address, isExempt)) {
    parts.log('warn', 'limit', { count: visitors.count });
    return refuse(socket, '503 Service Unavailable');
  }
  const localAddress = plainAddress(request.socket.localAddress);
  sockets.handleUpgrade(request, socket, head, (opened) =>
    arrive(parts, visitors, opened, { address, localAddress, isOwn, isExempt }),
  );
}

/** Why this request may not become a socket, as a status line; null when it may (security 4.4). */
function refusalOf(request: IncomingMessage, port: number, ownName: string | null): string | null {
  const { host, origin } = request.headers;
  if (host === undefined || !isOurHost(host, port, ownName)) return '421 Misdirected Request';
  if (!isOurOrigin(origin, host)) return '403 Forbidden';
  return request.url === WS_PATH ? null : '404 Not Found';
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

function arrive(parts: ServerParts, visitors: Visitors, socket: WebSocket, from: Omit<Visitor, 'cut'>): void {
  const visitor: Visitor = { ...from, cut: () => socket.terminate() };
  // The socket closes itself with a code after a frame that breaks a limit; there is nothing else to do.
  socket.on('error', () => parts.log('warn', 'wireFault', { code: 'socket' }));
  socket.once('close', () => visitors.went(visitor));
  limitControlFrames(parts, socket);
  visitors.came(visitor);
  const wire = socketWire(socket, parts.limits.outboundBytes, parts.log);
  parts.onArrival({
    wire,
    address: from.address,
    isExempt: from.isExempt,
    admit: () => visitors.mayShake(visitor),
    entered: () => visitors.entered(visitor),
  });
}

/** Pings and pongs go past the count of messages, and each is answered or at least read. */
function limitControlFrames({ clock, limits, log }: ServerParts, socket: WebSocket): void {
  const rate = new TokenBucket(clock, limits.controlFramesPerSecond, limits.controlFrameBurst);
  const count = (): void => {
    if (rate.take() || socket.readyState !== socket.OPEN) return;
    log('warn', 'wireFault', { code: 'controlFrames' });
    socket.terminate();
  };
  socket.on('ping', count);
  socket.on('pong', count);
}

async function closeAll(http: Server, sockets: WebSocketServer): Promise<void> {
  const closed = new Promise<void>((resolve) => void http.close(() => resolve()));
  http.closeIdleConnections();
  // The table has ended its guests' sockets; strangers' are ended without a reason (decision 13).
  for (const client of sockets.clients) if (client.readyState === client.OPEN) client.close(POLICY_VIOLATION);
  const force = setTimeout(() => {
    for (const client of sockets.clients) client.terminate();
    http.closeAllConnections();
  }, CLOSE_MS);
  await closed;
  clearTimeout(force);
  sockets.close();
}
