import { describe, expect, it } from 'vitest';
import { factsOf, sightOf } from '../../src-main/cli/rulesFacts.ts';
import { options } from '../../src-shared/rules/reduce.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { elect, expectRefused, give, govern, play, scene } from '../kit/scenario.ts';

const [s0, s1, s2, s3] = [seatId(0), seatId(1), seatId(2), seatId(3)];

/** Seat 0 of so many players has enacted the next Fascist policy with seat 1. */
function after(players: number, fascist: number, given: object = {}) {
  return govern(scene({ players, fascist, draw: 'FFFFFF', ...given }), 1, 'F', 'F');
}

describe('a presidential power', () => {
  it.each([
    [5, 'nomination nomination peek execute execute'],
    [7, 'nomination investigate specialElection execute execute'],
    [9, 'investigate investigate specialElection execute execute'],
  ])(
    'of %i players follows each Fascist tile of a government: %s (R-POW-01, R-POW-02)',
    (players, phases) => {
      expect([0, 1, 2, 3, 4].map((fascist) => factsOf(after(players, fascist)).phase).join(' ')).toBe(phases);
    },
  );

  it('belongs to the President of the session alone (R-POW-01)', () => {
    expectRefused(after(9, 0), { type: 'investigate', seat: s1, target: s2 }, 'notYourTurn');
  });

  it('cannot be passed over: nobody may nominate before it is used (R-POW-01)', () => {
    expectRefused(after(9, 0), { type: 'nominate', seat: s1, nominee: s2 }, 'notNow');
  });

  it('is the one of the slot and no other', () => {
    expectRefused(after(9, 0), { type: 'execute', seat: s0, target: s2 }, 'notNow');
  });
});

describe('Investigate Loyalty', () => {
  it('may choose every living other who was not investigated (R-INV-01)', () => {
    const state = after(9, 1, { dead: [3], investigated: [4] });
    expect(options(state, s0)).toMatchObject({ kind: 'choose', targets: [1, 2, 5, 6, 7, 8] });
  });

  it('may not choose the President (R-INV-01, G-03)', () => {
    expectRefused(after(9, 0), { type: 'investigate', seat: s0, target: s0 }, 'targetIsYourself');
  });

  it('may not choose a seat a second time, whoever investigated it (R-INV-01)', () => {
    const state = after(9, 1, { investigated: [3] });
    expectRefused(state, { type: 'investigate', seat: s0, target: s3 }, 'alreadyInvestigated');
  });

  it.each([
    [2, 'L'],
    [7, 'F'],
    [8, 'F'],
  ])('of seat %i shows the party %s to the President (R-INV-01, R-SET-03)', (target, party) => {
    const state = play(after(9, 0), { do: 'investigate', seat: 0, target });
    expect(sightOf(state, s0)).toMatchObject({ parties: { [target]: party }, roles: { 0: 'L' } });
  });

  it('is told to all without the party (R-INV-02)', () => {
    expect(give(after(9, 0), { type: 'investigate', seat: s0, target: s2 }).events[0]).toEqual({
      type: 'loyaltyInvestigated',
      president: 0,
      target: 2,
    });
  });

  it('does not protect the investigator from being investigated (R-INV-03)', () => {
    const second = govern(play(after(9, 0), { do: 'investigate', seat: 0, target: 3 }), 2, 'F', 'F');
    expect(factsOf(second).targets).toContain(0);
  });
});

