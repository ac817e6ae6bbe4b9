import type { Language } from '../../src-shared/bridge.ts';
import type { Dictionary, Words } from '../../src-shared/locale/dictionary.ts';
import { en } from '../../src-shared/locale/en.ts';
import { fi } from '../../src-shared/locale/fi.ts';

const SPOKEN: Readonly<Partial<Record<Language, Words>>> = {
  en,
  fi,
};

/** What the terminal and the shells say in `language`; in English where this build has no such words. */
export function terminalDictionary(language: Language): Dictionary {
  const words = SPOKEN[language];
  return words === undefined ? { lang: 'en', words: en } : { lang: language, words };
}
