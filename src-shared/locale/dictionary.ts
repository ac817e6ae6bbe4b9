import type { Language } from '../settings.ts';
import type { Sentence } from './say.ts';
import type { en } from './en.ts';

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

export type Words = Same<typeof en>;

/** One language's words with its tag. */
export interface Dictionary {
  readonly lang: Language;
  readonly words: Words;
}
