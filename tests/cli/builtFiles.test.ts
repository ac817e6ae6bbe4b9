import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../src-main/cli/build.mjs';
import { readWindowFiles } from '../../src-main/shell/windowFiles.ts';

const out = fileURLToPath(new URL('../../out', import.meta.url));

beforeAll(async () => {
  expect(await ensureBuilt()).toBe(true);
}, 120_000);

function files(folder: string): readonly string[] {
  return readdirSync(join(out, folder), { recursive: true, encoding: 'utf8' });
}

function text(path: string): string {
  return readFileSync(join(out, path), 'utf8');
}

function bareImports(code: string): readonly string[] {
  return [...code.matchAll(/^import .*?from "([^."][^"]*)";$/gm)].map((match) => match[1] ?? '');
}

test('Electron is imported by one chunk alone, which the entry loads only under Electron', () => {
  const importers = files('main').filter((file) => bareImports(text(`main/${file}`)).includes('electron'));

  expect(importers).toHaveLength(1);
  expect(importers).not.toContain('main.js');
  expect(text('main/main.js')).not.toMatch(new RegExp(`^import .*${importers[0] ?? ''}`, 'm'));
});

test('the main process needs nothing from node_modules', () => {
  const packages = files('main').flatMap((file) => bareImports(text(`main/${file}`)));

  expect(packages.filter((name) => !name.startsWith('node:') && name !== 'electron')).toEqual([]);
});

test('the preload is one file of CommonJS that requires Electron and nothing else', () => {
  expect(files('preload')).toEqual(['preload.cjs']);
  expect([...text('preload/preload.cjs').matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1])).toEqual(
    ['electron'],
  );
});

test('the page has no script, no style and no address of another place in it', () => {
  const page = text('window/index.html');

  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
  expect(page.match(/<script(?![^>]*\ssrc="\.\/)[^>]*>/g)).toBeNull();
  expect(page).not.toMatch(/(src|href)="(?!\.\/)/);
});

test('each font file is fetched for the letters alone that it draws', () => {
  const styles = files('window')
    .filter((file) => file.endsWith('.css'))
    .map((file) => text(`window/${file}`))
    .join('');
  const faces = styles.match(/@font-face\{[^}]*\}/g) ?? [];

  expect(faces.length).toBeGreaterThanOrEqual(4);
  expect(faces.filter((face) => !face.includes('unicode-range'))).toEqual([]);
  expect(faces.filter((face) => /url\((?!\.\/|"\.\/)/.test(face))).toEqual([]);
});

test('no source map is built', () => {
  expect(
    [...files('window'), ...files('main'), ...files('preload')].filter((file) => file.endsWith('.map')),
  ).toEqual([]);
});

test('whoever is served the page can open the licence, and the notices of all that it and the host consist of', () => {
  const manifest = readFileSync(join(out, '..', 'package.json'), 'utf8');
  const dependencies = /"dependencies": \{([^}]*)\}/.exec(manifest)?.[1] ?? '';
  const names = [...dependencies.matchAll(/"([^"]+)":/g)].map((match) => match[1] ?? '');
  const notices = text('window/THIRD-PARTY-NOTICES.txt');
  const served = readWindowFiles(join(out, 'window'));

  expect(names.length).toBeGreaterThan(5);
  for (const name of [...names, 'svelte', '@fontsource-variable/jost', '@fontsource-variable/league-gothic'])
    expect(notices).toContain(`${name} `);
  expect(served.get('/THIRD-PARTY-NOTICES.txt')?.type).toBe('text/plain; charset=utf-8');
  expect(served.get('/LICENSE.txt')?.bytes.toString()).toContain('secrethitler.com');
});
