import type { Chance } from './chance.ts';
import type { Sealed } from './sealed.ts';
import type {
  Ballot,
  Board,
  Government,
  Party,
  PresidentialPower,
  SeatId,
  SecretRole,
  Verdict,
  VetoState,
} from './terms.ts';

/** Tiles that a seat holds, in the order in which they are laid out. */
export type Hand = readonly Party[];

/** What the table is doing now. Each phase holds what exists only then. */
export type Phase =
  | { readonly name: 'nomination'; readonly candidate: SeatId }
  | ElectionPhase
  | { readonly name: 'presidentDiscard'; readonly government: Government; readonly hand: Sealed<Hand> }
  | {
      readonly name: 'chancellorEnactment';
      readonly government: Government;
      readonly hand: Sealed<Hand>;
      readonly veto: VetoState;
    }
  | { readonly name: 'vetoAnswer'; readonly government: Government; readonly hand: Sealed<Hand> }
  | { readonly name: 'presidentialPower'; readonly president: SeatId; readonly power: PresidentialPower }
  | {
      readonly name: 'concluded';
      /** Null where the host broke the game off. */
      readonly verdict: Verdict | null;
      /** Opened for everyone by the end of the game (R-END-05). */
      readonly roles: readonly SecretRole[];
      readonly secrets: readonly OpenedRound[];
    };

export interface ElectionPhase {
  readonly name: 'election';
  readonly candidate: SeatId;
  readonly nominee: SeatId;
  /** By seat, null for none yet. Who has voted is public; how is the voter's own until the last ballot is in. */
  readonly ballots: readonly (Sealed<Ballot> | null)[];
  readonly ballotsIn: number;
}

/** The draw and the discard pile. Nobody may look into either; their sizes are public (R-DECK-07). */
export interface PolicyDeck {
  /** The pile as it was last shuffled, top first; the first `drawn` tiles of it are gone. */
  readonly shuffled: Sealed<readonly Party[]>;
  readonly drawn: number;
  readonly drawPile: number;
  readonly discards: Sealed<readonly Party[]>;
  readonly discardPile: number;
  /** How many shuffles there have been: the number of the next one. */
  readonly shuffles: number;
}

/** The tiles of one legislative session, as far as it has come. */
export interface SessionRecord {
  readonly drawn: Sealed<Hand>;
  readonly discarded: Sealed<Party> | null;
  readonly passed: Sealed<Hand> | null;
}

/** One round, as everybody saw it, with its secrets sealed. */
export interface Round {
  /** Counts from 1. */
  readonly number: number;
  readonly candidate: SeatId;
  readonly specialElection: boolean;
  readonly nominee: SeatId | null;
  /** By seat, null for the dead; null as a whole until they are revealed. */
  readonly ballots: readonly (Ballot | null)[] | null;
  readonly outcome: 'open' | 'rejected' | 'elected';
  readonly notHitler: boolean;
  readonly session: SessionRecord | null;
  readonly veto: 'none' | 'proposed' | 'refused' | 'accepted';
  readonly enacted: { readonly party: Party; readonly by: 'government' | 'chaos' } | null;
  readonly power: {
    readonly power: PresidentialPower;
    readonly target: SeatId | null;
    readonly used: boolean;
  } | null;
  readonly peeked: Sealed<Hand> | null;
  readonly investigated: { readonly target: SeatId; readonly party: Sealed<Party> } | null;
  readonly reshuffled: boolean;
}

/** What was hidden in one round, opened at the verdict; null for what that round did not have. */
export interface OpenedRound {
  readonly round: number;
  readonly drawn: Hand | null;
  readonly discarded: Party | null;
  readonly passed: Hand | null;
  readonly peeked: Hand | null;
  readonly investigated: { readonly target: SeatId; readonly party: Party } | null;
}

/** One game. Every field outside a seal is known to all at the table. */
export interface GameState {
  readonly players: number;
  readonly board: Board;
  /** All the chance of this game; nobody may look into it. */
  readonly chance: Sealed<Chance>;
  /** By seat. */
  readonly roles: readonly Sealed<SecretRole>[];
  /** The seats not executed, ascending. */
  readonly living: readonly SeatId[];
  readonly phase: Phase;
  readonly liberal: number;
  readonly fascist: number;
  /** Failed governments in a row, 0 to 2 whenever a seat is asked for something. */
  readonly tracker: number;
  readonly deck: PolicyDeck;
  /** The pair most recently elected; null before the first and after chaos (R-NOM-03, R-NOM-05). */
  readonly lastGovernment: Government | null;
  /** The last candidate of the normal rotation: a special election does not move it (R-ROT-04). */
  readonly anchor: SeatId;
  readonly investigated: readonly SeatId[];
  /** Publicly known not to be Hitler: cleared by a check at an election, or executed; in the order of finding out. */
  readonly notHitler: readonly SeatId[];
  /** How many legislative sessions have begun: the number of the next one. */
  readonly sessions: number;
  /** How many questions were asked in this game; a ballot that is not the last asks none. */
  readonly questions: number;
  readonly round: Round;
  /** The rounds before this one, oldest first. */
  readonly pastRounds: readonly Round[];
}
