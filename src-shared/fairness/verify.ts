import { rolesFor, TILES } from '../rules/rulebook.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../rules/terms.ts';
import { firstDifference, type Difference } from './difference.ts';
import { commitmentOf, hostCommitment, opensAll, seatCommitment } from './commitment.ts';
import { firstHead, nextHead, spokenHead, type Head } from './head.ts';
import { replayed, type Impossible, type Replayed } from './replay.ts';
import type { DealContext, DealRecord, Fault, Finding, Opening, Said, Shown, Witness } from './terms.ts';

/**
 * What a device finds when the host has opened a game: the seed is the one that all were bound to, the game follows
 * from it by the rules, and it is the very game that this device was shown and played. `context` is the parsed text of
 * `opening.record.context`. It never throws for an opening of the right shape.
 */
export function verify(opening: Opening, context: DealContext, witness: Witness): Finding {
  const fault = dealFault(opening, context, witness);
  if (fault !== null) return { verdict: 'mismatch', fault };
  const updates = replayed(opening, context, witness);
  if (!updates.ok) return mismatch(impossibleFault(updates.error, witness));
  const strange = strangeMoves(updates.value, witness);
  const wrong =
    shownFault(updates.value, witness) ?? moveFault(strange, updates.value, witness) ?? wordsFault(witness);
  if (wrong !== null) return mismatch(wrong);
  return {
    verdict: 'verified',
    discards: context.options.discardsClosed ? 'closed' : 'open',
    head: spokenHead(headOf(opening.record, updates.value)),
    contributed: witness.share !== null,
    contributors: opening.record.shares.map(({ seat }) => seat),
    updates: updates.value.length,
    seen: new Set(witness.shown.map(({ revision }) => revision)).size,
    unwitnessed: strange.length,
  };
}

function mismatch(fault: Fault): Finding {
  return { verdict: 'mismatch', fault };
}

/** What was shown otherwise before says more than that the game could not go on from there. */
function impossibleFault({ revision, before }: Impossible, witness: Witness): Fault {
  const shown = witness.shown.filter((each) => each.revision < revision);
  return shownFault(before, { ...witness, shown }) ?? { code: 'againstTheRules', revision };
}

const DEAL_PARTS = ['context', 'commitment', 'commitments', 'shares'] as const satisfies (keyof DealRecord)[];

function dealFault({ record, seed }: Opening, context: DealContext, witness: Witness): Fault | null {
  const { heard } = witness;
  const changed = DEAL_PARTS.find(
    (part) => heard?.[part] !== undefined && firstDifference(heard[part], record[part]) !== null,
  );
  if (changed !== undefined) return { code: 'dealChanged', part: changed };
  if (!isRulebook(context)) return { code: 'wrongSetting' };
  if (hostCommitment(record.context, seed) !== record.commitment) return { code: 'seedChanged' };
  if (!opensAll(record)) return { code: 'shareChanged' };
  return hasOwnShare(record, witness) ? null : { code: 'ownShareChanged' };
}

function isRulebook({ seats, roles, tiles }: DealContext): boolean {
  if (seats.length < MIN_PLAYERS || seats.length > MAX_PLAYERS) return false;
  return firstDifference(roles, rolesFor(seats.length)) === null && firstDifference(tiles, TILES) === null;
}

/** A device that bound itself finds its own share in the list, as it was sent. */
function hasOwnShare({ context, commitment, commitments }: DealRecord, { seat, share }: Witness): boolean {
  if (seat === null || share === null) return true;
  return commitmentOf(commitments, seat) === seatCommitment(context, commitment, { seat, share });
}

function shownFault(updates: readonly Replayed[], witness: Witness): Fault | null {
  const byRevision = new Map(updates.map((update) => [update.revision, update]));
  const from = seatedFrom(witness);
  for (const [at, shown] of witness.shown.entries()) {
    const { revision } = shown;
    const update = byRevision.get(revision);
    if (update === undefined) return { code: 'historyChanged', revision };
    const fault = differs(shown, update, at < from ? null : witness.seat);
    if (fault !== null) return fault;
  }
  return null;
}

/**
 * From which update on this device sat at its seat: one that watched, until the host gave it the seat of a lost one,
 * was shown what all watchers were, and moved nothing (decision 4). Whoever had a seat once has it to the end.
 */
function seatedFrom({ shown }: Witness): number {
  const first = shown.findIndex(({ mine }) => mine.seat !== null);
  return first < 0 ? 0 : first;
}

