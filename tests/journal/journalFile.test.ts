import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createJournalFile,
  FILE_BYTES,
  isDraft,
  journalPath,
  readJournalFile,
  readTable,
  removeJournal,
  sealTable,
  tableOfFile,
} from '../../src-main/journal/journalFile.ts';
import { systemFs } from '../../src-main/journal/journalFs.ts';
import { fileKeeper } from '../../src-main/journal/keepers.ts';
import type { JournalFile } from '../../src-main/journal/terms.ts';
import { faultyFs } from '../kit/faultyFs.ts';

const TABLE = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const RECORDS = ['{"type":"began"}', '', '{"type":"command","seat":3}'];

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kabinett-journal-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keeper = () => fileKeeper(systemFs, join(folder, 'key'));

async function begun(
  records: readonly string[] = RECORDS,
  table = TABLE,
  fs = systemFs,
): Promise<JournalFile> {
  const created = await createJournalFile(fs, folder, table, keeper(), records);
  if (!created.ok) throw new Error(created.error);
  return created.value;
}

async function written(records: readonly string[] = RECORDS): Promise<Uint8Array> {
  await (await begun(records)).close();
  return Uint8Array.from(readFileSync(journalPath(folder, TABLE)));
}

const read = () => readJournalFile(systemFs, journalPath(folder, TABLE), keeper());
const readBytes = (bytes: Uint8Array) => readTable(bytes, keeper());

describe('a journal', () => {
  it('gives the records back in their order, those of length zero too', async () => {
    const file = await begun();
    await file.append('');
    await file.append('last');
    await file.close();

    expect(await read()).toEqual({
      ok: true,
      value: { tableId: TABLE, keptBy: 'file', records: [...RECORDS, '', 'last'], torn: false },
    });
  });

  it('is for its owner alone, and so is its folder', async () => {
    folder = join(folder, 'tables');
    await (await begun()).close();

    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(journalPath(folder, TABLE)).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'key')).mode & 0o777).toBe(0o600);
  });

  it('is on the disk before an append is over: one write, one sync', async () => {
    const { fs, calls } = faultyFs();
    const file = await begun([], TABLE, fs);
    calls.length = 0;
    await file.append('record');
    expect(calls).toEqual(['write', 'datasync']);
    await file.close();
  });

  it('is begun in one step: written and synced beside, renamed, and the folder synced', async () => {
    const { fs, calls } = faultyFs();
    await (await begun([], TABLE, fs)).close();
    expect(calls).toEqual([
      'mkdir',
      'open',
      'write',
      'sync',
      'close',
      'rename',
      'open',
      'sync',
      'close',
      'open',
      'close',
    ]);
  });

  it('is begun anew under another key, in place of the one before', async () => {
    const before = await written(['one']);
    const after = await written(['one']);

    expect(await readBytes(after)).toMatchObject({ ok: true, value: { records: ['one'] } });
    expect(Buffer.from(after).subarray(-20)).not.toEqual(Buffer.from(before).subarray(-20));
    expect(readdirSync(folder).sort()).toEqual([`${TABLE}.table`, 'key']);
  });

  it('X-14: a journal shows nothing of a record to whoever looks into its file', async () => {
    const text = Buffer.from(await written(['{"role":"hitler"}'])).toString('latin1');
    expect(text).not.toContain('hitler');
    expect(text).not.toContain('role');
  });

  it('takes writes that the system takes in pieces', async () => {
    const faulty = faultyFs();
    faulty.writeAtMost = 3;
    const file = await begun(RECORDS, TABLE, faulty.fs);
    await file.append('more');
    await file.close();
    expect(await read()).toMatchObject({ ok: true, value: { records: [...RECORDS, 'more'] } });
  });

  it('takes no record after a failure, because the end of the file is unknown', async () => {
    const faulty = faultyFs();
    const file = await begun(RECORDS, TABLE, faulty.fs);
    faulty.fail('EIO', (call) => call === 'datasync');
    await expect(file.append('lost')).rejects.toThrow('EIO');
    faulty.heal();
    await expect(file.append('later')).rejects.toThrow('EIO');
    await file.close();
  });

  it('is gone when it is removed', async () => {
    await written();
    await removeJournal(systemFs, folder, TABLE);
    expect(readdirSync(folder)).toEqual(['key']);
  });

  it('names its table, and no other file does', () => {
    expect(tableOfFile(`${TABLE}.table`)).toBe(TABLE);
    expect(tableOfFile('key')).toBeNull();
    expect(tableOfFile(`${TABLE}.table.00ff.new`)).toBeNull();
    expect(isDraft(`${TABLE}.table.00ff.new`)).toBe(true);
    expect(isDraft(`${TABLE}.table`)).toBe(false);
  });
});

