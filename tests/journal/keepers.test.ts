import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemFs } from '../../src-main/journal/journalFs.ts';
import { readTable, sealTable } from '../../src-main/journal/journalFile.ts';
import { makeHead, readHead } from '../../src-main/journal/header.ts';
import { fileKeeper, firstOf, passphraseKeeper } from '../../src-main/journal/keepers.ts';
import type { KeyKeeper, WrappedKey } from '../../src-main/journal/terms.ts';
import { faultyFs } from '../kit/faultyFs.ts';

const KEY = new Uint8Array(32).fill(7);
const TABLE = 'a'.repeat(32);

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kabinett-keepers-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, 'tables', 'key');
const noKeeper: KeyKeeper = {
  wrap: () => Promise.resolve({ ok: false, error: 'noKeeper' }),
  unwrap: () => Promise.resolve({ ok: false, error: 'noKeeper' }),
};

async function wrapped(keeper: KeyKeeper): Promise<WrappedKey> {
  const done = await keeper.wrap(KEY);
  if (!done.ok) throw new Error(done.error);
  return done.value;
}

test('the profile opens what it kept, also after a new start', async () => {
  const kept = await wrapped(fileKeeper(systemFs, path()));
  expect(await fileKeeper(systemFs, path()).unwrap(kept)).toEqual({ ok: true, value: KEY });
  expect(kept.keptBy).toBe('file');
  expect(statSync(path()).mode & 0o077).toBe(0);
});

test('a key of the profile that is damaged opens nothing, and another takes its place', async () => {
  const keeper = fileKeeper(systemFs, path());
  const before = await wrapped(keeper);
  writeFileSync(path(), 'short');
  expect(await keeper.unwrap(before)).toEqual({ ok: false, error: 'wrongKey' });
  const after = await wrapped(keeper);
  expect(await keeper.unwrap(after)).toMatchObject({ ok: true });
  expect(readFileSync(path())).toHaveLength(32);
});

test('where the profile cannot be written to, nothing is kept and nothing is thrown', async () => {
  for (const call of ['mkdir', 'open', 'write', 'sync', 'rename'] as const) {
    const faulty = faultyFs();
    faulty.fail('EROFS', (called) => called === call);
    expect(await fileKeeper(faulty.fs, path()).wrap(KEY), call).toEqual({ ok: false, error: 'noKeeper' });
  }
});

test('a passphrase opens, in whichever form a keyboard writes its letters', async () => {
  const kept = await wrapped(passphraseKeeper('k\u00e4sikirjoitus'));
  expect(await passphraseKeeper('ka\u0308sikirjoitus').unwrap(kept)).toEqual({ ok: true, value: KEY });
  expect(await passphraseKeeper('kasikirjoitus').unwrap(kept)).toEqual({ ok: false, error: 'wrongKey' });
  expect(await passphraseKeeper('').unwrap(kept)).toEqual({ ok: false, error: 'wrongKey' });
});

test('the work of the passphrase stands in the file and is 64 MiB', async () => {
  const { scrypt } = await wrapped(passphraseKeeper('x'));
  expect(scrypt).toMatchObject({ n: 65_536, r: 8, p: 1 });
});

test('a file that asks for more work than ours ever do is not worked on', () => {
  const work = { salt: 'A'.repeat(22), n: 2 ** 16, r: 8, p: 1 };
  const head = (scrypt: typeof work) =>
    readHead(makeHead(TABLE, { keptBy: 'passphrase', wrapped: 'AAAA', scrypt })).ok;
  expect(head(work)).toBe(true);
  expect(head({ ...work, n: 2 ** 19 })).toBe(false);
  expect(head({ ...work, r: 64 })).toBe(false);
  expect(head({ ...work, p: 2 })).toBe(false);
  expect(head({ ...work, n: 1000 })).toBe(false);
  expect(head({ ...work, n: -2 })).toBe(false);
});

test('the passphrase is nowhere in the file', async () => {
  const sealed = await sealTable(TABLE, passphraseKeeper('correct horse'), ['record']);
  if (!sealed.ok) throw new Error(sealed.error);
  expect(Buffer.from(sealed.value).includes('correct')).toBe(false);
  expect(await readTable(sealed.value, passphraseKeeper('correct horse'))).toMatchObject({ ok: true });
  expect(await readTable(sealed.value, passphraseKeeper('correct horsf'))).toEqual({
    ok: false,
    error: 'wrongKey',
  });
});

test('the first keeper that can keeps, and whichever kept it opens', async () => {
  const file = fileKeeper(systemFs, path());
  const kept = await wrapped(firstOf([noKeeper, file]));
  expect(kept.keptBy).toBe('file');
  expect(await firstOf([noKeeper, file]).unwrap(kept)).toEqual({ ok: true, value: KEY });
  expect(await firstOf([noKeeper]).unwrap(kept)).toEqual({ ok: false, error: 'noKeeper' });
  expect(await firstOf([noKeeper]).wrap(KEY)).toEqual({ ok: false, error: 'noKeeper' });
});
