import { MAX_ROUNDS } from '../rules/terms.ts';
import { CLAIM_KINDS, placeOf, type Statement } from '../talk/statements.ts';
import { EMOTES, type Claim, type Emote, type PhaseClock, type TalkView } from '../talk/talkView.ts';
import { CLOCK_LENGTHS } from '../view/seatView.ts';
import { hand, party, round, seat } from './gameShape.ts';
import { distinct, flag, list, object, oneOf, orNull, tagged, whole, type Guard } from './shape.ts';

const LONGEST_MS = 1000 * Math.max(...CLOCK_LENGTHS);
/** Decision 11: 30 rounds; in each the President's session and power, and the Chancellor's session. */
const MAX_CLAIMS = 3 * MAX_ROUNDS;

const anyStatement: Guard<Statement> = tagged('kind', {
  drew: { tiles: hand, passed: hand },
  received: { tiles: hand },
  investigated: { party },
  peeked: { tiles: hand },
} satisfies Record<(typeof CLAIM_KINDS)[number], object>);

/** One of the statements that everybody is offered: another choice or order of tiles is none. */
export const statement: Guard<Statement> = (value): value is Statement =>
  anyStatement(value) && placeOf(value) >= 0;

export const emote: Guard<Emote> = oneOf(EMOTES);

export const claim: Guard<Claim> = object({ seat, round, target: orNull(seat), says: statement });

/** All that people said of what they had seen, in the order in which it was said. */
export const claims: Guard<readonly Claim[]> = distinct(
  list(claim, MAX_CLAIMS),
  (each) => `${each.seat} ${each.round} ${each.says.kind}`,
);

export const talkView: Guard<TalkView> = object({
  claims,
  open: distinct(
    list(object({ seat, round, kind: oneOf(CLAIM_KINDS), target: orNull(seat) }), MAX_CLAIMS),
    (each) => `${each.seat} ${each.round} ${each.kind}`,
  ),
});

export const phaseClock: Guard<PhaseClock> = object({
  question: whole(0, Number.MAX_SAFE_INTEGER),
  leftMs: whole(0, LONGEST_MS),
  ofMs: whole(1, LONGEST_MS),
  running: flag,
});
