import { expect, test, vi } from 'vitest';
import { Vocabulary } from '../../src-renderer/vocabulary.svelte.ts';

/** How long words may take to be compiled. */
const COMES = { timeout: 30_000 };

test('Before all words have come only the first ones can be said.', async () => {
  vi.resetModules();
  const fresh = await import('../../src-renderer/vocabulary.svelte.ts');
  const vocabulary = new fresh.Vocabulary();
  vocabulary.speak('fi');
  await vi.waitUntil(() => vocabulary.first.lang === 'fi', COMES);
  expect(vocabulary.hasAll).toBe(false);
  expect(() => vocabulary.words).toThrow('have not come yet');
});

test('All words come in the language that is spoken then.', async () => {
  vi.resetModules();
  const fresh = await import('../../src-renderer/vocabulary.svelte.ts');
  const vocabulary = new fresh.Vocabulary();
  vocabulary.speak('ko');
  expect(await vocabulary.learn()).toBe(true);
  expect([vocabulary.first.lang, vocabulary.words.lang]).toEqual(['ko', 'ko']);
});

test('Words that have come stay until those of another language are there.', async () => {
  const vocabulary = new Vocabulary();
  vocabulary.speak('zh-Hans');
  const before = vocabulary.words.lang;
  await vi.waitUntil(() => vocabulary.words.lang === 'zh-Hans', COMES);
  expect(before).toBe('en');
});

test('A language that is chosen while the words of another are on their way has all its words all the same.', async () => {
  vi.resetModules();
  const fresh = await import('../../src-renderer/vocabulary.svelte.ts');
  const vocabulary = new fresh.Vocabulary();
  vocabulary.speak('ko');
  const learned = vocabulary.learn();
  vocabulary.speak('fi');
  expect(await learned).toBe(true);
  expect([vocabulary.hasAll, vocabulary.first.lang]).toEqual([true, 'fi']);
});
