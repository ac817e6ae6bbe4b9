import type { Ballot, PresidentialPower, SeatId, TermLimit } from './terms.ts';

/** What a seat asks. It never says its own seat: the host stamps that. */
export type Intent =
  | { readonly type: 'nominate'; readonly nominee: SeatId }
  | { readonly type: 'castBallot'; readonly ballot: Ballot }
  /** `position` is a place in the hand as it is shown, 0 to 2; tiles have no identity. */
  | { readonly type: 'discard'; readonly position: number }
  | { readonly type: 'enact'; readonly position: number }
  | { readonly type: 'proposeVeto' }
  | { readonly type: 'answerVeto'; readonly consent: boolean }
  | { readonly type: 'investigate'; readonly target: SeatId }
  | { readonly type: 'callSpecialElection'; readonly target: SeatId }
  | { readonly type: 'peek' }
  | { readonly type: 'execute'; readonly target: SeatId };

export const INTENT_TYPES = [
  'nominate',
  'castBallot',
  'discard',
  'enact',
  'proposeVeto',
  'answerVeto',
  'investigate',
  'callSpecialElection',
  'peek',
  'execute',
] as const satisfies readonly Intent['type'][];

/** An intent with the seat that the host knows it came from. */
export type Command = Intent & { readonly seat: SeatId };

/** What a seat may do now: always exactly one thing, exactly what the rules accept. */
export type SeatOptions =
  | { readonly kind: 'nominate'; readonly nominees: readonly SeatId[] }
  | { readonly kind: 'vote' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'enact'; readonly mayVeto: boolean }
  | { readonly kind: 'answerVeto' }
  /** `targets` is empty for a Policy Peek, which has none. */
  | { readonly kind: 'choose'; readonly power: PresidentialPower; readonly targets: readonly SeatId[] }
  | { readonly kind: 'wait'; readonly awaiting: readonly SeatId[] };

/** A lawful no of the rules. It depends on public facts and the author's own secrets alone. */
export type Refusal =
  | { readonly code: 'gameOver' }
  /** Another phase is going on: this intent answers no question of now. */
  | { readonly code: 'notNow' }
  /** The question is asked of another seat. */
  | { readonly code: 'notYourTurn' }
  | { readonly code: 'notLiving' }
  | { readonly code: 'noSuchSeat' }
  | { readonly code: 'targetNotLiving'; readonly target: SeatId }
  | { readonly code: 'targetIsYourself' }
  | { readonly code: 'termLimited'; readonly target: SeatId; readonly limit: TermLimit }
  | { readonly code: 'alreadyInvestigated'; readonly target: SeatId }
  | { readonly code: 'noSuchTile' }
  | { readonly code: 'vetoUnavailable' }
  | { readonly code: 'vetoAlreadyRefused' };
