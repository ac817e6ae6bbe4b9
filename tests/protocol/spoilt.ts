import { expect } from 'vitest';

type Judge = (value: unknown) => boolean;

/** The same value with one thing in it changed, once for every thing and every change; names of people are left. */
export function* spoilt(value: unknown): Generator {
  if (Array.isArray(value)) {
    yield Array(200).fill(value[0] ?? 'junk');
    yield [{ junk: 1 }];
    for (const [index, item] of value.entries())
      for (const wrong of spoilt(item)) yield value.map((held: unknown, at) => (at === index ? wrong : held));
    return;
  }
  if (typeof value === 'object' && value !== null) yield* spoiltFields(value);
  else yield* spoiltPlain(value);
}

function* spoiltFields(value: object): Generator {
  yield { ...value, junk: 1 };
  yield [value];
  for (const [key, held] of Object.entries(value)) {
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
    if (!['name', 'hostName'].includes(key))
      for (const wrong of spoilt(held)) yield { ...value, [key]: wrong };
  }
}

function* spoiltPlain(value: unknown): Generator {
  yield { junk: 1 };
  yield undefined;
  if (typeof value === 'string') yield* ['', '\u202e', 7];
  if (typeof value === 'number') yield* [-1, 0.5, -0, 2_000_000, String(value)];
  if (typeof value === 'boolean') yield* [Number(value), String(value), null];
}

/** Every value passes, and none does with one thing in it changed. */
export function expectExact(values: readonly unknown[], judge: Judge): void {
  expect(values.filter((value) => !judge(value))).toEqual([]);
  for (const value of values) expect([...spoilt(value)].filter((wrong) => judge(wrong))).toEqual([]);
}