describe('a journal that was cut off', () => {
  it('gives at every byte exactly the whole records before it', async () => {
    const whole = await written();
    const ends = await recordEnds();
    const [first = 0] = ends;
    for (let length = 0; length < whole.length; length += 1) {
      const cut = await readBytes(whole.subarray(0, length));
      if (length < first) {
        // The head and the proof of the key are written in one step: a file without them is none.
        expect(cut.ok, `${length} bytes`).toBe(false);
      } else {
        const kept = ends.filter((end) => end <= length).length - 1;
        expect(cut, `${length} bytes`).toMatchObject({
          ok: true,
          value: { records: RECORDS.slice(0, kept), torn: !ends.includes(length) },
        });
      }
    }
  });

  it('is torn where the file system left zeros for what was not written any more', async () => {
    const whole = await written();
    const [, , end = 0] = await recordEnds();
    for (const length of [end, end + 3, end + 8, end + 20, whole.length - 1]) {
      const zeroed = new Uint8Array(whole.length + 600);
      zeroed.set(whole.subarray(0, length));
      expect(await readBytes(zeroed), `${length} bytes`).toMatchObject({
        ok: true,
        value: { records: RECORDS.slice(0, 2), torn: true },
      });
    }
  });

  /** Where the head's proof and then each record ends, found by writing them one by one. */
  async function recordEnds(): Promise<readonly number[]> {
    const path = journalPath(folder, OTHER);
    const file = await begun([], OTHER);
    const ends = [statSync(path).size];
    for (const record of RECORDS) {
      await file.append(record);
      ends.push(statSync(path).size);
    }
    await file.close();
    return ends;
  }
});

