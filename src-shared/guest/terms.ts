import type { BridgeEvent } from '../bridge.ts';
import type { Finding, Witness } from '../fairness/terms.ts';
import type { Random } from '../link/bytes.ts';
import type { Clock } from '../link/clock.ts';
import type { Wire } from '../link/link.ts';
import type { Address, JoinSecret } from '../protocol/invitation.ts';
import type { GuestMessage } from '../protocol/messages.ts';
import type { KeyKeeper } from './keeper.ts';

export interface JoinRequest {
  readonly address: Address;
  readonly secret: JoinSecret;
  /** 16 bytes: the pin of the host's key that this device remembers of the table, whatever the secret says of it. */
  readonly pin?: Uint8Array;
  readonly name: string;
  readonly as: 'seat' | 'gallery';
}

/** What a window is told of what its guest hears. */
export type WindowEvent = Extract<
  BridgeEvent,
  {
    readonly event:
      | 'link'
      | 'table'
      | 'update'
      | 'talk'
      | 'emote'
      | 'clock'
      | 'refused'
      | 'wentBack'
      | 'trust'
      | 'gameFile';
  }
>;

/** What a guest hears. All but `welcome` are events of a window's bridge. */
export type GuestEvent =
  | WindowEvent
  /** Let in by the host at this WebSocket address: a link's fragment can leave the address bar now. */
  | { readonly event: 'welcome'; readonly tableId: string; readonly url: string };

export interface GuestOptions {
  /** Begins to open a WebSocket for binary messages. */
  open(url: string): Wire;
  readonly clock: Clock;
  readonly keeper: KeyKeeper;
  readonly random?: Random;
  /**
   * Plays the opened game (JSON of an `Opening`) again and compares it with what this device kept, somewhere that
   * delays nobody. Null where this device cannot check; left out: it never can.
   */
  check?(opening: string, witness: Witness): Promise<Finding | null>;
  /** The time of day, for when a game ended: milliseconds since 1970. Left out: nobody keeps such files. */
  date?(): number;
  onEvent(event: GuestEvent): void;
}

/** The messages that a window may send once it is let in. */
export type SeatedMessage = Exclude<
  GuestMessage,
  { readonly type: 'join' | 'return' | 'leave' | 'beat' | 'commit' | 'reveal' | 'found' }
>;

/** The WebSocket address of a host. */
export function socketUrl(address: Address): string {
  return `ws://${address.host}:${address.port}/ws`;
}
