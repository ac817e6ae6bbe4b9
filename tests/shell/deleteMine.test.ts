import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeProfile } from '../../src-main/profile.ts';
import { deleteMine } from '../../src-main/shell/deleteMine.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kabinett-mine-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('everything of this person is deleted, and what says that the app runs stays', async () => {
  const taken = takeProfile(folder);
  if (!taken.ok) throw new Error(taken.error.code);
  const { settings, keys, recent, tables, history } = taken.value;
  const files = [
    ...[settings, `${settings}.broken`, keys, recent, join(tables, 'key'), join(tables, '1.table')],
    ...[join(history, 'game'), join(folder, 'logs', 'kabinett.log'), join(folder, 'window.json')],
  ];
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'mine');
  }

  await deleteMine(taken.value);

  expect(readdirSync(folder)).toEqual(['lock']);
});

test('where nothing was kept nothing is missed', async () => {
  const taken = takeProfile(folder);
  if (!taken.ok) throw new Error(taken.error.code);
  await deleteMine(taken.value);
  expect(readdirSync(folder)).toEqual(['lock']);
});
