import type { Command } from '../../src-shared/rules/commands.ts';
import type { Claim } from '../../src-shared/talk/talkView.ts';

/** What a table must remember to be taken up again. */
export type JournalRecord =
  | { readonly type: 'gameBegan'; readonly game: number; readonly players: number }
  | { readonly type: 'command'; readonly game: number; readonly revision: number; readonly command: Command }
  /** Said aloud, no part of the rules: a game that is taken up again is told it anew. */
  | { readonly type: 'claim'; readonly game: number; readonly claim: Claim }
  | { readonly type: 'gameEnded'; readonly game: number };

/** Keeps the table's records, in order. */
export interface Journal {
  /** Resolves when the record is kept: nobody is told before. A rejection is a fault of the table. */
  append(record: JournalRecord): Promise<void>;
}

/** Keeps nothing: the table lives as long as its process. */
export const forgetfulJournal: Journal = { append: () => Promise.resolve() };
