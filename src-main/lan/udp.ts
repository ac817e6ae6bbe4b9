import { createSocket } from 'node:dgram';

/** The one small interface to plain UDP, so that tests need no network. */
export interface UdpPort {
  /** Opens a socket that may broadcast and that shares its port with other programs. It never throws. */
  open(port: number, hearer: UdpHearer): UdpSocket;
}

export interface UdpHearer {
  readonly onMessage: (message: Uint8Array, from: string) => void;
  readonly onState: (state: 'listening' | 'failing') => void;
}

export interface UdpSocket {
  /** What cannot be sent is lost, as on any network. */
  send(message: Uint8Array, port: number, address: string): void;
  close(): void;
}

/** UDP over IPv4 by the system. */
export const systemUdp: UdpPort = {
  open: (port, { onMessage, onState }) => {
    const socket = createSocket({ type: 'udp4', reuseAddr: true });
    socket.on('error', () => onState('failing'));
    socket.on('message', (message, { address }) => onMessage(message, address));
    socket.bind(port, () => {
      socket.setBroadcast(true);
      onState('listening');
    });
    let isClosed = false;
    return {
      send: (message, toPort, address) => {
        if (!isClosed) socket.send(message, toPort, address, () => undefined);
      },
      close: () => {
        if (!isClosed) socket.close();
        isClosed = true;
      },
    };
  },
};

/** A packet within this machine takes no longer. */
const LOOPBACK_MS = 500;

/** Sends a packet to this machine itself; false where it does not arrive. Never fails. */
export function udpLoopbackWorks(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    const end = (works: boolean): void => {
      clearTimeout(timer);
      socket.removeAllListeners();
      socket.on('error', () => undefined);
      socket.close();
      resolve(works);
    };
    const timer = setTimeout(() => end(false), LOOPBACK_MS);
    socket.on('error', () => end(false));
    socket.on('message', () => end(true));
    socket.bind(0, '127.0.0.1', () => socket.send(new Uint8Array(1), socket.address().port, '127.0.0.1'));
  });
}
