import { expect, test } from 'vitest';
import { en } from '../../src-shared/locale/en.ts';
import { zh } from '../../src-shared/locale/zh.ts';

/** Every sentence with the way to it; the forms of a plural are sentences of their own. */
function sentences(words: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) throw new Error(`no words at ${path}`);
  return Object.entries(words).flatMap(([key, value]) =>
    sentences(value, path === '' ? key : `${path}.${key}`),
  );
}

const ENGLISH = new Map(sentences(en, ''));
const CHINESE = sentences(zh, '');

function placeholders(sentence: string): readonly string[] {
  return [...new Set(sentence.match(/\{\w+\}/g))].sort();
}

test('Every Chinese sentence fills the same places as the English one.', () => {
  const differing = CHINESE.filter(([path, sentence]) => {
    const source = ENGLISH.get(path) ?? ENGLISH.get(`${path}.other`);
    return source === undefined || placeholders(source).join() !== placeholders(sentence).join();
  });
  expect(differing).toEqual([]);
});

test('Chinese says neither a begging word, a formal you, nor a he or she.', () => {
  expect(CHINESE.filter(([, sentence]) => /[请您她]|(?<!其)他/.test(sentence))).toEqual([]);
});

test('No half-width mark stands beside a Han letter.', () => {
  expect(CHINESE.filter(([, sentence]) => /\p{sc=Han}[,;:?!()]|[,;:?!()]\p{sc=Han}/u.test(sentence))).toEqual(
    [],
  );
});

test('A space parts Han letters from Latin letters, digits and places to fill, and none stands beside a full-width mark.', () => {
  const tight = /\p{sc=Han}[A-Za-z0-9{]|[A-Za-z0-9}]\p{sc=Han}/u;
  const loose = /[，。：；？！（）、] (?! )|(?<! ) [，。：；？！（）、]/;
  expect(CHINESE.filter(([, sentence]) => tight.test(sentence) || loose.test(sentence))).toEqual([]);
});
