import { streams } from '../lang/random.ts';
import { rolesFor } from './rulebook.ts';
import { seatId } from './terms.ts';
import type { Party, SeatId, SecretRole } from './terms.ts';

/**
 * How the tiles of one session are laid out. Each list holds places in the older order: the President's `i`-th tile
 * is the drawn one at `president[i]`, top first; the Chancellor's is that one of the two that remain, in the
 * President's order, at `chancellor[i]`.
 */
export interface HandLayout {
  readonly president: readonly number[];
  readonly chancellor: readonly number[];
}

/** All the chance that a game consumes: asked twice for the same thing, it gives the same answer. */
export interface Chance {
  /** Every seat's role, by seat (R-SET-02). */
  roles(): readonly SecretRole[];
  /** Who is Presidential Candidate of the first round (R-SET-06). */
  firstCandidate(): SeatId;
  /** The `k`-th draw pile, top first, of so many tiles; the first is 0, each reshuffle the next (R-DECK-02). */
  deck(k: number, tiles: Readonly<Record<Party, number>>): readonly Party[];
  /** The layout of the `n`-th legislative session's tiles, from 0 (R-LEG-04). */
  hand(n: number): HandLayout;
}

/** The chance of a game of so many players, drawn from the named streams of its seed (decisions 18 and 19). */
export function chanceFromSeed(seed: Uint8Array, players: number): Chance {
  const named = streams(seed);
  return {
    roles: () => named.stream('roles').shuffle(rolesFor(players)),
    firstCandidate: () => seatId(named.stream('first').below(players)),
    deck: (k, tiles) => named.stream(`deck/${k}`).shuffle(sortedTiles(tiles)),
    hand: (n) => {
      const stream = named.stream(`hand/${n}`);
      return { president: stream.shuffle([0, 1, 2]), chancellor: stream.shuffle([0, 1]) };
    },
  };
}

function sortedTiles(tiles: Readonly<Record<Party, number>>): readonly Party[] {
  return [
    ...Array.from({ length: tiles.liberal }, (): Party => 'liberal'),
    ...Array.from({ length: tiles.fascist }, (): Party => 'fascist'),
  ];
}
