import type { GameState, Round } from '../../src-shared/rules/state.ts';
import type { ClaimKind } from '../../src-shared/talk/statements.ts';
import type { Claim, Occasion, TalkView } from '../../src-shared/talk/talkView.ts';

/**
 * What is wrong with the talk of a running table that keeps a chronicle, by the claims of its journal and by the rules'
 * own state; null for nothing.
 */
export function faultOfTalk(talk: TalkView, made: readonly Claim[], state: GameState): string | null {
  if (JSON.stringify(talk.claims) !== JSON.stringify(made)) return 'other claims than the journal has';
  const expected =
    state.phase.name === 'concluded' ? [] : occasionsOf(state).filter((one) => !isMade(one, made));
  if (JSON.stringify(talk.open.map(keyOf).toSorted()) !== JSON.stringify(expected.map(keyOf).toSorted()))
    return 'other occasions than the rules have';
  const all = new Set(occasionsOf(state).map(keyOf));
  const groundless = made.find((claim) => !all.has(keyOf({ ...claim, kind: claim.says.kind })));
  return groundless === undefined ? null : `a claim of seat ${groundless.seat} about nothing`;
}

/** What each seat has seen by the rules: every session that is over, every look. */
function occasionsOf(state: GameState): readonly Occasion[] {
  return [...state.pastRounds, state.round].flatMap((round) => occasionsIn(round));
}

function occasionsIn(round: Round): readonly Occasion[] {
  const { candidate, nominee, number } = round;
  const occasions: Occasion[] = [];
  const add = (seat: Occasion['seat'], kind: ClaimKind, target: Occasion['target']): void =>
    void occasions.push({ seat, round: number, kind, target });
  const isOver = round.veto === 'accepted' || round.enacted?.by === 'government';
  if (nominee !== null && isOver) {
    add(candidate, 'drew', null);
    add(nominee, 'received', null);
  }
  if (round.investigated !== null) add(candidate, 'investigated', round.investigated.target);
  if (round.peeked !== null) add(candidate, 'peeked', null);
  return occasions;
}

function keyOf({ seat, round, kind, target }: Occasion): string {
  return `${round} ${kind} ${seat} ${String(target)}`;
}

function isMade(occasion: Occasion, made: readonly Claim[]): boolean {
  return made.some((claim) => keyOf({ ...claim, kind: claim.says.kind }) === keyOf(occasion));
}
