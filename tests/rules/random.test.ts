import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../src-main/cli/rulesLetters.ts';
import { streams } from '../../src-shared/lang/random.ts';
import { chanceFromSeed } from '../../src-shared/rules/chance.ts';

const SEED = Uint8Array.from(
  Buffer.from('babdbbe2a1449f4d3031b0065e84b226145c38e7df623aa199660e9a77fe8e86', 'hex'),
);

describe('the streams of a seed', () => {
  it('deal the roles of the known answer', () => {
    expect(lettersOf(chanceFromSeed(SEED, 7).roles())).toBe('FHLLLLF');
  });

  it('draw the first candidate of the known answer', () => {
    expect(chanceFromSeed(SEED, 7).firstCandidate()).toBe(6);
  });

  it('shuffle the first deck of the known answer', () => {
    expect(lettersOf(chanceFromSeed(SEED, 7).deck(0, { liberal: 6, fascist: 11 }))).toBe('FFFFFFLLFFLFLFLFL');
  });

  it('shuffle the second deck of the known answer', () => {
    expect(lettersOf(chanceFromSeed(SEED, 7).deck(1, { liberal: 5, fascist: 8 }))).toBe('FFFFLLLFLFFLF');
  });

  it('give the same again when asked again, whatever was asked between', () => {
    const chance = chanceFromSeed(SEED, 7);
    const first = chance.hand(3);
    chance.roles();
    chance.hand(4);
    expect(chance.hand(3)).toEqual(first);
  });

  it('do not follow a seed that is changed afterwards', () => {
    const seed = SEED.slice();
    const chance = chanceFromSeed(seed, 7);
    seed.fill(0);
    expect(lettersOf(chance.roles())).toBe('FHLLLLF');
  });

  it('lay out the hands of one game in every order of three and of two (R-LEG-04)', () => {
    const chance = chanceFromSeed(SEED, 7);
    const layouts = Array.from({ length: 200 }, (_, n) => chance.hand(n));
    expect(new Set(layouts.map(({ president }) => president.join(''))).size).toBe(6);
    expect(new Set(layouts.map(({ chancellor }) => chancellor.join(''))).size).toBe(2);
  });

  it('pass over bytes that would favour a value: 256 values from one byte, 200 without bias', () => {
    const stream = streams(SEED).stream('test');
    const numbers = Array.from({ length: 2000 }, () => stream.below(200));
    expect(Math.max(...numbers)).toBe(199);
    expect(numbers.filter((number) => number < 56).length).toBeLessThan(700);
  });

  it.each([0, 257, 1.5, -1, Number.NaN])('throw when asked for a number below %s', (n) => {
    expect(() => streams(SEED).stream('test').below(n)).toThrow('no number below');
  });
});
