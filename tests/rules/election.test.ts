import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src-main/cli/rulesFacts.ts';
import { isElected } from '../../src-shared/rules/election.ts';
import { options, reduce } from '../../src-shared/rules/reduce.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { elect, expectRefused, give, govern, play, scene } from '../kit/scenario.ts';

const [s0, s1, s2, s3] = [seatId(0), seatId(1), seatId(2), seatId(3)];
const election = play(scene({ players: 7 }), { do: 'nominate', seat: 0, target: 1 });

describe('a nomination', () => {
  const state = scene({ players: 7, lastGovernment: [2, 3], dead: [4] });

  it('is the candidate’s alone (R-NOM-01)', () => {
    expectRefused(state, { type: 'nominate', seat: s1, nominee: s2 }, 'notYourTurn');
  });

  it('may not name the candidate himself (R-NOM-01)', () => {
    expectRefused(state, { type: 'nominate', seat: s0, nominee: s0 }, 'targetIsYourself');
  });

  it('may not name the dead (R-NOM-01)', () => {
    expectRefused(state, { type: 'nominate', seat: s0, nominee: seatId(4) }, 'targetNotLiving');
  });

  it('may not name a seat that this table has not', () => {
    expectRefused(state, { type: 'nominate', seat: s0, nominee: seatId(7) }, 'noSuchSeat');
  });

  it('may not name the last Chancellor, and says why (R-NOM-02)', () => {
    const judged = reduce(state, { type: 'nominate', seat: s0, nominee: s3 });
    expect(judged).toEqual({
      ok: false,
      error: { code: 'termLimited', target: 3, limit: 'lastChancellor' },
    });
  });

  it('may not name the last President while more than five live (R-NOM-02)', () => {
    expect(options(state, s0)).toEqual({ kind: 'nominate', nominees: [1, 5, 6] });
  });

  it.each([5, 4, 3])('may name the last President with %i living (R-NOM-06, R-NOM-07, G-04)', (living) => {
    const few = scene({ players: 5, dead: [3, 2].slice(0, 5 - living), lastGovernment: [1, 4] });
    expect(factsOf(few).eligible).toContain(1);
  });

  it('is free after chaos for all but the candidate (R-NOM-10, R-NOM-05)', () => {
    const chaos = elect(scene({ players: 7, tracker: 2, lastGovernment: [2, 3], draw: 'L' }), 1, []);
    expect(factsOf(chaos).eligible).toEqual([0, 2, 3, 4, 5, 6]);
  });
});

describe('the last government', () => {
  it('is written when an election succeeds (R-NOM-03)', () => {
    expect(elect(scene({ players: 7 }), 1).lastGovernment).toEqual({ president: 0, chancellor: 1 });
  });

  it('is not touched by a rejected pair (R-NOM-03, R-NOM-04)', () => {
    const state = elect(scene({ players: 7, lastGovernment: [5, 6] }), 1, []);
    expect(state.lastGovernment).toEqual({ president: 5, chancellor: 6 });
  });

  it('is the pair that was caught electing Hitler, too (R-NOM-03)', () => {
    const state = elect(scene({ players: 5, fascist: 3 }), 4);
    expect(state.lastGovernment).toEqual({ president: 0, chancellor: 4 });
  });
});

