import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { TABLE_FILE_BYTES } from '../../src-shared/unfinished.ts';
import { createJournalFile, journalPath, readJournalFile } from '../../src-main/journal/journalFile.ts';
import { systemFs, type JournalFs } from '../../src-main/journal/journalFs.ts';
import { fileKeeper } from '../../src-main/journal/keepers.ts';
import type { Summarise } from '../../src-main/journal/terms.ts';
import { KeptTables } from '../../src-main/shell/keptTables.ts';
import { faultyFs } from '../kit/faultyFs.ts';

const ONE = '1'.repeat(32);
const TWO = '2'.repeat(32);
const RECORDS = ['Ann', 'seven'];
const WORDS = 'correct horse';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kabinett-tables-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The first record is the host's name; `nobody` and `newer` are records of those kinds, `bad` is none. */
const summarise: Summarise = ([hostName]) => {
  switch (hostName) {
    case 'nobody':
      return { ok: false, error: 'nothing' };
    case 'newer':
      return { ok: false, error: 'newerVersion' };
    case 'Ann':
      return { ok: true, value: { hostName, players: ['Ann', 'Ben'], round: 3 } };
    default:
      return { ok: false, error: 'unfit' };
  }
};

const keeperOf = (profile: string) => fileKeeper(systemFs, join(profile, 'key'));

function tables(profile = folder, fs: JournalFs = systemFs): KeptTables {
  return new KeptTables({ fs, folder: profile, keeper: fileKeeper(fs, join(profile, 'key')), summarise });
}

async function keep(table: string, records: readonly string[] = RECORDS): Promise<void> {
  const created = await createJournalFile(systemFs, folder, table, keeperOf(folder), records);
  if (!created.ok) throw new Error(created.error);
  await created.value.close();
}

async function frozen(passphrase: string | null, table = ONE): Promise<Uint8Array> {
  await keep(table);
  const file = await tables().freeze(table, passphrase);
  if (!file.ok) throw new Error(file.error);
  return file.value;
}

