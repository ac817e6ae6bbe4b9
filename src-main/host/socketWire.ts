import type { RawData, WebSocket } from 'ws';
import type { Wire } from '../../src-shared/link/link.ts';
import type { Log } from '../log.ts';

const POLICY_VIOLATION = 1008;

/** A WebSocket as a wire: binary only, and a reader that falls too far behind is cut. */
export function socketWire(socket: WebSocket, outboundBytes: number, log: Log): Wire {
  return {
    send: (bytes) => {
      if (socket.bufferedAmount + bytes.length <= outboundBytes) return socket.send(bytes);
      log('warn', 'slowReader');
      socket.terminate();
    },
    close: (code) => socket.close(code),
    onBytes: (listener) => {
      socket.on('message', (data, isBinary) => {
        if (isBinary) listener(bytesOf(data));
        else socket.close(POLICY_VIOLATION);
      });
    },
    onClose: (listener) => void socket.once('close', (code: number) => listener(code === POLICY_VIOLATION)),
  };
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
