import { describe, expect, it, vi } from 'vitest';
import { TABLE_PRIVATE_BYTES } from '../../src-shared/protocol/encode.ts';
import { PRIVATE_PART_BYTES } from '../../src-shared/protocol/messages.ts';
import { MAX_BOT_DEEDS, type BotDeed, type TablePrivate } from '../../src-shared/protocol/tableView.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS, type Memory, type PrivateView } from '../../src-shared/view/seatView.ts';
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

/**
 * No seat can remember more than this: five Fascist policies come before the veto, and each of the five enactments
 * that are still possible then takes at most three sessions, because the third failure is chaos; so a game has at
 * most twenty sessions, and a seat is in each of them once, as President with the longer memory.
 */
const MOST_SESSIONS = 20;
const MOST_INVESTIGATIONS = 2;
const LONGEST_ROUND = 99;

function longestPrivateView(): PrivateView {
  const [round, tiles] = [LONGEST_ROUND, ['fascist', 'fascist', 'fascist'] as const];
  const seats = seatsOf(10);
  const last = seats.at(-1) ?? seatId(9);
  const sessions = Array.from({ length: MOST_SESSIONS }, (): Memory => ({
    kind: 'drew',
    round,
    tiles,
    discarded: 'fascist',
  }));
  const investigated = Array.from({ length: MOST_INVESTIGATIONS }, (): Memory => ({
    kind: 'investigated',
    round,
    target: last,
    party: 'fascist',
  }));
  return {
    seat: last,
    role: 'fascist',
    party: 'fascist',
    dossier: seats.map(() => ({ role: 'unknown', party: 'fascist' })),
    ballot: 'nein',
    hand: tiles,
    memories: [...sessions, ...investigated, { kind: 'peeked', round, tiles }],
    options: { kind: 'nominate', nominees: seats },
  };
}

describe('a private part that is longer than any game makes it', () => {
  const bytes = new TextEncoder().encode(JSON.stringify(longestPrivateView())).length;

  it('fits the constant length (decision 10)', () => {
    expect(bytes).toBeLessThanOrEqual(PRIVATE_PART_BYTES);
  });

  it('is longer than every one of the longest games', () => {
    const ends = longGames.flatMap((turns) => turns.slice(-12).map(({ before }) => before));
    const sizes = ends.flatMap((state) =>
      seatsOf(state.players).map((seat) => JSON.stringify(projectPrivate(state, seat)).length),
    );
    expect(bytes).toBeGreaterThan(Math.max(...sizes));
  });
});

const LONGEST_DEED: BotDeed = {
  round: LONGEST_ROUND,
  question: 99_999,
  type: 'callSpecialElection',
  target: seatId(9),
  ballot: null,
  party: null,
  consent: null,
};

describe('what a seat is told of itself in a `table`', () => {
  it('fits its length with the longest name that a host gives and the longest invitation (decision 10)', () => {
    const address = '255.255.255.255:65535';
    const mine: TablePrivate = {
      seat: seatId(9),
      name: `${'\u{1F469}\u{1F3FF}'.repeat(8)} 10`,
      invitation: {
        address,
        addressCode: 'Z'.repeat(11),
        tableCode: 'Z'.repeat(6),
        seal: 'Z'.repeat(10),
        link: `http://${address}/#1.${'A'.repeat(22)}.${'A'.repeat(22)}`,
      },
      askedFor: seatId(9),
      botDeeds: Array.from({ length: MAX_BOT_DEEDS }, () => LONGEST_DEED),
    };
    expect(new TextEncoder().encode(JSON.stringify(mine)).length).toBeLessThanOrEqual(TABLE_PRIVATE_BYTES);
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
