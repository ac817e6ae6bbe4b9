import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForWindow, writeControlFile } from '../../src-main/shell/browser/controlFile.ts';
import { openControlServer, type ControlServer } from '../../src-main/shell/browser/controlServer.ts';
import { ManualClock } from '../kit/manualClock.ts';

let folder = '';
let file = '';
let server: ControlServer;
let opened = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-control-'));
  file = join(folder, 'control');
  opened = 0;
  server = await openControlServer({
    files: new Map(),
    clock: new ManualClock(),
    windows: { attach: () => ({ call: () => undefined, detach: () => undefined }) },
    onNotice: () => undefined,
    onOpenAsked: () => void (opened += 1),
  });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a second start reaches the first through the control file and gets one window', async () => {
  writeControlFile(file, server.port, server.secret);

  expect(await askForWindow(file)).toBe(true);
  expect(opened).toBe(1);
});

test('the control file is its owner’s alone', () => {
  writeControlFile(file, server.port, server.secret);

  expect(process.platform === 'win32' || (statSync(file).mode & 0o777) === 0o600).toBe(true);
});

test('after the first process ended nobody answers', async () => {
  writeControlFile(file, server.port, server.secret);
  await server.close();

  expect(await askForWindow(file)).toBe(false);
});

test.each(['', 'null', '{"port":0,"secret":"x"}', '{"port":"80"}', '[1]'])(
  'a control file that holds %j reaches nobody',
  async (text) => {
    writeFileSync(file, text);

    expect(await askForWindow(file)).toBe(false);
  },
);

test('without a control file nobody is asked', async () => {
  expect(await askForWindow(file)).toBe(false);
});
