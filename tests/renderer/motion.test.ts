import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Motion } from '../../src-renderer/screens/motion.svelte.ts';
import { STILL } from '../../src-renderer/tableModel/motion.ts';
import type { Update } from '../../src-shared/protocol/messages.ts';
import { seatId, type SecretRole } from '../../src-shared/rules/terms.ts';
import type { Happening } from '../../src-shared/view/seatView.ts';
import { privateView, publicView } from './literals.ts';

const GOVERNMENT = { president: seatId(0), chancellor: seatId(1) } as const;
const PASSED: Happening = { type: 'tilesPassed', ...GOVERNMENT };
const NEXT: Happening = { type: 'roundBegan', round: 2, candidate: seatId(2), specialElection: false };

function update(
  revision: number,
  happenings: readonly Happening[] = [],
  role: SecretRole = 'liberal',
): Update {
  return {
    revision,
    question: revision,
    public: publicView(5, { candidate: seatId(0), nominee: seatId(1) }),
    happenings,
    mine: privateView(5, { role }),
  };
}

function motion(facts: { hidden?: boolean; reduced?: boolean } = {}): Motion {
  const moving = new Motion({
    hidden: () => facts.hidden === true,
    reduced: () => facts.reduced === true,
  });
  moving.arrive(update(1));
  return moving;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the motion of a screen', () => {
  test('What happened moves, and lies still after its time.', () => {
    const moving = motion();
    moving.arrive(update(2, [PASSED]));
    expect(moving.model.flights).toHaveLength(3);
    vi.advanceTimersByTime(moving.model.lastsMs);
    expect(moving.model).toBe(STILL);
  });

  test('A window that has just come goes straight to the state.', () => {
    const moving = new Motion({ hidden: () => false, reduced: () => false });
    moving.arrive(update(7, [PASSED]));
    expect(moving.model).toBe(STILL);
  });

  test.each([{ hidden: true }, { reduced: true }])('Nothing moves where %o.', (facts) => {
    const moving = motion(facts);
    moving.arrive(update(2, [PASSED]));
    expect(moving.model).toBe(STILL);
  });

  test('Updates that come fast do not pile up: the last alone moves.', () => {
    const moving = motion();
    for (let revision = 2; revision < 40; revision += 1) moving.arrive(update(revision, [PASSED]));
    moving.arrive(update(40, [NEXT]));
    expect(moving.model.flights).toHaveLength(1);
    vi.advanceTimersByTime(moving.model.lastsMs);
    expect(moving.model).toBe(STILL);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('A ballot that came in lets what moves go on.', () => {
    const moving = motion();
    moving.arrive(update(2, [PASSED]));
    const shown = moving.model;
    moving.arrive(update(3, [{ type: 'ballotCast', seat: seatId(3) }]));
    expect(moving.model).toBe(shown);
  });

  test('A view that comes after a gap ends what moves.', () => {
    const moving = motion();
    moving.arrive(update(2, [PASSED]));
    moving.arrive(update(9));
    expect(moving.model).toBe(STILL);
  });

  test('A skip ends it at once.', () => {
    const moving = motion();
    moving.arrive(update(2, [PASSED]));
    moving.skip();
    expect(moving.model).toBe(STILL);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('It lasts the same whatever the window’s own role is (X-14).', () => {
    const models = (['liberal', 'fascist', 'hitler'] as const).map((role) => {
      const moving = motion();
      moving.arrive(update(2, [PASSED, NEXT], role));
      return moving.model;
    });
    expect(models[1]).toEqual(models[0]);
    expect(models[2]).toEqual(models[0]);
  });
});
