import { describe, expect, it } from 'vitest';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import { Sealed } from '../../src-shared/rules/sealed.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { plantedChance } from '../kit/plantedChance.ts';
import { elect, expectRefused, give, play, scene } from '../kit/scenario.ts';

function discards(state: GameState): string {
  return Sealed.unseal(state.deck.discards)
    .map((tile) => tile[0])
    .join('');
}

describe('a seat', () => {
  it.each([-1, 10, 0.5, Number.NaN, Infinity])(
    'is none of number %s: it throws, for edges check before they brand',
    (index) => {
      expect(() => seatId(index)).toThrow();
    },
  );

  it.each([0, 9])('may have the number %i', (index) => {
    expect(seatId(index)).toBe(index);
  });

  it.each([4, 11, 5.5, Number.NaN])('belongs to no table of %s', (players) => {
    expect(() => seatsOf(players)).toThrow();
  });
});

describe('the discard pile', () => {
  it('gets the President’s tile, then the one that the Chancellor did not enact (R-LEG-01, R-LEG-02)', () => {
    const session = elect(scene({ players: 7, draw: 'FLL', discard: 'F' }), 1);
    const passed = play(session, { do: 'discard', seat: 0, tile: 'L' });
    expect(discards(passed)).toBe('fl');
    expect(discards(play(passed, { do: 'enact', seat: 1, tile: 'F' }))).toBe('fll');
    expect(discards(play(passed, { do: 'enact', seat: 1, tile: 'L' }))).toBe('flf');
  });
});

describe('a discard', () => {
  it.each([3, -1, 1.5, Number.NaN, '0', null])(
    'of a tile at %s is refused: there is none (R-LEG-01)',
    (position) => {
      const session = elect(scene({ players: 7, draw: 'FLL' }), 1);
      expectRefused(
        session,
        { type: 'discard', seat: seatId(0), position: position as number },
        'noSuchTile',
      );
    },
  );
});

describe('chance', () => {
  it('that deals to more or fewer than play is a bug, and throws', () => {
    const chance = plantedChance({ roles: 'LLLFH', draw: 'LLLLLLFFFFFFFFFFF' });
    expect(() => setUpGame(6, chance)).toThrow('as many roles');
  });
});

describe('an equal ballot', () => {
  it('tells nothing (R-VOTE-05, N-05)', () => {
    const voted = play(
      scene({ players: 7 }),
      { do: 'nominate', seat: 0, target: 1 },
      { do: 'ballot', seat: 2, ja: true },
    );
    const again = give(voted, { type: 'castBallot', seat: seatId(2), ballot: 'ja' });
    expect([again.state === voted, again.events]).toEqual([true, []]);
  });
});
