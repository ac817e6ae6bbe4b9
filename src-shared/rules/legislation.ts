import { err, ok } from '../lang/result.ts';
import { failGovernment } from './electionTracker.ts';
import { enactTile } from './enactment.ts';
import type { GameEvent, Judgement, Step } from './events.ts';
import { reshuffleIfLow, topTiles, withDiscards, withoutTop } from './policyDeck.ts';
import { grantPower } from './presidentialPower.ts';
import { Sealed } from './sealed.ts';
import type { GameState, Hand, Phase, SessionRecord } from './state.ts';
import { VETO_UNLOCKED_AT } from './terms.ts';
import type { Government, Party, VetoState } from './terms.ts';

export type DiscardPhase = Extract<Phase, { readonly name: 'presidentDiscard' }>;
export type EnactmentPhase = Extract<Phase, { readonly name: 'chancellorEnactment' }>;
export type VetoPhase = Extract<Phase, { readonly name: 'vetoAnswer' }>;

const TILES_DRAWN = 3;

/** "The President draws the top three tiles", laid out by chance and seen by the President alone (R-LEG-01, R-LEG-04). */
export function beginSession(state: GameState, government: Government, events: readonly GameEvent[]): Step {
  const top = topTiles(state.deck, TILES_DRAWN);
  // The layout of R-LEG-04 is the one thing that the game's chance is opened for here.
  const order = Sealed.unseal(state.chance).hand(state.sessions).president;
  const hand = Sealed.for([government.president], laidOut(top, order));
  return {
    state: {
      ...state,
      phase: { name: 'presidentDiscard', government, hand },
      deck: withoutTop(state.deck, TILES_DRAWN),
      sessions: state.sessions + 1,
      round: { ...state.round, session: { drawn: hand, discarded: null, passed: null } },
    },
    events: [...events, { type: 'tilesDrawn', president: government.president }],
  };
}

function laidOut(tiles: Hand, order: readonly number[]): Hand {
  return order.map((place) => tileAt(tiles, place));
}

function tileAt(tiles: Hand, place: number): Party {
  const tile = tiles[place];
  if (tile === undefined) throw new Error(`no tile at ${place}`);
  return tile;
}

/**
 * "The President discards one tile face down; the other two go to the Chancellor", who alone sees them, laid out anew
 * by chance (R-LEG-01, R-LEG-02, R-LEG-04). Refused: `noSuchTile`.
 */
export function discard(state: GameState, phase: DiscardPhase, position: unknown): Judgement {
  const { government } = phase;
  // The tiles leave the President's hand for the Chancellor's (R-LEG-01).
  const hand = Sealed.unseal(phase.hand);
  if (!isPlaceIn(hand, position)) return err({ code: 'noSuchTile' });
  const tile = tileAt(hand, position);
  const rest = hand.filter((_, place) => place !== position);
  // The layout of R-LEG-04 again: the order of the two tells nothing of the three.
  const order = Sealed.unseal(state.chance).hand(state.sessions - 1).chancellor;
  const passed = Sealed.for([government.chancellor], laidOut(rest, order));
  const session: SessionRecord = {
    drawn: phase.hand,
    discarded: Sealed.for([government.president], tile),
    passed,
  };
  return ok({
    state: {
      ...state,
      phase: { name: 'chancellorEnactment', government, hand: passed, veto: vetoAtStart(state) },
      deck: withDiscards(state.deck, [tile]),
      questions: state.questions + 1,
      round: { ...state.round, session },
    },
    events: [{ type: 'tilesPassed', president: government.president, chancellor: government.chancellor }],
  });
}

function isPlaceIn(hand: Hand, position: unknown): position is number {
  return (
    typeof position === 'number' && Number.isInteger(position) && position >= 0 && position < hand.length
  );
}

/** "For all Legislative Sessions after the fifth Fascist Policy is enacted" (R-VETO-01). */
function vetoAtStart(state: GameState): VetoState {
  return state.fascist >= VETO_UNLOCKED_AT ? 'available' : 'unavailable';
}

/**
 * "The Chancellor enacts one tile and discards the other face down" (R-LEG-02). A win ends the game before the pile is
 * shuffled (R-LEG-07), the shuffle comes before the power (R-DECK-04). Refused: `noSuchTile`.
 */
export function enact(state: GameState, phase: EnactmentPhase, position: unknown): Judgement {
  // The enacted tile is laid face up on its track (R-LEG-02); the other goes face down on the discard pile.
  const hand = Sealed.unseal(phase.hand);
  if (!isPlaceIn(hand, position)) return err({ code: 'noSuchTile' });
  const rest = hand.filter((_, place) => place !== position);
  const played: GameState = {
    ...state,
    deck: withDiscards(state.deck, rest),
    questions: state.questions + 1,
  };
  const enacted = enactTile(played, tileAt(hand, position), 'government', []);
  if (enacted.state.phase.name === 'concluded') return ok(enacted);
  const shuffled = reshuffleIfLow(enacted.state, enacted.events);
  return ok(grantPower(shuffled.state, phase.government.president, shuffled.events));
}

/** May the Chancellor propose a veto now? (R-VETO-01, R-VETO-04) */
export function mayProposeVeto(phase: EnactmentPhase): boolean {
  return phase.veto === 'available';
}

/** "I wish to veto this agenda": said aloud, without having picked a tile (R-VETO-02, R-VETO-05). */
export function proposeVeto(state: GameState, phase: EnactmentPhase): Judgement {
  if (!mayProposeVeto(phase))
    return err({ code: phase.veto === 'refused' ? 'vetoAlreadyRefused' : 'vetoUnavailable' });
  return ok({
    state: {
      ...state,
      phase: { name: 'vetoAnswer', government: phase.government, hand: phase.hand },
      questions: state.questions + 1,
      round: { ...state.round, veto: 'proposed' },
    },
    events: [{ type: 'vetoProposed', chancellor: phase.government.chancellor }],
  });
}

/**
 * "If the President consents, both tiles are discarded" and the government counts as failed, after the end of the
 * session (R-VETO-03, R-DECK-05). If not, the Chancellor must enact one as normal (R-VETO-04).
 */
export function answerVeto(state: GameState, phase: VetoPhase, consent: boolean): Step {
  const { government } = phase;
  const events: readonly GameEvent[] = [{ type: 'vetoAnswered', president: government.president, consent }];
  const questions = state.questions + 1;
  if (!consent) {
    return {
      state: {
        ...state,
        phase: { name: 'chancellorEnactment', government, hand: phase.hand, veto: 'refused' },
        questions,
        round: { ...state.round, veto: 'refused' },
      },
      events,
    };
  }
  // Both tiles go face down to the discard pile (R-VETO-03).
  const deck = withDiscards(state.deck, Sealed.unseal(phase.hand));
  const vetoed: GameState = { ...state, deck, questions, round: { ...state.round, veto: 'accepted' } };
  const shuffled = reshuffleIfLow(vetoed, events);
  return failGovernment(shuffled.state, shuffled.events);
}
