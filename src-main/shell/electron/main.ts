import { app, dialog, type BrowserWindow } from 'electron';
import { join } from 'node:path';
import type { Words } from '../../../src-shared/locale/dictionary.ts';
import { environmentLanguage } from '../../cli/environmentLanguage.mjs';
import { terminalDictionary } from '../../cli/terminalLanguage.ts';
import { releaseProfile } from '../../profile.ts';
import { askForWindow } from '../browser/controlFile.ts';
import { openLaunch, type Launch, type LaunchFault, type Opened } from '../launch.ts';
import { faultSentence, openedThere, ownFolder, profileOf } from '../launchFault.ts';
import { crashQuestion } from '../questions.ts';
import { shellParts } from '../parts.ts';
import { Shell } from '../shell.ts';
import { setupClosing } from './closing.ts';
import { setupIpc } from './ipc.ts';
import { setupContextMenu, showMenu } from './menu.ts';
import { safeKeeper } from './safeKeeper.ts';
import { registerScheme, setupProtocol } from './protocol.ts';
import { setupAttention, setupAwake, setupTheme, setupWake } from './system.ts';
import { TableWatch } from '../tableWatch.ts';
import { isWallPage } from '../wallPage.ts';
import { openWall } from './wall.ts';
import { openWindow, setupNavigation, setupPermissions, showWindow } from './window.ts';

/** A profile that a browser shell holds opens a window of that one; any other fault is told in a box. */
async function endAtFault(fault: LaunchFault, launch: Launch): Promise<void> {
  const isOpenedThere = fault.code === 'held' && (await askForWindow(profileOf(launch).control));
  if (isOpenedThere) console.log(openedThere(launch));
  else dialog.showErrorBox(app.name, faultSentence(fault, launch));
  app.quit();
}

/** The words of this moment: as the settings say, else as the system does. */
function speaker(watch: TableWatch, launch: Launch): () => Words {
  const [preferred] = app.getPreferredSystemLanguages();
  const fallback = preferred === undefined ? launch.language : environmentLanguage({ LANG: preferred });
  return () => terminalDictionary(watch.now.language ?? fallback).words;
}

async function askAfterCrashes(words: Words): Promise<boolean> {
  return (await dialog.showMessageBox(crashQuestion(words))).response === 0;
}

/** The shell, whose wall screen is a window of its own; every other address opens in the system's browser. */
function openShell(launch: Launch, opened: Opened, main: () => BrowserWindow | null): [Shell, TableWatch] {
  const parts = shellParts('electron', launch, opened, safeKeeper);
  const shell = new Shell({
    ...parts,
    openAddress: (address) => {
      const { hostedLink } = watch.now;
      if (hostedLink !== null && isWallPage(address)) openWall(address, hostedLink, main());
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
  const folder = ownFolder(launch);
  if (folder !== null) app.setPath('userData', folder);
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  void openWhenReady(launch, openLaunch(launch));
}
