import { expect, test } from 'vitest';
import { nameSize } from '../../../src-renderer/tableModel/nameSize.ts';

test.each([
  ['Ann', 'usual'],
  ['Maximiliane-Sophie', 'long'],
  ['Bartholomäus Freiherr', 'long'],
  ['Llanfairpwllgwyngyll', 'longest'],
  ['WWWWWWWWWWWWWWWWWWWW', 'longest'],
  ['晓雯', 'usual'],
  ['晓雯晓雯晓雯晓雯', 'long'],
  ['晓雯晓雯晓雯晓雯晓雯晓雯晓雯', 'longest'],
  ['', 'usual'],
] as const)('The name %j is written at the size "%s", so that no word of it is broken.', (name, size) => {
  expect(nameSize(name)).toBe(size);
});
