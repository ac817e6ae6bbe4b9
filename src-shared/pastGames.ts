import type { DealSeat } from './fairness/terms.ts';
import type { DeviceFinding } from './protocol/deal.ts';
import type { GameFileFault } from './protocol/gameFile.ts';
import type { SeatId, SecretRole, Verdict } from './rules/terms.ts';

/** One game that this device keeps, as it stands in the list: all of it found by playing the game again. */
export interface PastGame {
  /** 32 hex digits: the same for every device's file of the same game. */
  readonly id: string;
  /** Milliseconds since 1970; null where the file does not tell. */
  readonly endedAt: number | null;
  /** Null: the default name, which is worded from the host's. */
  readonly tableName: string | null;
  /** Empty where the file does not tell. */
  readonly hostName: string;
  /** In order of play. */
  readonly seats: readonly PastSeat[];
  /** Whose file it is; null for a screen that watched. */
  readonly seat: SeatId | null;
  /** Null where the rules do not allow what the file says: then nobody can tell how it went. */
  readonly course: PastCourse | null;
  readonly found: DeviceFinding;
}

export interface PastSeat {
  readonly name: string;
  readonly kind: DealSeat['kind'];
  /** Null where the game cannot be told. */
  readonly role: SecretRole | null;
}

export interface PastCourse {
  /** Null: the host broke the game off. */
  readonly verdict: Verdict | null;
  readonly rounds: number;
  readonly liberal: number;
  readonly fascist: number;
}

/** Why a file is not taken for a game. */
export type PastGameFault =
  | GameFileFault
  /** The system does not give it out. */
  | 'unreadable'
  /** The game in it is none of these rules. */
  | 'noGame'
  /** The folder has this game in another file too. */
  | 'twice';

/** Why a game could not be put into the history. */
export type KeepFault = 'historyFull' | 'diskFull' | 'unwritable' | PastGameFault;

/** A file in the history's folder that is no game. */
export interface UnreadableGame {
  readonly file: string;
  readonly fault: PastGameFault;
}

export interface PastGames {
  /** The latest first. */
  readonly games: readonly PastGame[];
  readonly unreadable: readonly UnreadableGame[];
  /** No more games are taken in until some are deleted. */
  readonly isFull: boolean;
  /** False where the folder cannot be read. */
  readonly isThere: boolean;
}

/** How many games the history holds. */
export const MAX_PAST_GAMES = 200;

/** Bytes of one piece of a file that a window gives: in base 64 it fits one call. */
export const IMPORT_PIECE = 6000;
/** Bytes of a whole file that a window gives, packed or not. */
export const IMPORT_BYTES = 32 * 1024 * 1024;

/** What a window asks of the history. */
export type HistoryAct =
  | { readonly type: 'list' }
  | { readonly type: 'open'; readonly id: string }
  /** By their ids, or by the names of files that are no games. */
  | { readonly type: 'delete'; readonly id: string }
  | { readonly type: 'deleteAll' }
  /** One game as its file, or all of them as one. */
  | { readonly type: 'export'; readonly id: string | null }
  /** One piece of a file, from 1 to `parts`, in order; `data` in base 64 for addresses. */
  | { readonly type: 'import'; readonly part: number; readonly parts: number; readonly data: string };

/** What a window is told of the history. */
export type HistoryTold =
  | { readonly type: 'list'; readonly list: PastGames }
  /** The text of a game file; null where it cannot be read any more. */
  | { readonly type: 'opened'; readonly id: string; readonly text: string | null }
  /** A file to be given to the person; `data` in base 64 for addresses. */
  | { readonly type: 'exported'; readonly name: string; readonly data: string }
  | { readonly type: 'imported'; readonly imported: Imported }
  /** The game that has just ended is in the history, or why not. */
  | { readonly type: 'kept'; readonly fault: KeepFault | null };

/** What became of a file that was given. */
export interface Imported {
  readonly taken: number;
  /** Games that were there before: theirs were left as they are. */
  readonly known: number;
  /** One for each game that was not taken, or one for the whole file. */
  readonly refused: readonly KeepFault[];
}
