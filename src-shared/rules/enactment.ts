import type { GameEvent, Step } from './events.ts';
import type { GameState } from './state.ts';
import type { Party } from './terms.ts';
import { conclude, verdictOfTracks } from './verdict.ts';

/**
 * Places one tile on its track, by a government or by chaos. "Any time a Policy tile is enacted face-up, the Election
 * Tracker is reset" (R-TRK-03), and the game ends with the fifth Liberal or the sixth Fascist one, before anything
 * else (R-LEG-07, R-CHA-01).
 */
export function enactTile(
  state: GameState,
  party: Party,
  by: 'government' | 'chaos',
  events: readonly GameEvent[],
): Step {
  const liberal = state.liberal + (party === 'liberal' ? 1 : 0);
  const fascist = state.fascist + (party === 'fascist' ? 1 : 0);
  const enacted: GameState = {
    ...state,
    liberal,
    fascist,
    tracker: 0,
    round: { ...state.round, enacted: { party, by } },
  };
  const happened: GameEvent[] = [
    ...events,
    { type: 'policyEnacted', party, by, count: party === 'liberal' ? liberal : fascist },
  ];
  if (state.tracker !== 0) happened.push({ type: 'trackerMoved', tracker: 0 });
  const verdict = verdictOfTracks(liberal, fascist);
  return verdict === null ? { state: enacted, events: happened } : conclude(enacted, verdict, happened);
}
