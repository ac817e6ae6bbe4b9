import type { Command, Intent } from '../rules/commands.ts';
import type { Party, SecretRole, SeatId } from '../rules/terms.ts';
import type { PrivateView, ViewOptions } from '../view/seatView.ts';

/**
 * What a deal is made for, before anybody has contributed to it. It travels as the exact string that the host made
 * of it, and that string is hashed as it came.
 */
export interface DealContext {
  readonly table: string;
  /** Which game of the table, from 1. */
  readonly game: number;
  /** Which try of this game's deal, from 1: a void deal raises it. */
  readonly deal: number;
  /** In order of play: the index is the seat. */
  readonly seats: readonly DealSeat[];
  readonly options: ViewOptions;
  /** As they lie before the shuffle, one a seat. */
  readonly roles: readonly SecretRole[];
  readonly tiles: { readonly liberal: number; readonly fascist: number };
}

export interface DealSeat {
  readonly name: string;
  /** Only a `person` contributes: a bot lives in the host, and whoever is absent plays without a share. */
  readonly kind: 'person' | 'bot' | 'absent';
}

/** What a seat bound itself to: 64 hex digits. */
export interface SeatCommitment {
  readonly seat: SeatId;
  readonly commitment: string;
}

/** What a seat opened of it: 64 hex digits. */
export interface SeatShare {
  readonly seat: SeatId;
  readonly share: string;
}

/** All that was said of a deal while it was made, in the order in which it was said. */
export interface DealRecord {
  readonly context: string;
  /** The host's commitment to its seed: 64 hex digits. */
  readonly commitment: string;
  /** Ascending by seat; a seat that is not in it has no part in the chance of this game. */
  readonly commitments: readonly SeatCommitment[];
  /** One for each commitment, in the same order. */
  readonly shares: readonly SeatShare[];
}

/** A command as it is opened at the end: where discards stay closed, the place of a tile is not told. */
export type OpenedCommand =
  | Command
  | { readonly seat: SeatId; readonly type: 'discard'; readonly position: null }
  /** What was enacted is known to all. */
  | { readonly seat: SeatId; readonly type: 'enact'; readonly position: null; readonly party: Party };

/** One accepted command, with the revision that told of it. */
export interface OpenedStep {
  readonly revision: number;
  /** The question that it answered. */
  readonly question: number;
  readonly command: OpenedCommand;
}

/** What the host opens when a game is over: with it, anybody can play the game again. */
export interface Opening {
  readonly record: DealRecord;
  /** The host's own part of the seed: 64 hex digits. */
  readonly seed: string;
  /** The revision that told of the beginning. */
  readonly revision: number;
  readonly steps: readonly OpenedStep[];
  /** The revision that told that the host broke the game off; null where it was played to its end. */
  readonly brokenOff: number | null;
}

/** What one device kept of a game while it was played, to hold what is opened at the end against it. */
export interface Witness {
  /** Null in the gallery. */
  readonly seat: SeatId | null;
  /** The deal as this device heard it while it was made, as far as it did; null where it came later. */
  readonly heard: Partial<DealRecord> | null;
  /** This device's own share: 64 hex digits; null where it gave none. */
  readonly share: string | null;
  /** In the order of coming. */
  readonly shown: readonly Shown[];
  /** What the person at this device asked for, refused or not. */
  readonly said: readonly Said[];
  /** The first thing of this game that was told in the name of this device's seat and was not done here; null for none. */
  readonly forged: Forgery | null;
}

/** One update as it came. */
export interface Shown {
  readonly revision: number;
  readonly public: string;
  readonly happenings: readonly string[];
  readonly mine: PrivateView;
  /** The link had just been opened: what happened before it was not seen. */
  readonly isFirst: boolean;
  /** The table said that a bot plays the seat of this device. */
  readonly botSitsIn: boolean;
}

export interface Said {
  readonly question: number;
  readonly intent: Intent;
}

/**
 * What a host can tell of a seat, beside the moves that the opened game shows, though nobody did it at that seat's
 * device: a claim that was not made, was made otherwise, or was made and is gone; a reaction; a ready mark; a count-in
 * stopped; what the device found in the game; a move, as soon as it is told.
 */
export const FORGERIES = [
  'claim',
  'claimChanged',
  'claimDropped',
  'emote',
  'ready',
  'countIn',
  'report',
  'move',
] as const;
export type Forgery = (typeof FORGERIES)[number];

/** What one device found when a game was opened (decision 23). */
export type Finding =
  | Verified
  /** Something does not agree with what this device saw, or with the rules. */
  | { readonly verdict: 'mismatch'; readonly fault: Fault };

export interface Verified {
  readonly verdict: 'verified';
  /** `closed`: discards stay closed at this table, and moves with tiles were checked by what follows from them. */
  readonly discards: 'open' | 'closed';
  /** Eight characters, the same on every device that was told the same. */
  readonly head: string;
  /** This device had a share in the seed: nobody else could choose the deal, whatever the others did. */
  readonly contributed: boolean;
  /** Whose shares are in the seed, ascending; where nobody's are, the host could choose the deal. */
  readonly contributors: readonly SeatId[];
  /** Updates of this game, and how many of them this device was shown. */
  readonly updates: number;
  readonly seen: number;
  /** Moves of this device's seat that were made while it was away or while a bot played. */
  readonly unwitnessed: number;
}

/** Why a game is not what it was said to be. Revisions are those of the updates. */
export type Fault =
  /** What the host gave as the opening of the game is none. */
  | { readonly code: 'unreadable' }
  /** What is opened is of another deal than the one that this device heard being made. */
  | { readonly code: 'dealChanged'; readonly part: keyof DealRecord }
  /** The setting that the deal was made for is not the one of the rules. */
  | { readonly code: 'wrongSetting' }
  /** The host's seed is not the one that it bound itself to. */
  | { readonly code: 'seedChanged' }
  | { readonly code: 'shareChanged' }
  /** This device's own share is not in the seed as it was given. */
  | { readonly code: 'ownShareChanged' }
  /** The rules do not allow this move here. */
  | { readonly code: 'againstTheRules'; readonly revision: number }
  /** This device was shown an update that the opened game does not have. */
  | { readonly code: 'historyChanged'; readonly revision: number }
  /** The move is in the name of this device's seat, and nobody made it here. */
  | { readonly code: 'notMyMove'; readonly revision: number }
  /** Something was told in the name of this device's seat that nobody said or did here. */
  | { readonly code: 'notMyWords'; readonly act: Forgery }
  /** What this device was shown is not what the game was: `path` says where. */
  | {
      readonly code: 'shownOtherwise';
      readonly revision: number;
      readonly part: 'public' | 'happenings' | 'mine';
      readonly path: string;
      readonly shown: string;
      readonly replayed: string;
    };
