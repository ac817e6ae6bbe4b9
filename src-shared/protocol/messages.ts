import type { Intent } from '../rules/commands.ts';
import type { SeatId } from '../rules/terms.ts';
import type { Statement } from '../talk/statements.ts';
import type { Emote, PhaseClock, TalkView } from '../talk/talkView.ts';
import type { Happening, PrivateView, PublicView } from '../view/seatView.ts';
import type { DealAnswer, DealMessage, DeviceFinding } from './deal.ts';
import type { GoodbyeReason, TableRefusal } from './refusals.ts';
import type { TablePrivate } from './tableView.ts';

/** Raised by every change of a message or a frame that an older side would misread. */
export const PROTOCOL_VERSION = 1;

/** The port a host tries first; the next ones follow where it is taken. */
export const DEFAULT_PORT = 41932;

/** The DNS-SD service type of a table. */
export const SERVICE_TYPE = '_kabinett._tcp';

/** Every private part fills this many bytes of JSON, so that its length tells nothing (decision 10). */
export const PRIVATE_PART_BYTES = 3072;

/** What a guest says. The seat is never in it: it comes from the link. */
export type GuestMessage =
  /** The first message after a handshake by code or link (kinds 0 and 3). */
  | { readonly type: 'join'; readonly name: string; readonly as: 'seat' | 'gallery' }
  /**
   * The first message after a handshake by key (kind 1): the last revision that this guest was shown, 0 for none, and
   * the `headOf` it, null for none. A host that knows it otherwise has gone back (decision 16).
   */
  | { readonly type: 'return'; readonly revision: number; readonly head: string | null }
  | { readonly type: 'intent'; readonly question: number; readonly intent: Intent }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'ready'; readonly ready: boolean }
  /** Any seat may stop the count-in before the deal. */
  | { readonly type: 'stopCountIn' }
  /** From the gallery to a free seat, in the lobby only. */
  | { readonly type: 'sit'; readonly name: string }
  /** "That's my seat": the host is asked whether the seat is this person's (decision 4). */
  | { readonly type: 'askForSeat'; readonly seat: SeatId }
  /** Gives the seat up in the lobby; during a game it keeps the seat and its key (decision 25). */
  | { readonly type: 'leave' }
  /** Free speech of a seat about its own session or power of that round, true or false (decision 31). */
  | { readonly type: 'claim'; readonly round: number; readonly says: Statement }
  | { readonly type: 'emote'; readonly emote: Emote }
  | DealAnswer
  /** What this device found when the game was opened (decision 23). */
  | { readonly type: 'found'; readonly game: number; readonly found: DeviceFinding; readonly head: string }
  | { readonly type: 'beat' };

/** What a host says. Every one is parsed by the guest: a host can be hostile too. */
export type HostMessage =
  /** Answers a first `join` or `return`: this link is let in. `handle` names the seat's key (32 hex digits). */
  | { readonly type: 'welcome'; readonly handle: string; readonly tableId: string }
  /** Answers a first `join` where the host lets people in: the guest waits at the door (decision 5). */
  | { readonly type: 'atDoor' }
  | TableMessage
  | UpdateMessage
  /** What people have claimed and may still claim; to everyone at every change of it. */
  | { readonly type: 'talk'; readonly talk: TalkView }
  /** A seat's reaction, to everyone; kept nowhere. */
  | { readonly type: 'emote'; readonly seat: SeatId; readonly emote: Emote }
  /** Where the table set a clock: with every update, and at every pause and its end (decision 32). */
  | { readonly type: 'clock'; readonly clock: PhaseClock }
  | { readonly type: 'refused'; readonly refusal: TableRefusal }
  | { readonly type: 'goodbye'; readonly reason: GoodbyeReason }
  | DealMessage
  /** The opened game, the same for all: its text in numbered parts from 1 (decision 10). */
  | { readonly type: 'opening'; readonly part: number; readonly parts: number; readonly text: string }
  | { readonly type: 'beat' };

/** The people and the settings of the table; sent to everyone at every change of them. */
export interface TableMessage {
  readonly type: 'table';
  /** JSON of a `TableView`: the same string for every viewer. */
  readonly table: string;
  readonly mine: TablePrivate;
}

/** The game; sent to everyone at every accepted command. */
export interface UpdateMessage {
  readonly type: 'update';
  /** Counts beginnings, accepted commands and endings at this table; never goes back while the host lives. */
  readonly revision: number;
  /** The number of the question that the table asks now; never repeats at a table (decision 15). */
  readonly question: number;
  /** JSON of a `PublicView`: the same string for every viewer, to be hashed as received. */
  readonly public: string;
  /** JSON of one `Happening` each: the same strings, in the same order, for every viewer. */
  readonly happenings: readonly string[];
  readonly mine: PrivateView;
}

/** A parsed `UpdateMessage`, as a window uses it. */
export interface Update {
  readonly revision: number;
  readonly question: number;
  readonly public: PublicView;
  readonly happenings: readonly Happening[];
  readonly mine: PrivateView;
}

/** A message that is none: the link is closed, and the code is logged without the payload. */
export interface WireFault {
  readonly code: 'tooLong' | 'notText' | 'notJson' | 'wrongShape';
}
