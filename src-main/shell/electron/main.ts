import { app, dialog, type BrowserWindow } from 'electron';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '../../../src-shared/locale/dictionary.ts';
import { say } from '../../../src-shared/locale/say.ts';
import { environmentLanguage } from '../../cli/environmentLanguage.mjs';
import { printable } from '../../cli/printable.ts';
import { terminalDictionary } from '../../cli/terminalLanguage.ts';
import { isDone, profileAt, releaseProfile } from '../../profile.ts';
import { askForWindow } from '../browser/controlFile.ts';
import { openLaunch, profileFolder, type Launch, type LaunchFault, type Opened } from '../launch.ts';
import { shellParts } from '../parts.ts';
import { Shell } from '../shell.ts';
import { setupClosing } from './closing.ts';
import { setupIpc } from './ipc.ts';
import { setupContextMenu, showMenu } from './menu.ts';
import { safeKeeper } from './safeKeeper.ts';
import { registerScheme, setupProtocol } from './protocol.ts';
import { setupAttention, setupAwake, setupTheme, setupWake } from './system.ts';
import { TableWatch } from '../tableWatch.ts';
import { openWall } from './wall.ts';
import { openWindow, setupNavigation, setupPermissions, showWindow } from './window.ts';

/** The query of a wall screen's address; see `wallPage.ts`. */
const WALL = 'wall';

/** A profile that a browser shell holds opens a window of that one; any other fault is told in a box. */
async function endAtFault(fault: LaunchFault, launch: Launch): Promise<void> {
  const { lang, words } = terminalDictionary(launch.language);
  const { notices } = words.shell;
  const profile = profileAt(profileFolder(launch.options));
  if (fault.code === 'held' && (await askForWindow(profile.control))) {
    console.log(notices.openedThere);
  } else {
    const sentence = {
      held: say(lang, notices.profileHeld, {
        pid: fault.code === 'held' ? String(fault.by) : '',
        file: profile.lock,
      }),
      unwritable: say(lang, notices.profileUnwritable, { folder: profile.folder }),
      badName: say(lang, notices.badName),
    }[fault.code];
    dialog.showErrorBox(app.name, printable(sentence));
  }
  app.quit();
}

/**
 * Electron's own files lie in the profile; a folder must exist before it can be named. Where it cannot be made, the
 * profile cannot be taken either, and that is what the person is told.
 */
function nameOwnFolder(launch: Launch): void {
  const folder = join(profileAt(profileFolder(launch.options)).folder, 'electron');
  if (isDone(() => void mkdirSync(folder, { recursive: true, mode: 0o700 }))) app.setPath('userData', folder);
}

/** The words of this moment: as the settings say, else as the system does. */
function speaker(watch: TableWatch, launch: Launch): () => Words {
  const [preferred] = app.getPreferredSystemLanguages();
  const fallback = preferred === undefined ? launch.language : environmentLanguage({ LANG: preferred });
  return () => terminalDictionary(watch.now.language ?? fallback).words;
}

async function askAfterCrashes(words: Words): Promise<boolean> {
  const { crash, closing } = words.desktop;
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message: crash.message,
    detail: crash.detail,
    buttons: [crash.again, closing.close],
    noLink: true,
  });
  return response === 0;
}

/** The shell, whose wall screen is a window of its own; every other address opens in the system's browser. */
function openShell(launch: Launch, opened: Opened, main: () => BrowserWindow | null): [Shell, TableWatch] {
  const parts = shellParts('electron', launch, opened, safeKeeper);
  const shell = new Shell({
    ...parts,
    openAddress: (address) => {
      const { hostedLink } = watch.now;
      if (hostedLink !== null && new URL(address).searchParams.has(WALL))
        openWall(address, hostedLink, main());
      else parts.openAddress(address);
    },
  });
  const watch = new TableWatch(shell);
  return [shell, watch];
}

async function openWhenReady(launch: Launch, launched: ReturnType<typeof openLaunch>): Promise<void> {
  await app.whenReady();
  if (!launched.ok) return endAtFault(launched.error, launch);
  const opened = launched.value;
  let window: BrowserWindow | null = null;
  const [shell, watch] = openShell(launch, opened, () => window);
  const words = speaker(watch, launch);
  setupProtocol(opened.files);
  setupPermissions();
  setupNavigation((contents) => setupContextMenu(contents, () => words().desktop.menu));
  setupIpc(shell);
  setupTheme(watch);
  setupAwake(watch);
  setupWake(() => shell.wake());
  watch.follow(() => showMenu(words().desktop.menu));
  const guard = setupClosing({
    watch,
    words,
    close: () => shell.close(),
    release: () => releaseProfile(opened.profile),
  });
  const open = openWindow({
    preload: join(launch.builtFolder, 'preload', 'preload.cjs'),
    placeFile: join(opened.profile.folder, 'window.json'),
    guard,
    askAfterCrashes: () => askAfterCrashes(words()),
    now: () => performance.now(),
  });
  window = open;
  setupAttention(watch, (on) => open.flashFrame(on && !open.isFocused()));
  app.on('second-instance', () => showWindow(open));
  app.on('activate', () => showWindow(open));
  if (launch.options.host) void shell.hostTable(opened.settings.name, true);
}

/**
 * Opens Kabinett under Electron. What must come before `ready` happens at once; the rest is not waited for, because
 * Electron becomes ready only when the entry module has been evaluated to its end.
 */
export function openElectronShell(launch: Launch): void {
  registerScheme();
  app.enableSandbox();
  nameOwnFolder(launch);
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  void openWhenReady(launch, openLaunch(launch));
}
