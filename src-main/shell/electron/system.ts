import { app, nativeTheme, powerMonitor, powerSaveBlocker, shell as system } from 'electron';
import { isOurLink, whenAsked, whileHosting } from '../manners.ts';
import type { TableWatch } from '../tableWatch.ts';

/** Opens an address of the fixed list in the system's browser; any other is dropped. */
export function openLink(address: string): void {
  if (isOurLink(address)) void system.openExternal(address);
}

/** Windows draw dark or light as the person chose, their frames included; `system` follows the system live. */
export function setupTheme(watch: TableWatch): void {
  watch.follow(({ theme }) => {
    if (nativeTheme.themeSource !== theme) nativeTheme.themeSource = theme;
  });
}

/** While a table is open the system stays awake; its screen need not. */
export function setupAwake(watch: TableWatch): void {
  const begin = (): number => powerSaveBlocker.start('prevent-app-suspension');
  whileHosting(watch, begin, (blocker) => void powerSaveBlocker.stop(blocker));
}

/** The machine woke up: the guest's link is made anew at once, and so is what the network is told. */
export function setupWake(wake: () => void): void {
  powerMonitor.on('resume', wake);
}

/** Shows in the taskbar or the dock that this person is asked. Focus ends it. */
export function setupAttention(watch: TableWatch, flash: (on: boolean) => void): void {
  whenAsked(watch, flash);
  app.on('browser-window-focus', () => flash(false));
}
