import {
  app,
  BrowserWindow,
  nativeTheme,
  screen,
  session,
  type WebContents,
  type WebPreferences,
} from 'electron';
import { keepPlace, keptPlace, SMALLEST } from '../windowPlace.ts';
import { crashCounter, GROUND, isPermitted, originOf } from '../windowRules.ts';
import { PAGE_ORIGIN } from './protocol.ts';
import { openLink } from './system.ts';

/** What every window has: its page is isolated, sandboxed and without Node. */
export const isolated = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
} as const satisfies WebPreferences;

export interface WindowParts {
  /** The path of the built preload. */
  readonly preload: string;
  /** Where the window's place is kept. */
  readonly placeFile: string;
  /** What must be asked before it closes. */
  readonly guard: (window: BrowserWindow) => void;
  /** The page failed again and again; true: open it anew. */
  readonly askAfterCrashes: () => Promise<boolean>;
  readonly now: () => number;
}

/** Permissions are given as `isPermitted` says, to what stands in a window and to what asks. */
export function setupPermissions(): void {
  session.defaultSession.setPermissionCheckHandler((_, permission, origin) =>
    isPermitted(permission, origin, PAGE_ORIGIN),
  );
  session.defaultSession.setPermissionRequestHandler((contents, permission, answer) =>
    answer(isPermitted(permission, contents.isDestroyed() ? '' : originOf(contents.getURL()), PAGE_ORIGIN)),
  );
}

/** No content of ours goes anywhere, embeds anything or opens a window; a link of the fixed list opens outside. */
export function setupNavigation(each: (contents: WebContents) => void): void {
  app.on('web-contents-created', (_, contents) => {
    contents.on('will-navigate', (event) => event.preventDefault());
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      openLink(url);
      return { action: 'deny' };
    });
    each(contents);
  });
}

function showPage(window: BrowserWindow): void {
  void window.loadURL(`${PAGE_ORIGIN}/index.html`);
}

/** The seat is held outside the window: a page that died comes back to it. One that keeps dying asks first. */
function setupCrash(window: BrowserWindow, { now, askAfterCrashes }: WindowParts): void {
  const isTooMany = crashCounter(now);
  window.webContents.on('render-process-gone', (_, { reason }) => {
    if (reason === 'clean-exit') return;
    if (!isTooMany()) return showPage(window);
    void askAfterCrashes().then((isWanted) => (isWanted ? showPage(window) : app.quit()));
  });
}

/** Opens a window on our page, where it last stood. */
export function openWindow(parts: WindowParts): BrowserWindow {
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea);
  const place = keptPlace(parts.placeFile, screens);
  const window = new BrowserWindow({
    ...(place?.bounds ?? { width: 1280, height: 800 }),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
    webPreferences: { ...isolated, preload: parts.preload },
  });
  if (place?.isMaximized === true) window.maximize();
  window.once('ready-to-show', () => window.show());
  parts.guard(window);
  window.on('close', () =>
    keepPlace(parts.placeFile, { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() }),
  );
  setupCrash(window, parts);
  showPage(window);
  return window;
}

/** Brings the window to the front. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
