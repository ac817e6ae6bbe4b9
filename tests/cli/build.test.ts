import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentStamp, staleNames } from '../../src-main/cli/build.mjs';
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

describe('after a build', () => {
  beforeEach(() => {
    for (const made of [
      'out/window/index.html',
      'out/window/THIRD-PARTY-NOTICES.txt',
      'out/main/main.js',
      'out/preload/preload.cjs',
    ])
      put(made, 'x');
    put('out/.stamp', currentStamp(folder));
  });

  test('nothing is built again while nothing changes', () => {
    expect(staleNames(folder)).toEqual([]);
  });

  test.each([
    ['src-renderer/main.ts', ['window']],
    ['src-renderer/screens/New.svelte', ['window']],
    ['src-main/main.ts', ['main']],
    ['src-shared/bridge.ts', ['window', 'main']],
    ['package-lock.json', ['window', 'main']],
    ['package.json', ['window', 'main']],
    ['tests/some.test.ts', []],
  ])('a change of %s builds %j', (path, stale) => {
    put(path, 'changed');

    expect(staleNames(folder)).toEqual(stale);
  });

  test.each([
    ['out/window/index.html', ['window']],
    ['out/window/THIRD-PARTY-NOTICES.txt', ['window']],
    ['out/main/main.js', ['main']],
    ['out/preload/preload.cjs', ['main']],
    ['out/.stamp', ['window', 'main']],
  ])('without %s, %j is built again', (path, stale) => {
    rmSync(join(folder, path));

    expect(staleNames(folder)).toEqual(stale);
  });
});
