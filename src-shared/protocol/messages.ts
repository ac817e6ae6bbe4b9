import type { SeatCommitment, SeatShare } from '../fairness/terms.ts';
import type { Intent, Refusal } from '../rules/commands.ts';
import type { Ballot, Party, SeatId } from '../rules/terms.ts';
import type { Statement } from '../talk/statements.ts';
import type { Emote, PhaseClock, TalkView } from '../talk/talkView.ts';
import type { Happening, PrivateView, PublicView, ViewOptions } from '../view/seatView.ts';

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

/** What a seat gives to a deal: its commitment first, its share once all commitments are known (64 hex digits each). */
export type DealAnswer =
  | { readonly type: 'commit'; readonly game: number; readonly deal: number; readonly commitment: string }
  | { readonly type: 'reveal'; readonly game: number; readonly deal: number; readonly share: string };

/** `weaker`: verified where discards stay closed; `unchecked`: this device could not check. */
export const DEVICE_FINDINGS = ['verified', 'weaker', 'mismatch', 'unchecked'] as const;
export type DeviceFinding = (typeof DEVICE_FINDINGS)[number];

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

/** A deal as it is made, the same for all (security, section 3.1). */
export type DealMessage =
  /** `context` is JSON of a `DealContext`, hashed as it came; `commitment` the host's, 64 hex digits. */
  | { readonly type: 'dealOpen'; readonly context: string; readonly commitment: string }
  | { readonly type: 'dealList'; readonly commitments: readonly SeatCommitment[] }
  | { readonly type: 'dealShares'; readonly shares: readonly SeatShare[] };

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

export type Activity = 'lobby' | 'dealing' | 'playing' | 'concluded' | 'ended';

/** The table as everybody at it may know it; no secret of the game is in it. */
export interface TableView {
  readonly id: string;
  /** Null: the default name, which each device words in its own language from the host's name. */
  readonly name: string | null;
  readonly hostName: string;
  /** `ended`: the host broke the game off; there is no verdict (decision 25). */
  readonly activity: Activity;
  /** In order of play; during a game the index is the seat. */
  readonly seats: readonly SeatedView[];
  readonly options: ViewOptions;
  /** How many gallery screens watch (decision 7). */
  readonly watching: number;
  /** The seconds before the deal; idle outside the lobby. */
  readonly countIn: CountIn;
  readonly locked: boolean;
  /** The host is asked before somebody is let in (decision 5). */
  readonly asksFirst: boolean;
  /** `fault`: the rules failed; the last good state is kept (decision 34). */
  readonly paused: 'host' | 'fault' | null;
  /** Which game of this table, from 1; 0 before the first. */
  readonly game: number;
  /** The seats that the table has waited for longer than a minute because they are away (decision 25). */
  readonly longAbsent: readonly SeatId[];
  /** What a guest that came back told in this game: the host remembers less than was shown (decision 16). */
  readonly wentBack: {
    /** Null: by how many steps nobody can tell. */
    readonly steps: number | null;
    /** Whose device says so; null for a screen of the gallery. */
    readonly toldBy: SeatId | null;
  } | null;
  /** What every screen says of a seat once, the latest alone; null before the first and after a new deal. */
  readonly notice: TableNotice | null;
  readonly trust: TrustView;
}

export const NOTICE_KINDS = ['botSatIn', 'personBack', 'otherDevice', 'removed'] as const;

/** Something that befell a seat and that every screen says (decisions 4 and 26). */
export interface TableNotice {
  /** Counts the notices of a table from 1. */
  readonly number: number;
  readonly kind: (typeof NOTICE_KINDS)[number];
  readonly seat: SeatId;
}

/** How the deals of this evening went, and what the devices found at the end of the game. */
export interface TrustView {
  /** Void deals of the evening, all games together. */
  readonly voided: number;
  /** Who made deals of this game void, the first deal's first: a seat did not open its share. */
  readonly voids: readonly VoidDeal[];
  /** The seats whose share is in the seed of this game, ascending; null before it is dealt. */
  readonly contributors: readonly SeatId[] | null;
  /** What devices say that they found, in the order of saying. */
  readonly reports: readonly DeviceReport[];
}

/** Before any deal. */
export const NO_DEAL: TrustView = { voided: 0, voids: [], contributors: null, reports: [] };

export interface VoidDeal {
  readonly deal: number;
  readonly seat: SeatId;
}

export interface DeviceReport {
  readonly seat: SeatId;
  readonly found: DeviceFinding;
  /** The eight characters that this device computed; empty where it could not. */
  readonly head: string;
}

