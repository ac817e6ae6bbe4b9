import type { Party } from '../rules/terms.ts';
import { isSame, STATEMENTS, type Statement } from '../talk/statements.ts';
import type { Occasion } from '../talk/talkView.ts';
import type { Memory, SeatView } from '../view/seatView.ts';
import type { Dice } from './choice.ts';
import { sideOf } from './opinion.ts';

/** Out of a hundred, whatever the role is and whatever was seen. */
const KEEPS_SILENT = 20;
const HUNDRED = 100;

const LIKELY = 18;
const INNOCENT = 12;
const DOUBTFUL = 2;
const UNLIKELY = 1;

/**
 * What a bot claims of something that its seat has seen, from nothing else than its view and what everybody knows;
 * null where it keeps silent. A Liberal mostly says what it saw. A Fascist says what would make the policy of the
 * round look innocent, without regard to what it saw. Every statement that the policy of the round allows keeps a
 * chance for every role, so that a claim proves nothing (decisions 26 and 31, X-11).
 */
export function claimOf(
  view: SeatView,
  occasion: Pick<Occasion, 'round' | 'kind'>,
  dice: Dice,
): Statement | null {
  const isSilent = dice.below(HUNDRED) < KEEPS_SILENT;
  const open = statementsFor(view, occasion);
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  let left = dice.below(total);
  for (const { says, weight } of open) {
    if (left < weight) return isSilent ? null : says;
    left -= weight;
  }
  return null;
}

/** Every statement that what everybody saw allows, in the fixed order, with how likely it is said; at most 200 in all. */
export function statementsFor(
  view: SeatView,
  { round, kind }: Pick<Occasion, 'round' | 'kind'>,
): readonly { readonly says: Statement; readonly weight: number }[] {
  const enacted = enactedIn(view, round);
  const offered: readonly Statement[] = STATEMENTS[kind];
  const possible = offered.filter((says) => fits(says, enacted));
  const seen = view.mine.memories.find((memory) => memory.round === round && memory.kind === kind);
  const open = possible.length === 0 ? offered : possible;
  return open.map((says) => ({
    says,
    weight: weightOf(says, open[0], seen ?? null, sideOf(view)),
  }));
}

/** The first of the offered statements has the most Fascist tiles: nobody could have done otherwise. */
function weightOf(
  says: Statement,
  innocent: Statement | undefined,
  seen: Memory | null,
  side: Party,
): number {
  if (side === 'liberal') return seen !== null && tells(says, seen) ? LIKELY : UNLIKELY;
  if (says.kind === 'investigated' || says.kind === 'peeked') return INNOCENT;
  return says === innocent ? INNOCENT : DOUBTFUL;
}

/** The policy that the government of a round enacted; null where there is none, or where the table keeps no chronicle. */
function enactedIn(view: SeatView, round: number): Party | null {
  const record = view.public.chronicle.find((one) => one.round === round);
  return record?.enacted?.by === 'government' ? record.enacted.party : null;
}

/** A statement that the enacted policy gives the lie would prove that its speaker lies. */
function fits(says: Statement, enacted: Party | null): boolean {
  if (enacted === null) return true;
  if (says.kind === 'drew') return says.passed.includes(enacted);
  return says.kind !== 'received' || says.tiles.includes(enacted);
}

function tells(says: Statement, seen: Memory): boolean {
  const truth = truthOf(seen);
  return truth !== null && isSame(says, truth);
}

/** What was seen, as a statement: a hand has no order (R-LEG-04), a Policy Peek has. */
function truthOf(seen: Memory): Statement | null {
  switch (seen.kind) {
    case 'drew': {
      const gone = seen.discarded === null ? -1 : seen.tiles.indexOf(seen.discarded);
      if (gone < 0) return null;
      return {
        kind: 'drew',
        tiles: sorted(seen.tiles),
        passed: sorted(seen.tiles.filter((_, i) => i !== gone)),
      };
    }
    case 'received':
      return { kind: 'received', tiles: sorted(seen.tiles) };
    case 'peeked':
      return { kind: 'peeked', tiles: seen.tiles };
    default:
      return { kind: 'investigated', party: seen.party };
  }
}

function sorted(tiles: readonly Party[]): readonly Party[] {
  return [...tiles].sort();
}
