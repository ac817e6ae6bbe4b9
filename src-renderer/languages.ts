import { LANGUAGES, type Language } from '../src-shared/settings.ts';
import type { Dictionary, Words } from '../src-shared/locale/dictionary.ts';
import { en } from '../src-shared/locale/en.ts';

/** The source language is always there; the others are fetched when they are chosen. */
export const ENGLISH: Dictionary = { lang: 'en', words: en };

type Loader = () => Promise<Words>;

const LOADERS: Readonly<Partial<Record<Language, Loader>>> = {
  en: () => Promise.resolve(en),
  fi: async () => (await import('../src-shared/locale/fi.ts')).fi,
  'zh-Hans': async () => (await import('../src-shared/locale/zh.ts')).zh,
  ko: async () => (await import('../src-shared/locale/ko.ts')).ko,
};

/** The languages that this build can show, in the order in which they are always listed. */
export const OFFERED_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) => language in LOADERS);

/**
 * The first offered language that a person's device speaks: an equal tag, or one of the same language (`zh-CN`
 * takes `zh-Hans`). English where none fits.
 */
export function chooseLanguage(spoken: readonly string[]): Language {
  for (const tag of spoken) {
    const wanted = tag.toLowerCase().split('-')[0];
    const found = OFFERED_LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === wanted);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The words of a language; null where this build has none or they could not be fetched. */
export async function loadDictionary(language: Language): Promise<Dictionary | null> {
  const loader = LOADERS[language];
  if (loader === undefined) return null;
  try {
    return { lang: language, words: await loader() };
  } catch {
    return null;
  }
}
