import { app, nativeTheme, powerMonitor, powerSaveBlocker, shell as system } from 'electron';
import { ANSWER_MS } from '../../../src-shared/hitlerQuestion.ts';
import type { TableWatch } from '../tableWatch.ts';

/** The only addresses outside that a click opens: the makers' site and the licence, as the credits name them. */
const LINKS = ['https://www.secrethitler.com/', 'https://creativecommons.org/licenses/by-nc-sa/4.0/'];

/** Opens an address of the fixed list in the system's browser; any other is dropped. */
export function openLink(address: string): void {
  if (URL.canParse(address) && LINKS.includes(new URL(address).href)) void system.openExternal(address);
}

/** Windows draw dark or light as the person chose, their frames included; `system` follows the system live. */
export function setupTheme(watch: TableWatch): void {
  watch.follow(({ theme }) => {
    if (nativeTheme.themeSource !== theme) nativeTheme.themeSource = theme;
  });
}

/** A host that sleeps takes the table from everybody: while one is open the system stays awake, its screen need not. */
export function setupAwake(watch: TableWatch): void {
  let blocker: number | null = null;
  watch.follow(({ hostedLink }) => {
    if (hostedLink !== null && blocker === null) blocker = powerSaveBlocker.start('prevent-app-suspension');
    if (hostedLink === null && blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  });
}

/** The machine woke up: the guest's link is made anew at once, and so is what the network is told. */
export function setupWake(wake: () => void): void {
  powerMonitor.on('resume', wake);
}

/**
 * Shows in the taskbar or the dock that this person is asked; nothing says what. Focus ends it. It begins as much
 * later as the windows hold back whether the Chancellor is Hitler: a President who is asked for a tile would be told.
 */
export function setupAttention(watch: TableWatch, flash: (on: boolean) => void): void {
  let wasAsked = false;
  let soon: ReturnType<typeof setTimeout> | undefined;
  watch.follow(({ isAsked }) => {
    if (isAsked === wasAsked) return;
    wasAsked = isAsked;
    clearTimeout(soon);
    if (isAsked) soon = setTimeout(() => flash(true), ANSWER_MS);
    else flash(false);
  });
  app.on('browser-window-focus', () => flash(false));
}
