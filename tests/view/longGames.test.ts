import { describe, expect, it, vi } from 'vitest';
import { PRIVATE_PART_BYTES } from '../../src-shared/protocol/messages.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { lingeringGame } from '../kit/randomGame.ts';

// Many whole games: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

/** Room that the longest private part leaves, for words that a later version may add. */
const MARGIN = 512;

const longGames = [5, 6, 7, 8, 9, 10].flatMap((players) =>
  Array.from({ length: 40 }, (_, number) => lingeringGame(players, number)),
);
const states = longGames.flatMap((turns) => turns.map(({ after }) => after));

describe('a view', () => {
  it('equals itself after JSON, the public part and every private one', () => {
    const wrong = states.filter((state, index) => {
      if (index % 31 !== 0) return false;
      const views = [
        projectPublic(state, DEFAULT_VIEW_OPTIONS),
        ...seatsOf(state.players).map((seat) => projectPrivate(state, seat)),
      ];
      return !views.every((view) => sameShape(view, JSON.parse(JSON.stringify(view))));
    });
    expect(wrong).toHaveLength(0);
  });

  it(`has a private part of at most ${PRIVATE_PART_BYTES - MARGIN} bytes in the longest games (decision 10)`, () => {
    const ends = longGames.flatMap((turns) => turns.slice(-12).map(({ before }) => before));
    const sizes = ends.flatMap((state) =>
      seatsOf(state.players).map((seat) => JSON.stringify(projectPrivate(state, seat)).length),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(PRIVATE_PART_BYTES - MARGIN);
  });
});

describe('the longest games', () => {
  it('are long enough to prove the size: 20 rounds, more than 8 memories of one seat', () => {
    const ends = longGames.flatMap((turns) => turns.slice(-1).map(({ after }) => after));
    const memories = ends.flatMap((state) =>
      seatsOf(state.players).map((seat) => projectPrivate(state, seat).memories.length),
    );
    expect(Math.max(...ends.map(({ round }) => round.number))).toBeGreaterThanOrEqual(20);
    expect(Math.max(...memories)).toBeGreaterThan(8);
  });
});

/** Equal, with the same keys: a key that holds undefined is lost by JSON and counts as a difference. */
function sameShape(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  return mine.length === theirs.length && mine.every((entry, index) => sameEntry(entry, theirs[index]));
}

function sameEntry(
  [key, value]: readonly [string, unknown],
  other: readonly [string, unknown] | undefined,
): boolean {
  return other !== undefined && other[0] === key && sameShape(value, other[1]);
}
