import { describe, expect, test } from 'vitest';
import { pack } from '../../src-main/history/packed.ts';
import { MAX_PAST_GAMES } from '../../src-shared/pastGames.ts';
import { parseGameFile } from '../../src-shared/protocol/gameFile.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { fakeFolder, historyOver, type FakeFolder } from '../kit/pastGames.ts';
import { ACCOUNT, pastGameText } from '../kit/pastGameText.ts';

const TEXT = pastGameText(5, 1);

async function idsOf(folder: FakeFolder): Promise<readonly string[]> {
  return (await historyOver(folder).list()).games.map(({ id }) => id);
}

/** The files of the folder but the list of what was found in them. */
function gamesIn(folder: FakeFolder): readonly string[] {
  return [...folder.files]
    .filter(([name]) => name !== 'summaries.json')
    .map(([name, bytes]) => `${name} ${Buffer.from(bytes).toString('base64')}`);
}

/** The only game that this folder holds. */
async function onlyId(folder: FakeFolder): Promise<string> {
  const [id, ...rest] = await idsOf(folder);
  if (id === undefined || rest.length > 0) throw new Error('not one game');
  return id;
}

describe('the history of a device (decision 39)', () => {
  test('keeps a finished game and tells who played, who won, how long, and what the check found', async () => {
    const folder = fakeFolder();
    expect(await historyOver(folder).keep(TEXT)).toEqual({ ok: true, value: null });
    const { games, unreadable, isFull, isThere } = await historyOver(folder).list();
    expect({ unreadable, isFull, isThere }).toEqual({ unreadable: [], isFull: false, isThere: true });
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({
      endedAt: ACCOUNT.endedAt,
      tableName: 'Friday',
      hostName: 'Ann',
      seat: 0,
      found: 'verified',
      course: { verdict: {} },
    });
    expect(games[0]?.seats.filter(({ role }) => role === 'hitler')).toHaveLength(1);
    expect(games[0]?.seats.map(({ name }) => name)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
  });

  test('gives the text of a game’s file back as it was', async () => {
    const folder = fakeFolder();
    await historyOver(folder).keep(TEXT);
    const text = await historyOver(folder).text(await onlyId(folder));
    expect(text?.trim()).toBe(TEXT);
  });

  test('lists the latest game first', async () => {
    const folder = fakeFolder();
    for (const [number, endedAt] of [
      [1, 2000],
      [2, 3000],
      [3, 1000],
    ] as const)
      await historyOver(folder).keep(pastGameText(5, number, { ...ACCOUNT, endedAt }));
    const { games } = await historyOver(folder).list();
    expect(games.map(({ endedAt }) => endedAt)).toEqual([3000, 2000, 1000]);
  });

  test('keeps a game with closed discards as the weaker one that it is (decision 28)', async () => {
    const folder = fakeFolder();
    await historyOver(folder).keep(
      pastGameText(7, 2, ACCOUNT, 3, { ...DEFAULT_VIEW_OPTIONS, discardsClosed: true }),
    );
    expect((await historyOver(folder).list()).games[0]?.found).toBe('weaker');
  });

  test('leaves a game that was kept in an earlier run as it is', async () => {
    const folder = fakeFolder();
    await historyOver(folder).keep(TEXT);
    const before = gamesIn(folder);
    expect(await historyOver(folder).keep(pastGameText(5, 1, ACCOUNT, 2))).toEqual({ ok: true, value: null });
    expect(gamesIn(folder)).toEqual(before);
  });

  test('writes a game of this run again with what was still said of it', async () => {
    const folder = fakeFolder();
    const history = historyOver(folder);
    await history.keep(TEXT);
    const claims = [
      { seat: 0, round: 1, target: null, says: { kind: 'received', tiles: ['fascist', 'fascist'] } },
    ];
    await history.keep(TEXT.replace('"claims":[]', `"claims":${JSON.stringify(claims)}`));
    const file = parseGameFile((await history.text(await onlyId(folder))) ?? '');
    expect(file.ok && file.value.account?.claims).toEqual(claims);
    expect(await idsOf(folder)).toHaveLength(1);
  });

  test('plays no game again that it has listed before', async () => {
    const folder = fakeFolder();
    await historyOver(folder).keep(TEXT);
    await historyOver(folder).list();
    folder.reads = 0;
    await historyOver(folder).list();
    expect(folder.reads).toBe(1);
  });

  test.each(['diskFull', 'unwritable'] as const)(
    'says %s where the disk takes nothing, and leaves what is there',
    async (fault) => {
      const folder = fakeFolder();
      await historyOver(folder).keep(TEXT);
      const before = gamesIn(folder);
      folder.fault = fault;
      expect(await historyOver(folder).keep(pastGameText(6, 2))).toEqual({ ok: false, error: fault });
      expect(gamesIn(folder)).toEqual(before);
      expect(await idsOf(folder)).toHaveLength(1);
    },
  );

  test('says so where the folder cannot be read, and lists nothing', async () => {
    const folder = fakeFolder();
    folder.isGone = true;
    expect(await historyOver(folder).list()).toEqual({
      games: [],
      unreadable: [],
      isFull: false,
      isThere: false,
    });
  });

  test('takes no more games than it holds, says so, and deletes none by itself', async () => {
    const folder = fakeFolder();
    await historyOver(folder).keep(TEXT);
    const [[, bytes] = ['', new Uint8Array()]] = [...folder.files];
    const { games } = await historyOver(folder).list();
    const entries = Array.from({ length: MAX_PAST_GAMES }, (_, at) => {
      const name = `${at}.json.gz`;
      folder.files.set(name, bytes);
      const id = at.toString(16).padStart(32, '0');
      return { file: { name, bytes: bytes.length, changedAt: 0 }, game: { ...games[0], id } };
    });
    folder.files.delete(`${games[0]?.id ?? ''}.json.gz`);
    folder.files.set('summaries.json', Buffer.from(JSON.stringify({ version: 1, entries })));
    const history = historyOver(folder);
    expect((await history.list()).isFull).toBe(true);
    expect(await history.keep(pastGameText(6, 2))).toEqual({ ok: false, error: 'historyFull' });
    expect((await history.list()).games).toHaveLength(MAX_PAST_GAMES);
  });
});

describe('a folder with files that are no games', () => {
  const whole = pack(TEXT);
  test.each([
    ['empty', new Uint8Array()],
    ['notJson', whole.subarray(0, whole.length - 40)],
    ['notJson', whole.subarray(0, 12)],
    ['notJson', Buffer.from(TEXT.slice(0, 4000))],
    ['notOurs', Buffer.from('{"format":"another"}')],
    ['newerVersion', pack(TEXT.replace('"version":2', '"version":4'))],
    ['wrongShape', pack(TEXT.replace('"isFirst":false', '"isFirst":0'))],
    ['noGame', pack(JSON.stringify({ ...fields(TEXT), opening: '{}' }))],
    ['tooLarge', pack('x'.repeat(40 * 1024 * 1024))],
  ] as const)('lists one with %s, and the games beside it', async (fault, bytes) => {
    const folder = fakeFolder();
    await historyOver(folder).keep(TEXT);
    folder.files.set('strange.json.gz', bytes);
    const { games, unreadable } = await historyOver(folder).list();
    expect(games).toHaveLength(1);
    expect(unreadable).toEqual([{ file: 'strange.json.gz', fault }]);
  });

  test('lists one that the system does not give out, and looks again the next time', async () => {
    const folder = fakeFolder();
    await historyOver(folder).keep(TEXT);
    folder.files.delete('summaries.json');
    const [name] = [...folder.files.keys()];
    folder.locked.add(name ?? '');
    expect((await historyOver(folder).list()).unreadable).toEqual([{ file: name, fault: 'unreadable' }]);
    folder.locked.clear();
    expect(await idsOf(folder)).toHaveLength(1);
  });

  test('lists a game that is there under two names once, and names the other file', async () => {
    const folder = fakeFolder();
    await historyOver(folder).keep(TEXT);
    folder.files.set('copy.json.gz', pack(TEXT));
    const { games, unreadable } = await historyOver(folder).list();
    expect(games).toHaveLength(1);
    expect(unreadable).toEqual([{ file: 'copy.json.gz', fault: 'twice' }]);
  });

  test('has a list of what was found that is damaged: every game is played again', async () => {
    const folder = fakeFolder();
    await historyOver(folder).keep(TEXT);
    await historyOver(folder).list();
    for (const damaged of ['', 'x', '{"version":1}', '{"version":9,"entries":[]}']) {
      folder.files.set('summaries.json', Buffer.from(damaged));
      expect(await idsOf(folder)).toHaveLength(1);
    }
  });

  test('tells of a game whose rules were broken that it cannot be told', async () => {
    const folder = fakeFolder();
    await historyOver(folder).keep(
      TEXT.replace(/\\"nominee\\":\d/, '\\"nominee\\":4').replace(/\\"ja\\"/, '\\"nein\\"'),
    );
    const { games } = await historyOver(folder).list();
    expect(games.map(({ found }) => found)).toEqual(['mismatch']);
  });
});

describe('what is deleted', () => {
  test('is one game by its id, or one file that is none by its name', async () => {
    const folder = fakeFolder();
    const history = historyOver(folder);
    await history.keep(TEXT);
    await history.keep(pastGameText(6, 2));
    folder.files.set('letter.txt', Buffer.from('Dear Ann'));
    const [first = '', second = ''] = await idsOf(folder);
    await history.remove(first);
    await history.remove('letter.txt');
    const { games, unreadable } = await history.list();
    expect(games.map(({ id }) => id)).toEqual([second]);
    expect(unreadable).toEqual([]);
  });

  test('is nothing that the folder does not list', async () => {
    const folder = fakeFolder();
    const history = historyOver(folder);
    await history.keep(TEXT);
    const before = [...folder.files.keys()];
    for (const name of ['../settings.json', 'summaries.json', '', 'no such file']) await history.remove(name);
    expect([...folder.files.keys()].filter((name) => name !== 'summaries.json')).toEqual(
      before.filter((name) => name !== 'summaries.json'),
    );
  });

  test('is everything at one word', async () => {
    const folder = fakeFolder();
    const history = historyOver(folder);
    await history.keep(TEXT);
    await history.list();
    folder.files.set('letter.txt', Buffer.from('Dear Ann'));
    expect(await history.clear()).toBe(true);
    expect([...folder.files.keys()]).toEqual([]);
    expect((await history.list()).games).toEqual([]);
  });
});

/** The members of a game file. */
function fields(text: string): object {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error('no file');
  return value;
}
