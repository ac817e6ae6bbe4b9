import type { SeatOptions } from '../rules/commands.ts';
import type {
  Ballot,
  Board,
  Government,
  Party,
  PresidentialPower,
  SeatId,
  SecretRole,
  TermLimit,
  Verdict,
  VetoState,
} from '../rules/terms.ts';

export type { SeatOptions };

/** All that one viewer is told, now: a public part, the same bytes for all, and a private part. */
export interface SeatView {
  readonly public: PublicView;
  readonly mine: PrivateView;
}

/** What everyone, the dead and the gallery included, may know (rules, section 6). */
export interface PublicView {
  /** Counts from 1. */
  readonly round: number;
  readonly board: Board;
  /** One entry a seat, in order of play: the index is the seat. */
  readonly seats: readonly PublicSeat[];
  readonly stage: PublicStage;
  /** The candidate or President of this round; null once the game is concluded. */
  readonly candidate: SeatId | null;
  /** From the nomination to the end of the session; null during a power. */
  readonly nominee: SeatId | null;
  readonly specialElection: boolean;
  readonly liberal: number;
  readonly fascist: number;
  /** Failed governments in a row, 0 to 2. */
  readonly tracker: number;
  readonly drawPile: number;
  readonly discardPile: number;
  readonly lastGovernment: Government | null;
  /** Five Fascist policies are enacted: sessions that start now may end by veto (R-VETO-01). */
  readonly vetoUnlocked: boolean;
  /** Who must act before the game goes on, ascending. All living seats during a vote that hides its voters. */
  readonly awaiting: readonly SeatId[];
  /** Oldest round first, the current one last; empty when the table plays without a chronicle. */
  readonly chronicle: readonly RoundRecord[];
}

export interface PublicSeat {
  readonly living: boolean;
  /** Why this seat may not be nominated in this round, if that is so. The candidate has no limit here. */
  readonly termLimit: TermLimit | null;
  /** A President has investigated this seat (R-INV-02). */
  readonly investigated: boolean;
  /** Publicly known not to be Hitler: cleared by a check at an election, or executed (R-ELE-02). */
  readonly notHitler: boolean;
}

/** The phase without its secrets. */
export type PublicStage =
  | { readonly name: 'nomination'; readonly candidate: SeatId }
  | {
      readonly name: 'election';
      readonly candidate: SeatId;
      readonly nominee: SeatId;
      readonly ballotsIn: number;
      /** Who has voted, ascending; null where the table hides it (R-VOTE-06). */
      readonly voted: readonly SeatId[] | null;
    }
  | ({ readonly name: 'presidentDiscard' } & Government)
  | ({ readonly name: 'chancellorEnactment'; readonly veto: VetoState } & Government)
  | ({ readonly name: 'vetoAnswer' } & Government)
  | {
      readonly name: 'presidentialPower';
      readonly president: SeatId;
      readonly power: PresidentialPower;
      /** Legal targets, ascending; empty for a Policy Peek. */
      readonly targets: readonly SeatId[];
    }
  | {
      readonly name: 'concluded';
      /** Null: the host broke the game off; nobody has won, and everything is opened (decision 25). */
      readonly verdict: Verdict | null;
      /** Every seat's role, by seat (R-END-05). */
      readonly roles: readonly SecretRole[];
      /** The hidden history, one entry a round that had one, oldest first. */
      readonly secrets: readonly RoundSecrets[];
    };

/** What was hidden in one round, opened at the verdict (V-10). */
export interface RoundSecrets {
  readonly round: number;
  /** The President's three as they were laid out; null without a session, or where discards stay closed. */
  readonly drawn: readonly Party[] | null;
  /** What the President discarded; null before that, or where discards stay closed. */
  readonly discarded: Party | null;
  readonly passed: readonly Party[] | null;
  readonly peeked: readonly Party[] | null;
  readonly investigated: { readonly target: SeatId; readonly party: Party } | null;
}

