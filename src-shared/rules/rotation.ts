import type { GameEvent, Step } from './events.ts';
import type { GameState, Round } from './state.ts';
import { seatId } from './terms.ts';
import type { SeatId } from './terms.ts';

/** Is this, whatever came, one of the seats of the table? */
export function isSeat(state: GameState, seat: unknown): seat is SeatId {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < state.players;
}

/**
 * "The presidential candidacy passes clockwise": the next living seat after the anchor, which need not live itself
 * (R-ROT-01, R-ROT-02, R-ROT-06).
 */
export function nextCandidate(state: GameState): SeatId {
  for (let step = 1; step < state.players; step += 1) {
    const seat = seatId((state.anchor + step) % state.players);
    if (state.living.includes(seat)) return seat;
  }
  return state.anchor;
}

/** The first entry of a round, before anybody is nominated. */
export function newRound(number: number, candidate: SeatId, specialElection: boolean): Round {
  return {
    number,
    candidate,
    specialElection,
    nominee: null,
    ballots: null,
    outcome: 'open',
    notHitler: false,
    session: null,
    veto: 'none',
    enacted: null,
    power: null,
    peeked: null,
    investigated: null,
    reshuffled: false,
  };
}

/** Begins the next round of the normal rotation, which moves the anchor (R-ROT-01). */
export function beginNextRound(state: GameState, events: readonly GameEvent[]): Step {
  const candidate = nextCandidate(state);
  return beginRound({ ...state, anchor: candidate }, candidate, false, events);
}

/** Begins the one round of a special election; the anchor stays with the President who called it (R-ROT-04). */
export function beginSpecialRound(state: GameState, candidate: SeatId, events: readonly GameEvent[]): Step {
  return beginRound(state, candidate, true, events);
}

function beginRound(
  state: GameState,
  candidate: SeatId,
  specialElection: boolean,
  events: readonly GameEvent[],
): Step {
  const round = state.round.number + 1;
  return {
    state: {
      ...state,
      phase: { name: 'nomination', candidate },
      round: newRound(round, candidate, specialElection),
      pastRounds: [...state.pastRounds, state.round],
    },
    events: [...events, { type: 'roundBegan', round, candidate, specialElection }],
  };
}
