/** The starter's words: data of the locale layer, read by hand because nothing is built or installed yet. */
import { existsSync, readFileSync } from 'node:fs';
import { environmentLanguage } from './environmentLanguage.mjs';

function wordsFile(language) {
  return new URL(`../../src-shared/locale/${language}/start.json`, import.meta.url);
}

/** The words in the language that the environment names, else in English. */
export function startWords(env) {
  const asked = wordsFile(environmentLanguage(env));
  return JSON.parse(readFileSync(existsSync(asked) ? asked : wordsFile('en'), 'utf8'));
}

/** Fills `{placeholders}`; control characters of what was typed do not reach the terminal. */
export function fill(sentence, fills = {}) {
  return sentence.replace(/\{(\w+)\}/g, (_, key) => String(fills[key]).replace(/\p{C}/gu, '?'));
}

/** Seconds since `start`, a reading of the machine's clock in milliseconds, with one decimal. */
export function secondsSince(start) {
  return ((Date.now() - start) / 1000).toFixed(1);
}
