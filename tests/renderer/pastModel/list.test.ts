import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../english.ts';
import { importedLines, pastList, whenOf } from '../../../src-renderer/pastModel/list.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import type { PastGame, PastGames } from '../../../src-shared/pastGames.ts';

const GAME: PastGame = {
  id: 'ab'.repeat(16),
  endedAt: Date.UTC(2026, 10, 30, 12, 5),
  tableName: null,
  hostName: 'Ann',
  seats: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name, seat) => ({
    name,
    kind: 'person',
    role: seat === 1 ? 'hitler' : 'liberal',
  })),
  seat: seatId(1),
  course: { verdict: { winner: 'liberal', reason: 'execution' }, rounds: 8, liberal: 3, fascist: 4 },
  found: 'verified',
};

function listed(games: readonly PastGame[], rest: Partial<PastGames> = {}): ReturnType<typeof pastList> {
  return pastList({ games, unreadable: [], isFull: false, isThere: true, ...rest }, ENGLISH, ['en-GB']);
}

describe('the list of past games', () => {
  test('tells who won, who played, who one was, how long it was, and what the check found', () => {
    const [row] = listed([GAME]).rows;
    expect(row).toMatchObject({
      headline: 'Liberals win',
      winner: { shape: 'liberal', letter: 'L' },
      facts: '5 players · 8 rounds',
      found: { sign: 'tick' },
    });
    expect(row?.you).toMatch(/Ben.*Hitler/);
    expect(row?.players).toMatch(/Ann.*Eve/);
    expect(row?.tracks?.rows).toEqual([
      { party: 'liberal', cells: [true, true, true, false, false] },
      { party: 'fascist', cells: [true, true, true, true, false, false] },
    ]);
  });

  test('tells of a game that was broken off, watched, or cannot be told', () => {
    const rows = listed([
      { ...GAME, course: { verdict: null, rounds: 1, liberal: 0, fascist: 0 } },
      { ...GAME, id: 'b', seat: null },
      { ...GAME, id: 'c', course: null, found: 'mismatch' },
    ]).rows;
    expect(rows.map(({ headline }) => headline)).toEqual([
      'The host ended the game',
      'Liberals win',
      'This game cannot be told',
    ]);
    expect(rows.map(({ you }) => you)[1]).toBe('Watched');
    expect(rows[2]).toMatchObject({ tracks: null, winner: null });
  });

  test('writes day and time in the manner of the system where it speaks the window’s language', () => {
    expect(whenOf(GAME.endedAt, ENGLISH, ['fi-FI', 'en-GB'])).toMatch(/^30 Nov 2026, /);
    expect(whenOf(GAME.endedAt, ENGLISH, ['en-US'])).toMatch(/^Nov 30, 2026, /);
    expect(whenOf(null, ENGLISH, ['en-GB'])).toBe('Date not known');
  });

  test('says that there are none, that the folder is full, or that it cannot be read', () => {
    expect(listed([]).none).not.toBeNull();
    expect(listed([], { isThere: false })).toMatchObject({ none: null });
    expect(listed([], { isThere: false }).warnings[0]).toMatch(/cannot be read/);
    expect(listed([GAME], { isFull: true }).warnings[0]).toMatch(/No room/);
  });

  test('says of each file that is no game why it is none', () => {
    const { unreadable } = listed([], {
      unreadable: [
        { file: 'a', fault: 'newerVersion' },
        { file: 'b', fault: 'unreadable' },
        { file: 'c', fault: 'twice' },
      ],
    });
    expect(unreadable.map(({ why }) => why)).toEqual([
      'The file is of a newer version than this one.',
      'The system does not give this file out.',
      'The game in it is in the list already.',
    ]);
  });

  test('says of a file that was added what was new, known and refused, and each reason once', () => {
    expect(importedLines({ taken: 1, known: 0, refused: [] }, ENGLISH)).toEqual(['1 game added.']);
    expect(importedLines({ taken: 0, known: 0, refused: ['notOurs'] }, ENGLISH)).toEqual([
      'This is no game file of Kabinett.',
    ]);
    expect(importedLines({ taken: 2, known: 1, refused: ['noGame', 'noGame'] }, ENGLISH)).toHaveLength(4);
  });
});
