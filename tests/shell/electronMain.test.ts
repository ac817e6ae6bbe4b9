import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openElectronShell } from '../../src-main/shell/electron/main.ts';
import type { Launch } from '../../src-main/shell/launch.ts';
import { system } from '../kit/fakeElectron.ts';
import { quietPorts } from '../kit/quietLan.ts';

vi.mock('electron', () => import('../kit/fakeElectron.ts'));

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-electron-'));
  mkdirSync(join(folder, 'window'));
  writeFileSync(join(folder, 'window', 'index.html'), '');
  system.reset();
  system.isReady = false;
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function launch(): Launch {
  return {
    options: {
      help: false,
      host: false,
      noOpen: false,
      shell: null,
      port: 0,
      name: null,
      profile: join(folder, 'profile'),
    },
    version: '0',
    builtFolder: folder,
    dealer: { deal: () => Promise.reject(new Error('no game is dealt here')) },
    lan: quietPorts,
    language: 'en',
  };
}

test('what must come before Electron is ready comes before it, the place before the lock', () => {
  openElectronShell(launch());

  expect(system.done).toEqual([
    'registerSchemesAsPrivileged',
    'enableSandbox',
    'setPath userData',
    'requestSingleInstanceLock',
    'whenReady',
  ]);
});

test('a second instance ends at once and leaves the profile to the first', () => {
  system.isFirst = false;

  openElectronShell(launch());

  expect(system.done.slice(-2)).toEqual(['requestSingleInstanceLock', 'quit']);
});

test('a profile that cannot be written is told of once Electron is ready, and not by a throw', () => {
  writeFileSync(join(folder, 'profile'), '');

  expect(() => openElectronShell(launch())).not.toThrow();
  expect(system.done).not.toContain('setPath userData');
  expect(system.done).toContain('whenReady');
});
