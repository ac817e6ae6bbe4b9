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

const LOOPBACK = '127.0.0.1';

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

/** Whether a packet to this machine itself leaves this program. Never fails. */
export function udpLoopbackWorks(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    const end = (works: boolean): void => {
      socket.removeAllListeners('error');
      socket.close();
      resolve(works);
    };
    socket.once('error', () => end(false));
    socket.bind(0, LOOPBACK, () => {
      socket.send(new Uint8Array(1), socket.address().port, LOOPBACK, (error) => end(error === null));
    });
  });
}
