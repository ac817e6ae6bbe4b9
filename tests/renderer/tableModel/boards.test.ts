import { describe, expect, test } from 'vitest';
import { boardsModel } from '../../../src-renderer/tableModel/boards.ts';
import { railModel } from '../../../src-renderer/tableModel/rail.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import type { PublicStage } from '../../../src-shared/view/seatView.ts';
import { scene } from '../literals.ts';

const PAIR = { president: seatId(0), chancellor: seatId(1) } as const;

describe('the boards', () => {
  test.each([
    [5, ['', '', 'Peek', 'Execution', 'Execution + veto', 'Fascists win']],
    [7, ['', 'Investigate', 'Special Election', 'Execution', 'Execution + veto', 'Fascists win']],
    [10, ['Investigate', 'Investigate', 'Special Election', 'Execution', 'Execution + veto', 'Fascists win']],
  ] as const)('A table of %i has each power on its own space (R-POW-02).', (players, captions) => {
    expect(boardsModel(scene(players)).fascist.slots.map((slot) => slot.caption)).toEqual(captions);
  });

  test('Enacted policies fill their spaces, and the space after them is the next.', () => {
    const { liberal } = boardsModel(scene(5, { liberal: 2 }));
    expect(liberal.slots.map((slot) => slot.filled)).toEqual([true, true, false, false, false]);
    expect(liberal.slots.map((slot) => slot.next)).toEqual([false, false, true, false, false]);
    expect(liberal.spoken).toBe('Liberal policies: 2 of 5');
  });

  test.each([
    [2, []],
    [3, ['If Hitler is elected Chancellor, Fascists win']],
    [4, ['If Hitler is elected Chancellor, Fascists win']],
    [5, ['If Hitler is elected Chancellor, Fascists win', 'Veto available']],
  ] as const)(
    'With %i Fascist policies the board keeps saying what holds for the rest of the game (R-END-01, R-VETO-01).',
    (fascist, tags) => {
      expect(boardsModel(scene(5, { fascist })).tags.map(({ label }) => label)).toEqual(tags);
    },
  );

  test('Tracker and piles are said in words as well as drawn.', () => {
    const boards = boardsModel(scene(5, { tracker: 2, drawPile: 1, discardPile: 9 }));
    expect(boards.tracker.spoken).toContain('2 of 3');
    expect(boards.draw.spoken).toBe('Draw pile: 1 tile');
    expect(boards.discard.spoken).toBe('Discard pile: 9 tiles');
  });
});

describe('the rail', () => {
  const stages: readonly (readonly [string, PublicStage])[] = [
    ['nominate', { name: 'nomination', candidate: seatId(0) }],
    ['vote', { name: 'election', candidate: seatId(0), nominee: seatId(1), ballotsIn: 0, voted: [] }],
    ['legislate', { name: 'presidentDiscard', ...PAIR }],
    ['legislate', { name: 'chancellorEnactment', ...PAIR, veto: 'available' }],
    ['legislate', { name: 'vetoAnswer', ...PAIR }],
    ['power', { name: 'presidentialPower', president: seatId(0), power: 'policyPeek', targets: [] }],
  ];

  test.each(stages)('It stands at %s in its stages, with all four steps always there.', (step, stage) => {
    const { steps } = railModel(scene(5, { stage }));
    expect(steps).toHaveLength(4);
    expect(steps.find((one) => one.state === 'now')?.key).toBe(step);
  });
});
