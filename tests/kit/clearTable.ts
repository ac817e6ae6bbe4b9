import { createServer } from 'node:http';
import { WebSocketServer, WebSocket, type RawData } from 'ws';
import { systemClock } from '../../src-main/host/clock.ts';
import { listen } from '../../src-main/host/entrance.ts';
import { forgetfulJournal } from '../../src-main/host/journal.ts';
import { KeyRing } from '../../src-main/host/keyRing.ts';
import { DEFAULT_LIMITS } from '../../src-main/host/limits.ts';
import { beginGame } from '../../src-main/host/playedGame.ts';
import { Table } from '../../src-main/host/table.ts';
import { silentLog } from '../../src-main/log.ts';
import type { Link } from '../../src-shared/link/link.ts';
import { seededDealer } from './memoryTable.ts';
import { seededDice } from './seededDice.ts';

/** A table whose link is open: what it says lies on the wire as it is. It exists to be caught by those who listen. */
export interface ClearTable {
  readonly table: Table;
  readonly port: number;
  close(): void;
}

/** `shorten` also takes the padding away, so that the length of a frame tells its content. */
export async function openClearTable(bind: string, shorten: boolean): Promise<ClearTable> {
  const ring = new KeyRing();
  const address = `${bind}:0`;
  const table = new Table({
    id: 'c'.repeat(32),
    origin: () => ({ id: 'c'.repeat(32), secretKey: '5'.repeat(64), hostName: 'Control', port: 0 }),
    hostName: 'Control',
    begin: beginGame,
    dealer: seededDealer('control'),
    journal: forgetfulJournal,
    ring,
    invitation: () => ({
      address,
      addressCode: 'AAAAAAAAAA',
      tableCode: ring.tableCode,
      seal: 'S'.repeat(10),
      link: null,
    }),
    clock: systemClock,
    dice: seededDice('control'),
    limits: { ...DEFAULT_LIMITS, messageBurst: 1_000 },
    log: silentLog,
    onChange: () => undefined,
    onAsks: () => undefined,
    onRenewed: () => undefined,
    onClosed: () => undefined,
  });
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket) => {
    const key = new Uint8Array(32);
    listen(table, clearLink(socket, shorten), { kind: 'newcomer', key, isHost: false }, () => undefined);
  });
  await new Promise<void>((resolve) => void http.listen(0, bind, resolve));
  const bound = http.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return { table, port, close: () => closeAll(table, sockets, () => http.close()) };
}

function closeAll(table: Table, sockets: WebSocketServer, done: () => void): void {
  table.close('tableClosed');
  for (const socket of sockets.clients) socket.terminate();
  sockets.close(done);
}

/** A link without a seal, for either side: text as it is, or without the spaces that pad it. */
export function clearLink(socket: WebSocket, shorten: boolean): Link {
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN)
        socket.send(shorten ? JSON.stringify(JSON.parse(text)) : text);
    },
    onMessage: (listener) => void socket.on('message', (data: RawData) => listener(textOf(data))),
    onClose: (listener) => void socket.once('close', () => listener(false, false)),
    close: () => socket.close(),
  };
}

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}
