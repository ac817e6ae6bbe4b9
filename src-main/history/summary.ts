import { createHash } from 'node:crypto';
import { retell, type RetoldStep } from '../../src-shared/fairness/retelling.ts';
import type { Finding } from '../../src-shared/fairness/terms.ts';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { PastCourse, PastGame, PastGameFault } from '../../src-shared/pastGames.ts';
import type { DeviceFinding } from '../../src-shared/protocol/deal.ts';
import { parseGameFile, type GameFile } from '../../src-shared/protocol/gameFile.ts';

/** What names a game: its opening, to the letter. Every device of the table was told the same one. */
export function gameId(file: GameFile): string {
  return createHash('sha256').update(file.opening).digest('hex').slice(0, 32);
}

/** A game for the list, from the text of its file: the game is played again for it. Refused: what is no game. */
export function summaryOf(text: string): Result<PastGame, PastGameFault> {
  const parsed = parseGameFile(text);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  const retelling = retell(file.opening, file.witness);
  if (retelling === null) return err('noGame');
  const { seats, seat, steps, isWhole, finding } = retelling;
  const last = steps.at(-1);
  const roles = last?.open.roles ?? [];
  return ok({
    id: gameId(file),
    endedAt: file.account?.endedAt ?? null,
    tableName: file.account?.tableName ?? null,
    hostName: file.account?.hostName ?? '',
    seats: seats.map(({ name, kind }, index) => ({ name, kind, role: roles[index] ?? null })),
    seat,
    course: last === undefined || !isWhole ? null : courseOf(last),
    found: foundOf(finding),
  });
}

/** Null where the game is not over: what was opened is only a part of one. */
function courseOf({ view }: RetoldStep): PastCourse | null {
  const { stage, round, liberal, fascist } = view;
  return stage.name === 'concluded' ? { verdict: stage.verdict, rounds: round, liberal, fascist } : null;
}

function foundOf(finding: Finding): DeviceFinding {
  if (finding.verdict === 'mismatch') return 'mismatch';
  return finding.discards === 'closed' ? 'weaker' : 'verified';
}
