import { expect, test } from 'vitest';
import { environmentLanguage } from '../../src-main/cli/environmentLanguage.mjs';
import { startWords } from '../../src-main/cli/words.mjs';
import { fi } from '../../src-shared/locale/fi.ts';

test.each([
  ['fi_FI.UTF-8', 'fi'],
  ['zh_CN.UTF-8', 'zh-Hans'],
  ['ko', 'ko'],
  ['en_GB.UTF-8', 'en'],
  ['C.UTF-8', 'en'],
  ['fil_PH', 'en'],
] as const)('An environment that names %s is spoken to in %s.', (named, language) => {
  expect(environmentLanguage({ LANG: named })).toBe(language);
});

test('LC_ALL stands over LANG.', () => {
  expect(environmentLanguage({ LANG: 'en_GB.UTF-8', LC_ALL: 'fi_FI.UTF-8' })).toBe('fi');
});

test('The starter takes the words of the language that the environment names.', () => {
  expect(startWords({ LANG: 'fi_FI.UTF-8' })).toEqual(fi.shell.start);
});
