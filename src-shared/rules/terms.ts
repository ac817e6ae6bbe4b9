/** The vocabulary of the game: lists first, unions derived from them. */

export const PARTIES = ['liberal', 'fascist'] as const;
/** A side of the game; also the colour of a policy tile and of a track. */
export type Party = (typeof PARTIES)[number];

export const SECRET_ROLES = ['liberal', 'fascist', 'hitler'] as const;
/** Role and party are two facts: Hitler's party is Fascist (R-SET-03). */
export type SecretRole = (typeof SECRET_ROLES)[number];

export const BALLOTS = ['ja', 'nein'] as const;
export type Ballot = (typeof BALLOTS)[number];

export const PRESIDENTIAL_POWERS = [
  'investigateLoyalty',
  'specialElection',
  'policyPeek',
  'execution',
] as const;
export type PresidentialPower = (typeof PRESIDENTIAL_POWERS)[number];

/** The board is chosen by the number who started: 5-6 small, 7-8 medium, 9-10 large (R-SET-04). */
export const BOARDS = ['small', 'medium', 'large'] as const;
export type Board = (typeof BOARDS)[number];

/** Why a seat may not be nominated: it held this office in the last elected government (R-NOM-02). */
export const TERM_LIMITS = ['lastPresident', 'lastChancellor'] as const;
export type TermLimit = (typeof TERM_LIMITS)[number];

/** The four endings (R-END-01); the winner follows from the reason and the party. */
export const VERDICT_REASONS = ['policies', 'execution', 'election'] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

export interface Verdict {
  readonly winner: Party;
  readonly reason: VerdictReason;
}

export const VETO_STATES = ['unavailable', 'available', 'refused'] as const;
export type VetoState = (typeof VETO_STATES)[number];

declare const seatBrand: unique symbol;
/** A place at the table, in order of play: 0 to players-1, clockwise (R-SET-01). */
export type SeatId = number & { readonly [seatBrand]: true };

/** Brands a whole number of 0 to 9 as a seat. Throws on anything else: edges check before they brand. */
export function seatId(index: number): SeatId {
  if (!Number.isInteger(index) || index < 0 || index >= MAX_PLAYERS) throw new Error(`no seat ${index}`);
  return index as SeatId;
}

/** The elected pair, or a pair that is proposed. */
export interface Government {
  readonly president: SeatId;
  readonly chancellor: SeatId;
}

export const MIN_PLAYERS = 5;
export const MAX_PLAYERS = 10;
export const LIBERAL_TO_WIN = 5;
export const FASCIST_TO_WIN = 6;
export const LIBERAL_TILES = 6;
export const FASCIST_TILES = 11;
/** From this many Fascist policies on, electing Hitler Chancellor wins the game (R-ELE-01). */
export const HITLER_ZONE = 3;
/** From this many Fascist policies on, a session may end by veto (R-VETO-01). */
export const VETO_UNLOCKED_AT = 5;
/** The failed government that brings chaos (R-TRK-04). */
export const CHAOS_AT = 3;
/** At most three rounds an enactment, at most ten enactments (rules, section 7). */
export const MAX_ROUNDS = 30;
