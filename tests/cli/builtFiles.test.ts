import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../src-main/cli/build.mjs';
import { readWindowFiles } from '../../src-main/shell/windowFiles.ts';
import { en } from '../../src-shared/locale/en.ts';
import { enFirst } from '../../src-shared/locale/enFirst.ts';
import { fi } from '../../src-shared/locale/fi.ts';
import { ko } from '../../src-shared/locale/ko.ts';
import { zh } from '../../src-shared/locale/zh.ts';

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

/** All code that the window waits for before it shows anything: the script of the page and what it imports at once. */
function firstCode(): string {
  const taken = new Set(
    [...text('window/index.html').matchAll(/"\.\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ''),
  );
  for (const path of taken)
    for (const [, file] of text(`window/${path}`).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      taken.add(`assets/${file ?? ''}`);
  return [...taken].map((path) => text(`window/${path}`)).join('\n');
}

/** Signs that stand in the code of one part alone. */
const BEHIND = [
  ['the lobby', 'stop-count-in'],
  ['the scene of a game', 'data-stage'],
  ['the dossier', 'role-form'],
  ['the verdict', 'to-lobby'],
  ['the check of the deal', 'trust-head'],
  ['the handshake and its cryptography', 'SH/1'],
  ['the home screen of a host', 'host-unseated'],
  ['the controls of a host', 'host-sheet'],
  ['the games of before', 'past-close'],
  ['the rules', 'rules-sheet'],
  ['how to play', 'how-to-art'],
  ['the settings', 'settings-sheet'],
  ['the credits', 'credits-sheet'],
] as const;

test.each(BEHIND)('the first screen of a guest does not wait for %s', (_part, sign) => {
  const all = files('window').filter((file) => file.endsWith('.js'));

  expect(all.some((file) => text(`window/${file}`).includes(sign))).toBe(true);
  expect(firstCode()).toContain('join-box');
  expect(firstCode()).not.toContain(sign);
});

function sentences(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentences) : [];
}

test('the first screen waits for no words but its own, and for none of another language', () => {
  const code = firstCode();
  const own = sentences(enFirst).join('\n');
  const others = [en, fi, zh, ko]
    .flatMap(sentences)
    .filter((line) => line.length > 24 && !own.includes(line));

  expect(code).toContain(enFirst.people.page.noStorage);
  expect(others.filter((line) => code.includes(line))).toEqual([]);
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
