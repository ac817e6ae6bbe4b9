import type { Language } from '../settings.ts';
import type { Sentence } from './say.ts';
import type { en } from './en.ts';
import type { enFirst } from './enFirst.ts';

/**
 * The same keys as the English source; each value a sentence. A missing key does not compile. Where English is one
 * string every language is one string, so that a label without placeholders can be shown as it is.
 */
type Same<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends Sentence
      ? Sentence
      : Same<Source[Key]>;
};

/** The areas that the first screens need; the rest is fetched behind them. */
export type FirstWords = Same<typeof enFirst>;

export type Words = Same<typeof en>;

/** One language's words with its tag. */
export interface Dictionary {
  readonly lang: Language;
  readonly words: Words;
}

/** What a window can say before the rest of its language has come; a whole dictionary is one too. */
export interface FirstDictionary {
  readonly lang: Language;
  readonly words: FirstWords;
}
