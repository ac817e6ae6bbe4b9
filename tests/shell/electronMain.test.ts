import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openElectronShell } from '../../src-main/shell/electron/main.ts';
import type { Launch } from '../../src-main/shell/launch.ts';
import { fi } from '../../src-shared/locale/fi.ts';
import {
  app,
  defaultSession,
  happens,
  listened,
  Menu,
  system,
  type BrowserWindow as FakeWindow,
} from '../kit/fakeElectron.ts';
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

/** Opens the whole shell; gives its window once it is there. */
async function openedShell(profile: string): Promise<FakeWindow> {
  system.isReady = true;
  const { options, ...rest } = launch();
  openElectronShell({ ...rest, options: { ...options, profile } });
  return vi.waitUntil(() => system.windows[0]);
}

/** Ends it as the system would, so that the profile is free again. */
async function ended(profile: string): Promise<void> {
  happens('app', 'before-quit');
  await vi.waitUntil(() => !existsSync(join(profile, 'lock')));
}

test('a second launch brings the first one’s window to the front', async () => {
  const profile = join(folder, 'profile');
  const window = await openedShell(profile);
  window.isMinimizedNow = true;

  happens('app', 'second-instance');

  expect(window.restore).toHaveBeenCalledOnce();
  expect(window.focus).toHaveBeenCalledOnce();
  expect(system.windows).toHaveLength(1);
  await ended(profile);
});

test('each profile has a place of Electron’s own, so that several run side by side', () => {
  openElectronShell(launch());

  expect(app.setPath).toHaveBeenCalledExactlyOnceWith('userData', join(folder, 'profile', 'electron'));
});

test('the menu speaks as the system does until a language is chosen', async () => {
  const profile = join(folder, 'profile');
  await openedShell(profile);

  const [template] = Menu.buildFromTemplate.mock.calls.at(-1) ?? [];

  expect(template?.map(({ label }) => label)).toContain(fi.desktop.menu.edit);
  await ended(profile);
});

test('every part of the shell is set up: permissions, navigation, channels, power and the scheme', async () => {
  const profile = join(folder, 'profile');
  const window = await openedShell(profile);

  expect(defaultSession.setPermissionCheckHandler).toHaveBeenCalledOnce();
  expect(defaultSession.setPermissionRequestHandler).toHaveBeenCalledOnce();
  expect(window.webContents.setWindowOpenHandler).toHaveBeenCalledOnce();
  expect(window.webContents.eventNames().sort()).toEqual([
    'context-menu',
    'render-process-gone',
    'will-attach-webview',
    'will-navigate',
    'will-redirect',
  ]);
  expect(listened('ipc')).toEqual(['kabinett:attach', 'kabinett:call']);
  expect(listened('power')).toEqual(['resume', 'shutdown']);
  expect([...system.handled.keys()]).toEqual(['app']);
  await ended(profile);
});
