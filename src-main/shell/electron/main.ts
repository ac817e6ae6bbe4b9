import { app, dialog } from 'electron';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../../src-shared/locale/say.ts';
import { printable } from '../../cli/printable.ts';
import { terminalDictionary } from '../../cli/terminalLanguage.ts';
import { isDone, profileAt, releaseProfile } from '../../profile.ts';
import { askForWindow } from '../browser/controlFile.ts';
import { openLaunch, profileFolder, type Launch, type LaunchFault } from '../launch.ts';
import { shellParts } from '../parts.ts';
import { Shell } from '../shell.ts';
import { setupIpc } from './ipc.ts';
import { registerScheme, setupProtocol } from './protocol.ts';
import { openWindow, setupNavigation, setupPermissions, showWindow } from './window.ts';

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

/** Closes the table in order before the process ends; the second `quit` then goes through. */
function setupQuit(shell: Shell, release: () => void): void {
  let isClosed = false;
  app.on('before-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    void shell.close().then(() => {
      isClosed = true;
      release();
      app.quit();
    });
  });
  app.on('window-all-closed', () => app.quit());
}

/**
 * Electron's own files lie in the profile; a folder must exist before it can be named. Where it cannot be made, the
 * profile cannot be taken either, and that is what the person is told.
 */
function nameOwnFolder(launch: Launch): void {
  const folder = join(profileAt(profileFolder(launch.options)).folder, 'electron');
  if (isDone(() => void mkdirSync(folder, { recursive: true, mode: 0o700 }))) app.setPath('userData', folder);
}

async function openWhenReady(launch: Launch, launched: ReturnType<typeof openLaunch>): Promise<void> {
  await app.whenReady();
  if (!launched.ok) return endAtFault(launched.error, launch);
  const opened = launched.value;
  const preload = join(launch.builtFolder, 'preload', 'preload.cjs');
  const shell = new Shell(shellParts('electron', launch, opened));
  setupProtocol(opened.files);
  setupPermissions();
  setupNavigation();
  setupIpc(shell);
  setupQuit(shell, () => releaseProfile(opened.profile));
  app.on('second-instance', () => showWindow(preload));
  app.on('activate', () => showWindow(preload));
  openWindow(preload);
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
