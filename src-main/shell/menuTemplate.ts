import type { Words } from '../../src-shared/locale/dictionary.ts';

/** One entry of a menu, as the shell's system draws it: what it does by its role, and its words. */
export interface MenuItem {
  readonly role?: MenuRole;
  readonly label?: string;
  readonly type?: 'separator';
  readonly submenu?: MenuItem[];
}

type MenuRole =
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen'
  | 'quit'
  | 'hide'
  | 'hideOthers'
  | 'unhide'
  | 'about'
  | 'minimize'
  | 'close';

type Item = MenuItem;
type MenuWords = Words['desktop']['menu'];
const LINE: Item = { type: 'separator' };

/** What a box that takes text offers. */
export function editing(menu: MenuWords): Item[] {
  return [
    { role: 'undo', label: menu.undo },
    { role: 'redo', label: menu.redo },
    LINE,
    { role: 'cut', label: menu.cut },
    { role: 'copy', label: menu.copy },
    { role: 'paste', label: menu.paste },
    { role: 'selectAll', label: menu.selectAll },
  ];
}

function viewing(menu: MenuWords): Item[] {
  return [
    { role: 'resetZoom', label: menu.actualSize },
    { role: 'zoomIn', label: menu.larger },
    { role: 'zoomOut', label: menu.smaller },
    LINE,
    { role: 'togglefullscreen', label: menu.fullScreen },
  ];
}

/** The Mac's first menu bears the name of the app; elsewhere the end of the app is in the file menu. */
function first(menu: MenuWords, appName: string, platform: NodeJS.Platform): Item {
  const quit: Item = { role: 'quit', label: menu.quit };
  if (platform !== 'darwin') return { label: menu.file, submenu: [quit] };
  const hiding: Item[] = [
    { role: 'hide', label: menu.hide },
    { role: 'hideOthers', label: menu.hideOthers },
    { role: 'unhide', label: menu.showAll },
  ];
  return {
    label: appName,
    submenu: [{ role: 'about', label: menu.about }, LINE, ...hiding, LINE, quit],
  };
}

/**
 * The menu of a system, with its own shortcuts, in the person's language. Developer tools and reload are not in it: the
 * first would show what only this seat may know to whoever stands behind it.
 */
export function menuTemplate(menu: MenuWords, appName: string, platform: NodeJS.Platform): MenuItem[] {
  const windows: Item[] = [
    { role: 'minimize', label: menu.minimise },
    { role: 'close', label: menu.closeWindow },
  ];
  return [
    first(menu, appName, platform),
    { label: menu.edit, submenu: editing(menu) },
    { label: menu.view, submenu: viewing(menu) },
    { label: menu.window, submenu: windows },
  ];
}