function differs(shown: Shown, update: Replayed, seat: Witness['seat']): Fault | null {
  const { revision } = shown;
  const inPublic = ofTexts([shown.public], [update.public]);
  if (inPublic !== null) return { code: 'shownOtherwise', revision, part: 'public', ...inPublic };
  // The first update on a link shows how the game stands, without what led there.
  const inHappenings = shown.isFirst ? null : ofTexts(shown.happenings, update.happenings);
  if (inHappenings !== null) return { code: 'shownOtherwise', revision, part: 'happenings', ...inHappenings };
  const inMine = firstDifference(shown.mine, update.mine(seat));
  return inMine === null ? null : { code: 'shownOtherwise', revision, part: 'mine', ...inMine };
}

/** Texts are compared as they came; where they differ, the place is looked for in what they say. */
function ofTexts(shown: readonly string[], replayed: readonly string[]): Difference | null {
  const inTexts = firstDifference(shown, replayed);
  if (inTexts === null) return null;
  return firstDifference(shown.map(meaningOf), replayed.map(meaningOf)) ?? inTexts;
}

function meaningOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A move of the own seat that was made while this device was there is one that was made here. */
function moveFault(
  strange: readonly Replayed[],
  updates: readonly Replayed[],
  witness: Witness,
): Fault | null {
  const own = witness.shown.slice(seatedFrom(witness));
  const others = othersAnswered(own, updates);
  const wrong = strange.find((update) => wasAtTheTable(update, own, others));
  return wrong === undefined ? null : { code: 'notMyMove', revision: wrong.revision };
}

/** What the device found told of its seat as the game went on stands in no opening. */
function wordsFault({ forged }: Witness): Fault | null {
  return forged === null ? null : { code: 'notMyWords', act: forged };
}

/** Moves of the own seat that nobody made here, in this order: an older ballot does not count again. */
function strangeMoves(updates: readonly Replayed[], witness: Witness): readonly Replayed[] {
  let from = 0;
  return ownMoves(updates, witness).filter((update) => {
    const at = witness.said.findIndex((said, index) => index >= from && isMove(said, update));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

function ownMoves(updates: readonly Replayed[], { seat }: Witness): readonly Replayed[] {
  return updates.filter(({ step }) => seat !== null && step?.command.seat === seat);
}

/** The device saw the table before this move and after it, and nobody else may have answered that question for it. */
function wasAtTheTable(
  { revision, step }: Replayed,
  own: readonly Shown[],
  others: ReadonlyMap<number, number>,
): boolean {
  const isSeen = (at: number): boolean => own.some((each) => each.revision === at && isAlone(each));
  if (!isSeen(revision) || !isSeen(revision - 1)) return false;
  return step === null || (others.get(step.question) ?? revision) >= revision;
}

/** Neither another device of this seat nor a bot may have acted in it. */
function isAlone({ isFirst, botSitsIn }: Shown): boolean {
  return !isFirst && !botSitsIn;
}

/**
 * The questions that another device of the seat, or a bot, may have answered as its time there ended, with the revision
 * from which on: what it asked for may be judged after several moves of others.
 */
function othersAnswered(own: readonly Shown[], updates: readonly Replayed[]): ReadonlyMap<number, number> {
  const askedAfter = new Map<number, number>();
  let asked: number | null = null;
  for (const { revision, step } of updates.toReversed()) {
    if (asked !== null) askedAfter.set(revision, asked);
    asked = step?.question ?? asked;
  }
  const others = new Map<number, number>();
  for (const shown of own) {
    const question = askedAfter.get(shown.revision);
    if (isAlone(shown) || question === undefined) continue;
    others.set(question, Math.min(shown.revision, others.get(question) ?? shown.revision));
  }
  return others;
}

function isMove({ question, intent }: Said, { step }: Replayed): boolean {
  if (step === null || question !== step.question) return false;
  const { command } = step;
  if ('position' in command && command.position === null) return intent.type === command.type;
  return firstDifference({ ...intent, seat: command.seat }, command) === null;
}

function headOf(
  { context, commitment, commitments, shares }: DealRecord,
  updates: readonly Replayed[],
): Head {
  const dealt = nextHead(firstHead(context), commitment, JSON.stringify(commitments), JSON.stringify(shares));
  return updates.reduce((head, update) => nextHead(head, update.public, ...update.happenings), dealt);
}
