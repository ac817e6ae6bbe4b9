import { describe, expect, test } from 'vitest';
import { courseModel } from '../../../src-renderer/tableModel/course.ts';
import { finaleModel, questionModel } from '../../../src-renderer/tableModel/finale.ts';
import { togetherModel } from '../../../src-renderer/tableModel/together.ts';
import { seatId, type Ballot } from '../../../src-shared/rules/terms.ts';
import type { Happening, PublicView, RoundRecord } from '../../../src-shared/view/seatView.ts';
import { plain, record, scene } from '../literals.ts';

const ballots = (pattern: string): readonly (Ballot | null)[] =>
  Array.from(pattern, (one) => (one === 'j' ? 'ja' : one === 'n' ? 'nein' : null));

const ROUNDS: readonly RoundRecord[] = [
  record(1, 0, {
    nominee: seatId(1),
    ballots: ballots('jjjnn'),
    outcome: 'elected',
    enacted: { party: 'liberal', by: 'government' },
  }),
  record(2, 1, { nominee: seatId(2), ballots: ballots('jnjnn'), outcome: 'rejected' }),
  record(3, 2, {
    nominee: seatId(3),
    ballots: ballots('jnjj-'),
    outcome: 'elected',
    veto: 'accepted',
  }),
  record(4, 3, {
    nominee: seatId(0),
    ballots: ballots('nnjj-'),
    outcome: 'rejected',
    enacted: { party: 'fascist', by: 'chaos' },
  }),
];
const CONCLUDED: Partial<PublicView> = {
  chronicle: ROUNDS,
  stage: {
    name: 'concluded',
    verdict: { winner: 'liberal', reason: 'policies' },
    roles: ['liberal', 'fascist', 'liberal', 'hitler', 'liberal'],
    secrets: [],
  },
};

describe('who voted with whom', () => {
  test('It is drawn once everything is open, because it shows the parties (R-END-05).', () => {
    expect(togetherModel(scene(5, { chronicle: ROUNDS }))).toBeNull();
    expect(togetherModel(scene(5, CONCLUDED))?.none).toBeNull();
  });

  test('The Fascist party stands first, each in order of play.', () => {
    expect(togetherModel(scene(5, CONCLUDED))?.rows.map(({ seat }) => seat)).toEqual([1, 3, 0, 2, 4]);
  });

  test('A pair is counted where both had a ballot, and alike from both sides.', () => {
    const rows = togetherModel(scene(5, CONCLUDED))?.rows ?? [];
    const cell = (seat: number, other: number) =>
      rows.find((row) => row.seat === seat)?.cells.find((one) => one?.seat === other);
    expect(cell(0, 2)).toMatchObject({ same: 3, all: 4, share: 0.75 });
    expect(cell(2, 0)).toMatchObject({ same: 3, all: 4 });
    expect(cell(4, 1)).toMatchObject({ same: 1, all: 2 });
    expect(cell(0, 0)).toBeUndefined();
  });

  test('It says in words with whom each voted most often.', () => {
    const aino = togetherModel(scene(5, CONCLUDED))?.rows.find(({ seat }) => seat === 0);
    expect(plain(aino?.most ?? '')).toBe('Aino voted most often with Yuki: 3 of 4.');
  });

  test('It names all with whom a player voted equally often.', () => {
    const first = record(1, 0, { ballots: ['ja', 'ja', 'nein', 'ja', 'nein'] });
    const rows = togetherModel(scene(5, { ...CONCLUDED, chronicle: [first] }))?.rows ?? [];
    const most = rows.map(({ most: line }) => plain(line ?? ''));
    expect(most).toContain('Aino voted most often with Mateo and 민준: 1 of 1.');
  });

  test('Of equal shares the one of more common elections counts.', () => {
    const rounds = [
      record(1, 0, { ballots: ['ja', 'ja', 'ja', 'nein', 'nein'] }),
      record(2, 1, { ballots: ['ja', 'ja', null, 'nein', 'nein'] }),
    ];
    const rows = togetherModel(scene(5, { ...CONCLUDED, chronicle: rounds }))?.rows ?? [];
    const aino = rows.find(({ seat }) => seat === 0);
    expect(plain(aino?.most ?? '')).toBe('Aino voted most often with Mateo: 2 of 2.');
  });

  test('A game without a decided election says so.', () => {
    const model = togetherModel(scene(5, { ...CONCLUDED, chronicle: [record(1, 0)] }));
    expect(model?.none).toBe('No election was decided.');
    expect(model?.rows.every(({ most }) => most === null)).toBe(true);
  });
});

describe('the tracks over time', () => {
  test('They stand as the table saw them after each round (R-TRK-01 to R-TRK-04).', () => {
    const { points } = courseModel(scene(5, CONCLUDED));
    expect(points.map(({ liberal, fascist, tracker }) => [liberal, fascist, tracker])).toEqual([
      [1, 0, 0],
      [1, 0, 1],
      [1, 0, 2],
      [1, 1, 0],
    ]);
  });

  test('Each round is said in words.', () => {
    expect(courseModel(scene(5, CONCLUDED)).points[3]?.spoken).toBe(
      'Round 4: Liberal 1, Fascist 1, election tracker 0.',
    );
  });
});

describe('the lights before a verdict', () => {
  const EXECUTED: Happening = { type: 'executed', president: seatId(0), target: seatId(3) };
  const OVER: Happening = { type: 'concluded', verdict: { winner: 'liberal', reason: 'execution' } };

  test('They go out for what ended the game, and say what it was.', () => {
    expect(plain(finaleModel(scene(5, CONCLUDED), [EXECUTED, OVER])?.headline ?? '')).toContain('executed');
  });

  test('Before the answer whether the Chancellor is Hitler the ballots stand there, and nothing else (R-ELE-01).', () => {
    const model = questionModel(scene(5), {
      type: 'ballotsRevealed',
      candidate: seatId(0),
      nominee: seatId(3),
      ballots: ballots('jjjnn'),
      elected: true,
    });
    expect([model?.sign, model?.stamp, model?.headline]).toEqual(['ballot', 'Elected', '3 Ja : 2 Nein']);
  });

  test('A game that an election ended was dark before its answer, and is not dark again.', () => {
    const hitler: Happening = { type: 'concluded', verdict: { winner: 'fascist', reason: 'election' } };
    expect(finaleModel(scene(5, CONCLUDED), [hitler])).toBeNull();
  });

  test('Whoever comes to a game that is over finds the verdict at once.', () => {
    expect(finaleModel(scene(5, CONCLUDED), [])).toBeNull();
    expect(finaleModel(scene(5, CONCLUDED), [{ type: 'brokenOff' }])).toBeNull();
  });
});
