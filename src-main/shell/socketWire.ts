import { WebSocket, type RawData } from 'ws';
import type { Wire } from '../../src-shared/link/link.ts';
import { REFUSED } from '../../src-shared/link/sealedLink.ts';

/** The longest frame that a host sends (decision 10). */
const LONGEST_FRAME = 65_536;
const OPENING_MS = 10_000;

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

/** Begins to open a WebSocket to a host. What fails in any way ends in `onClose`, once. */
export function socketWire(url: string): Wire {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    maxPayload: LONGEST_FRAME,
    handshakeTimeout: OPENING_MS,
    followRedirects: false,
  });
  // `ws` follows an error by a close: that is what the guest hears.
  socket.on('error', () => undefined);
  const unsent: Uint8Array[] = [];
  socket.on('open', () => {
    for (const bytes of unsent.splice(0)) socket.send(bytes);
  });
  return {
    send: (bytes) => {
      if (socket.readyState === WebSocket.CONNECTING) unsent.push(bytes);
      else if (socket.readyState === WebSocket.OPEN) socket.send(bytes);
    },
    close: (code) => socket.close(code),
    onBytes: (listener) => void socket.on('message', (data) => listener(bytesOf(data))),
    onClose: (listener) => void socket.once('close', (code: number) => listener(code === REFUSED)),
  };
}
