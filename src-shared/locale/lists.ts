import type { Dictionary } from './dictionary.ts';
import { say } from './say.ts';

/**
 * The facts of one label in the manner of the language: "Seat 3: Ann, President, has voted". Empty ones are left
 * out. They are of different kinds, so that no "and" stands before the last: people are listed by `Intl` instead.
 */
export function listFacts({ words }: Dictionary, facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join(words.game.join.facts);
}

/** Sentences one after another in the manner of the language; empty ones are left out. */
export function inTurn({ lang, words }: Dictionary, sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .reduce(
      (before, after) => (before === '' ? after : say(lang, words.game.join.between, { before, after })),
      '',
    );
}
