import { describe, expect, it } from 'vitest';
import { factsOf, sightOf } from '../../src-main/cli/rulesFacts.ts';
import { options } from '../../src-shared/rules/reduce.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { elect, expectRefused, give, govern, play, scene } from '../kit/scenario.ts';

const [s0, s1, s2] = [seatId(0), seatId(1), seatId(2)];
const drawn = elect(scene({ players: 7, draw: 'LFF' }), 1);
const passed = play(drawn, { do: 'discard', seat: 0, tile: 'F' });

describe('a legislative session', () => {
  it('begins with the top three tiles in the President’s hand (R-LEG-01)', () => {
    expect([sightOf(drawn, s0).hand, factsOf(drawn).draw]).toEqual(['FFL', 14]);
  });

  it('goes on with the two others in the Chancellor’s hand (R-LEG-01)', () => {
    expect([sightOf(passed, s1).hand, factsOf(passed).discard]).toEqual(['FL', 1]);
  });

  it('ends with one tile enacted and the other discarded (R-LEG-02)', () => {
    const state = play(passed, { do: 'enact', seat: 1, tile: 'L' });
    expect(factsOf(state)).toMatchObject({ liberal: 1, fascist: 0, discard: 2, phase: 'nomination' });
  });

  it('waits for a choice even among three equal tiles (R-LEG-03)', () => {
    expect(options(elect(scene({ players: 7, draw: 'FFF' }), 1), s0)).toEqual({ kind: 'discard' });
  });

  it('is refused to the Chancellor while the President chooses', () => {
    expectRefused(drawn, { type: 'discard', seat: s1, position: 0 }, 'notYourTurn');
  });

  it('is refused to a place beyond the hand', () => {
    expectRefused(passed, { type: 'enact', seat: s1, position: 2 }, 'noSuchTile');
  });

  it('tells nobody a colour before the enactment (R-LEG-06)', () => {
    const { events } = give(drawn, { type: 'discard', seat: s0, position: 0 });
    expect(events).toEqual([{ type: 'tilesPassed', president: 0, chancellor: 1 }]);
  });

  it.each([
    [{ liberal: 4, draw: 'LLF' }, 'L', 'liberal'],
    [{ fascist: 5, draw: 'FFF' }, 'F', 'fascist'],
  ])('ends the game by the last tile of a track: %j (R-LEG-07)', (given, tile, winner) => {
    const state = govern(scene({ players: 5, ...given }), 1, 'F', tile);
    expect(factsOf(state)).toMatchObject({ phase: 'concluded', winner, reason: 'policies' });
  });

  it('gives no power by a Liberal tile (R-LEG-08)', () => {
    const state = govern(scene({ players: 9, fascist: 2, draw: 'LLL' }), 1, 'L', 'L');
    expect(factsOf(state).phase).toBe('nomination');
  });
});

describe('a veto', () => {
  const two = play(elect(scene({ players: 5, fascist: 5, draw: 'FFL' }), 1), {
    do: 'discard',
    seat: 0,
    tile: 'F',
  });
  const proposed = play(two, { do: 'proposeVeto', seat: 1 });

  it('is offered once five Fascist policies were enacted (R-VETO-01)', () => {
    expect(options(two, s1)).toEqual({ kind: 'enact', mayVeto: true });
  });

  it('is not offered before (R-VETO-01)', () => {
    expectRefused(passed, { type: 'proposeVeto', seat: s1 }, 'vetoUnavailable');
  });

  it('is not offered in the session that enacts the fifth (R-VETO-01)', () => {
    const fourth = play(elect(scene({ players: 5, fascist: 4, draw: 'FFF' }), 1), {
      do: 'discard',
      seat: 0,
      tile: 'F',
    });
    expect(factsOf(fourth).mayVeto).toBe(false);
  });

  it('is proposed by the Chancellor, never by the President (R-VETO-07)', () => {
    expectRefused(two, { type: 'proposeVeto', seat: s0 }, 'notYourTurn');
  });

  it('is proposed once the two tiles are in hand, not before (R-VETO-02)', () => {
    const three = elect(scene({ players: 5, fascist: 5 }), 1);
    expectRefused(three, { type: 'proposeVeto', seat: s1 }, 'notNow');
  });

  it('is proposed aloud, without the tiles (R-VETO-05)', () => {
    expect(give(two, { type: 'proposeVeto', seat: s1 }).events).toEqual([
      { type: 'vetoProposed', chancellor: 1 },
    ]);
  });

  it('keeps the Chancellor from enacting until it is answered (R-VETO-07)', () => {
    expectRefused(proposed, { type: 'enact', seat: s1, position: 0 }, 'notNow');
  });

  it('is answered by the President alone', () => {
    expectRefused(proposed, { type: 'answerVeto', seat: s2, consent: true }, 'notYourTurn');
  });

  it('ends the session when accepted: two discards, tracker moved, next candidate (R-VETO-03)', () => {
    const state = play(proposed, { do: 'answerVeto', seat: 0, consent: true });
    expect(factsOf(state)).toMatchObject({
      phase: 'nomination',
      candidate: 1,
      tracker: 1,
      discard: 3,
      fascist: 5,
    });
  });

  it('lets the Chancellor choose freely when refused, and not propose again (R-VETO-04)', () => {
    const state = play(proposed, { do: 'answerVeto', seat: 0, consent: false });
    expect(options(state, s1)).toEqual({ kind: 'enact', mayVeto: false });
    expectRefused(state, { type: 'proposeVeto', seat: s1 }, 'vetoAlreadyRefused');
  });

  it('leaves the pair as the last government (R-VETO-06, R-NOM-04)', () => {
    const state = play(proposed, { do: 'answerVeto', seat: 0, consent: true });
    expect(factsOf(state)).toMatchObject({ lastGovernment: [0, 1], eligible: [0, 2, 3, 4] });
  });

  it('brings chaos at the third failure, which forgets the pair (R-VETO-03, R-VETO-06)', () => {
    const third = play(
      elect(scene({ players: 5, fascist: 5, tracker: 2, draw: 'FFLL' }), 1),
      { do: 'discard', seat: 0, tile: 'F' },
      { do: 'proposeVeto', seat: 1 },
      { do: 'answerVeto', seat: 0, consent: true },
    );
    expect(factsOf(third)).toMatchObject({ liberal: 1, tracker: 0, lastGovernment: null });
  });
});
