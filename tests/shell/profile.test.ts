import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  defaultProfileFolder,
  profileAt,
  releaseProfile,
  takeProfile,
  writeAtomically,
} from '../../src-main/profile.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-profile-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a new profile is made for its owner alone', () => {
  const taken = takeProfile(join(folder, 'deep', 'profile'));

  expect(taken.ok).toBe(true);
  const mode = statSync(join(folder, 'deep', 'profile')).mode & 0o777;
  expect(process.platform === 'win32' || mode === 0o700).toBe(true);
});

test('a second start is refused the profile of a process that runs, and is told which', () => {
  takeProfile(folder);

  expect(takeProfile(folder)).toEqual({ ok: false, error: { code: 'held', by: process.pid } });
});

test('a released profile can be taken again', () => {
  const first = takeProfile(folder);
  if (first.ok) releaseProfile(first.value);

  expect(takeProfile(folder).ok).toBe(true);
});

test.each(['4194399\n', '', 'no number', '-1', '0'])('a lock that holds %j belongs to nobody', (text) => {
  writeFileSync(profileAt(folder).lock, text);

  expect(takeProfile(folder).ok).toBe(true);
  expect(readFileSync(profileAt(folder).lock, 'utf8')).toBe(`${String(process.pid)}\n`);
});

test('a place where a file stands is refused as unwritable', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');

  expect(takeProfile(file)).toEqual({ ok: false, error: { code: 'unwritable' } });
});

test('a file is replaced as a whole and is its owner’s alone', () => {
  const file = join(folder, 'thing');
  writeAtomically(file, 'one');
  writeAtomically(file, 'two');

  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(process.platform === 'win32' || (statSync(file).mode & 0o777) === 0o600).toBe(true);
});

test.each([
  ['linux', { XDG_DATA_HOME: '/data' }, join('/data', 'kabinett')],
  ['linux', {}, join('/home/ann', '.local', 'share', 'kabinett')],
  ['darwin', {}, join('/home/ann', 'Library', 'Application Support', 'Kabinett')],
  ['win32', { APPDATA: '/roaming' }, join('/roaming', 'Kabinett')],
] as const)('the place for application data on %s with %o is the system’s own', (platform, env, expected) => {
  expect(defaultProfileFolder(platform, env, '/home/ann')).toBe(expected);
});

test('a folder in the place of the lock is nobody’s lock', () => {
  mkdirSync(profileAt(folder).lock);

  expect(takeProfile(folder).ok).toBe(true);
});

test('what cannot be removed of a profile keeps nobody from giving it free', () => {
  const profile = profileAt(folder);
  mkdirSync(profile.control);

  expect(() => releaseProfile(profile)).not.toThrow();
});

test('a file that cannot be replaced stays as it was, and no draft of it is left', () => {
  const place = join(folder, 'thing');
  mkdirSync(join(place, 'full'), { recursive: true });

  expect(writeAtomically(place, 'two')).toBe(false);
  expect(writeAtomically(join(folder, 'none', 'thing'), 'two')).toBe(false);
  expect(readdirSync(folder)).toEqual(['thing']);
});