describe('Call Special Election', () => {
  it('may choose every living other, the Chancellor just in office too (R-SPE-01)', () => {
    expect(factsOf(after(7, 2)).targets).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('may not choose the caller (R-SPE-01)', () => {
    expectRefused(after(7, 2), { type: 'callSpecialElection', seat: s0, target: s0 }, 'targetIsYourself');
  });

  it('makes the elected pair the last government (R-SPE-03)', () => {
    const special = play(after(7, 2), { do: 'specialElection', seat: 0, target: 4 });
    expect(factsOf(elect(special, 2)).lastGovernment).toEqual([4, 2]);
  });

  it('leaves the caller’s government as the last one when it is rejected (R-SPE-03)', () => {
    const special = play(after(7, 2), { do: 'specialElection', seat: 0, target: 4 });
    expect(factsOf(elect(special, 2, [])).lastGovernment).toEqual([0, 1]);
  });
});

describe('a Policy Peek', () => {
  const peeked = play(after(5, 2, { draw: 'FFFFLL' }), { do: 'peek', seat: 0 });

  it('shows the top three in order to the President alone (R-PEEK-01)', () => {
    expect([0, 1, 2].map((seat) => sightOf(peeked, seatId(seat)).peeked)).toEqual(['FLL', '', '']);
  });

  it('leaves the pile as it is (R-PEEK-01)', () => {
    expect(factsOf(peeked).draw).toBe(12);
  });

  it('shows what the next session draws (R-PEEK-02)', () => {
    expect(sightOf(elect(peeked, 2), s1).hand).toBe('FLL');
  });

  it('shows what chaos enacts first (R-PEEK-02)', () => {
    const chaos = elect(elect(elect(peeked, 2, []), 3, []), 4, []);
    expect(factsOf(chaos).fascist).toBe(4);
  });

  it('has no target, and its note does not follow the pile', () => {
    expect(options(after(5, 2), s0)).toEqual({ kind: 'choose', power: 'policyPeek', targets: [] });
    expect(sightOf(govern(peeked, 2, 'L', 'F'), s0).peeked).toBe('FLL');
  });
});

describe('an Execution', () => {
  it('may choose every living other (R-EXE-01)', () => {
    expect(factsOf(after(7, 3, { dead: [4] })).targets).toEqual([1, 2, 3, 5, 6]);
  });

  it('may not choose the President (R-EXE-01, G-03)', () => {
    expectRefused(after(7, 3), { type: 'execute', seat: s0, target: s0 }, 'targetIsYourself');
  });

  it('may not choose the dead (R-EXE-02)', () => {
    expectRefused(after(7, 3, { dead: [3] }), { type: 'execute', seat: s0, target: s3 }, 'targetNotLiving');
  });

  it('of Hitler wins the game for the Liberals (R-EXE-01, R-END-01)', () => {
    const state = play(after(7, 3), { do: 'execute', seat: 0, target: 6 });
    expect(factsOf(state)).toMatchObject({ phase: 'concluded', winner: 'liberal', reason: 'execution' });
  });

  it('of Hitler by a Fascist is accepted like any other (R-EXE-03, X-08)', () => {
    const state = after(7, 3, { roles: 'FLLLLFH' });
    expect(factsOf(play(state, { do: 'execute', seat: 0, target: 6 })).winner).toBe('liberal');
  });

  it('of another tells that it was not Hitler, and no more (R-EXE-02)', () => {
    const { state, events } = give(after(7, 3), { type: 'execute', seat: s0, target: seatId(5) });
    expect(events[0]).toEqual({ type: 'executed', president: 0, target: 5 });
    expect(factsOf(state)).toMatchObject({ living: [0, 1, 2, 3, 4, 6], notHitler: [1, 5], winner: null });
    expect(sightOf(state, s0).roles).toEqual({ 0: 'L' });
  });

  it('may fall on the Chancellor of the same government, which stays the last one (R-EXE-04)', () => {
    const state = play(after(7, 3), { do: 'execute', seat: 0, target: 1 });
    expect(factsOf(state)).toMatchObject({ lastGovernment: [0, 1], candidate: 2 });
  });

  it('frees the last President for the next round when five are left living (R-NOM-06)', () => {
    const state = play(after(6, 3), { do: 'execute', seat: 0, target: 2 });
    expect(factsOf(state).eligible).toEqual([0, 3, 4, 5]);
  });
});
