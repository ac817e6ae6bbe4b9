import { app, BrowserWindow, session, type WebContents } from 'electron';
import { PAGE_ORIGIN } from './protocol.ts';

const PERMITTED = ['fullscreen', 'clipboard-sanitized-write', 'screen-wake-lock'];

/** Every permission is denied but three that a game needs, and those to our own page only. */
export function setupPermissions(): void {
  const isPermitted = (permission: string, origin: string): boolean =>
    PERMITTED.includes(permission) && origin === PAGE_ORIGIN;
  session.defaultSession.setPermissionCheckHandler((_, permission, origin) =>
    isPermitted(permission, origin.replace(/\/$/, '')),
  );
  session.defaultSession.setPermissionRequestHandler((contents, permission, answer) =>
    answer(isPermitted(permission, originOf(contents))),
  );
}

/** `URL.origin` is `null` for a scheme of one's own, so it is put together from its parts. */
function originOf(contents: WebContents): string {
  if (contents.isDestroyed() || !URL.canParse(contents.getURL())) return '';
  const { protocol, host } = new URL(contents.getURL());
  return `${protocol}//${host}`;
}

/** No content of ours goes anywhere, embeds anything or opens a window of its own. */
export function setupNavigation(): void {
  app.on('web-contents-created', (_, contents) => {
    contents.on('will-navigate', (event) => event.preventDefault());
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

/** Opens a window on our page: isolated, sandboxed, without Node. `preload` is the path of the built preload. */
export function openWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 360,
    minHeight: 560,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => window.show());
  void window.loadURL(`${PAGE_ORIGIN}/index.html`);
  return window;
}

/** Brings the window to the front, or opens one. */
export function showWindow(preload: string): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window === undefined) {
    openWindow(preload);
    return;
  }
  if (window.isMinimized()) window.restore();
  window.focus();
}
