import { app, Menu, type WebContents } from 'electron';
import type { Words } from '../../../src-shared/locale/dictionary.ts';
import { editing, menuTemplate } from '../menuTemplate.ts';

type MenuWords = Words['desktop']['menu'];

/** Shows the menu of this system (`menuTemplate`). */
export function showMenu(menu: MenuWords, platform: NodeJS.Platform = process.platform): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(menu, app.name, platform)));
}

/** A right click into a box that takes text offers to paste a link there. */
export function setupContextMenu(contents: WebContents, menu: () => MenuWords): void {
  contents.on('context-menu', (_, { isEditable }) => {
    if (isEditable) Menu.buildFromTemplate(editing(menu())).popup();
  });
}
