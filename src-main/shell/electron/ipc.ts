import { ipcMain, type IpcMainEvent, type WebContents } from 'electron';
import type { Result } from '../../../src-shared/lang/result.ts';
import { ok } from '../../../src-shared/lang/result.ts';
import { Attachments } from '../attachments.ts';
import { parseBridgeCall } from '../bridgeCalls.ts';
import type { Windows } from '../windows.ts';
import { ATTACH_CHANNEL, CALL_CHANNEL, EVENT_CHANNEL } from '../channels.ts';
import { PAGE_ORIGIN } from './protocol.ts';

/** A message counts only from the main frame of a window that shows our own page. */
function isOurPage(event: IpcMainEvent): boolean {
  const frame = event.senderFrame;
  return frame !== null && frame === event.sender.mainFrame && frame.url.startsWith(`${PAGE_ORIGIN}/`);
}

/**
 * The one way to listen to windows: checks who speaks, parses what was said, and drops everything else without
 * an answer (Electron's security checklist, 17).
 */
function listen<Said>(
  channel: string,
  parse: (value: unknown) => Result<Said, unknown>,
  heard: (said: Said, sender: WebContents) => void,
): void {
  ipcMain.on(channel, (event: IpcMainEvent, value: unknown) => {
    if (!isOurPage(event)) return;
    const said = parse(value);
    if (said.ok) heard(said.value, event.sender);
  });
}

/** Attaches every window that asks, and passes its calls on. */
export function setupIpc(windows: Windows): void {
  const attached = new Attachments<WebContents>(windows);
  const attach = (_: null, sender: WebContents): void => {
    const isNew = attached.attach(sender, (event) => {
      if (!sender.isDestroyed()) sender.send(EVENT_CHANNEL, event);
    });
    if (isNew) sender.once('destroyed', () => attached.detach(sender));
  };
  listen(ATTACH_CHANNEL, () => ok(null), attach);
  listen(CALL_CHANNEL, parseBridgeCall, (call, sender) => attached.call(sender, call));
}
