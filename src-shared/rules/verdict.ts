import type { GameEvent, Step } from './events.ts';
import { Sealed } from './sealed.ts';
import type { GameState, OpenedRound, Round } from './state.ts';
import { FASCIST_TO_WIN, LIBERAL_TO_WIN } from './terms.ts';
import type { Verdict } from './terms.ts';

/** Who has won by policies alone: five Liberal or six Fascist ones (R-LEG-07, R-END-01); null while nobody has. */
export function verdictOfTracks(liberal: number, fascist: number): Verdict | null {
  if (liberal >= LIBERAL_TO_WIN) return { winner: 'liberal', reason: 'policies' };
  if (fascist >= FASCIST_TO_WIN) return { winner: 'fascist', reason: 'policies' };
  return null;
}

/** Ends the game at the first condition met; nothing that was pending is carried out (R-END-02, R-END-05). */
export function conclude(state: GameState, verdict: Verdict, events: readonly GameEvent[]): Step {
  return { state: over(state, verdict), events: [...events, { type: 'concluded', verdict }] };
}

/**
 * Ends the game where it stands, without a verdict, and opens everything (decision 25): the rulebook knows no such
 * end (R-END-03), the people at a table do. A game that is over stays as it is, and nothing happens.
 */
export function breakOff(state: GameState): Step {
  if (state.phase.name === 'concluded') return { state, events: [] };
  return { state: { ...over(state, null), questions: state.questions + 1 }, events: [{ type: 'brokenOff' }] };
}

function over(state: GameState, verdict: Verdict | null): GameState {
  // At the end every role is shown to everyone (R-END-05).
  const roles = state.roles.map(opened);
  const secrets = [...state.pastRounds, state.round].map(openRound).filter((opened) => opened !== null);
  return { ...state, phase: { name: 'concluded', verdict, roles, secrets } };
}

function openRound(round: Round): OpenedRound | null {
  const { session, peeked, investigated } = round;
  if (session === null && peeked === null && investigated === null) return null;
  return {
    round: round.number,
    drawn: openedIfAny(session?.drawn),
    discarded: openedIfAny(session?.discarded),
    passed: openedIfAny(session?.passed),
    peeked: openedIfAny(peeked),
    investigated:
      investigated === null ? null : { target: investigated.target, party: opened(investigated.party) },
  };
}

/** "At the end show the full history to everyone" (R-END-05): the one place that opens what is over. */
function opened<Value>(sealed: Sealed<Value>): Value {
  return Sealed.unseal(sealed);
}

function openedIfAny<Value>(sealed: Sealed<Value> | null | undefined): Value | null {
  return sealed === null || sealed === undefined ? null : opened(sealed);
}
