import { app, dialog } from 'electron';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../../../src-shared/locale/en.ts';
import { say } from '../../../src-shared/locale/say.ts';
import { printable } from '../../cli/printable.ts';
import { profileAt, releaseProfile } from '../../profile.ts';
import { askForWindow } from '../browser/controlFile.ts';
import { openLaunch, profileFolder, type Launch, type LaunchFault } from '../launch.ts';
import { shellParts } from '../parts.ts';
import { Shell } from '../shell.ts';
import { setupIpc } from './ipc.ts';
import { registerScheme, setupProtocol } from './protocol.ts';
import { openWindow, setupNavigation, setupPermissions, showWindow } from './window.ts';

/** A profile that a browser shell holds opens a window of that one; any other fault is told in a box. */
async function endAtFault(fault: LaunchFault, launch: Launch): Promise<void> {
  const { notices } = en.shell;
  const profile = profileAt(profileFolder(launch.options));
  if (fault.code === 'held' && (await askForWindow(profile.control))) {
    console.log(notices.openedThere);
  } else {
    const sentence = {
      held: say('en', notices.profileHeld, {
        pid: fault.code === 'held' ? String(fault.by) : '',
        file: profile.lock,
      }),
      unwritable: say('en', notices.profileUnwritable, { folder: profile.folder }),
      badName: say('en', notices.badName),
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

/** Electron's own files lie in the profile; a folder must exist before it can be named. */
function ownFolder(launch: Launch): string {
  const folder = join(profileAt(profileFolder(launch.options)).folder, 'electron');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
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
  app.setPath('userData', ownFolder(launch));
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  void openWhenReady(launch, openLaunch(launch));
}
