import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src-main/cli/rulesFacts.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { elect, give, govern, play, scene } from '../kit/scenario.ts';

describe('the election tracker', () => {
  it('moves by one at a rejected government (R-TRK-01)', () => {
    expect(elect(scene({ players: 5, tracker: 1 }), 1, []).tracker).toBe(2);
  });

  it('goes back to nought at an enactment (R-TRK-03)', () => {
    expect(govern(scene({ players: 5, tracker: 2, draw: 'LLL' }), 1, 'L', 'L').tracker).toBe(0);
  });
});

describe('chaos', () => {
  it('enacts the top tile at the third failure, at once (R-TRK-04)', () => {
    const state = elect(scene({ players: 5, tracker: 2, draw: 'L' }), 1, []);
    expect(factsOf(state)).toMatchObject({
      phase: 'nomination',
      liberal: 1,
      tracker: 0,
      draw: 16,
      candidate: 1,
    });
  });

  it('is told step by step, in order (R-CHA-03)', () => {
    const almost = play(
      scene({ players: 5, tracker: 2, draw: 'L' }),
      { do: 'nominate', seat: 0, target: 1 },
      ...[0, 1, 2, 3].map((seat) => ({ do: 'ballot', seat, ja: false })),
    );
    const { events } = give(almost, { type: 'castBallot', seat: seatId(4), ballot: 'nein' });
    expect(events.map(({ type }) => type)).toEqual([
      'ballotCast',
      'ballotsRevealed',
      'trackerMoved',
      'chaosBegan',
      'policyEnacted',
      'trackerMoved',
      'roundBegan',
    ]);
  });

  it('gives no power (R-CHA-02)', () => {
    const state = elect(scene({ players: 9, tracker: 2, draw: 'F' }), 1, []);
    expect(factsOf(state)).toMatchObject({ phase: 'nomination', fascist: 1 });
  });

  it('forgets the last government (R-CHA-03, R-NOM-05)', () => {
    const state = elect(scene({ players: 7, tracker: 2, lastGovernment: [5, 6], draw: 'L' }), 1, []);
    expect(state.lastGovernment).toBeNull();
  });

  it.each([
    [{ liberal: 4, draw: 'L' }, 'liberal'],
    [{ fascist: 5, draw: 'F' }, 'fascist'],
  ])('counts for victory: %j (R-CHA-01)', (given, winner) => {
    const state = elect(scene({ players: 5, tracker: 2, ...given }), 1, []);
    expect(factsOf(state)).toMatchObject({ phase: 'concluded', winner, reason: 'policies', tracker: 0 });
  });

  it('arms the check for Hitler with its third Fascist tile (R-CHA-05)', () => {
    const state = elect(scene({ players: 5, tracker: 2, fascist: 2, draw: 'F' }), 1, []);
    expect(factsOf(elect(state, 4))).toMatchObject({ winner: 'fascist', reason: 'election' });
  });

  it('checks nobody itself (R-CHA-04)', () => {
    const state = elect(scene({ players: 5, tracker: 2, fascist: 3, draw: 'F' }), 4, []);
    expect(factsOf(state)).toMatchObject({ phase: 'nomination', notHitler: [], lastGovernment: null });
  });

  it('unlocks the veto with its fifth Fascist tile (R-CHA-06, N-18)', () => {
    const state = elect(scene({ players: 5, tracker: 2, fascist: 4, draw: 'FFFF' }), 1, []);
    const session = play(elect(state, 2), { do: 'discard', seat: 1, tile: 'F' });
    expect(factsOf(session).mayVeto).toBe(true);
  });

  it('shuffles a low pile afterwards (R-DECK-03)', () => {
    const given = { draw: 'FLF', discard: 'LLLLFFFFFFF', reshuffles: ['LFLFLFLFLFFFF'] };
    const state = elect(scene({ players: 5, tracker: 2, liberal: 1, fascist: 2, ...given }), 1, []);
    expect(factsOf(state)).toMatchObject({ draw: 13, discard: 0 });
  });
});
