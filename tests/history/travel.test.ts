import { describe, expect, test } from 'vitest';
import { Arrival } from '../../src-main/history/arrival.ts';
import { pack } from '../../src-main/history/packed.ts';
import { piecesOf } from '../../src-renderer/files.ts';
import { parseOpening } from '../../src-shared/protocol/dealShape.ts';
import { parseGameFile } from '../../src-shared/protocol/gameFile.ts';
import { fakeFolder, historyOver } from '../kit/pastGames.ts';
import { pastGameText, ACCOUNT } from '../kit/pastGameText.ts';

const TEXT = pastGameText(5, 1);

async function filled(count: number): Promise<ReturnType<typeof historyOver>> {
  const history = historyOver(fakeFolder());
  for (let number = 1; number <= count; number += 1) await history.keep(pastGameText(5, number));
  return history;
}

describe('games that leave and come as a file', () => {
  test('one leaves as the game file that the check on another machine reads', async () => {
    const history = await filled(1);
    const [game] = (await history.list()).games;
    const file = await history.exported(game?.id ?? '');
    expect(file?.name).toMatch(/^kabinett-2026-(11-30|12-01)\.json$/);
    expect(parseGameFile(Buffer.from(file?.bytes ?? []).toString('utf8')).ok).toBe(true);
  });

  test('all leave as one file, which brings them all to another device', async () => {
    const file = await (await filled(4)).exported(null);
    const other = historyOver(fakeFolder());
    expect(await other.take(file?.bytes ?? new Uint8Array())).toEqual({ taken: 4, known: 0, refused: [] });
    expect((await other.list()).games.map(({ id }) => id).sort()).toEqual(
      (await (await filled(4)).list()).games.map(({ id }) => id).sort(),
    );
  });

  test('none leave where there are none', async () => {
    const history = await filled(0);
    expect(await history.exported(null)).toBeNull();
    expect(await history.exported('a'.repeat(32))).toBeNull();
  });

  test('one that is there already is known by what was opened, whosever file it is, and stays as it is', async () => {
    const folder = fakeFolder();
    const history = historyOver(folder);
    await history.keep(TEXT);
    const before = [...folder.files].filter(([name]) => name !== 'summaries.json');
    const theirs = Buffer.from(pastGameText(5, 1, { ...ACCOUNT, hostName: 'Ben' }, 3));
    expect(await history.take(theirs)).toEqual({ taken: 0, known: 1, refused: [] });
    expect([...folder.files].filter(([name]) => name !== 'summaries.json')).toEqual(before);
  });

  test('one comes as it was saved, packed, with a mark at its start, or laid out by an editor', async () => {
    const forms = [
      Buffer.from(TEXT),
      pack(TEXT),
      Buffer.from(`\uFEFF${TEXT}`),
      Buffer.from(JSON.stringify(JSON.parse(TEXT), null, 2)),
      Buffer.from(`${TEXT}\r\n`),
    ];
    for (const bytes of forms)
      expect(await historyOver(fakeFolder()).take(bytes)).toEqual({ taken: 1, known: 0, refused: [] });
  });

  test.each([
    ['empty', new Uint8Array()],
    ['notJson', Buffer.from(TEXT.slice(0, -30))],
    ['notJson', pack(TEXT).subarray(0, 900)],
    ['notOurs', Buffer.from('{"an":"other app"}')],
    ['notJson', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['newerVersion', Buffer.from(TEXT.replace('"version":2', '"version":9'))],
    ['wrongShape', Buffer.from(TEXT.replace('"claims":[]', '"claims":{}'))],
    ['noGame', Buffer.from(TEXT.replace(/\\"position\\":\d/g, '\\"position\\":2'))],
    ['noGame', Buffer.from(cutShort())],
    ['tooLarge', pack('x'.repeat(300 * 1024 * 1024))],
    ['tooLarge', new Uint8Array(33 * 1024 * 1024)],
  ] as const)('one with %s is refused, and nothing is written', async (fault, bytes) => {
    const folder = fakeFolder();
    const history = historyOver(folder);
    expect(await history.take(bytes)).toEqual({ taken: 0, known: 0, refused: [fault] });
    expect([...folder.files.keys()]).toEqual([]);
  });

  test('one in which the device is said to have been shown something else is listed as one that differs', async () => {
    const history = historyOver(fakeFolder());
    const edited = TEXT.replace('"role":"liberal"', '"role":"fascist"');
    expect(edited).not.toBe(TEXT);
    expect(await history.take(Buffer.from(edited))).toEqual({ taken: 1, known: 0, refused: [] });
    const { games } = await history.list();
    expect(games.map(({ found }) => found)).toEqual(['mismatch']);
  });

  test('of several in one file each is judged for itself', async () => {
    const history = await filled(1);
    const bytes = Buffer.concat([pack(TEXT), pack(pastGameText(6, 7)), pack('{"an":"other"}')]);
    expect(await history.take(bytes)).toEqual({ taken: 1, known: 1, refused: ['notOurs'] });
  });

  test('a full disk is said for each that was not taken', async () => {
    const folder = fakeFolder();
    folder.fault = 'diskFull';
    expect(await historyOver(folder).take(pack(TEXT))).toEqual({ taken: 0, known: 0, refused: ['diskFull'] });
  });
});

describe('a file that comes in pieces', () => {
  test('is whole with its last piece', () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 251);
    const arrival = new Arrival();
    const taken = piecesOf(bytes).map((act) => (act.type === 'import' ? arrival.take(act) : null));
    expect(taken.slice(0, -1)).toEqual([null, null, null]);
    const whole = taken.at(-1);
    expect(whole?.ok === true && Buffer.from(whole.value).equals(Buffer.from(bytes))).toBe(true);
  });

  test('is nothing where a piece is missing or out of turn, and the next file is not harmed', () => {
    const arrival = new Arrival();
    const piece = (part: number, parts: number) =>
      arrival.take({ type: 'import', part, parts, data: 'AAAA' });
    expect([piece(1, 3), piece(3, 3), piece(2, 3)]).toEqual([null, null, null]);
    expect([piece(1, 2), piece(2, 2)].map((taken) => taken?.ok ?? null)).toEqual([null, true]);
  });

  test('an empty one is one empty piece', () => {
    expect(piecesOf(new Uint8Array())).toEqual([{ type: 'import', part: 1, parts: 1, data: '' }]);
  });
});

/** A game whose last moves are gone: by the rules, and not over. */
function cutShort(): string {
  const file = parseGameFile(TEXT);
  if (!file.ok) throw new Error(file.error);
  const opened = parseOpening(file.value.opening);
  if (!opened.ok) throw new Error(opened.error.code);
  const { opening } = opened.value;
  const steps = opening.steps.slice(0, -3);
  return TEXT.replace(
    JSON.stringify(file.value.opening),
    JSON.stringify(JSON.stringify({ ...opening, steps })),
  );
}
