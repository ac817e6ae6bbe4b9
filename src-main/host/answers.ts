import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { Command, Intent } from '../../src-shared/rules/commands.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { afterClaim, type Saying } from './claims.ts';
import { questionOf, type LaidGame } from './laidGame.ts';
import type { PlayedStep } from './playedGame.ts';

/** An intent with the seat that the host knows it came from (R-01 of the road: no message says its own seat). */
export interface Answer {
  readonly seat: SeatId;
  readonly question: number;
  readonly intent: Intent;
  readonly byBot: boolean;
  readonly refuse: (refusal: TableRefusal) => void;
  /** The rules took it, and the journal has it; nobody is told yet. */
  readonly accepted: () => void;
}

/** What the rules make of an answer; null where an equal ballot was sent again, and nothing happens (decision 15). */
export function judgeAnswer(
  { seat, question, intent }: Answer,
  game: LaidGame | null,
  closed: TableRefusal | null,
): Result<{ readonly step: PlayedStep; readonly command: Command } | null, TableRefusal> {
  if (closed !== null) return err(closed);
  if (game === null) return err({ code: 'noGame' });
  if (question !== questionOf(game)) return err({ code: 'staleQuestion' });
  if (intent.type === 'castBallot' && game.played.mine(seat).ballot === intent.ballot) return ok(null);
  const command: Command = { ...intent, seat };
  const step = game.played.play(command);
  return step.ok ? ok({ step: step.value, command }) : step;
}

/** The claim that is to be kept. Refused like `afterClaim`. */
export function judgeClaim(
  saying: Saying,
  game: LaidGame | null,
  closed: TableRefusal | null,
): ReturnType<typeof afterClaim> {
  if (closed !== null) return err(closed);
  if (game === null) return err({ code: 'noGame' });
  return afterClaim(game.claims, game.played.public, saying);
}
