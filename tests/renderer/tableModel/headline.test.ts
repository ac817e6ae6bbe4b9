import { expect, test } from 'vitest';
import { isLongHeadline } from '../../../src-renderer/tableModel/headline.ts';

test('A headline in narrow Latin letters is long from one letter above the limit.', () => {
  expect([isLongHeadline('a'.repeat(34), 34), isLongHeadline('a'.repeat(35), 34)]).toEqual([false, true]);
});

test('A letter of Hangul or Han takes the room of two Latin letters in a headline.', () => {
  const halves = ['수'.repeat(17), '수'.repeat(18), '总'.repeat(17), '总'.repeat(18)];
  expect(halves.map((headline) => isLongHeadline(headline, 34))).toEqual([false, true, false, true]);
});