/** One round as everybody saw it. */
export interface RoundRecord {
  readonly round: number;
  readonly candidate: SeatId;
  readonly specialElection: boolean;
  readonly nominee: SeatId | null;
  /** By seat, null for the dead; null as a whole until they are revealed. */
  readonly ballots: readonly (Ballot | null)[] | null;
  readonly outcome: 'open' | 'rejected' | 'elected';
  /** This round's Chancellor was checked and is not Hitler (R-ELE-02). */
  readonly notHitler: boolean;
  readonly veto: 'none' | 'proposed' | 'refused' | 'accepted';
  readonly enacted: { readonly party: Party; readonly by: 'government' | 'chaos' } | null;
  /** The power that this round gave; `target` stays null for a Policy Peek and until it is chosen. */
  readonly power: {
    readonly power: PresidentialPower;
    readonly target: SeatId | null;
    readonly used: boolean;
  } | null;
  readonly reshuffled: boolean;
}

/** What one viewer alone is told. Of the same shape and, on the wire, the same length for every viewer. */
export interface PrivateView {
  /** Null in the gallery. */
  readonly seat: SeatId | null;
  readonly role: SecretRole | 'unknown';
  readonly party: Party | 'unknown';
  /** One line a seat, by seat, the own included; `unknown` where this viewer does not know. */
  readonly dossier: readonly DossierLine[];
  /** The own ballot while a vote is open. */
  readonly ballot: Ballot | null;
  /** The tiles in the hand now, as laid out; empty for none. */
  readonly hand: readonly Party[];
  /** What this seat has seen, oldest first (V-07, V-08, V-08b). */
  readonly memories: readonly Memory[];
  readonly options: SeatOptions;
}

export interface DossierLine {
  readonly role: SecretRole | 'unknown';
  /** From an investigation, or from the role where that is known. */
  readonly party: Party | 'unknown';
}

export type Memory =
  | {
      readonly kind: 'drew';
      readonly round: number;
      readonly tiles: readonly Party[];
      /** Null until it is discarded. */
      readonly discarded: Party | null;
    }
  | { readonly kind: 'received'; readonly round: number; readonly tiles: readonly Party[] }
  | { readonly kind: 'peeked'; readonly round: number; readonly tiles: readonly Party[] }
  | {
      readonly kind: 'investigated';
      readonly round: number;
      readonly target: SeatId;
      readonly party: Party;
    };

/** What happened, as everybody may hear it: the same things, in the same order, for every viewer. */
export type Happening =
  | {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly candidate: SeatId;
      readonly specialElection: boolean;
    }
  | { readonly type: 'nominated'; readonly candidate: SeatId; readonly nominee: SeatId }
  /** `seat` is null where the table hides who has voted. */
  | { readonly type: 'ballotCast'; readonly seat: SeatId | null }
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
  /** The host ended the game early: there is no verdict. */
  | { readonly type: 'brokenOff' };

/** What a table decides before the start that changes what views show, never what is played (decision 28). */
export interface ViewOptions {
  /** Show who has voted (R-VOTE-06). */
  readonly showVoters: boolean;
  /** Mark a checked Chancellor "not Hitler" on the seat for the rest of the game (G-07). */
  readonly markNotHitler: boolean;
  readonly chronicle: boolean;
  /** Discards stay closed at the end. */
  readonly discardsClosed: boolean;
  /** Seconds that each question may take before the waiting grows louder; null for no clock. It plays for nobody. */
  readonly clock: ClockLength | null;
}

export const CLOCK_LENGTHS = [30, 60, 120, 300] as const;
export type ClockLength = (typeof CLOCK_LENGTHS)[number];

export const DEFAULT_VIEW_OPTIONS: ViewOptions = {
  showVoters: true,
  markNotHitler: true,
  chronicle: true,
  discardsClosed: false,
  clock: null,
};