describe('a ballot', () => {
  it('of the dead is refused (R-VOTE-04)', () => {
    const state = play(scene({ players: 7, dead: [3] }), { do: 'nominate', seat: 0, target: 1 });
    expectRefused(state, { type: 'castBallot', seat: s3, ballot: 'ja' }, 'notLiving');
  });

  it('before a nomination is refused', () => {
    expectRefused(scene({ players: 7 }), { type: 'castBallot', seat: s3, ballot: 'ja' }, 'notNow');
  });

  it('may be changed until the last one is in, without a word (R-VOTE-05, G-01)', () => {
    const once = give(election, { type: 'castBallot', seat: s2, ballot: 'ja' });
    const twice = give(once.state, { type: 'castBallot', seat: s2, ballot: 'nein' });
    expect([once.events, twice.events]).toEqual([[{ type: 'ballotCast', seat: 2 }], []]);
    expect(factsOf(twice.state).waiting).toEqual([0, 1, 3, 4, 5, 6]);
  });

  it('that repeats the one before gives back the very same state (R-VOTE-05)', () => {
    const once = give(election, { type: 'castBallot', seat: s2, ballot: 'ja' });
    expect(give(once.state, { type: 'castBallot', seat: s2, ballot: 'ja' }).state).toBe(once.state);
  });

  it('asks no new question unless it is the last', () => {
    const once = give(election, { type: 'castBallot', seat: s2, ballot: 'ja' }).state;
    expect([once.questions, play(once, { do: 'ballots', ja: [] }).questions]).toEqual([2, 3]);
  });

  it('counts as it was changed (R-VOTE-05)', () => {
    const changed = play(
      election,
      { do: 'ballot', seat: 2, ja: true },
      { do: 'ballot', seat: 2, ja: false },
      { do: 'ballots', ja: [0, 1, 3] },
    );
    expect(factsOf(changed).tracker).toBe(1);
  });

  it('is revealed with all others when the last one is in, with names (R-VOTE-02)', () => {
    const almost = play(
      election,
      ...[0, 1, 2, 3, 4, 5].map((seat) => ({ do: 'ballot', seat, ja: seat < 4 })),
    );
    const { events } = give(almost, { type: 'castBallot', seat: seatId(6), ballot: 'nein' });
    expect(events[1]).toEqual({
      type: 'ballotsRevealed',
      candidate: 0,
      nominee: 1,
      ballots: ['ja', 'ja', 'ja', 'ja', 'nein', 'nein', 'nein'],
      elected: true,
    });
  });
});

describe('an election', () => {
  it.each([
    [3, 5, true],
    [2, 5, false],
    [3, 6, false],
    [4, 6, true],
    [5, 10, false],
    [6, 10, true],
    [2, 3, true],
    [0, 5, false],
  ])('with %i Ja of %i living is won: %s (R-VOTE-03)', (ja, living, won) => {
    expect(isElected(ja, living)).toBe(won);
  });

  it('counts the living alone (R-VOTE-04)', () => {
    expect(factsOf(elect(scene({ players: 7, dead: [5, 4] }), 1, [0, 1, 2])).phase).toBe('presidentDiscard');
  });

  it('does not reset the tracker by its success (R-TRK-02)', () => {
    expect(elect(scene({ players: 7, tracker: 2 }), 1).tracker).toBe(2);
  });
});

describe('the check for Hitler', () => {
  it('ends the game before a tile is drawn where three Fascist policies were enacted (R-ELE-01)', () => {
    expect(factsOf(elect(scene({ players: 5, fascist: 3 }), 4))).toMatchObject({
      phase: 'concluded',
      winner: 'fascist',
      reason: 'election',
      draw: 14,
    });
  });

  it('makes it public that another Chancellor is not Hitler (R-ELE-02)', () => {
    expect(factsOf(elect(scene({ players: 5, fascist: 3 }), 3)).notHitler).toEqual([3]);
  });

  it('reveals nothing with fewer than three, and never afterwards (R-ELE-03)', () => {
    const state = govern(scene({ players: 5, fascist: 2, draw: 'FFF' }), 4, 'F', 'F');
    expect(factsOf(state)).toMatchObject({ phase: 'peek', notHitler: [], winner: null });
  });

  it('is never made on the President (R-ELE-04)', () => {
    const state = elect(scene({ players: 5, candidate: 4, fascist: 3 }), 1);
    expect(factsOf(state)).toMatchObject({ phase: 'presidentDiscard', notHitler: [1] });
  });
});
