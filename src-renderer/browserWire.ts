import type { Clock } from '../src-shared/link/clock.ts';
import type { Wire } from '../src-shared/link/link.ts';
import { REFUSED } from '../src-shared/link/sealedLink.ts';

/** The part of a browser's WebSocket that a wire needs. */
export type BrowserSocket = Pick<WebSocket, 'binaryType' | 'send' | 'close' | 'onmessage' | 'onclose'>;

/** A page may close with this code alone; what it would say more is for nobody (decision 13). */
const NORMAL = 1000;

/**
 * A wire over a browser's WebSocket. A message of text is no frame of ours: it ends the wire. Bytes that come
 * before a listener is set are kept for it.
 */
export function browserWire(socket: BrowserSocket): Wire {
  const listeners: ((bytes: Uint8Array) => void)[] = [];
  const kept: Uint8Array[] = [];
  let closed = false;
  const closeListeners: ((refused: boolean) => void)[] = [];
  let refused = false;
  socket.binaryType = 'arraybuffer';
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!(data instanceof ArrayBuffer)) {
      socket.close(NORMAL);
      return;
    }
    const bytes = new Uint8Array(data);
    if (listeners.length === 0) kept.push(bytes);
    for (const listener of listeners) listener(bytes);
  };
  socket.onclose = ({ code }: CloseEvent) => {
    closed = true;
    refused = code === REFUSED;
    for (const listener of closeListeners.splice(0)) listener(refused);
  };
  return {
    send: (bytes) => {
      if (!closed) socket.send(new Uint8Array(bytes));
    },
    close: () => socket.close(NORMAL),
    onBytes: (listener) => {
      listeners.push(listener);
      for (const bytes of kept.splice(0)) listener(bytes);
    },
    onClose: (listener) => {
      if (closed) listener(refused);
      else closeListeners.push(listener);
    },
  };
}

/** The page's own clock: it only grows, whatever the person does to the system's time. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
