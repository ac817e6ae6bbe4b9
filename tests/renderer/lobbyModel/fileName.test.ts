import { describe, expect, it } from 'vitest';
import { gameFileName, tableFileName } from '../../../src-renderer/lobbyModel/fileName.ts';

/** Noon in every zone where somebody tests is this day or the next. */
const AT = Date.UTC(2026, 10, 30, 12);
const DAY = '2026-(11-30|12-01)';

function tableOf(hostName: string) {
  const found = { state: 'whole', hostName, players: [], round: 1 } as const;
  return [{ table: 'ab', lastPlayed: AT, found }];
}

describe('the name of a saved file', () => {
  it('says the day, whose table it was and which game', () => {
    expect(gameFileName({ at: AT, host: 'Ann' }, 2)).toMatch(new RegExp(`^kabinett-${DAY}-Ann-2\\.json$`));
  });

  it('says of a table when it was last played, and whose it is', () => {
    expect(tableFileName(tableOf('Ann'), 'ab')).toMatch(new RegExp(`^kabinett-${DAY}-Ann\\.table$`));
  });

  it.each([
    ['王小明', '王小明'],
    ['Bj\u00f6rn-\u00c5ke', 'Björn-Åke'],
    ['김 민준', '김-민준'],
    ['../../etc: "x"?*|<>\\', 'etc-x'],
    ['\u202eevil\u0000.exe', 'evil-exe'],
    ['a'.repeat(80), 'a'.repeat(30)],
  ])('keeps the letters of any script of %j, and nothing that a disk reads as its own', (host, safe) => {
    expect(gameFileName({ at: null, host }, 1)).toBe(`kabinett-${safe}-1.json`);
  });

  it('stands without a name where nothing of it can be written', () => {
    expect(gameFileName({ at: null, host: '🙂' }, 1)).toBe('kabinett-1.json');
  });

  it('stands without a day where the table is in no list', () => {
    expect(tableFileName([], 'ab')).toBe('kabinett.table');
  });
});
