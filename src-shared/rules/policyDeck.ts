import type { GameEvent, Step } from './events.ts';
import { TILES } from './rulebook.ts';
import { Sealed } from './sealed.ts';
import type { GameState, PolicyDeck } from './state.ts';
import type { Party } from './terms.ts';

/** With fewer tiles than these the pile is shuffled anew (R-DECK-02). */
const TILES_OF_A_SESSION = 3;

/** A deck of these piles, the draw pile top first, after so many shuffles. Nobody may read either pile. */
export function deckOf(draw: readonly Party[], discards: readonly Party[], shuffles: number): PolicyDeck {
  return {
    shuffled: Sealed.for([], draw),
    drawn: 0,
    drawPile: draw.length,
    discards: Sealed.for([], discards),
    discardPile: discards.length,
    shuffles,
  };
}

/** The top `count` tiles, top first, which stay where they are. */
export function topTiles(deck: PolicyDeck, count: number): readonly Party[] {
  // "The President draws the top three tiles from the Policy deck" (R-LEG-01), looks at them in a Policy Peek
  // (R-PEEK-01), or the top one is revealed and enacted (R-TRK-04): each caller seals or enacts what it takes.
  return Sealed.unseal(deck.shuffled).slice(deck.drawn, deck.drawn + count);
}

/** The deck without its top `count` tiles. */
export function withoutTop(deck: PolicyDeck, count: number): PolicyDeck {
  return { ...deck, drawn: deck.drawn + count, drawPile: deck.drawPile - count };
}

/** The deck with these tiles put on the discard pile, face down (R-LEG-06). */
export function withDiscards(deck: PolicyDeck, tiles: readonly Party[]): PolicyDeck {
  // "Discard the remaining Policy tile face down": the pile is opened to put a tile on it and sealed again.
  const discards = Sealed.for([], [...Sealed.unseal(deck.discards), ...tiles]);
  return { ...deck, discards, discardPile: deck.discardPile + tiles.length };
}

/**
 * "If there are fewer than three tiles remaining in the Policy deck at the end of the Legislative Session, shuffle
 * them with the discard pile to create a new Policy deck" (R-DECK-02; after chaos R-DECK-03). No tile is in a hand
 * then, so the new pile is all that is not on a track.
 */
export function reshuffleIfLow(state: GameState, events: readonly GameEvent[]): Step {
  if (state.deck.drawPile >= TILES_OF_A_SESSION) return { state, events };
  const { shuffles } = state.deck;
  const tiles = { liberal: TILES.liberal - state.liberal, fascist: TILES.fascist - state.fascist };
  // The shuffle of R-DECK-02 is the one thing that the game's chance is opened for here.
  const draw = Sealed.unseal(state.chance).deck(shuffles, tiles);
  return {
    state: {
      ...state,
      deck: deckOf(draw, [], shuffles + 1),
      round: { ...state.round, reshuffled: true },
    },
    events: [...events, { type: 'deckReshuffled', drawPile: draw.length }],
  };
}
