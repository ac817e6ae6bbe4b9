import { expect, test } from 'vitest';
import { codeOf, sourceFiles } from './sources.ts';

/** Parts joined by a comma, a colon or a semicolon that is written out in the code. */
const GLUED = /join\(\s*['"`][,;:、，；] ?['"`]\s*\)|\$\{[^}`]*\}[,;] \$\{/;

test('A list that is glued by one language’s mark would be found.', () => {
  expect(GLUED.test("parts.join(', ')")).toBe(true);
  expect(GLUED.test('`${seat}, ${state}`')).toBe(true);
});

test('No code of the window or of the words glues a list by one language’s mark.', () => {
  const glued = sourceFiles()
    .filter((file) => /^src-renderer|^src-shared\/locale/.test(file))
    .filter((file) => GLUED.test(codeOf(file)));
  expect(glued).toEqual([]);
});
