import { describe, expect, test } from 'vitest';
import { STILL, motionOf, type MotionModel } from '../../../src-renderer/tableModel/motion.ts';
import { seatId, type Party } from '../../../src-shared/rules/terms.ts';
import type { Happening, PublicView } from '../../../src-shared/view/seatView.ts';
import { publicView } from '../literals.ts';

const PAIR = { candidate: seatId(0), nominee: seatId(1) } as const;
const GOVERNMENT = { president: seatId(0), chancellor: seatId(1) } as const;
const SESSION: Partial<PublicView> = PAIR;
const NEXT: Happening = { type: 'roundBegan', round: 2, candidate: seatId(2), specialElection: false };

function ballots(elected: boolean): Happening {
  return { type: 'ballotsRevealed', ...PAIR, ballots: ['ja', 'ja', 'ja', 'nein', 'nein'], elected };
}

function move(before: Partial<PublicView>, ...happenings: readonly Happening[]): MotionModel {
  return motionOf(happenings, publicView(5, before), publicView(5));
}

function ways({ flights }: MotionModel): readonly string[] {
  return flights.map(({ piece, from, to }) => `${piece} ${from} ${to}`);
}

describe('what moves', () => {
  test('A ballot that came in and a nomination move nothing of their own.', () => {
    expect(move({}, { type: 'ballotCast', seat: seatId(1) })).toEqual(STILL);
    expect(move({}, { type: 'nominated', ...PAIR })).toEqual(STILL);
  });

  test('The news is told when all ballots have turned together, and not before (R-VOTE-02).', () => {
    const { toldAt, officeAt } = move(SESSION, ballots(true));
    expect(toldAt).toBe(720);
    expect(officeAt).toBe(toldAt);
  });

  test('Three tiles go to the President after the ballots, as backs (R-LEG-01).', () => {
    const motion = move(SESSION, ballots(true), { type: 'tilesDrawn', president: seatId(0) });
    expect(ways(motion)).toEqual(['back draw seat-0', 'back draw seat-0', 'back draw seat-0']);
    expect(motion.flights.every(({ afterMs }) => afterMs >= motion.toldAt)).toBe(true);
  });

  test('One tile goes face down and two go on, at one time (R-LEG-01).', () => {
    const motion = move(SESSION, { type: 'tilesPassed', ...GOVERNMENT });
    expect(ways(motion)).toEqual(['back seat-0 discard', 'back seat-0 seat-1', 'back seat-0 seat-1']);
    expect(motion.flights[0]?.afterMs).toBe(motion.flights[1]?.afterMs);
  });

  test.each<Party>(['liberal', 'fascist'])('A %s tile travels as a back and turns on its space.', (party) => {
    const enacted: Happening = { type: 'policyEnacted', party, by: 'government', count: 2 };
    const motion = move(SESSION, enacted, NEXT);
    expect(ways(motion)).toEqual([`back seat-1 ${party}-2`, 'back seat-1 discard', 'bell seat-0 seat-2']);
    expect(motion.landsAt).toBe(520);
    expect(motion.toldAt).toBe(840);
    expect(motion.lastsMs).toBe(1540);
  });

  test('In chaos the top tile comes from the pile after the third mark (R-TRK-04).', () => {
    const motion = move(
      { ...SESSION, tracker: 2 },
      ballots(false),
      { type: 'trackerMoved', tracker: 3 },
      { type: 'chaosBegan' },
      { type: 'policyEnacted', party: 'fascist', by: 'chaos', count: 1 },
    );
    expect(ways(motion)).toEqual(['back draw fascist-1']);
    expect(motion.toldAt).toBeLessThan(motion.trackerAt);
    expect(motion.trackerAt).toBeLessThan(motion.landsAt);
  });

  test('With an agreed veto both tiles go to the discards; refused, nothing moves (R-VETO-03).', () => {
    const answer = (consent: boolean): Happening => ({
      type: 'vetoAnswered',
      president: seatId(0),
      consent,
    });
    expect(ways(move(SESSION, answer(true)))).toEqual(['back seat-1 discard', 'back seat-1 discard']);
    expect(move(SESSION, answer(false))).toEqual(STILL);
  });

  test('Three tiles go up to be peeked at and come back (R-PEEK-01).', () => {
    const motion = move({ candidate: seatId(3) }, { type: 'policiesPeeked', president: seatId(3) });
    expect(ways(motion).slice(0, 3)).toEqual(Array(3).fill('back draw seat-3'));
    expect(ways(motion).slice(3)).toEqual(Array(3).fill('back seat-3 draw'));
  });

  test('A reshuffle goes from the discards under the draw pile.', () => {
    expect(new Set(ways(move({}, { type: 'deckReshuffled', drawPile: 12 })))).toEqual(
      new Set(['back discard draw']),
    );
  });

  test('A candidate who follows on themselves keeps the placard.', () => {
    expect(ways(move({ candidate: seatId(2) }, NEXT))).toEqual([]);
  });
});
