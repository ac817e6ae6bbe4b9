import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allTitles, titlesOf } from '../kit/testTitles.ts';
import { LATER, OTHER_REPORTS, REPORTS, RULES } from './ids.ts';
import type { LaterDuty } from './ids.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ID = /\b(?:R-[A-Z]+-\d\d|[VXGBN]-\d\d)b?\b/g;

const titles = allTitles();
const proven = new Set(titles.flatMap((title) => title.match(ID) ?? []));

describe('the list of rules', () => {
  it('is whole: 92 rules, 14 rights of a view, 16 leaks and 11 open points', () => {
    const kinds = Object.keys(RULES).map((id) => id[0]);
    const count = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect([count('R'), count('V'), count('X'), count('G')]).toEqual([92, 14, 16, 11]);
  });

  it('has a test for every id, which carries the id in its title', () => {
    expect(Object.keys(RULES).filter((id) => !proven.has(id))).toEqual([]);
  });

  it('knows every id that a title carries', () => {
    const known = new Set([
      ...Object.keys(RULES),
      ...REPORTS,
      ...Object.values(OTHER_REPORTS).join(' ').split(' '),
    ]);
    expect([...proven].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the list of reports about other implementations', () => {
  it('counts every one of the 83 and of the 23 once', () => {
    const all = [...REPORTS, ...Object.values(OTHER_REPORTS).flatMap((ids) => ids.split(' '))];
    expect([new Set(all).size, all.length]).toEqual([106, 106]);
  });

  it('has a test for every one that concerns the game or the table, with its id in the title', () => {
    expect(REPORTS.filter((id) => !proven.has(id))).toEqual([]);
  });
});

describe('a feature that is not there yet', () => {
  it('gets its tests of the rules together with its code', () => {
    const owed = LATER.filter((duty) => exists(duty) && !isProven(duty));
    expect(owed.map(({ id, where }) => `${id} in ${where}`)).toEqual([]);
  });

  it('would be noticed: the mark of one that exists is found', () => {
    const there: LaterDuty = {
      id: 'X-14',
      word: /nothing of the kind/,
      where: 'src-shared/view',
      mark: /PublicView/,
    };
    expect([exists(there), isProven(there)]).toEqual([true, false]);
  });
});

describe('the reading of titles', () => {
  it('finds them in plain tests, in tables and around them, and nowhere else', () => {
    const source = `
      describe('A', () => {
        it('one (R-SET-01)', () => { say('R-SET-02'); });
        it.each([['R-SET-03', 1]])('two %s', () => {});
        it.each(ROWS.map((row) => row))('four %s', () => {});
      });
      const ROWS = [['R-SET-06', play]];
      // it('R-SET-04')
      test(\`three \${n} R-SET-05\`, () => {});
    `;
    expect(titlesOf(source)).toEqual([
      'A one (R-SET-01)',
      'A two %s R-SET-03',
      'A four %s R-SET-06',
      'three  R-SET-05',
    ]);
  });
});

function exists({ where, mark }: LaterDuty): boolean {
  return sourcesIn(ROOT + where).some((text) => mark.test(text));
}

function isProven({ id, word }: LaterDuty): boolean {
  return titles.some((title) => title.includes(id) && word.test(title));
}

function sourcesIn(path: string): readonly string[] {
  if (existsSync(`${path}.ts`)) return [readFileSync(`${path}.ts`, 'utf8')];
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [readFileSync(path, 'utf8')];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(`${path}/${file}`, 'utf8'));
}
