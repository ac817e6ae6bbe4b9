import { err, ok } from '../../src-shared/lang/result.ts';
import type { Result } from '../../src-shared/lang/result.ts';
import type { Command, Refusal } from '../../src-shared/rules/commands.ts';
import { awaited, reduce } from '../../src-shared/rules/reduce.ts';
import { isSeat } from '../../src-shared/rules/rotation.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { projectPrivate } from '../../src-shared/view/project.ts';
import type { Fields } from './rulesCase.ts';
import { letter } from './rulesLetters.ts';

/** The keys of each command of a case, `do` and `refused` aside. */
export const COMMAND_KEYS: Readonly<Record<string, readonly string[]>> = {
  nominate: ['seat', 'target'],
  ballot: ['seat', 'ja'],
  ballots: ['ja'],
  discard: ['seat', 'tile'],
  enact: ['seat', 'tile'],
  proposeVeto: ['seat'],
  answerVeto: ['seat', 'consent'],
  investigate: ['seat', 'target'],
  specialElection: ['seat', 'target'],
  peek: ['seat'],
  execute: ['seat', 'target'],
};

/** Plays one command of a case, malformed or not, by the rules. The last state of it, or the first refusal. */
export function playStep(state: GameState, step: Fields): Result<GameState, Refusal> {
  if (step['do'] === 'ballots') return playBallots(state, step['ja']);
  const judged = reduce(state, commandOf(state, step));
  return judged.ok ? ok(judged.value.state) : judged;
}

function playBallots(state: GameState, ja: unknown): Result<GameState, Refusal> {
  if (state.phase.name !== 'election' || !Array.isArray(ja)) return err({ code: 'notNow' });
  let now = state;
  for (const seat of awaited(state)) {
    const judged = reduce(now, { type: 'castBallot', seat, ballot: ja.includes(seat) ? 'ja' : 'nein' });
    if (!judged.ok) return judged;
    now = judged.value.state;
  }
  return ok(now);
}

/** What a case writes may have any shape, and that is what the rules are to be asked: they refuse it. */
function commandOf(state: GameState, step: Fields): Command {
  return rawCommand(state, step) as unknown as Command;
}

function rawCommand(state: GameState, step: Fields): Fields {
  const { seat, target } = { seat: step['seat'], target: step['target'] };
  switch (step['do']) {
    case 'nominate':
      return { type: 'nominate', seat, nominee: target };
    case 'ballot':
      return { type: 'castBallot', seat, ballot: ballotOf(step['ja']) };
    case 'discard':
    case 'enact':
      return { type: step['do'], seat, position: positionOf(state, step) };
    case 'answerVeto':
      return { type: 'answerVeto', seat, consent: step['consent'] };
    case 'specialElection':
      return { type: 'callSpecialElection', seat, target };
    default:
      return { type: step['do'], seat, target };
  }
}

function ballotOf(ja: unknown): string | null {
  if (typeof ja !== 'boolean') return null;
  return ja ? 'ja' : 'nein';
}

/** The first place of such a tile in what the seat holds; -1 where it holds none. */
function positionOf(state: GameState, step: Fields): number {
  const { seat, tile } = { seat: step['seat'], tile: step['tile'] };
  if (!isSeat(state, seat)) return -1;
  return projectPrivate(state, seat).hand.findIndex((held) => letter(held) === tile);
}
