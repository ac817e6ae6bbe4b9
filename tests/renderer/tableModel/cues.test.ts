import { describe, expect, test } from 'vitest';
import { cuesOf, isAsked } from '../../../src-renderer/tableModel/cues.ts';
import { STILL, motionOf } from '../../../src-renderer/tableModel/motion.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import type { Happening } from '../../../src-shared/view/seatView.ts';
import { privateView, publicView, seats } from '../literals.ts';

const PAIR = { candidate: seatId(0), nominee: seatId(1) } as const;
const REVEALED: Happening = {
  type: 'ballotsRevealed',
  ...PAIR,
  ballots: ['ja', 'ja', 'ja', 'nein', 'nein'],
  elected: true,
};
const DRAWN: Happening = { type: 'tilesDrawn', president: seatId(0) };

describe('what is heard', () => {
  test('The ballots rustle as they turn, the stamp falls, and two strokes begin the silence (R-LEG-05).', () => {
    const motion = motionOf([REVEALED, DRAWN], publicView(5, PAIR), publicView(5));
    expect(cuesOf([REVEALED, DRAWN], motion, false)).toEqual([
      { cue: 'ballots', afterMs: 400 },
      { cue: 'stamp', afterMs: 720 },
      { cue: 'silence', afterMs: motion.lastsMs },
    ]);
  });

  test.each([
    ['liberal', 'liberalTile'],
    ['fascist', 'fascistTile'],
  ] as const)('An enacted %s tile has its sound when it lands.', (party, cue) => {
    const enacted: Happening = { type: 'policyEnacted', party, by: 'government', count: 1 };
    const motion = motionOf([enacted], publicView(5, PAIR), publicView(5));
    expect(cuesOf([enacted], motion, false)).toEqual([{ cue, afterMs: 520 }]);
  });

  test('Where nothing moves everything sounds at once.', () => {
    expect(cuesOf([REVEALED], STILL, false).map(({ afterMs }) => afterMs)).toEqual([0, 0]);
  });

  test('A ballot that comes in makes no sound, so that none tells who voted when (R-VOTE-06).', () => {
    expect(cuesOf([{ type: 'ballotCast', seat: seatId(2) }], STILL, false)).toEqual([]);
  });

  test('An own turn sounds last, when the news may be read.', () => {
    expect(cuesOf([], STILL, true)).toEqual([{ cue: 'yourTurn', afterMs: 0 }]);
  });

  test('A ballot that is in already is no turn.', () => {
    expect(isAsked(privateView(5, { options: { kind: 'vote' } }))).toBe(true);
    expect(isAsked(privateView(5, { options: { kind: 'vote' }, ballot: 'nein' }))).toBe(false);
    expect(isAsked(privateView(5, { options: { kind: 'wait', awaiting: seats(1) } }))).toBe(false);
  });
});
