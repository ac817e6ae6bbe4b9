import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src-shared/settings.ts';
import { en } from '../../src-shared/locale/en.ts';
import { say } from '../../src-shared/locale/say.ts';
import { terminalDictionary } from '../../src-main/cli/terminalLanguage.ts';
import { OFFERED_LANGUAGES, loadDictionary } from '../../src-renderer/languages.ts';
import { placeholdersByKey, proseOf, saidIn } from './sentences.ts';
import { FORBIDDEN } from './typography.ts';

const dictionaries = await Promise.all(
  OFFERED_LANGUAGES.map(async (language) => {
    const dictionary = await loadDictionary(language);
    if (dictionary === null) throw new Error(`${language} cannot be loaded`);
    return dictionary;
  }),
);

const cases = dictionaries.map((dictionary) => [dictionary.lang, dictionary] as const);

test('Every language of the contract is offered and spoken in the terminal.', () => {
  expect(OFFERED_LANGUAGES).toEqual(LANGUAGES);
  expect(LANGUAGES.map((language) => terminalDictionary(language).words)).toEqual(
    dictionaries.map(({ words }) => words),
  );
});

describe.each(cases)('The words of %s', (lang, { words }) => {
  test('have the placeholders of English in every sentence.', () => {
    expect(placeholdersByKey(words)).toEqual(placeholdersByKey(en));
  });

  test('have no empty sentence, and no space at an end that English has not.', () => {
    const indented = new Set(
      saidIn(en)
        .filter(({ text }) => text !== text.trim())
        .map(({ key }) => key),
    );
    const faulty = saidIn(words).filter(
      ({ key, text }) => text.trim() === '' || (text !== text.trim() && !indented.has(key)),
    );
    expect(faulty).toEqual([]);
  });

  test('have braces around placeholders only.', () => {
    expect(saidIn(words).filter(({ text }) => /[{}]/.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  });

  test('name each language in its own language.', () => {
    expect(words.people.languageNames).toEqual(en.people.languageNames);
  });

  test('use no word and no sign that this language must not use.', () => {
    const faulty = saidIn(words).flatMap(({ key, text }) =>
      FORBIDDEN[lang]
        .filter(({ pattern, except }) => pattern.test(proseOf(text)) && except?.test(key) !== true)
        .map(({ pattern }) => `${key}: ${text} (${pattern.source})`),
    );
    expect(faulty).toEqual([]);
  });

  test('can be said with every number from 0 to 10.', () => {
    const { ballots } = words.game.wait;
    const said = Array.from({ length: 11 }, (_, n) => say(lang, ballots, { n }));
    expect(said.every((sentence, n) => sentence.includes(String(n)))).toBe(true);
  });
});
