import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src-main/cli/rulesFacts.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { elect, govern, play, scene } from '../kit/scenario.ts';

function candidateOf(state: GameState): number | null {
  return factsOf(state).candidate;
}

/** Seat 0 of seven has the special election of the third Fascist policy. */
const third = govern(scene({ players: 7, fascist: 2, draw: 'FFFFFF' }), 1, 'F', 'F');

describe('the candidacy', () => {
  it('goes to the next seat clockwise after a rejected government (R-ROT-01)', () => {
    expect(candidateOf(elect(scene({ players: 5, candidate: 2 }), 0, []))).toBe(3);
  });

  it('goes round from the last seat to the first (R-ROT-01)', () => {
    expect(candidateOf(elect(scene({ players: 5, candidate: 4 }), 0, []))).toBe(0);
  });

  it('passes over the executed (R-ROT-02)', () => {
    expect(candidateOf(elect(scene({ players: 7, candidate: 2, dead: [3, 4] }), 0, []))).toBe(5);
  });

  it('is not barred by having just been Chancellor (R-ROT-03)', () => {
    expect(candidateOf(govern(scene({ players: 5, draw: 'LLL' }), 1, 'L', 'L'))).toBe(1);
  });
});

describe('a special election', () => {
  const special = play(third, { do: 'specialElection', seat: 0, target: 4 });

  it('makes the appointed seat the candidate of the next round (R-SPE-02)', () => {
    expect(candidateOf(special)).toBe(4);
  });

  it('is followed by the seat after the caller when it is rejected (R-ROT-04, R-ROT-05)', () => {
    expect(candidateOf(elect(special, 2, []))).toBe(1);
  });

  it('is followed by the seat after the caller when its government enacts (R-ROT-04)', () => {
    const state = play(govern(special, 2, 'F', 'F'), { do: 'execute', seat: 4, target: 3 });
    expect(candidateOf(state)).toBe(1);
  });

  it('is followed by the seat after the caller even if the caller is executed (R-ROT-06)', () => {
    const state = play(govern(special, 2, 'F', 'F'), { do: 'execute', seat: 4, target: 0 });
    expect(candidateOf(state)).toBe(1);
  });

  it('passes over the next in order who was executed in it (R-ROT-08)', () => {
    const state = play(govern(special, 2, 'F', 'F'), { do: 'execute', seat: 4, target: 1 });
    expect(candidateOf(state)).toBe(2);
  });

  it('lets the next in order run twice running (R-ROT-07)', () => {
    const twice = play(third, { do: 'specialElection', seat: 0, target: 1 });
    expect([candidateOf(twice), candidateOf(elect(twice, 2, []))]).toEqual([1, 1]);
  });

  it('bars the caller and his Chancellor from being nominated (R-NOM-09)', () => {
    expect(factsOf(special).eligible).toEqual([2, 3, 5, 6]);
  });
});
