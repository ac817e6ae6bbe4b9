import type { Intent } from '../rules/commands.ts';
import type { Ballot, Party, SeatId } from '../rules/terms.ts';
import type { ViewOptions } from '../view/seatView.ts';
import type { TrustView } from './deal.ts';

/** What goes on at a table. `ended`: the host broke the game off. */
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

/** What a notice can tell of. */
export const NOTICE_KINDS = ['botSatIn', 'personBack', 'otherDevice', 'removed'] as const;

/** Something that befell a seat and that every screen says (decisions 4 and 26). */
export interface TableNotice {
  /** Counts the notices of a table from 1. */
  readonly number: number;
  readonly kind: (typeof NOTICE_KINDS)[number];
  readonly seat: SeatId;
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

/** Who sits in one seat, as everybody sees it. */
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

/** What one viewer is told of the table beside what everybody is. */
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
