import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../src-shared/settings.ts';
import { readSettings, writeSettings } from '../../src-main/settings.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-settings-'));
  file = join(folder, 'settings.json');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('without a file the defaults hold', () => {
  expect(readSettings(file)).toEqual({ settings: DEFAULT_SETTINGS, setAside: null });
});

test('settings come back as they were written, and nothing else lies beside them', () => {
  const settings: Settings = {
    name: 'Änn 🦊',
    language: 'fi',
    theme: 'light',
    sound: false,
    volume: 'quiet',
    dossier: 'tap',
    coach: true,
    keepingTold: true,
  };

  writeSettings(file, settings);

  expect(readSettings(file)).toEqual({ settings, setAside: null });
  expect(readdirSync(folder)).toEqual(['settings.json']);
});

test.each([
  '',
  '{"name":',
  'null',
  '[]',
  '{"name":"Ann"}',
  '{"name":7,"language":null,"theme":"dark"}',
  '{"name":"Ann","language":"xx","theme":"dark"}',
  '{"name":"Ann","language":null,"theme":"blue"}',
  '{"name":"Ann","language":null,"theme":"dark","sound":1}',
  '{"name":"Ann","language":null,"theme":"dark","volume":"11"}',
  JSON.stringify({ name: 'A'.repeat(257), language: null, theme: 'dark' }),
])('a broken file (%j) is set aside, kept and replaced by the defaults', (text) => {
  writeFileSync(file, text);

  expect(readSettings(file)).toEqual({ settings: DEFAULT_SETTINGS, setAside: `${file}.broken` });
  expect(existsSync(file)).toBe(false);
  expect(readFileSync(`${file}.broken`, 'utf8')).toBe(text);
});

test('settings that an older version wrote keep what they say, and the sound is as the place asks', () => {
  writeFileSync(file, '{"name":"Ann","language":"ko","theme":"dark"}');

  expect(readSettings(file)).toEqual({
    settings: { ...DEFAULT_SETTINGS, name: 'Ann', language: 'ko', theme: 'dark' },
    setAside: null,
  });
});

test('keys of a newer version are dropped', () => {
  writeFileSync(file, JSON.stringify({ ...DEFAULT_SETTINGS, __proto__: null, future: 1 }));

  expect(readSettings(file).settings).toEqual(DEFAULT_SETTINGS);
});

test('a file that cannot even be read is set aside like a broken one', () => {
  mkdirSync(file);

  expect(readSettings(file)).toEqual({ settings: DEFAULT_SETTINGS, setAside: `${file}.broken` });
});

test('settings that cannot be written leave the file as it was, and nothing beside it', () => {
  mkdirSync(join(file, 'full'), { recursive: true });

  expect(writeSettings(file, DEFAULT_SETTINGS)).toBe(false);
  expect(readdirSync(folder)).toEqual(['settings.json']);
});
