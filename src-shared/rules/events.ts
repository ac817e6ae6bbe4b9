import type { Result } from '../lang/result.ts';
import type { Refusal } from './commands.ts';
import type { GameState } from './state.ts';
import type { Ballot, Party, PresidentialPower, SeatId, Verdict } from './terms.ts';

/**
 * What happened, in order. This list is closed, and all of it is said aloud at the table: what one seat alone may see
 * lies sealed in the state, never in an event.
 */
export type GameEvent =
  | {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly candidate: SeatId;
      readonly specialElection: boolean;
    }
  | { readonly type: 'nominated'; readonly candidate: SeatId; readonly nominee: SeatId }
  | { readonly type: 'ballotCast'; readonly seat: SeatId }
  | {
      readonly type: 'ballotsRevealed';
      readonly candidate: SeatId;
      readonly nominee: SeatId;
      readonly ballots: readonly (Ballot | null)[];
      readonly elected: boolean;
    }
  | { readonly type: 'checkedNotHitler'; readonly chancellor: SeatId }
  | { readonly type: 'trackerMoved'; readonly tracker: number }
  | { readonly type: 'tilesDrawn'; readonly president: SeatId }
  | { readonly type: 'tilesPassed'; readonly president: SeatId; readonly chancellor: SeatId }
  | { readonly type: 'vetoProposed'; readonly chancellor: SeatId }
  | { readonly type: 'vetoAnswered'; readonly president: SeatId; readonly consent: boolean }
  | { readonly type: 'chaosBegan' }
  | {
      readonly type: 'policyEnacted';
      readonly party: Party;
      readonly by: 'government' | 'chaos';
      readonly count: number;
    }
  | { readonly type: 'deckReshuffled'; readonly drawPile: number }
  | { readonly type: 'powerGranted'; readonly president: SeatId; readonly power: PresidentialPower }
  | { readonly type: 'loyaltyInvestigated'; readonly president: SeatId; readonly target: SeatId }
  | { readonly type: 'specialElectionCalled'; readonly president: SeatId; readonly target: SeatId }
  | { readonly type: 'policiesPeeked'; readonly president: SeatId }
  | { readonly type: 'executed'; readonly president: SeatId; readonly target: SeatId }
  | { readonly type: 'concluded'; readonly verdict: Verdict }
  | { readonly type: 'brokenOff' };

/** A new state and what happened on the way to it. */
export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** What every command comes to. */
export type Judgement = Result<Step, Refusal>;
