import type { Words } from '../../../src-shared/locale/dictionary.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ø',
  u: 'ü',
  n: 'ñ',
  s: 'š',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Ü',
};

/** A sentence longer by four tenths, with marks above its letters and its placeholders untouched. */
export function pseudoSentence(sentence: string): string {
  const letters = sentence.replace(/\{\w+\}|[a-zA-Z]/g, (found) => ACCENTED[found] ?? found);
  const more = Math.ceil(sentence.length * 0.4);
  return `${letters} ${'ëxtrá lông '
    .repeat(Math.ceil(more / 11))
    .slice(0, more)
    .trim()}`.trim();
}

/** English in the pseudo-language: what is written in no catalogue stays plain, and what is too narrow breaks. */
export function pseudoWords(words: Words): Words {
  // A dictionary is sentences in records: what comes out has the shape of what went in.
  return JSON.parse(JSON.stringify(words), (key, value: unknown) =>
    typeof value === 'string' && !UNTOUCHED.has(key) ? pseudoSentence(value) : value,
  ) as Words;
}

/** Signs and names that no language makes longer. */
const UNTOUCHED: ReadonlySet<string> = new Set(['key', 'en', 'fi', 'zh-Hans', 'ko', 'appName']);
