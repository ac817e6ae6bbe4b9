import { app, Menu, type MenuItemConstructorOptions, type WebContents } from 'electron';
import type { Words } from '../../../src-shared/locale/dictionary.ts';

type Item = MenuItemConstructorOptions;
type MenuWords = Words['desktop']['menu'];
const LINE: Item = { type: 'separator' };

function editing(menu: MenuWords): Item[] {
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
function first(menu: MenuWords, platform: NodeJS.Platform): Item {
  const quit: Item = { role: 'quit', label: menu.quit };
  if (platform !== 'darwin') return { label: menu.file, submenu: [quit] };
  const hiding: Item[] = [
    { role: 'hide', label: menu.hide },
    { role: 'hideOthers', label: menu.hideOthers },
    { role: 'unhide', label: menu.showAll },
  ];
  return {
    label: app.name,
    submenu: [{ role: 'about', label: menu.about }, LINE, ...hiding, LINE, quit],
  };
}

/**
 * The menu of this system, with its own shortcuts, in the person's language. Developer tools and reload are not in
 * it: the first would show what only this seat may know to whoever stands behind it.
 */
export function showMenu(menu: MenuWords, platform: NodeJS.Platform = process.platform): void {
  const windows: Item[] = [
    { role: 'minimize', label: menu.minimise },
    { role: 'close', label: menu.closeWindow },
  ];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      first(menu, platform),
      { label: menu.edit, submenu: editing(menu) },
      { label: menu.view, submenu: viewing(menu) },
      { label: menu.window, submenu: windows },
    ]),
  );
}

/** A right click into a box that takes text offers to paste a link there. */
export function setupContextMenu(contents: WebContents, menu: () => MenuWords): void {
  contents.on('context-menu', (_, { isEditable }) => {
    if (isEditable) Menu.buildFromTemplate(editing(menu())).popup();
  });
}
