import { describe, expect, it } from 'vitest';
import { list, object, oneOf, tagged, text, whole } from '../../src-shared/protocol/shape.ts';

describe('a guard', () => {
  it('of whole numbers takes its ends and nothing beyond', () => {
    const guard = whole(0, 3);
    expect([0, 3, -1, 4, -0, 1.5, '1', null, Number.NaN].map(guard)).toEqual([
      true,
      true,
      ...Array<boolean>(7).fill(false),
    ]);
  });

  it('of an object takes no list, nothing inherited and no other thing', () => {
    const guard = object({ length: whole(0, 3) });
    const inherited: unknown = Object.create({ length: 1 });
    expect([{ length: 1 }, [], [1], null, 'ab', inherited, () => 1].map(guard)).toEqual([
      true,
      ...Array<boolean>(6).fill(false),
    ]);
  });

  it('of nothing takes no list and no text either', () => {
    const guard = object({});
    expect([{}, [], '', 0, null].map(guard)).toEqual([true, false, false, false, false]);
  });

  it('of a tag takes no text, no list and nothing without its tag', () => {
    const guard = tagged('type', { one: {} });
    const judged = [{ type: 'one' }, 'one', ['type', 'one'], null, undefined, 7, {}, { type: 'two' }].map(
      guard,
    );
    expect(judged).toEqual([true, ...Array<boolean>(7).fill(false)]);
  });

  it('of a list counts, and asks of each', () => {
    const guard = list(oneOf(['a']), 2);
    expect([[], ['a'], ['a', 'a'], ['a', 'a', 'a'], ['b'], 'a', { length: 1 }].map(guard)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('of text takes no half of a pair', () => {
    const guard = text(() => true);
    expect(['', '🦊', '\ud83e', 7].map(guard)).toEqual([true, true, false, false]);
  });
});
