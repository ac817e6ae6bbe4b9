import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logFiles } from '../../src-main/logFiles.ts';

const NOW = Date.UTC(2026, 0, 20);
const DAY_MS = 24 * 60 * 60 * 1000;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-log-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeAt(time: number, line: string): void {
  logFiles(folder, time).write(line);
  utimesSync(join(folder, 'kabinett.log'), time / 1000, time / 1000);
}

test('every start begins a file and keeps the last ones', () => {
  writeAt(NOW - DAY_MS, 'one\n');
  writeAt(NOW, 'two\n');

  expect(readFileSync(join(folder, 'kabinett.log'), 'utf8')).toBe('two\n');
  expect(readFileSync(join(folder, 'kabinett.1.log'), 'utf8')).toBe('one\n');
});

test('at most five files are kept', () => {
  for (let start = 0; start < 9; start += 1) writeAt(NOW, `${String(start)}\n`);

  expect(readdirSync(folder)).toHaveLength(5);
  expect(readFileSync(join(folder, 'kabinett.4.log'), 'utf8')).toBe('4\n');
});

test('files older than seven days are dropped at the next start', () => {
  writeAt(NOW - 8 * DAY_MS, 'old\n');

  writeAt(NOW, 'new\n');

  expect(readdirSync(folder)).toEqual(['kabinett.log']);
});

test('lines that cannot be kept are lost, and nobody hears of it', () => {
  const sink = logFiles(folder, NOW);
  rmSync(folder, { recursive: true });

  expect(() => sink.write('one\n')).not.toThrow();
  expect(() => sink.rotate(5)).not.toThrow();
});

test('a place where a file stands keeps no lines', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');

  expect(() => logFiles(file, NOW).write('one\n')).not.toThrow();
  expect(readFileSync(file, 'utf8')).toBe('');
});
