import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src-main/cli/rulesFacts.ts';
import { options, reduce } from '../../src-shared/rules/reduce.ts';
import { INTENT_TYPES } from '../../src-shared/rules/commands.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { breakOff, verdictOfTracks } from '../../src-shared/rules/verdict.ts';
import { allIntents } from '../kit/randomGame.ts';
import { govern, scene } from '../kit/scenario.ts';

const over = govern(scene({ players: 7, fascist: 5, draw: 'FFF' }), 1, 'F', 'F');

describe('the verdict', () => {
  it.each([
    [5, 5, 'liberal'],
    [5, 0, 'liberal'],
    [4, 6, 'fascist'],
    [4, 5, null],
    [0, 0, null],
  ])('with %i Liberal and %i Fascist policies is %s (R-END-01)', (liberal, fascist, winner) => {
    expect(verdictOfTracks(liberal, fascist)?.winner ?? null).toBe(winner);
  });

  it('ends every right to act (R-END-02)', () => {
    const intents = allIntents(7);
    const codes = seatsOf(7).flatMap((seat) =>
      intents.map((intent) => {
        const judged = reduce(over, { ...intent, seat });
        return judged.ok ? 'accepted' : judged.error.code;
      }),
    );
    expect(new Set(codes)).toEqual(new Set(['gameOver']));
    expect(new Set(intents.map(({ type }) => type)).size).toBe(INTENT_TYPES.length);
  });

  it('leaves everyone with nothing to do', () => {
    const offered = seatsOf(7).map((seat) => options(over, seat));
    expect(new Set(offered.map((option) => JSON.stringify(option)))).toEqual(
      new Set(['{"kind":"wait","awaiting":[]}']),
    );
  });

  it('carries out no power that the last tile would have given (R-END-02, R-LEG-07)', () => {
    expect(factsOf(over)).toMatchObject({ phase: 'concluded', targets: [], waiting: [] });
  });

  it('opens every role (R-END-05, G-06)', () => {
    expect(over.phase.name === 'concluded' && over.phase.roles).toEqual([
      'liberal',
      'liberal',
      'liberal',
      'liberal',
      'fascist',
      'fascist',
      'hitler',
    ]);
  });
});

describe('breaking a game off', () => {
  const running = scene({ players: 7, fascist: 2, tracker: 1 });

  it('opens every role, names no winner and asks nobody anything (decision 25)', () => {
    const { state, events } = breakOff(running);
    expect(state.phase).toMatchObject({
      name: 'concluded',
      verdict: null,
      roles: ['liberal', 'liberal', 'liberal', 'liberal', 'fascist', 'fascist', 'hitler'],
    });
    expect(events).toEqual([{ type: 'brokenOff' }]);
    expect(state.questions).toBe(running.questions + 1);
    expect(seatsOf(7).map((seat) => options(state, seat).kind)).toEqual(
      Array.from({ length: 7 }, () => 'wait'),
    );
  });

  it('leaves a game that has its verdict as it is', () => {
    expect(breakOff(over)).toEqual({ state: over, events: [] });
    expect(breakOff(over).state).toBe(over);
  });
});
