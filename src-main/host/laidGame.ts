import type { Command } from '../../src-shared/rules/commands.ts';
import type { Claim } from '../../src-shared/talk/talkView.ts';
import { afterHappenings, NO_CLAIMS, type Claims } from './claims.ts';
import type { GameBegan } from './journal.ts';
import type { KeptStep } from './opening.ts';
import type { PlayedGame, PlayedStep } from './playedGame.ts';

/**
 * A game as it lies on the table, with all that is kept of it until it is opened. What a running table makes of a
 * step and what a table that is taken up makes of its record is the same, because it is made here.
 */
export interface LaidGame {
  readonly began: GameBegan;
  readonly played: PlayedGame;
  /** The one that was told last. */
  readonly revision: number;
  readonly claims: Claims;
  readonly steps: readonly KeptStep[];
  /** The revision that told that the host broke it off; null where it was not. */
  readonly brokenOff: number | null;
}

/** An accepted command as it is recorded. */
export type KeptCommand = Pick<KeptStep, 'revision' | 'question' | 'command'>;

/** A game as it was dealt, told of by the revision of its record. */
export function laid(began: GameBegan, played: PlayedGame): LaidGame {
  return { began, played, revision: began.revision, claims: NO_CLAIMS, steps: [], brokenOff: null };
}

/** The number of the question that it asks now, counted over all games of the table. */
export function questionOf({ began, played }: Pick<LaidGame, 'began' | 'played'>): number {
  return began.askedBefore + played.questions;
}

/** The same game one command further, told of by the revision of that command. */
export function afterCommand(
  before: LaidGame,
  { game, happenings }: PlayedStep,
  kept: KeptCommand,
): LaidGame {
  return {
    ...before,
    played: game,
    revision: kept.revision,
    claims: afterHappenings(before.claims, happenings),
    steps: [...before.steps, { ...kept, happenings }],
  };
}

/** The same game, broken off where it stood. */
export function afterBreakOff(before: LaidGame, { game, happenings }: PlayedStep): LaidGame {
  const revision = before.revision + 1;
  return {
    ...before,
    played: game,
    revision,
    claims: afterHappenings(before.claims, happenings),
    brokenOff: revision,
  };
}

/** The same game with something said about it. */
export function withClaim(before: LaidGame, claim: Claim): LaidGame {
  return { ...before, claims: { ...before.claims, made: [...before.claims.made, claim] } };
}

/** What is recorded of a command that the rules took now. */
export function recordOf(
  { began, revision }: LaidGame,
  {
    question,
    command,
    byBot,
  }: { readonly question: number; readonly command: Command; readonly byBot: boolean },
): KeptCommand & { readonly type: 'command'; readonly game: number; readonly byBot: boolean } {
  return { type: 'command', game: began.game, revision: revision + 1, question, command, byBot };
}
