import type { Command } from '../../src-shared/rules/commands.ts';
import type { Claim } from '../../src-shared/talk/talkView.ts';
import type { ViewOptions } from '../../src-shared/view/seatView.ts';
import type { DealProof } from './dealer.ts';
import type { KeptTable } from './keptTable.ts';

/** What a table must remember to be taken up again. */
export type JournalRecord =
  /** All that outlives a game, and how the table stands; the last one counts. */
  | { readonly type: 'table'; readonly table: KeptTable }
  | GameBegan
  | {
      readonly type: 'command';
      readonly game: number;
      readonly revision: number;
      /** The question that it answered. */
      readonly question: number;
      readonly command: Command;
      /** A bot made this move, be it in its own seat or in the seat of somebody who was away. */
      readonly byBot: boolean;
    }
  /** Said aloud, no part of the rules: a game that is taken up again is told it anew. */
  | { readonly type: 'claim'; readonly game: number; readonly claim: Claim }
  /** The host broke the game off; `revision` tells of it, and a command that had the same came too late. */
  | { readonly type: 'gameEnded'; readonly game: number; readonly revision: number };

/** A game was dealt: with this, and the commands after it, anybody can play it again. */
export interface GameBegan {
  readonly type: 'gameBegan';
  readonly game: number;
  readonly players: number;
  readonly options: ViewOptions;
  /** The revision that tells of the beginning. */
  readonly revision: number;
  /** How many questions the games before have asked. */
  readonly askedBefore: number;
  /** Null where one source alone dealt, which no product does: nobody can play such a game again. */
  readonly proof: DealProof | null;
}

/** Keeps the table's records, in order. */
export interface Journal {
  /**
   * Resolves when the record is kept: nobody is told before. Null: nobody need wait. A rejection is a fault of the
   * table.
   */
  append(record: JournalRecord): Promise<void> | null;
}

/** Keeps nothing: the table lives as long as its process. */
export const forgetfulJournal: Journal = { append: () => null };