describe('the list of unfinished tables', () => {
  it('has each table but the one in play, the last played first', async () => {
    for (const table of [ONE, TWO, '3'.repeat(32)]) await keep(table);
    utimesSync(journalPath(folder, ONE), 1000, 1000);
    utimesSync(journalPath(folder, TWO), 2000, 2000);

    const listed = await tables().list('3'.repeat(32));

    expect(listed.map(({ table, lastPlayed }) => [table, lastPlayed])).toEqual([
      [TWO, 2_000_000],
      [ONE, 1_000_000],
    ]);
    expect(listed[0]?.found).toEqual({ state: 'whole', hostName: 'Ann', players: ['Ann', 'Ben'], round: 3 });
  });

  it('is empty where there is no folder', async () => {
    expect(await tables(join(folder, 'none')).list(null)).toEqual([]);
  });

  it('says what cannot be taken up, and leaves it where it lies', async () => {
    await keep(ONE, ['bad']);
    await keep(TWO, ['newer']);
    writeFileSync(journalPath(folder, '3'.repeat(32)), 'not ours');
    mkdirSync(journalPath(folder, '4'.repeat(32)));

    const faults = (await tables().list(null)).map(({ table, found }) => [
      table[0],
      found.state === 'unfit' ? found.fault : null,
    ]);

    expect(faults.sort()).toEqual([
      ['1', 'unfit'],
      ['2', 'newerVersion'],
      ['3', 'notOurs'],
      ['4', 'unreadable'],
    ]);
    expect(readdirSync(folder)).toHaveLength(5);
  });

  it('drops a table at which nobody has sat down, because nothing would be lost', async () => {
    await keep(ONE, ['nobody']);
    expect(await tables().list(null)).toEqual([]);
    expect(readdirSync(folder)).toEqual(['key']);
  });

  it('takes a file under the name of another table for edited', async () => {
    await keep(ONE);
    writeFileSync(journalPath(folder, TWO), readFileSync(journalPath(folder, ONE)));
    expect(await tables().read(TWO)).toEqual({ ok: false, error: 'edited' });
  });

  it('sweeps away what a write that was cut off has left, unless a table is in play', async () => {
    const draft = join(folder, `${ONE}.table.00ff.new`);
    writeFileSync(draft, 'half');
    await tables().list(TWO);
    expect(readdirSync(folder)).toHaveLength(1);
    await tables().list(null);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('loses a table for good when it is deleted', async () => {
    await keep(ONE);
    expect(await tables().remove(ONE)).toBe(true);
    expect(await tables().list(null)).toEqual([]);
  });

  it('says so where the disk does not let a table be deleted', async () => {
    await keep(ONE);
    const faulty = faultyFs();
    faulty.fail('EROFS', (call) => call === 'rm');
    expect(await tables(folder, faulty.fs).remove(ONE)).toBe(false);
  });
});

describe('a table that is saved as a file', () => {
  it('opens with its passphrase on any machine', async () => {
    const file = await frozen(WORDS);
    const elsewhere = join(folder, 'elsewhere');

    expect(await tables(elsewhere).open(file, WORDS)).toEqual({ ok: true, value: ONE });

    const read = await readJournalFile(systemFs, journalPath(elsewhere, ONE), keeperOf(elsewhere));
    expect(read).toMatchObject({ ok: true, value: { records: RECORDS, keptBy: 'file' } });
  });

  it('opens without a passphrase on this profile alone', async () => {
    const file = await frozen(null);
    expect(await tables(join(folder, 'elsewhere')).open(file, null)).toEqual({
      ok: false,
      error: 'otherProfile',
    });
    await tables().remove(ONE);
    expect(await tables().open(file, null)).toEqual({ ok: true, value: ONE });
  });

  it('stays in the list', async () => {
    await frozen(WORDS);
    expect(await tables().list(null)).toHaveLength(1);
  });

  it('asks for its passphrase, and does not open with another', async () => {
    const file = await frozen(WORDS);
    const elsewhere = tables(join(folder, 'elsewhere'));
    expect(await elsewhere.open(file, null)).toEqual({ ok: false, error: 'needsPassphrase' });
    expect(await elsewhere.open(file, 'correct horsf')).toEqual({ ok: false, error: 'wrongPassphrase' });
    expect(await elsewhere.list(null)).toEqual([]);
  });

  it('takes no passphrase that is too short to be one', async () => {
    await keep(ONE);
    expect(await tables().freeze(ONE, 'short')).toEqual({ ok: false, error: 'needsPassphrase' });
  });

  it('is not put over a table of the list', async () => {
    const file = await frozen(WORDS);
    const before = readFileSync(journalPath(folder, ONE));
    expect(await tables().open(file, WORDS)).toEqual({ ok: false, error: 'hereAlready' });
    expect(readFileSync(journalPath(folder, ONE))).toEqual(before);
  });

  test('that was edited, cut off, emptied, grown or is another thing is told by its own sentence', async () => {
    const file = await frozen(WORDS);
    const turned = Uint8Array.from(file);
    turned[file.length - 3] = (turned[file.length - 3] ?? 0) ^ 1;
    const newer = Uint8Array.from(file);
    newer[9] = 2;
    const elsewhere = tables(join(folder, 'elsewhere'));
    const told = async (bytes: Uint8Array): Promise<unknown> => {
      const opened = await elsewhere.open(bytes, WORDS);
      return opened.ok ? 'opened' : opened.error;
    };

    expect(await told(turned)).toBe('edited');
    expect(await told(file.subarray(0, -1))).toBe('edited');
    expect(await told(file.subarray(0, 40))).toBe('edited');
    expect(await told(new Uint8Array())).toBe('empty');
    expect(await told(new Uint8Array(TABLE_FILE_BYTES + 1))).toBe('tooLarge');
    expect(await told(new TextEncoder().encode('{"type":"game"}'))).toBe('notOurs');
    expect(await told(newer)).toBe('newerVersion');
    expect(await elsewhere.list(null)).toEqual([]);
  });

  it('is not put into the list where its records are of no game', async () => {
    await keep(ONE, ['bad']);
    const file = await tables().freeze(ONE, WORDS);
    if (!file.ok) throw new Error(file.error);
    expect(await tables(join(folder, 'elsewhere')).open(file.value, WORDS)).toEqual({
      ok: false,
      error: 'unfit',
    });
  });

  it('is told as not written where the disk takes nothing', async () => {
    const file = await frozen(null);
    await tables().remove(ONE);
    const faulty = faultyFs();
    faulty.fail('ENOSPC', (call) => call === 'write');
    expect(await tables(folder, faulty.fs).open(file, null)).toEqual({ ok: false, error: 'notWritten' });
    expect(readdirSync(folder)).toEqual(['key']);
  });

  it('of which nothing is left in the list cannot be saved', async () => {
    expect(await tables().freeze(ONE, WORDS)).toEqual({ ok: false, error: 'unreadable' });
  });
});
