import type { Language } from '../../src-shared/settings.ts';
import type { Dictionary, Words } from '../../src-shared/locale/dictionary.ts';
import { en } from '../../src-shared/locale/en.ts';
import { fi } from '../../src-shared/locale/fi.ts';
import { ko } from '../../src-shared/locale/ko.ts';
import { zh } from '../../src-shared/locale/zh.ts';

const SPOKEN: Readonly<Record<Language, Words>> = { en, fi, 'zh-Hans': zh, ko };

/** What the terminal and the shells say in `language`. */
export function terminalDictionary(language: Language): Dictionary {
  return { lang: language, words: SPOKEN[language] };
}
