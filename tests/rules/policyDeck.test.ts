import { describe, expect, it } from 'vitest';
import { factsOf, sightOf } from '../../src-main/cli/rulesFacts.ts';
import { lettersOf } from '../../src-main/cli/rulesLetters.ts';
import { Sealed } from '../../src-shared/rules/sealed.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { elect, govern, play, scene } from '../kit/scenario.ts';

function pileOf({ deck }: GameState): string {
  return lettersOf(Sealed.unseal(deck.shuffled).slice(deck.drawn));
}

/** Five players, one Liberal policy, five tiles to draw: after the next session two are left. */
const FIVE_LEFT = {
  players: 5,
  liberal: 1,
  draw: 'FFFLF',
  discard: 'LLLLFFFFFFF',
  reshuffles: ['FLFLFLFLFLFFFFF'],
};

describe('the draw pile', () => {
  it('is shuffled with the discards when fewer than three tiles are left after a session (R-DECK-02)', () => {
    const state = govern(scene(FIVE_LEFT), 1, 'F', 'F');
    expect([pileOf(state), factsOf(state).discard]).toEqual(['FLFLFLFLFLFFFFF', 0]);
  });

  it('is left alone when exactly three are left (R-DECK-06)', () => {
    const given = { ...FIVE_LEFT, draw: 'FFFLFF', discard: 'LLLLFFFFFF' };
    expect(factsOf(govern(scene(given), 1, 'F', 'F'))).toMatchObject({ draw: 3, discard: 12 });
  });

  it('may be empty during a session (R-DECK-06)', () => {
    const given = { ...FIVE_LEFT, draw: 'FFF', discard: 'LLLLLFFFFFFFF' };
    expect(factsOf(elect(scene(given), 1)).draw).toBe(0);
  });

  it('never gets an enacted tile back (R-DECK-01)', () => {
    const state = govern(scene(FIVE_LEFT), 1, 'F', 'F');
    expect(pileOf(state)).toHaveLength(17 - state.liberal - state.fascist);
  });

  it('is shuffled before a Policy Peek (R-DECK-04)', () => {
    const given = {
      players: 5,
      fascist: 2,
      draw: 'FFFL',
      discard: 'LLLLLFFFFFF',
      reshuffles: ['LLFFFFFFFLLLLF'],
    };
    const state = play(govern(scene(given), 1, 'F', 'F'), { do: 'peek', seat: 0 });
    expect(sightOf(state, seatId(0)).peeked).toBe('LLF');
  });

  it('is shuffled after an accepted veto, before the tile of chaos (R-DECK-05, G-05)', () => {
    const given = {
      players: 5,
      fascist: 5,
      tracker: 2,
      draw: 'FFL',
      discard: 'LLLLLFFFF',
      reshuffles: ['LFFFFFFLLLLL'],
    };
    const state = play(
      elect(scene(given), 1),
      { do: 'discard', seat: 0, tile: 'F' },
      { do: 'proposeVeto', seat: 1 },
      { do: 'answerVeto', seat: 0, consent: true },
    );
    expect([pileOf(state), factsOf(state).liberal]).toEqual(['FFFFFFLLLLL', 1]);
  });

  it('is not shuffled any more when the game is won (R-END-02)', () => {
    const state = govern(
      scene({ ...FIVE_LEFT, liberal: 4, draw: 'LFFF', discard: 'LFFFFFFFF' }),
      1,
      'F',
      'L',
    );
    expect(factsOf(state)).toMatchObject({ phase: 'concluded', draw: 1, discard: 11 });
  });

  it('holds 17, 14, 11, 8 and 5 tiles at the first five sessions, then 12 (R-DECK-08)', () => {
    const sizes: number[] = [];
    let state = scene({ players: 5, draw: 'LFFLFFLFFLFFLFF', reshuffles: ['LLFFFFFFFFFF'] });
    for (const chancellor of [1, 2, 3, 4]) {
      sizes.push(factsOf(state).draw);
      state = govern(state, chancellor, 'F', 'L');
    }
    sizes.push(factsOf(state).draw);
    state = play(elect(state, 0), { do: 'discard', seat: 4, tile: 'L' }, { do: 'enact', seat: 0, tile: 'F' });
    expect([...sizes, factsOf(state).draw]).toEqual([17, 14, 11, 8, 5, 12]);
  });
});
