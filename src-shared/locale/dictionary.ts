import type { Language } from '../bridge.ts';
import type { Sentence } from './say.ts';
import type { en } from './en.ts';

/** The same keys as the English source; each value a sentence. A missing key does not compile. */
type Same<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends Sentence ? Sentence : Same<Source[Key]>;
};

export type Words = Same<typeof en>;

/** One language's words with its tag. */
export interface Dictionary {
  readonly lang: Language;
  readonly words: Words;
}
