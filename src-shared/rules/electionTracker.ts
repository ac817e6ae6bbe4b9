import { enactTile } from './enactment.ts';
import type { GameEvent, Step } from './events.ts';
import { reshuffleIfLow, topTiles, withoutTop } from './policyDeck.ts';
import { beginNextRound } from './rotation.ts';
import type { GameState } from './state.ts';
import { CHAOS_AT } from './terms.ts';

/**
 * "If the vote fails, the Election Tracker advances by one"; an accepted veto moves it too (R-TRK-01). The third
 * failure throws the country into chaos at once (R-TRK-04), any other passes the candidacy on.
 */
export function failGovernment(state: GameState, events: readonly GameEvent[]): Step {
  const tracker = state.tracker + 1;
  const failed: GameState = { ...state, tracker };
  const happened: readonly GameEvent[] = [...events, { type: 'trackerMoved', tracker }];
  return tracker < CHAOS_AT ? beginNextRound(failed, happened) : throwIntoChaos(failed, happened);
}

/**
 * "Immediately reveal the Policy on top of the Policy deck and enact it. Any power granted by this Policy is ignored
 * and existing term-limits are forgotten." It counts for victory (R-CHA-01), gives no power (R-CHA-02), checks nobody
 * (R-CHA-04), and a low pile is shuffled afterwards (R-CHA-03).
 */
function throwIntoChaos(state: GameState, events: readonly GameEvent[]): Step {
  const [tile] = topTiles(state.deck, 1);
  if (tile === undefined) throw new Error('chaos found no tile');
  const revealed: GameState = { ...state, deck: withoutTop(state.deck, 1), lastGovernment: null };
  const enacted = enactTile(revealed, tile, 'chaos', [...events, { type: 'chaosBegan' }]);
  if (enacted.state.phase.name === 'concluded') return enacted;
  const shuffled = reshuffleIfLow(enacted.state, enacted.events);
  return beginNextRound(shuffled.state, shuffled.events);
}
