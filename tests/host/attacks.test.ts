import { expect, test } from 'vitest';
import { attackOf, ATTACKS } from '../kit/attacks.ts';
import { allTitles } from '../kit/testTitles.ts';

const tried = new Set(allTitles().map(attackOf));

test('Every attack of the list is tried by a test whose title begins with its number.', () => {
  const untried = Object.keys(ATTACKS).filter((number) => !tried.has(number));

  expect(untried).toEqual([]);
});

test('No title tells of an attack that the list does not know.', () => {
  expect([...tried].filter((number) => number !== null && ATTACKS[number] === undefined)).toEqual([]);
});

test('The titles of other tests tell of no attack.', () => {
  expect([attackOf('a guest joins'), attackOf('Attack 7: a name'), attackOf('Attack: none')]).toEqual([
    null,
    '7',
    null,
  ]);
});
