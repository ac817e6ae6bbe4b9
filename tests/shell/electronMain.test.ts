import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openElectronShell } from '../../src-main/shell/electron/main.ts';
import type { Launch } from '../../src-main/shell/launch.ts';
import { quietPorts } from '../kit/quietLan.ts';

const electron = vi.hoisted(() => ({ done: [] as string[], isFirst: true }));

vi.mock('electron', () => ({
  app: {
    enableSandbox: () => electron.done.push('enableSandbox'),
    setPath: (name: string) => electron.done.push(`setPath ${name}`),
    requestSingleInstanceLock: () => {
      electron.done.push('requestSingleInstanceLock');
      return electron.isFirst;
    },
    whenReady: () => {
      electron.done.push('whenReady');
      return new Promise(() => undefined);
    },
    quit: () => electron.done.push('quit'),
  },
  protocol: { registerSchemesAsPrivileged: () => electron.done.push('registerSchemesAsPrivileged') },
}));

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-electron-'));
  mkdirSync(join(folder, 'window'));
  writeFileSync(join(folder, 'window', 'index.html'), '');
  electron.done.length = 0;
  electron.isFirst = true;
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

  expect(electron.done).toEqual([
    'registerSchemesAsPrivileged',
    'enableSandbox',
    'setPath userData',
    'requestSingleInstanceLock',
    'whenReady',
  ]);
});

test('a second instance ends at once and leaves the profile to the first', () => {
  electron.isFirst = false;

  openElectronShell(launch());

  expect(electron.done.slice(-2)).toEqual(['requestSingleInstanceLock', 'quit']);
});

test('a profile that cannot be written is told of once Electron is ready, and not by a throw', () => {
  writeFileSync(join(folder, 'profile'), '');

  expect(() => openElectronShell(launch())).not.toThrow();
  expect(electron.done).not.toContain('setPath userData');
  expect(electron.done).toContain('whenReady');
});
