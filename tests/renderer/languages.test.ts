import { expect, test } from 'vitest';
import { OFFERED_LANGUAGES, chooseLanguage, loadDictionary } from '../../src-renderer/languages.ts';

test('A device that speaks British English gets English.', () => {
  expect(chooseLanguage(['en-GB', 'fi'])).toBe('en');
});

test('A device that speaks no offered language gets English.', () => {
  expect(chooseLanguage(['xx', 'yy-ZZ'])).toBe('en');
});

test('Every offered language can be loaded.', async () => {
  const loaded = await Promise.all(OFFERED_LANGUAGES.map((language) => loadDictionary(language)));
  expect(loaded.map((dictionary) => dictionary?.lang)).toEqual(OFFERED_LANGUAGES);
});
