import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import type { Bridge, BridgeCall, BridgeEvent } from '../../../src-shared/bridge.ts';
import { ATTACH_CHANNEL, CALL_CHANNEL, EVENT_CHANNEL } from '../channels.ts';

const bridge: Bridge = {
  call(call: BridgeCall): void {
    ipcRenderer.send(CALL_CHANNEL, call);
  },
  onEvent(listener: (event: BridgeEvent) => void): () => void {
    const hear = (_: IpcRendererEvent, event: BridgeEvent): void => listener(event);
    ipcRenderer.on(EVENT_CHANNEL, hear);
    // The main process answers with the present state: nothing is lost before this moment.
    ipcRenderer.send(ATTACH_CHANNEL);
    return () => void ipcRenderer.off(EVENT_CHANNEL, hear);
  },
};

contextBridge.exposeInMainWorld('kabinett', bridge);
