import type { Link } from '../../src-shared/link/link.ts';

/** A frame as it would lie on the wire: the bytes of the text, and the size that was asked for. */
export interface SentFrame {
  readonly bytes: number;
  readonly atLeast: number;
}

/** The guest's end of a link without a cipher: for tests of the table, which sees texts only. */
export interface GuestEnd {
  readonly frames: readonly SentFrame[];
  readonly isOpen: boolean;
  send(text: string): void;
  onText(listener: (text: string) => void): void;
  /** The link falls down, with or without a frame that does not open. */
  drop(fault?: boolean): void;
}

/** A host's `Link` and the guest's end of it. Nothing waits: what is sent has arrived. */
export function linkPair(): [Link, GuestEnd] {
  const frames: SentFrame[] = [];
  let isOpen = true;
  let toHost: (text: string) => void = () => undefined;
  let toGuest: (text: string) => void = () => undefined;
  let onClose: (fault: boolean, refused: boolean) => void = () => undefined;
  const drop = (fault: boolean): void => {
    if (!isOpen) return;
    isOpen = false;
    onClose(fault, false);
  };
  const host: Link = {
    send: (text, atLeast = 0) => {
      if (!isOpen) return;
      frames.push({ bytes: new TextEncoder().encode(text).length, atLeast });
      toGuest(text);
    },
    onMessage: (listener) => void (toHost = listener),
    onClose: (listener) => void (onClose = listener),
    close: () => drop(false),
  };
  const guest: GuestEnd = {
    frames,
    get isOpen() {
      return isOpen;
    },
    send: (text) => {
      if (isOpen) toHost(text);
    },
    onText: (listener) => void (toGuest = listener),
    drop: (fault = false) => drop(fault),
  };
  return [host, guest];
}
