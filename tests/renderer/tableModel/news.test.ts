import { describe, expect, test } from 'vitest';
import { announcement, windowTitle } from '../../../src-renderer/tableModel/announcement.ts';
import { newsModel } from '../../../src-renderer/tableModel/news.ts';
import { wallModel } from '../../../src-renderer/tableModel/wall.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import type { Happening } from '../../../src-shared/view/seatView.ts';
import { plain, record, scene, seats } from '../literals.ts';

const PAIR = { candidate: seatId(0), nominee: seatId(1) } as const;
const REJECTED: Happening = {
  type: 'ballotsRevealed',
  ...PAIR,
  ballots: ['ja', 'nein', 'nein', 'nein', 'ja'],
  elected: false,
};

function lines(happenings: readonly Happening[]): string {
  return plain(
    (
      newsModel(scene(5, { lastGovernment: { president: seatId(0), chancellor: seatId(1) } }), happenings)
        ?.lines ?? []
    ).join(' '),
  );
}

describe('the news', () => {
  test('A ballot that is not the last, and a nomination, are no news.', () => {
    expect(newsModel(scene(5), [{ type: 'ballotCast', seat: seatId(1) }])).toBeNull();
    expect(newsModel(scene(5), [{ type: 'nominated', ...PAIR }])).toBeNull();
  });

  test('A rejected government gets the stamp, the count and the tracker.', () => {
    const news = newsModel(scene(5), [REJECTED, { type: 'trackerMoved', tracker: 1 }]);
    expect(news).toMatchObject({ stamp: 'Rejected', headline: '2 Ja : 3 Nein' });
    expect(news?.lines).toEqual(['Election tracker: 1 of 3.']);
  });

  test.each([
    [2, ''],
    [3, 'From now on the Fascists win at once if Hitler is elected Chancellor.'],
    [4, ''],
    [5, 'From now on the Chancellor may propose a veto.'],
  ])(
    'After Fascist policy %i it says what is different from now on (R-END-01, R-VETO-01).',
    (count, line) => {
      const enacted: Happening = { type: 'policyEnacted', party: 'fascist', by: 'government', count };
      const said = lines([enacted]);
      if (line === '') expect(said).not.toContain('From now on');
      else expect(said).toContain(line);
      expect(lines([{ ...enacted, party: 'liberal' }])).not.toContain('From now on');
    },
  );

  test.each([
    [3, 'From now on the Fascists win at once if Hitler is elected Chancellor.'],
    [5, 'From now on the Chancellor may propose a veto.'],
  ])('In few words policy %i tells the turning point and the power before the shuffle.', (count, line) => {
    const happened: readonly Happening[] = [
      { type: 'policyEnacted', party: 'fascist', by: 'government', count },
      { type: 'deckReshuffled', drawPile: 12 },
      { type: 'powerGranted', president: seatId(0), power: 'execution' },
    ];
    const news = newsModel(scene(5), happened);
    expect(news?.brief[1]).toBe(line);
    expect(plain(news?.brief[2] ?? '')).toBe(
      'The space gives a power: President Aino must execute a player.',
    );
    expect(news?.lines.at(-1)).toContain('shuffled');
    expect(news?.strip).toEqual(['A Fascist policy is enacted', line]);
  });

  test('In few words a turning point is told too where the policy came from the top of the pile.', () => {
    const news = newsModel(scene(5), [
      REJECTED,
      { type: 'chaosBegan' },
      { type: 'policyEnacted', party: 'fascist', by: 'chaos', count: 3 },
    ]);
    expect(news?.brief).toHaveLength(3);
    expect(news?.brief.at(-1)).toContain('if Hitler is elected Chancellor');
  });

  test('Whoever is executed reads it of themselves, and everybody else by name.', () => {
    const executed: readonly Happening[] = [{ type: 'executed', president: seatId(1), target: seatId(0) }];
    expect(newsModel(scene(5, {}, { seat: seatId(0) }), executed)?.own).toBe('You are executed');
    expect(newsModel(scene(5, {}, { seat: seatId(2) }), executed)?.own).toBeNull();
  });

  test('A proposed veto says to everybody what each answer leads to (R-VETO-03, R-VETO-04).', () => {
    const view = { ...PAIR, tracker: 1 };
    const news = newsModel(scene(5, view), [{ type: 'vetoProposed', chancellor: seatId(1) }]);
    expect(news?.lines.map(plain)).toEqual([
      'If President Aino agrees, both tiles are discarded and the election tracker moves to 2 of 3. If not, one of the two must be enacted.',
    ]);
  });

  test('In one line an enactment is told once, and with it the power that it gives.', () => {
    const view = { lastGovernment: { president: seatId(0), chancellor: seatId(1) } };
    const news = newsModel(scene(5, view), [
      { type: 'policyEnacted', party: 'fascist', by: 'government', count: 4 },
      { type: 'powerGranted', president: seatId(0), power: 'execution' },
    ]);
    expect(news?.brief.map(plain)).toEqual([
      'Chancellor Mateo enacts a Fascist policy (4 of 6).',
      'The space gives a power: President Aino must execute a player.',
    ]);
  });

  test('An election that cleared the Chancellor says so (R-ELE-02).', () => {
    expect(
      lines([
        { ...REJECTED, elected: true },
        { type: 'checkedNotHitler', chancellor: seatId(1) },
      ]),
    ).toContain('Mateo is not Hitler');
  });

  test('Chaos after votes and chaos after a veto are told apart (R-VETO-03).', () => {
    const chaos: readonly Happening[] = [
      { type: 'chaosBegan' },
      { type: 'policyEnacted', party: 'fascist', by: 'chaos', count: 2 },
    ];
    expect(lines([REJECTED, ...chaos])).toContain('third government in a row');
    expect(lines([{ type: 'vetoAnswered', president: seatId(0), consent: true }, ...chaos])).toContain(
      'tracker reached 3',
    );
  });

  test('A policy of a government names the Chancellor and the power that follows.', () => {
    const told = lines([
      { type: 'policyEnacted', party: 'fascist', by: 'government', count: 3 },
      { type: 'powerGranted', president: seatId(0), power: 'policyPeek' },
    ]);
    expect(told).toContain('Chancellor Mateo enacts a Fascist policy (3 of 6).');
    expect(told).toContain('President Aino must look at the top three tiles.');
  });
});

