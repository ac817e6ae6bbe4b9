import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staleNames } from '../../src-main/cli/build.mjs';
import { isInstalled } from '../../src-main/cli/install.mjs';

const LOCK = {
  packages: {
    '': { name: 'kabinett' },
    'node_modules/one': { version: '1.0.0' },
    'node_modules/other-system': { version: '2.0.0', optional: true },
  },
};

let folder = '';

function put(path: string, content: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-build-'));
  put('package.json', {});
  put('package-lock.json', LOCK);
  for (const source of ['src-renderer/main.ts', 'src-main/main.ts', 'src-shared/bridge.ts']) put(source, 'x');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a fresh clone is not installed', () => {
  expect(isInstalled(folder)).toBe(false);
});

test('what npm noted is held against the lock, and packages of other systems may be missing', () => {
  put('node_modules/.package-lock.json', { packages: { 'node_modules/one': { version: '1.0.0' } } });

  expect(isInstalled(folder)).toBe(true);
});

test('another version in the lock asks for an installation', () => {
  put('node_modules/.package-lock.json', { packages: { 'node_modules/one': { version: '0.9.0' } } });

  expect(isInstalled(folder)).toBe(false);
});

test.each(['', '{', 'null', '[]'])('a note of npm that holds %j asks for an installation', (text) => {
  put('node_modules/.package-lock.json', text);

  expect(isInstalled(folder)).toBe(false);
});

test('a fresh clone has everything to build', () => {
  expect(staleNames(folder)).toEqual(['window', 'main']);
});

test('a stamp of other sources asks for a build', () => {
  for (const made of ['out/window/index.html', 'out/main/main.js', 'out/preload/preload.cjs']) put(made, 'x');
  put('out/.stamp', { window: 'a', main: 'b' });

  expect(staleNames(folder)).toEqual(['window', 'main']);
});
