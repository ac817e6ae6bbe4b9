import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../english.ts';
import {
  keepingModel,
  tableFaultSentence,
  unfinishedModels,
} from '../../../src-renderer/lobbyModel/unfinished.ts';
import { en } from '../../../src-shared/locale/en.ts';
import { LOSS_REASONS, TABLE_FAULTS, type UnfinishedTable } from '../../../src-shared/unfinished.ts';
import { plain } from '../literals.ts';

function whole(round: number | null): UnfinishedTable {
  return {
    table: 'a1',
    lastPlayed: new Date(2026, 10, 28, 20, 40).getTime(),
    found: { state: 'whole', hostName: 'Ann', players: ['Ann', 'Ben', 'Cat'], round },
  };
}

describe('a table that stopped', () => {
  it('in a game says whose it is, who plays, the round and when', () => {
    const [model] = unfinishedModels([whole(3)], ENGLISH);
    expect(plain(model?.title ?? '')).toBe('The table of Ann waits in the middle of a game.');
    expect(plain(model?.players ?? '')).toBe('Ann, Ben, and Cat');
    expect(plain(model?.line ?? '').replace('\u202f', ' ')).toBe(
      'Round 3, last played Nov 28, 2026, 8:40 PM',
    );
    expect(model?.whole).toBe(true);
  });

  it('in its lobby says so', () => {
    const [model] = unfinishedModels([whole(null)], ENGLISH);
    expect(plain(model?.title ?? '')).toBe('The table of Ann was not closed.');
    expect(plain(model?.line ?? '')).toMatch(/^In the lobby, last open /);
  });

  it.each(TABLE_FAULTS)('and cannot be taken up because of %s says that', (fault) => {
    const [model] = unfinishedModels(
      [{ table: 'a1', lastPlayed: 0, found: { state: 'unfit', fault } }],
      ENGLISH,
    );
    expect(model).toMatchObject({ line: en.journal.faults[fault], whole: false, players: '' });
    expect(tableFaultSentence({ answer: 'refused', fault }, ENGLISH)).toBe(en.journal.faults[fault]);
  });
});

describe('how the hosted table is kept', () => {
  it('is said once where it is closed to a glance only', () => {
    const keeping = { lost: null, glanceOnly: true };
    expect(keepingModel(keeping, false, ENGLISH)?.kind).toBe('glance');
    expect(keepingModel(keeping, true, ENGLISH)).toBeNull();
  });

  it('is not said where all is well, or where nothing is to be kept', () => {
    expect(keepingModel({ lost: null, glanceOnly: false }, false, ENGLISH)).toBeNull();
    expect(keepingModel(null, false, ENGLISH)).toBeNull();
  });

  it.each(LOSS_REASONS)('names the risk for as long as %s lasts', (lost) => {
    const model = keepingModel({ lost, glanceOnly: false }, true, ENGLISH);
    expect(model).toEqual({
      kind: 'lost',
      title: `${en.journal.keeping.lost[lost]} ${en.journal.keeping.title}`,
      hint: en.journal.keeping.hint,
      act: en.journal.keeping.again,
    });
  });
});
