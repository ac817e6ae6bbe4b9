import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../english.ts';
import { HOW_TO_PAGES, howToModel, playersAt } from '../../../src-renderer/tableModel/howTo.ts';
import { roleAdvice } from '../../../src-renderer/tableModel/roleAdvice.ts';
import { rulesModel } from '../../../src-renderer/tableModel/rules.ts';
import { trayModel } from '../../../src-renderer/tableModel/tray.ts';
import { reasonOf } from '../../../src-renderer/tableModel/why.ts';
import { fi } from '../../../src-shared/locale/fi.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../../src-shared/view/seatView.ts';
import { plain, publicSeats, scene, seats } from '../literals.ts';

const SIZES = [5, 6, 7, 8, 9, 10] as const;
const FINNISH = { lang: 'fi', words: fi } as const;
const PAIR = { candidate: seatId(0), nominee: seatId(1) } as const;
const NO_CHOICE = { kind: 'none' } as const;

function entries(players: number, query = '', options = DEFAULT_VIEW_OPTIONS) {
  return rulesModel(players, options, query, ENGLISH).sections.flatMap((section) =>
    section.entries.map(plain),
  );
}

describe('the coach', () => {
  test.each([
    [5, 2],
    [7, 3],
    [10, 4],
  ])('says with %i players that %i are on the Fascist side', (all, evil) => {
    const shown = scene(all, { round: 2 }, { options: { kind: 'nominate', nominees: seats(1) } });
    expect(reasonOf(shown)).toContain(`${evil} of ${all} players here are on the Fascist side`);
  });

  test('sends everybody to the dossier while the first pair is sought (decision 24)', () => {
    expect(reasonOf(scene(5, { round: 1 }, {}))).toMatch(/^First open your dossier/);
  });

  test('counts the Ja that a vote of the living needs', () => {
    const stage = { name: 'election', ...PAIR, ballotsIn: 0, voted: [] } as const;
    const living = publicSeats(7, { 6: { living: false } });
    const shown = scene(7, { stage, ...PAIR, seats: living }, { options: { kind: 'vote' } });
    expect(reasonOf(shown)).toMatch(/^4 of 6 must say Ja/);
  });

  test('warns before the third failed vote', () => {
    const stage = { name: 'election', ...PAIR, ballotsIn: 0, voted: [] } as const;
    const shown = scene(5, { stage, ...PAIR, tracker: 2 }, { options: { kind: 'vote' } });
    expect(reasonOf(shown)).toMatch(/top tile of the pile is enacted/);
  });

  test.each(['liberal', 'fascist', 'hitler'] as const)('says the same to the role %s', (role) => {
    const view = { round: 3, fascist: 3 };
    const options = { kind: 'nominate', nominees: seats(1) } as const;
    const unknown = scene(7, view, { options, role: 'unknown' });
    expect(reasonOf(scene(7, view, { options, role }))).toBe(reasonOf(unknown));
  });

  test('is silent where it is switched off', () => {
    expect(trayModel(scene(5, {}, {}), NO_CHOICE, null, false).reason).toBeNull();
  });
});

describe('how to play', () => {
  test('has five pictures, and stays on the last one', () => {
    const places = [0, 1, 2, 3, 4, 9].map((index) => howToModel(index, 7, ENGLISH).place);
    expect(places).toEqual([1, 2, 3, 4, 5, 5].map((n) => `Picture ${n} of 5`));
  });

  test.each(SIZES)('draws as many roles as %i players have (R-SET-02)', (players) => {
    expect(howToModel(0, players, ENGLISH).roles).toHaveLength(players);
  });

  test.each([
    [5, true],
    [6, true],
    [7, false],
    [10, false],
  ])('with %i players says whether Hitler knows the others: %s (R-SET-07, R-SET-08)', (players, knows) => {
    const model = howToModel(0, players, ENGLISH);
    expect(model.hitlerKnows).toBe(knows);
    expect(model.text.join(' ').includes('Hitler knows nobody')).toBe(!knows);
  });

  test('names every power of the track for whoever does not see the picture', () => {
    expect(plain(howToModel(HOW_TO_PAGES.indexOf('powers'), 9, ENGLISH).art)).toBe(
      'The spaces of the Fascist track: Investigate, Investigate, Special Election, Execution, Execution, and Fascists win.',
    );
  });

  test.each([
    [4, null],
    [5, 5],
    [10, 10],
    [11, null],
  ])('takes a table of %i for a game of %s', (seated, players) => {
    expect(playersAt(seated)).toBe(players);
  });
});

describe('the rules', () => {
  test.each([
    [5, 'Liberals: 3. Ordinary Fascists: 1. Hitler: 1.'],
    [8, 'Liberals: 5. Ordinary Fascists: 2. Hitler: 1.'],
    [10, 'Liberals: 6. Ordinary Fascists: 3. Hitler: 1.'],
  ])('have the roles of %i players (R-SET-02)', (players, line) => {
    expect(entries(players)).toContain(line);
  });

  test.each([
    [6, 'Space 3: Peek'],
    [8, 'Space 3: Special Election'],
    [9, 'Space 1: Investigate'],
  ])('with %i players have the powers of that track: %s (R-POW-02)', (players, line) => {
    expect(entries(players)).toContain(line);
  });

  test('leave out a power that this track has not', () => {
    expect(entries(5).some((line) => line.startsWith('Special Election:'))).toBe(false);
  });

  test('keep the sentences that hold every word of a search, whatever its case', () => {
    const found = entries(7, 'TIE  ja');
    expect(found).toEqual(['With 7 living players 4 must say Ja. A tie fails.']);
  });

  test('are found by a word of the title of their part', () => {
    expect(entries(7, 'talking')).toHaveLength(2);
  });

  test('are found in Finnish without its dots and its soft hyphens', () => {
    const model = rulesModel(7, DEFAULT_VIEW_OPTIONS, 'lainsaadantoistunto', FINNISH);
    expect(model.sections.map(({ key }) => key)).toEqual(['session']);
  });

  test('say how many were found, and that nothing was', () => {
    const found = (query: string) => rulesModel(7, DEFAULT_VIEW_OPTIONS, query, ENGLISH).found;
    expect([found(''), found('TIE'), found('unicorn')]).toEqual([
      '',
      '1 rule found',
      'No rule says that. Try another word.',
    ]);
  });

  test('say how this table decides, with the options it plays by', () => {
    const options = {
      ...DEFAULT_VIEW_OPTIONS,
      showVoters: false,
      markNotHitler: false,
      chronicle: false,
      discardsClosed: true,
      clock: null,
    };
    const decided = entries(7, 'rulebook is silent', options);
    expect(decided).toContain('Nobody sees who has voted before the ballots are revealed.');
    expect(decided).toContain('At the end every role is opened, but the discarded tiles stay closed.');
    expect(decided).not.toContain('Everybody sees who has voted, not how.');
  });
});

describe('the advice in practice', () => {
  test.each([
    ['fascist', 6, 'Hitler knows you'],
    ['fascist', 7, 'Hitler does not know you'],
    ['hitler', 5, 'know your Fascist'],
    ['hitler', 8, 'know nobody'],
    ['liberal', 8, 'You are Liberal'],
    ['unknown', 8, 'out of the game'],
  ] as const)('for %s among %i says: %s', (role, players, words) => {
    expect(roleAdvice(role, players, ENGLISH)).toContain(words);
  });
});