describe('what is said and titled', () => {
  const secrets = { role: 'hitler', hand: ['fascist', 'liberal'], ballot: 'ja' } as const;

  test('The live region says the same to every viewer, whatever they hold (X-14).', () => {
    const liberal = announcement(scene(5), null);
    expect(announcement(scene(5, {}, secrets), null)).toBe(liberal);
    expect(announcement(scene(5, {}, { seat: null, role: 'unknown' }), null)).toBe(liberal);
    expect(plain(liberal)).toBe('Aino chooses a Chancellor nominee.');
  });

  test('The title tells that it is the own turn and nothing of the game.', () => {
    const asked = scene(5, {}, { ...secrets, options: { kind: 'nominate', nominees: seats(1) } });
    expect(windowTitle(asked)).toBe('Your turn – Kabinett');
    expect(windowTitle(scene(5, {}, secrets))).toBe('Kabinett');
  });
});

describe('the wall', () => {
  test('Its head names a person and a verb, and counts the ballots of a vote.', () => {
    const wall = wallModel(
      scene(
        5,
        {
          ...PAIR,
          stage: { name: 'election', ...PAIR, ballotsIn: 2, voted: seats(0, 1) },
          awaiting: seats(2, 3, 4),
        },
        { seat: null, role: 'unknown' },
      ),
      null,
    );
    expect(plain(wall.sentence)).toBe('Everyone votes: Aino + Mateo');
    expect(wall.count?.figure).toBe('2/5');
  });

  test('It shows the last round that is over.', () => {
    const over = record(1, 0, {
      nominee: seatId(1),
      ballots: ['ja', 'nein', 'nein', 'nein', 'ja'],
      outcome: 'rejected',
    });
    const wall = wallModel(scene(5, { round: 2, chronicle: [over, record(2, 1)] }), null);
    expect(wall.last).toMatchObject({ title: 'Round 1', outcome: 'rejected 2 : 3' });
  });
});
