import { LANGUAGES, type Language } from '../src-shared/settings.ts';
import type { Dictionary, FirstDictionary, FirstWords, Words } from '../src-shared/locale/dictionary.ts';
import { enFirst } from '../src-shared/locale/enFirst.ts';

/** The first words of the source language are always there; all other words are fetched. */
export const FIRST_ENGLISH: FirstDictionary = { lang: 'en', words: enFirst };

interface Loaders {
  readonly first: () => Promise<FirstWords>;
  readonly whole: () => Promise<Words>;
}

const LOADERS: Readonly<Partial<Record<Language, Loaders>>> = {
  en: {
    first: () => Promise.resolve(enFirst),
    whole: async () => (await import('../src-shared/locale/en.ts')).en,
  },
  fi: {
    first: async () => (await import('../src-shared/locale/fiFirst.ts')).fiFirst,
    whole: async () => (await import('../src-shared/locale/fi.ts')).fi,
  },
  'zh-Hans': {
    first: async () => (await import('../src-shared/locale/zhFirst.ts')).zhFirst,
    whole: async () => (await import('../src-shared/locale/zh.ts')).zh,
  },
  ko: {
    first: async () => (await import('../src-shared/locale/koFirst.ts')).koFirst,
    whole: async () => (await import('../src-shared/locale/ko.ts')).ko,
  },
};

/** What has been fetched stays: who asks for it again has it at once. */
const fetched = new Map<Language, Dictionary>();

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

/** The words of the first screens in a language; null where this build has none or they could not be fetched. */
export async function loadFirst(language: Language): Promise<FirstDictionary | null> {
  try {
    const words = await LOADERS[language]?.first();
    return words === undefined ? null : { lang: language, words };
  } catch {
    return null;
  }
}

/** All words of a language that were fetched before; null where they were not. */
export function fetchedDictionary(language: Language): Dictionary | null {
  return fetched.get(language) ?? null;
}

/** All words of a language; null where this build has none or they could not be fetched. */
export async function loadDictionary(language: Language): Promise<Dictionary | null> {
  const known = fetched.get(language);
  if (known !== undefined) return known;
  try {
    const words = await LOADERS[language]?.whole();
    if (words === undefined) return null;
    const dictionary = { lang: language, words };
    fetched.set(language, dictionary);
    return dictionary;
  } catch {
    return null;
  }
}
