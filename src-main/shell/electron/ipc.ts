import { ipcMain, type IpcMainEvent, type WebContents } from 'electron';
import type { Result } from '../../../src-shared/lang/result.ts';
import { ok } from '../../../src-shared/lang/result.ts';
import { parseBridgeCall } from '../bridgeCalls.ts';
import type { AttachedWindow, Windows } from '../windows.ts';
import { ATTACH_CHANNEL, CALL_CHANNEL, EVENT_CHANNEL } from './channels.ts';
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

/** Attaches every window that asks, anew after each reload, and passes its calls on. */
export function setupIpc(windows: Windows): void {
  const attached = new Map<WebContents, AttachedWindow>();
  const detach = (sender: WebContents): void => {
    attached.get(sender)?.detach();
    attached.delete(sender);
  };
  listen(
    ATTACH_CHANNEL,
    () => ok(null),
    (_, sender) => {
      if (!attached.has(sender)) sender.once('destroyed', () => detach(sender));
      attached.get(sender)?.detach();
      attached.set(
        sender,
        windows.attach((event) => {
          if (!sender.isDestroyed()) sender.send(EVENT_CHANNEL, event);
        }),
      );
    },
  );
  listen(CALL_CHANNEL, parseBridgeCall, (call, sender) => attached.get(sender)?.call(call));
}