/** The count-in that everybody sees before a deal and that any seat may stop. */
export type CountIn =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly secondsLeft: number }
  | { readonly state: 'stopped'; readonly by: SeatId }
  /** By a host without a seat. */
  | { readonly state: 'stoppedByHost' }
  /** The seats or the options are no longer what was shown. */
  | { readonly state: 'stoppedByChange' };

export interface SeatedView {
  readonly name: string;
  readonly occupant: 'person' | 'bot';
  /** `away`: no word for nine seconds or the link is down; `left`: the person chose to leave. */
  readonly presence: 'here' | 'away' | 'left';
  /** A bot plays this person's seat until the person is back. */
  readonly botSitsIn: boolean;
  readonly ready: boolean;
  readonly isHost: boolean;
}

export interface TablePrivate {
  /** Null in the gallery. */
  readonly seat: SeatId | null;
  /** The name as the host took it: "Ben 2" where "Ben" was taken. */
  readonly name: string;
  /** What seats and the wall may show to let others in; null in an unmarked gallery. */
  readonly invitation: SharedInvitation | null;
  /** The seat that this person has asked the host for and has no answer about yet (decision 4). */
  readonly askedFor: SeatId | null;
  /** What a bot did in this seat when it sat in last in this game, oldest first (decision 26). */
  readonly botDeeds: readonly BotDeed[];
}

/** At most so many deeds are told, the latest. */
export const MAX_BOT_DEEDS = 12;

/** One act of a bot in a person's seat; all of it lawfully known to that seat. */
export interface BotDeed {
  readonly round: number;
  /** The question that it answered. */
  readonly question: number;
  readonly type: Intent['type'];
  /** Whom it chose; null for an act on nobody. */
  readonly target: SeatId | null;
  /** How it voted; null for everything else, and once the person has cast an own ballot. */
  readonly ballot: Ballot | null;
  /** The tile that it discarded or enacted. */
  readonly party: Party | null;
  /** Its answer to a veto. */
  readonly consent: boolean | null;
}

/** Decision 2: seats see the address and the table code; the link is for the host's own screen and the wall. */
export interface SharedInvitation {
  /** `192.0.2.20:41932`: what a person types into a browser. */
  readonly address: string;
  /** Address and port with a checksum; not secret. */
  readonly addressCode: string;
  /** Six characters; secret. */
  readonly tableCode: string;
  /** Ten characters that show whose table it is. */
  readonly seal: string;
  /** The URL in the QR code; null for seats. */
  readonly link: string | null;
}

/** A lawful no of the table, told to its author alone. */
export type TableRefusal =
  | Refusal
  | { readonly code: 'staleQuestion' }
  | { readonly code: 'paused' }
  | { readonly code: 'noGame' }
  | { readonly code: 'gameRunning' }
  | { readonly code: 'noSeat' }
  | { readonly code: 'tableFull' }
  | { readonly code: 'tooFewPlayers'; readonly missing: number }
  | { readonly code: 'nameEmpty' }
  | { readonly code: 'nameTooLong' }
  | { readonly code: 'nameTaken'; readonly name: string }
  | { readonly code: 'seatPlayedByBot' }
  | { readonly code: 'tooFast' }
  | { readonly code: 'noSuchScreen' }
  | { readonly code: 'noSuchNetwork' }
  /** The host does not let this person in, or did not a moment ago (decision 5). */
  | { readonly code: 'notLetIn' }
  /** As many as may wait at the door wait there already. */
  | { readonly code: 'doorFull' }
  /** Another window of the same device knocked after this one. */
  | { readonly code: 'knockedElsewhere' }
  /** A seat was asked for from this address, and the host has not answered yet (decision 4). */
  | { readonly code: 'askedAlready' }
  /** The host did not give the seat, now or within the last minute. */
  | { readonly code: 'seatNotGiven' }
  /** What the host answers has gone: nobody asks this any more. */
  | { readonly code: 'noSuchAsk' }
  /** President and Chancellor say nothing until the session ends (R-LEG-05). */
  | { readonly code: 'inSession' }
  /** This seat has no session and no power of that round to claim anything about. */
  | { readonly code: 'nothingToClaim' }
  | { readonly code: 'claimedBefore' };

export const GOODBYE_REASONS = [
  'replaced',
  'removed',
  'hostStopped',
  'tableClosed',
  'tooMany',
  'badMessage',
  'left',
] as const;
/** Why the host ends a link, said in its last frame (decision 13). `left`: the guest asked for it. */
export type GoodbyeReason = (typeof GOODBYE_REASONS)[number];

/** A message that is none: the link is closed, and the code is logged without the payload. */
export interface WireFault {
  readonly code: 'tooLong' | 'notText' | 'notJson' | 'wrongShape';
}
