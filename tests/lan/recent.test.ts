import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recentFile, type KnownTable } from '../../src-main/lan/recent.ts';
import { tableId } from './kit.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-recent-'));
  file = join(folder, 'recent.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function known(pair: string): KnownTable {
  return {
    id: tableId(pair),
    pin: tableId('0f'),
    name: null,
    host: 'Ann',
    address: '192.0.2.7',
    port: 41_932,
  };
}

test('the last ten tables are kept, the latest first (decision 9)', () => {
  const recent = recentFile(file);
  for (let table = 16; table < 28; table += 1) recent.remember(known(table.toString(16)));

  const ids = recentFile(file)
    .list()
    .map(({ id }) => id.slice(0, 2));
  expect(ids).toEqual(['1b', '1a', '19', '18', '17', '16', '15', '14', '13', '12']);
});

test('a table that is visited again is kept once', () => {
  const recent = recentFile(file);
  for (const pair of ['a1', 'b2', 'a1']) recent.remember(known(pair));

  expect(recent.list().map(({ id }) => id)).toEqual([tableId('a1'), tableId('b2')]);
});

test('the file holds no code, key or name of the person (decision 9)', () => {
  recentFile(file).remember(known('a1'));

  expect(Object.keys((JSON.parse(readFileSync(file, 'utf8')) as object[])[0] ?? {}).toSorted()).toEqual([
    'address',
    'host',
    'id',
    'name',
    'pin',
    'port',
  ]);
});

test('forgotten is forgotten, on the disk too', () => {
  const recent = recentFile(file);
  recent.remember(known('a1'));
  recent.forget();

  expect(recentFile(file).list()).toEqual([]);
});

test.each([
  '',
  'not json',
  '{}',
  '[7, null, {"id": "x"}]',
  JSON.stringify([{ ...known('a1'), address: 'evil.example' }]),
])('what cannot be read counts as forgotten: %j', (text) => {
  writeFileSync(file, text);

  expect(recentFile(file).list()).toEqual([]);
});
