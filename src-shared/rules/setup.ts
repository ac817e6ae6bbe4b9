import type { Chance } from './chance.ts';
import { deckOf } from './policyDeck.ts';
import { newRound } from './rotation.ts';
import { boardFor, knowsRole, seatsOf, TILES } from './rulebook.ts';
import { Sealed } from './sealed.ts';
import type { GameState } from './state.ts';
import type { Government, Party, SeatId, SecretRole } from './terms.ts';

/** A table at the start of a round, as it may be set up for study: every hidden thing laid open. */
export interface Position {
  /** By seat; as many as started. */
  readonly roles: readonly SecretRole[];
  /** Top first. */
  readonly draw: readonly Party[];
  readonly discards: readonly Party[];
  readonly candidate: SeatId;
  readonly liberal: number;
  readonly fascist: number;
  readonly tracker: number;
  readonly dead: readonly SeatId[];
  readonly lastGovernment: Government | null;
  readonly investigated: readonly SeatId[];
}

/**
 * A new game of 5 to 10 players: roles dealt, all 17 tiles shuffled, the first candidate drawn (R-SET-01 to R-SET-09).
 * It begins in nomination (decision 24). Throws on any other number of players: the table counts before it starts.
 */
export function setUpGame(players: number, chance: Chance): GameState {
  const roles = chance.roles();
  if (roles.length !== seatsOf(players).length) throw new Error('as many roles as players are dealt');
  const dealt: Position = {
    roles,
    draw: chance.deck(0, TILES),
    discards: [],
    candidate: chance.firstCandidate(),
    liberal: 0,
    fascist: 0,
    tracker: 0,
    dead: [],
    lastGovernment: null,
    investigated: [],
  };
  return setUpPosition(dealt, chance);
}

/**
 * A game taken up from a position, in nomination; its next reshuffle is deck 1 and its next hand is hand 0 of
 * `chance`. Whether play can reach the position is not asked.
 */
export function setUpPosition(position: Position, chance: Chance): GameState {
  const players = position.roles.length;
  const seats = seatsOf(players);
  return {
    players,
    board: boardFor(players),
    chance: Sealed.for([], chance),
    roles: seats.map((owner) => sealRole(position.roles, seats, owner)),
    living: seats.filter((seat) => !position.dead.includes(seat)),
    phase: { name: 'nomination', candidate: position.candidate },
    liberal: position.liberal,
    fascist: position.fascist,
    tracker: position.tracker,
    deck: deckOf(position.draw, position.discards, 1),
    lastGovernment: position.lastGovernment,
    anchor: position.candidate,
    investigated: position.investigated,
    notHitler: position.dead,
    sessions: 0,
    questions: 1,
    round: newRound(1, position.candidate, false),
    pastRounds: [],
  };
}

/** A role is read by its owner and by those whom the first night shows it (R-SET-07, R-SET-08, R-SET-09). */
function sealRole(roles: readonly SecretRole[], seats: readonly SeatId[], owner: SeatId): Sealed<SecretRole> {
  const dealt = roles[owner];
  if (dealt === undefined) throw new Error(`no role for seat ${owner}`);
  const readers = seats.filter((seat) => {
    const reader = roles[seat];
    return seat === owner || (reader !== undefined && knowsRole(roles.length, reader, dealt));
  });
  return Sealed.for(readers, dealt);
}
