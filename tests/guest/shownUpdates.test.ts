import { describe, expect, test } from 'vitest';
import { ShownUpdates } from '../../src-shared/guest/shownUpdates.ts';
import type { Shown } from '../../src-shared/fairness/terms.ts';
import { fairGame } from '../kit/fairGame.ts';

const [FIRST] = fairGame(5, 1).witnesses[0]?.shown ?? [];

/** The same update again, as it comes off the wire: equal, and another copy. */
function copy(changed: Partial<Shown> = {}): Shown {
  if (FIRST === undefined) throw new Error('nothing was shown');
  return { ...structuredClone(FIRST), happenings: ['{"type":"chaosBegan"}'], ...changed };
}

describe('the updates that a device keeps', () => {
  test('share what is equal, so that a ballot turned round and round costs next to nothing', () => {
    const shown = new ShownUpdates();
    for (let revision = 1; revision <= 3; revision += 1) shown.add(copy({ revision }));
    const [first, second, third] = shown.all;
    expect(second).toEqual({ ...first, revision: 2 });
    expect(third?.mine).toBe(first?.mine);
    expect(third?.happenings).toBe(first?.happenings);
  });

  test('keep each part that is another', () => {
    const shown = new ShownUpdates();
    shown.add(copy({ revision: 1 }));
    const mine = { ...copy().mine, ballot: 'ja' as const };
    shown.add(copy({ revision: 2, mine, public: '{}', happenings: [] }));
    expect(shown.last).toMatchObject({ mine: { ballot: 'ja' }, public: '{}', happenings: [] });
    expect(shown.all[0]).toEqual(copy({ revision: 1 }));
  });

  test.each<readonly [string, Partial<Shown>, boolean]>([
    ['nothing', {}, false],
    ['the link alone', { isFirst: true }, false],
    ['a revision', { revision: 9 }, true],
    ['the public part', { public: '{}' }, true],
    ['the private part', { mine: { ...copy().mine, ballot: 'nein' } }, true],
  ])('say whether one tells more than the one before: %s', (_, changed, isNews) => {
    const shown = new ShownUpdates();
    expect(shown.add(copy())).toBe(true);
    expect(shown.add(copy(changed))).toBe(isNews);
  });
});
