import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { journalPath, readJournalFile } from '../../src-main/journal/journalFile.ts';
import { systemFs } from '../../src-main/journal/journalFs.ts';
import { fileKeeper } from '../../src-main/journal/keepers.ts';
import { KeptTable } from '../../src-main/journal/keptTable.ts';
import type { LossReason } from '../../src-shared/unfinished.ts';
import { faultyFs } from '../kit/faultyFs.ts';

const TABLE = 'a'.repeat(32);

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kabinett-kept-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keeper = () => fileKeeper(systemFs, join(folder, 'key'));

function kept() {
  const faulty = faultyFs();
  const told: (LossReason | null)[] = [];
  const table = new KeptTable({
    fs: faulty.fs,
    folder,
    tableId: TABLE,
    keeper: keeper(),
    onKeeping: ({ lost }) => told.push(lost),
  });
  return { faulty, told, table };
}

async function onDisk(): Promise<readonly string[] | null> {
  const read = await readJournalFile(systemFs, journalPath(folder, TABLE), keeper());
  return read.ok ? read.value.records : null;
}

test('a table that is kept says so once', async () => {
  const { table, told } = kept();
  await table.begin(['one']);
  await table.append('two');
  await table.close();
  expect(await onDisk()).toEqual(['one', 'two']);
  expect(told).toEqual([null]);
});

test('records that come at once are written one after the other', async () => {
  const { table } = kept();
  const texts = Array.from({ length: 20 }, (_, number) => `record ${number}`);
  await Promise.all([table.begin([]), ...texts.map((text) => table.append(text))]);
  await table.close();
  expect(await onDisk()).toEqual(texts);
});

test('before the first game and after the last nothing is kept', async () => {
  const { table } = kept();
  await table.append('too early');
  await table.begin(['one']);
  await table.remove();
  await table.append('too late');
  await table.close();
  expect(readdirSync(folder)).toEqual(['key']);
});

test.each([
  ['ENOSPC', 'diskFull'],
  ['EDQUOT', 'diskFull'],
  ['EROFS', 'readOnly'],
  ['EACCES', 'readOnly'],
  ['ENOENT', 'gone'],
  ['EIO', 'failed'],
] as const)('%s in the middle of a game is told once as %s, and the game goes on', async (code, lost) => {
  const { table, faulty, told } = kept();
  await table.begin(['one']);
  faulty.fail(code, (call) => call === 'write');
  await table.append('two');
  await table.append('three');
  expect(told).toEqual([null, lost]);
  expect(await onDisk()).toEqual(['one']);
});

test('a disk that fails at any call of anything ends no game', async () => {
  const calls = ['mkdir', 'open', 'write', 'sync', 'datasync', 'close', 'rename', 'rm'] as const;
  for (const call of calls) {
    const { table, faulty } = kept();
    faulty.fail('EIO', (called) => called === call);
    await table.begin(['one']);
    await table.append('two');
    await table.tryAgain();
    await table.remove();
    await table.close();
  }
});

test('when the disk can be written to again, a new file has all that was missed', async () => {
  const { table, faulty, told } = kept();
  await table.begin(['one']);
  faulty.fail('ENOSPC', (call) => call === 'write');
  await table.append('two');
  await table.append('three');
  await table.tryAgain();
  expect(told).toEqual([null, 'diskFull']);
  faulty.heal();
  await table.tryAgain();
  await table.append('four');
  expect(told).toEqual([null, 'diskFull', null]);
  expect(await onDisk()).toEqual(['one', 'two', 'three', 'four']);
});

test('the next game tries by itself', async () => {
  const { table, faulty, told } = kept();
  faulty.fail('EROFS', (call) => call === 'open');
  await table.begin(['one']);
  faulty.heal();
  await table.begin(['two']);
  expect(told).toEqual(['readOnly', null]);
  expect(await onDisk()).toEqual(['two']);
});

test('a game that is over while the disk fails is no loss any more', async () => {
  const { table, faulty, told } = kept();
  await table.begin(['one']);
  faulty.fail('EIO', (call) => call === 'datasync');
  await table.append('two');
  faulty.heal();
  await table.remove();
  expect(told).toEqual([null, 'failed', null]);
  expect(await onDisk()).toBeNull();
});

test('where nobody keeps the key, that is told and nothing is written', async () => {
  const told: (LossReason | null)[] = [];
  const table = new KeptTable({
    fs: systemFs,
    folder,
    tableId: TABLE,
    keeper: {
      wrap: () => Promise.resolve({ ok: false, error: 'noKeeper' }),
      unwrap: () => Promise.resolve({ ok: false, error: 'noKeeper' }),
    },
    onKeeping: ({ lost }) => told.push(lost),
  });
  await table.begin(['one']);
  expect(told).toEqual(['noKeeper']);
  expect(readdirSync(folder)).toEqual([]);
});

test('a table that has grown beyond what is read again is told as too large', async () => {
  const { table, told } = kept();
  await table.begin(['one']);
  await table.append('x'.repeat(1024 * 1024 + 1));
  expect(told).toEqual([null, 'tooLarge']);
  expect(await onDisk()).toEqual(['one']);
});
