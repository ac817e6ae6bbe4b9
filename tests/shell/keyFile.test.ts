import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { KeptKey, KeyKeeper } from '../../src-shared/guest/keeper.ts';
import { keyFile } from '../../src-main/shell/keyFile.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const URL_ONE = 'ws://192.0.2.20:41932/ws';
const KEY: KeptKey = { hostKey: 'a'.repeat(64), handle: 'b'.repeat(32), key: 'c'.repeat(64) };
const OTHER: KeptKey = { ...KEY, key: 'd'.repeat(64) };

let folder = '';
let file = '';
let now = 0;
let keeper: KeyKeeper;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-keys-'));
  file = join(folder, 'keys.json');
  now = Date.UTC(2026, 0, 1);
  keeper = keyFile(file, () => now);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a key is kept for its address, over a restart', () => {
  keeper.save(URL_ONE, KEY);

  expect(keyFile(file, () => now).load(URL_ONE)).toEqual(KEY);
  expect(keeper.load('ws://192.0.2.21:41932/ws')).toBeNull();
});

test('a newer key takes the place of the older one', () => {
  keeper.save(URL_ONE, KEY);
  keeper.save(URL_ONE, OTHER);

  expect(keeper.load(URL_ONE)).toEqual(OTHER);
});

test('a forgotten key is gone, and others stay', () => {
  keeper.save(URL_ONE, KEY);
  keeper.save('ws://192.0.2.21:1/ws', OTHER);
  keeper.forget(URL_ONE);

  expect(keeper.load(URL_ONE)).toBeNull();
  expect(keeper.load('ws://192.0.2.21:1/ws')).toEqual(OTHER);
});

test('a key is kept for thirty days', () => {
  keeper.save(URL_ONE, KEY);

  now += 30 * DAY_MS - 1;
  expect(keeper.load(URL_ONE)).toEqual(KEY);
  now += 1;
  expect(keeper.load(URL_ONE)).toBeNull();
});

test('the file of keys is its owner’s alone, and nothing lies beside it', () => {
  keeper.save(URL_ONE, KEY);

  expect(process.platform === 'win32' || (statSync(file).mode & 0o777) === 0o600).toBe(true);
  expect(readdirSync(folder)).toEqual(['keys.json']);
});

test.each([
  '',
  '{',
  'null',
  '{}',
  '[null,7,[],{}]',
  JSON.stringify([{ url: URL_ONE, savedAt: Date.UTC(2026, 0, 1), kept: { ...KEY, key: 'short' } }]),
])('a file that holds %j holds no key, and can be written again', (text) => {
  writeFileSync(file, text);
  expect(keeper.load(URL_ONE)).toBeNull();

  keeper.save(URL_ONE, KEY);

  expect(keeper.load(URL_ONE)).toEqual(KEY);
});

test('a key that cannot be written is kept as long as the process', () => {
  keeper.save(URL_ONE, KEY);
  rmSync(folder, { recursive: true });
  keeper.save(URL_ONE, OTHER);

  expect(keeper.load(URL_ONE)).toEqual(OTHER);
  expect(keyFile(file, () => now).load(URL_ONE)).toBeNull();
});

test('once keys can be written again, those that waited are written too', () => {
  rmSync(folder, { recursive: true });
  keeper.save(URL_ONE, KEY);
  mkdirSync(folder);
  keeper.save('ws://192.0.2.21:1/ws', OTHER);

  expect(keyFile(file, () => now).load(URL_ONE)).toEqual(KEY);
});
