import type { Dictionary, FirstDictionary } from '../src-shared/locale/dictionary.ts';
import type { Language } from '../src-shared/settings.ts';
import { FIRST_ENGLISH, fetchedDictionary, loadDictionary, loadFirst } from './languages.ts';

/**
 * What a window can say: the first words from the beginning, all words once they were fetched. Words that have come
 * never go again; another language takes their place as soon as it is there.
 */
export class Vocabulary {
  #language: Language = $state.raw('en');
  #first: FirstDictionary = $state.raw(FIRST_ENGLISH);
  #whole: Dictionary | null;

  /** `whole` are all words, where they are there already. */
  constructor(whole: Dictionary | null = fetchedDictionary('en')) {
    this.#whole = $state.raw(whole);
  }

  /** What can be said at any time. */
  get first(): FirstDictionary {
    return this.#whole ?? this.#first;
  }

  /** All words. Before they have come nothing may be shown that reads them: a bug, thrown. */
  get words(): Dictionary {
    if (this.#whole === null) throw new Error('the words of this screen have not come yet');
    return this.#whole;
  }

  /** Whether there are all words, if perhaps still those of the language before. */
  get hasAll(): boolean {
    return this.#whole !== null;
  }

  /** From now on this is the language; its words are fetched as far as words are there already. */
  speak(language: Language): void {
    this.#language = language;
    if (this.hasAll) void this.learn();
    else if (language !== this.#first.lang) void this.#learnFirst(language);
  }

  /** Fetches all words of the language, of the one that is spoken when they come; whether they are there then. */
  async learn(): Promise<boolean> {
    const language = this.#language;
    if (this.#whole?.lang === language) return true;
    const whole = await loadDictionary(language);
    if (language !== this.#language) return this.learn();
    if (whole !== null) this.#whole = whole;
    return whole !== null;
  }

  async #learnFirst(language: Language): Promise<void> {
    const first = await loadFirst(language);
    if (first !== null && language === this.#language) this.#first = first;
  }
}
