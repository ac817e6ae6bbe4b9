import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { Government, SeatId } from '../../src-shared/rules/terms.ts';
import type { Statement } from '../../src-shared/talk/statements.ts';
import { silenceOf, type Claim, type Occasion, type TalkView } from '../../src-shared/talk/talkView.ts';
import type { Happening, PublicView } from '../../src-shared/view/seatView.ts';

/** What people have said in one game, and what they have seen to speak of; no part of the rules' state. */
export interface Claims {
  readonly made: readonly Claim[];
  /** Every session and every look of this game, oldest first; at most one of a kind a round. */
  readonly occasions: readonly Occasion[];
  readonly round: number;
  /** The pair that this round elected. */
  readonly government: Government | null;
}

/** A game begins in its first round without a word. */
export const NO_CLAIMS: Claims = { made: [], occasions: [], round: 1, government: null };

/** A seat's wish to say something of that round. */
export interface Saying {
  readonly seat: SeatId;
  readonly round: number;
  readonly says: Statement;
}

/** The same with what has just happened: made of what everybody was told, so it holds nothing else. */
export function afterHappenings(claims: Claims, happenings: readonly Happening[]): Claims {
  return happenings.reduce(afterHappening, claims);
}

function afterHappening(claims: Claims, happening: Happening): Claims {
  switch (happening.type) {
    case 'roundBegan':
      return { ...claims, round: happening.round, government: null };
    case 'ballotsRevealed':
      return happening.elected
        ? { ...claims, government: { president: happening.candidate, chancellor: happening.nominee } }
        : claims;
    case 'policyEnacted':
      return happening.by === 'government' ? afterSession(claims) : claims;
    case 'vetoAnswered':
      return happening.consent ? afterSession(claims) : claims;
    case 'loyaltyInvestigated':
      return withOccasion(claims, happening.president, 'investigated', happening.target);
    case 'policiesPeeked':
      return withOccasion(claims, happening.president, 'peeked', null);
    default:
      return claims;
  }
}

function afterSession(claims: Claims): Claims {
  if (claims.government === null) return claims;
  const { president, chancellor } = claims.government;
  return withOccasion(withOccasion(claims, president, 'drew', null), chancellor, 'received', null);
}

function withOccasion(claims: Claims, seat: SeatId, kind: Occasion['kind'], target: SeatId | null): Claims {
  return { ...claims, occasions: [...claims.occasions, { seat, round: claims.round, kind, target }] };
}

/**
 * One claim judged by what everybody knows, never by what is true. Refused: `gameOver`, `inSession` (R-LEG-05),
 * `notLiving`, `nothingToClaim`, `claimedBefore`. Where its seat saw several things, their order is free.
 */
export function afterClaim(
  claims: Claims,
  view: PublicView,
  { seat, round, says }: Saying,
): Result<{ readonly claims: Claims; readonly claim: Claim }, TableRefusal> {
  if (view.stage.name === 'concluded') return err({ code: 'gameOver' });
  const silence = silenceOf(view, seat);
  if (silence !== null) return err({ code: silence });
  const occasion = claims.occasions.find((one) => isAbout(one, { seat, round, says }));
  if (occasion === undefined) return err({ code: 'nothingToClaim' });
  if (isMade(claims, occasion)) return err({ code: 'claimedBefore' });
  const claim: Claim = { seat, round, target: occasion.target, says };
  return ok({ claims: { ...claims, made: [...claims.made, claim] }, claim });
}

function isAbout(occasion: Occasion, { seat, round, says }: Saying): boolean {
  return occasion.seat === seat && occasion.round === round && occasion.kind === says.kind;
}

function isMade({ made }: Claims, occasion: Occasion): boolean {
  return made.some((claim) => isAbout(occasion, claim));
}

/** What everybody is told of it. A table without a chronicle shows the last claim of each seat until the end. */
export function talkView(claims: Claims, view: PublicView): TalkView {
  const isOver = view.stage.name === 'concluded';
  const keepsAll = isOver || view.chronicle.length > 0;
  const { made } = claims;
  return {
    claims: keepsAll
      ? made
      : made.filter((claim, index) => !made.slice(index + 1).some(({ seat }) => seat === claim.seat)),
    open: isOver ? [] : claims.occasions.filter((occasion) => !isMade(claims, occasion)),
  };
}
