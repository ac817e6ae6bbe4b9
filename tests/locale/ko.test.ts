import { expect, test } from 'vitest';
import { en } from '../../src-shared/locale/en.ts';
import { ko } from '../../src-shared/locale/ko.ts';

/** The placeholders that a person's name fills. */
const NAMES = ['name', 'candidate', 'nominee', 'president', 'chancellor'];

/** Where a name stands alone, without a particle: pairs in tables, lists in the terminal, after a colon. */
const BARE = [
  'game.pair',
  'people.lobby.nameChanged',
  'shell.terminal.person',
  'shell.terminal.personAway',
  'shell.terminal.personLeft',
  'shell.terminal.personReady',
  'shell.terminal.bot',
];

interface Leaf {
  readonly path: string;
  readonly text: string;
}

/** Every string of a tree, with its path; plural forms stand under the path of their sentence. */
function leavesOf(node: unknown, path: string): readonly Leaf[] {
  if (typeof node === 'string') return [{ path: path.replace(/\.(one|other)$/, ''), text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    leavesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

/** Each once: a language may name somebody again where another does not. */
function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
}

test('Every Korean sentence has the placeholders of its English source.', () => {
  const source = new Map(leavesOf(en, '').map(({ path, text }) => [path, placeholdersOf(text)]));
  const different = leavesOf(ko, '').filter(
    ({ path, text }) => JSON.stringify(source.get(path)) !== JSON.stringify(placeholdersOf(text)),
  );
  expect(different).toEqual([]);
});

test('Every name in a Korean sentence is followed by 님 after a no-break space.', () => {
  const bare = leavesOf(ko, '').filter(
    ({ path, text }) =>
      !BARE.includes(path) &&
      [...text.matchAll(/\{(\w+)\}(?!\u00a0님)/g)].some((match) => NAMES.includes(match[1] ?? '')),
  );
  expect(bare).toEqual([]);
});

test('No Korean sentence shows a particle in two forms, or puts one right after a number.', () => {
  const unsure =
    /[을를은는이가과와]\([을를은는이가과와]\)|\(으\)로|\{(?:n|ja|nein|all|least|most)\}(?:[은는이가을를와과]|으로)/;
  expect(leavesOf(ko, '').filter(({ text }) => unsure.test(text))).toEqual([]);
});
