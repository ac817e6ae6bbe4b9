/** The one small interface to multicast DNS, so that the library behind it can be changed and tests need no network. */
export interface MdnsPort {
  /** Opens a socket on the interface that has this address. It tells what fails and never throws. */
  open(address: string, hearer: MdnsHearer): MdnsSocket;
}

export interface MdnsHearer {
  /** A decoded packet of anybody's, and the address it came from: hostile until parsed. */
  readonly onPacket: (packet: unknown, from: string) => void;
  readonly onState: (state: MdnsState) => void;
  /** A question went out (null), or the system kept it here, by this code. */
  readonly onSent: (code: string | null) => void;
}

/**
 * `portHeld`: another program has port 5353 for itself. `denied`: the system lets nothing out on this interface.
 * `listening` says that the socket stands and that the last question left this machine, and no more.
 */
export type MdnsState = 'listening' | 'portHeld' | 'denied' | 'failing';

export interface MdnsService {
  /** One DNS label: at most 63 bytes, no dot. */
  readonly instance: string;
  /** A name in `.local` that no other machine or program claims. */
  readonly host: string;
  readonly port: number;
  readonly txt: Readonly<Record<string, string>>;
}

export interface MdnsSocket {
  /** Asks once who offers a table. */
  query(): void;
  /** Announces and answers from now on. At most one service a socket. */
  publish(service: MdnsService): void;
  /** Says that the published service is gone; the same again when called again. */
  goodbye(): void;
  close(): void;
}

/** The system's code of an error; null for an error of another kind. */
export function codeOf(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}

/** What a system's error code says of a question that was sent. Windows forbids it by `EACCES`. */
export function sendFaultOf(error: unknown): MdnsState {
  return codeOf(error) === 'EACCES' ? 'denied' : faultOf(error);
}

/** What a system's error code says of a socket. */
export function faultOf(error: unknown): MdnsState {
  const code = codeOf(error);
  if (code === 'EADDRINUSE' || code === 'EACCES') return 'portHeld';
  if (code === 'EPERM' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return 'denied';
  return 'failing';
}
