import { loadDictionary } from '../../src-renderer/languages.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';

/** All words of the source language, fetched before a test begins: a session that is made then has them at once. */
export const ENGLISH: Dictionary = await english();

async function english(): Promise<Dictionary> {
  const dictionary = await loadDictionary('en');
  if (dictionary === null) throw new Error('the words of the source language cannot be loaded');
  return dictionary;
}
