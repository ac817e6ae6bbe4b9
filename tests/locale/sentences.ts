import type { Words } from '../../src-shared/locale/dictionary.ts';

/** One string of a dictionary: a plural has one for each category, under the key of the sentence. */
export interface Said {
  readonly key: string;
  readonly text: string;
}

type Leaf = string | { readonly [key: string]: Leaf };

/** Every string of a dictionary with its key, soft hyphens taken out. */
export function saidIn(words: Words): readonly Said[] {
  return flatten('', words);
}

function flatten(key: string, leaf: Leaf): readonly Said[] {
  if (typeof leaf === 'string') return [{ key, text: leaf.replaceAll('\u00AD', '') }];
  return Object.entries(leaf).flatMap(([name, below]) =>
    flatten(name === 'one' || name === 'other' ? key : `${key}.${name}`.replace(/^\./, ''), below),
  );
}

/** The placeholders of one key, each once, whichever category they stand in. */
export function placeholdersByKey(words: Words): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const { key, text } of saidIn(words)) {
    const names = found.get(key) ?? new Set();
    for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) names.add(name);
    found.set(key, names);
  }
  return new Map([...found].map(([key, names]) => [key, [...names].sort().join(' ')]));
}

/** What a person's own text can never be read as: placeholders and the few things that are no words of a language. */
export function proseOf(text: string): string {
  return text
    .replace(/\{\w+\}/g, '{}')
    .replace(/\S*(?:\.com|\.org)\S*/g, '')
    .replace(/--[a-z][a-z-]*/g, '');
}