describe('a journal that is not as it was written', () => {
  it('is recognised whichever bit was turned', async () => {
    const whole = await written();
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const turned = Uint8Array.from(whole);
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const told = await readBytes(turned);
      // Where the last byte becomes zero it looks like a write that was cut off: then the record is not given.
      const isRecognised = !told.ok || told.value.torn;
      expect(isRecognised, `bit ${bit}`).toBe(true);
    }
  });

  it('is edited, not torn, where a record before the last does not open', async () => {
    const whole = await written(['one', 'two', 'three']);
    const turned = Uint8Array.from(whole);
    const at = whole.length - 2 * (8 + 16) - 'three'.length - 2;
    turned[at] = (turned[at] ?? 0) ^ 1;
    expect(await readBytes(turned)).toEqual({ ok: false, error: 'edited' });
  });

  it('is edited where a record was taken out or two changed places', async () => {
    const whole = await written(['aa', 'bb', 'cc']);
    const frame = 8 + 2 + 16;
    const head = whole.length - 3 * frame;
    const [a, b, c] = [0, 1, 2].map((at) => whole.subarray(head + at * frame, head + (at + 1) * frame));
    const start = whole.subarray(0, head);
    const joined = (...parts: (Uint8Array | undefined)[]) =>
      Uint8Array.from(Buffer.concat([start, ...parts.map((part) => part ?? new Uint8Array())]));

    expect(await readBytes(joined(a, b, c))).toMatchObject({ ok: true });
    expect(await readBytes(joined(a, c))).toEqual({ ok: false, error: 'edited' });
    expect(await readBytes(joined(b, a, c))).toEqual({ ok: false, error: 'edited' });
  });

  it('is edited where the records of another table stand behind the head', async () => {
    const one = await sealTable(TABLE, keeper(), ['x']);
    const other = await sealTable(OTHER, keeper(), ['x']);
    if (!one.ok || !other.ok) throw new Error('no keeper');
    const frames = 8 + 16 + 8 + 1 + 16;
    const mixed = Buffer.concat([one.value.subarray(0, -frames), other.value.subarray(-frames)]);
    expect(await readBytes(Uint8Array.from(mixed))).toEqual({ ok: false, error: 'edited' });
  });

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['something else', new TextEncoder().encode('{"game":1}'), 'notOurs'],
    ['a few of our letters', new TextEncoder().encode('KABT'), 'edited'],
    ['other letters, fewer than ours', new TextEncoder().encode('KAX'), 'notOurs'],
  ] as const)('is told for %s', async (_, bytes, fault) => {
    expect(await readBytes(bytes)).toEqual({ ok: false, error: fault });
  });

  it('is told as newer where a later version wrote it, whatever follows', async () => {
    const newer = Uint8Array.from([...new TextEncoder().encode('KABTABLE'), 0, 2, 255, 255, 255, 255]);
    expect(await readBytes(newer)).toEqual({ ok: false, error: 'newerVersion' });
  });

  it('is not opened by the key of another profile', async () => {
    const whole = await written();
    const stranger = fileKeeper(systemFs, join(folder, 'other'));
    expect(await readTable(whole, stranger)).toEqual({ ok: false, error: 'wrongKey' });
  });

  it('is read no further than the longest one goes', async () => {
    writeFileSync(journalPath(folder, TABLE), new Uint8Array(FILE_BYTES + 10));
    expect(await read()).toEqual({ ok: false, error: 'tooLarge' });
  });

  it('is unreadable where a folder lies in its place, or nothing', async () => {
    expect(await read()).toEqual({ ok: false, error: 'unreadable' });
    mkdirSync(journalPath(folder, TABLE));
    expect(await read()).toEqual({ ok: false, error: 'unreadable' });
  });

  it('is left as it is, whatever was found', async () => {
    const path = journalPath(folder, TABLE);
    writeFileSync(path, 'not ours');
    await read();
    expect(readFileSync(path, 'utf8')).toBe('not ours');
  });
});

describe('a disk that fails', () => {
  const CODES = ['ENOSPC', 'EROFS', 'EIO'] as const;

  it.each(CODES)(
    'with %s at any call of a beginning leaves the journal before it or the new one, whole',
    async (code) => {
      const probe = faultyFs();
      await (await begun(['old'], TABLE, probe.fs)).close();
      for (let number = 0; number < probe.calls.length - 1; number += 1) {
        await written(['old']);
        const faulty = faultyFs();
        faulty.fail(code, (_, at) => at === number);
        const begins = begun(['new'], TABLE, faulty.fs).then((file) => file.close());
        await expect(begins, `call ${number}`).rejects.toThrow(code);
        const told = await read();
        expect(told.ok && told.value.torn, `call ${number}`).toBe(false);
        expect([['old'], ['new']], `call ${number}`).toContainEqual(told.ok && told.value.records);
        expect(readdirSync(folder).filter(isDraft), `call ${number}`).toEqual([]);
      }
    },
  );

  it.each(CODES)('with %s in the middle of an append loses that record alone', async (code) => {
    for (const call of ['write', 'datasync'] as const) {
      const faulty = faultyFs();
      const file = await begun(['kept'], TABLE, faulty.fs);
      faulty.writeAtMost = 5;
      let writes = 0;
      faulty.fail(code, (called) => called === call && (call === 'datasync' || (writes += 1) > 2));
      await expect(file.append('lost')).rejects.toThrow(code);
      await file.close();
      expect(await read()).toMatchObject({
        ok: true,
        value: { records: call === 'write' ? ['kept'] : ['kept', 'lost'] },
      });
    }
  });
});
