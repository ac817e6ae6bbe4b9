import { FASCIST_TILES, LIBERAL_TILES, MAX_PLAYERS, MIN_PLAYERS, seatId } from './terms.ts';
import type { Board, Party, PresidentialPower, SeatId, SecretRole } from './terms.ts';

/** How many ordinary Fascists are dealt, by number of players; Hitler is one more, the rest are Liberal (R-SET-02). */
const ORDINARY_FASCISTS: Readonly<Record<number, number>> = { 5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3 };

/** Up to this many players Hitler and the Fascist know each other (R-SET-07). */
export const HITLER_KNOWS_UP_TO = 6;

/** The roles of a game of 5 to 10 players, Liberals first, Hitler last (R-SET-02). Throws on any other number. */
export function rolesFor(players: number): readonly SecretRole[] {
  const fascists = ORDINARY_FASCISTS[players];
  if (fascists === undefined) throw new Error(`no game of ${players} players`);
  return Array.from({ length: players }, (_, index): SecretRole => {
    if (index === players - 1) return 'hitler';
    return index >= players - 1 - fascists ? 'fascist' : 'liberal';
  });
}

/** "Hitler's party is Fascist": what an investigation shows (R-SET-03). */
export function partyOf(role: SecretRole): Party {
  return role === 'liberal' ? 'liberal' : 'fascist';
}

/** The board that lies on the table of so many who started (R-SET-04). */
export function boardFor(players: number): Board {
  if (players <= 6) return 'small';
  return players <= 8 ? 'medium' : 'large';
}

/** The power printed on each slot of the Fascist track; the first slot comes first (R-POW-02). */
export const POWER_TRACK: Readonly<Record<Board, readonly (PresidentialPower | null)[]>> = {
  small: [null, null, 'policyPeek', 'execution', 'execution', null],
  medium: [null, 'investigateLoyalty', 'specialElection', 'execution', 'execution', null],
  large: ['investigateLoyalty', 'investigateLoyalty', 'specialElection', 'execution', 'execution', null],
};

/** The power of the slot that the n-th Fascist policy covers, n from 1; null where the slot is plain (R-POW-02). */
export function powerAt(board: Board, fascist: number): PresidentialPower | null {
  return POWER_TRACK[board][fascist - 1] ?? null;
}

/** How many tiles of each colour there are (R-SET-05). */
export const TILES: Readonly<Record<Party, number>> = { liberal: LIBERAL_TILES, fascist: FASCIST_TILES };

/**
 * Does a seat of role `reader` know the role of another seat of role `other`? "Fascists learn each other and who
 * Hitler is" (R-SET-08); at five and six players Hitler learns the Fascist too (R-SET-07); Liberals learn nobody
 * (R-SET-09).
 */
export function knowsRole(players: number, reader: SecretRole, other: SecretRole): boolean {
  if (other === 'liberal') return false;
  if (reader === 'fascist') return true;
  return reader === 'hitler' && players <= HITLER_KNOWS_UP_TO;
}

/** The seats of a table of so many players, in order of play. */
export function seatsOf(players: number): readonly SeatId[] {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS)
    throw new Error(`no game of ${players} players`);
  return Array.from({ length: players }, (_, index) => seatId(index));
}
