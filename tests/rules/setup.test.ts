import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../src-main/cli/rulesLetters.ts';
import { chanceFromSeed } from '../../src-shared/rules/chance.ts';
import { boardFor, powerAt, rolesFor } from '../../src-shared/rules/rulebook.ts';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import { Sealed } from '../../src-shared/rules/sealed.ts';
import { plantedChance } from '../kit/plantedChance.ts';
import { seedOf } from '../kit/randomGame.ts';

const ALL_TILES = 'LFFFLFFLFLFFLFFLF';

describe('the roles', () => {
  it.each([
    [5, 'LLLFH'],
    [6, 'LLLLFH'],
    [7, 'LLLLFFH'],
    [8, 'LLLLLFFH'],
    [9, 'LLLLLFFFH'],
    [10, 'LLLLLLFFFH'],
  ])('of %i players are %s (R-SET-02)', (players, letters) => {
    expect(lettersOf(rolesFor(players))).toBe(letters);
  });

  it.each([4, 11, 0, 5.5, Number.NaN])('are dealt to no game of %s (R-SET-01)', (players) => {
    expect(() => rolesFor(players)).toThrow('no game of');
  });

  it('fall on every seat over many seeds, Hitler too (R-SET-02)', () => {
    const seats = Array.from({ length: 300 }, (_, n) =>
      chanceFromSeed(seedOf(n), 10).roles().indexOf('hitler'),
    );
    expect(new Set(seats).size).toBe(10);
  });
});

describe('the first candidate', () => {
  it('is any seat, the last one too (R-SET-06)', () => {
    const seats = Array.from({ length: 300 }, (_, n) => chanceFromSeed(seedOf(n), 7).firstCandidate());
    expect([...new Set(seats)].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('the board', () => {
  it.each([
    [5, 'small'],
    [6, 'small'],
    [7, 'medium'],
    [8, 'medium'],
    [9, 'large'],
    [10, 'large'],
  ])('of %i players is the %s one (R-SET-04)', (players, board) => {
    expect(boardFor(players)).toBe(board);
  });

  it.each([
    ['small', [null, null, 'policyPeek', 'execution', 'execution', null]],
    ['medium', [null, 'investigateLoyalty', 'specialElection', 'execution', 'execution', null]],
    [
      'large',
      ['investigateLoyalty', 'investigateLoyalty', 'specialElection', 'execution', 'execution', null],
    ],
  ] as const)('that is %s shows its powers (R-POW-02)', (board, powers) => {
    expect([1, 2, 3, 4, 5, 6].map((slot) => powerAt(board, slot))).toEqual(powers);
  });
});

describe('a new game', () => {
  const state = setUpGame(7, plantedChance({ roles: 'LLLLFFH', candidate: 3, draw: ALL_TILES }));

  it('begins in nomination with the first candidate (R-SET-06, decision 24)', () => {
    expect(state.phase).toEqual({ name: 'nomination', candidate: 3 });
  });

  it('has all 17 tiles in the draw pile and nothing else anywhere (R-SET-05)', () => {
    const { liberal, fascist, tracker, lastGovernment, deck } = state;
    expect([deck.drawPile, deck.discardPile, liberal, fascist, tracker, lastGovernment]).toEqual([
      17,
      0,
      0,
      0,
      0,
      null,
    ]);
  });

  it('draws from the planted pile, which nobody may read (X-04)', () => {
    expect(lettersOf(Sealed.unseal(state.deck.shuffled))).toBe(ALL_TILES);
  });

  it('asks its first question', () => {
    expect(state.questions).toBe(1);
  });

  it('is the same for the same seed, and another for another', () => {
    const roles = [1, 1, 2].map((seed) => lettersOf(chanceFromSeed(seedOf(seed), 10).roles()));
    expect(roles[0]).toBe(roles[1]);
    expect(roles[0]).not.toBe(roles[2]);
  });

  it('is refused to fewer than five and more than ten by a throw: the table counts first (R-SET-01)', () => {
    const chance = plantedChance({ roles: 'LFHL', draw: ALL_TILES });
    expect(() => setUpGame(4, chance)).toThrow('no game of 4');
  });
});
