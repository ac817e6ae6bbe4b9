import { BrowserWindow, powerSaveBlocker, screen, session } from 'electron';
import { isolated } from './window.ts';

const WALL = { width: 1280, height: 720 } as const;

/**
 * Opens the hosted table's own page as a wall screen: it fills a second display where there is one. It is a page like
 * any guest's, without preload, in a session of its own that permits nothing and is not kept. The link's fragment
 * lets it in: unlike a command line, nobody else can read it (decision 36). The screen stays lit while it is open.
 */
export function openWall(address: string, hostedLink: string, primary: BrowserWindow | null): void {
  const here = primary === null ? screen.getPrimaryDisplay() : screen.getDisplayMatching(primary.getBounds());
  const second = screen.getAllDisplays().find(({ id }) => id !== here.id);
  const own = session.fromPartition('wall');
  own.setPermissionCheckHandler(() => false);
  own.setPermissionRequestHandler((_, __, answer) => answer(false));
  const window = new BrowserWindow({
    ...WALL,
    ...(second === undefined ? {} : { x: second.bounds.x, y: second.bounds.y, fullscreen: true }),
    autoHideMenuBar: true,
    webPreferences: { ...isolated, session: own },
  });
  const blocker = powerSaveBlocker.start('prevent-display-sleep');
  window.once('closed', () => void powerSaveBlocker.stop(blocker));
  const url = new URL(address);
  url.hash = new URL(hostedLink).hash;
  void window.loadURL(url.href);
}
