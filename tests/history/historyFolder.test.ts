import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { historyFolder } from '../../src-main/history/historyFolder.ts';
import { historyOver } from '../kit/pastGames.ts';
import { pastGameText } from '../kit/pastGameText.ts';

let above = '';
let folder = '';

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'kabinett-history-'));
  folder = join(above, 'history');
});

afterEach(() => rmSync(above, { recursive: true, force: true }));

describe('the folder of the history', () => {
  test('is empty while it is not there, and is made for its owner alone with the first game', () => {
    const files = historyFolder(folder);
    expect(files.list()).toEqual([]);
    expect(existsSync(folder)).toBe(false);
    expect(files.write('a.json.gz', Uint8Array.of(1, 2))).toEqual({ ok: true, value: null });
    expect(files.list()).toMatchObject([{ name: 'a.json.gz', bytes: 2 }]);
    if (process.platform === 'win32') return;
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'a.json.gz')).mode & 0o777).toBe(0o600);
  });

  test('sweeps up what a write left that was cut off, and lists it as nothing', () => {
    const files = historyFolder(folder);
    files.write('a.json.gz', Uint8Array.of(1));
    writeFileSync(join(folder, '.0123456789abcdef.new'), 'half a game');
    expect(files.list()?.map(({ name }) => name)).toEqual(['a.json.gz']);
    expect(readdirSync(folder)).toEqual(['a.json.gz']);
  });

  test('replaces a file wholly or leaves it as it was, and leaves no draft behind', () => {
    const files = historyFolder(folder);
    files.write('a.json.gz', Uint8Array.of(1));
    expect(files.write('x'.repeat(300), Uint8Array.of(2))).toEqual({ ok: false, error: 'unwritable' });
    expect(files.write(join('missing', 'b'), Uint8Array.of(2))).toEqual({ ok: false, error: 'unwritable' });
    expect(readdirSync(folder)).toEqual(['a.json.gz']);
    expect(files.read('a.json.gz')).toEqual(Buffer.from([1]));
  });

  test('that is a file, or that cannot be read, is said and not thrown', () => {
    writeFileSync(folder, 'not a folder');
    const files = historyFolder(folder);
    expect(files.list()).toBeNull();
    expect(files.write('a', Uint8Array.of(1))).toEqual({ ok: false, error: 'unwritable' });
    expect(files.read('a')).toBeNull();
    expect(files.remove('a')).toBe(false);
  });

  test('holds games over restarts of the app', async () => {
    await historyOver(historyFolder(folder)).keep(pastGameText(5, 1));
    expect((await historyOver(historyFolder(folder)).list()).games).toHaveLength(1);
  });
});
