import { beforeAll, expect, test, vi } from 'vitest';
import type { Bridge, BridgeEvent } from '../../src-shared/bridge.ts';

const electron = vi.hoisted(() => ({
  exposed: new Map<string, unknown>(),
  sent: [] as unknown[][],
  heard: new Map<string, (event: unknown, value: unknown) => void>(),
}));

vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, thing: unknown) => electron.exposed.set(name, thing) },
  ipcRenderer: {
    send: (...args: unknown[]) => void electron.sent.push(args),
    on: (channel: string, listener: (event: unknown, value: unknown) => void) =>
      electron.heard.set(channel, listener),
    off: (channel: string) => electron.heard.delete(channel),
  },
}));

beforeAll(async () => {
  await import('../../src-main/shell/electron/preload.ts');
});

function exposed(): Bridge {
  return electron.exposed.get('kabinett') as Bridge;
}

test('the page gets the Bridge’s two functions, and nothing of Electron', () => {
  expect([...electron.exposed.keys()]).toEqual(['kabinett']);
  expect(Object.keys(exposed())).toEqual(['call', 'onEvent']);
});

test('the page cannot choose a channel', () => {
  exposed().call({ verb: 'leave' });

  expect(electron.sent.at(-1)).toEqual(['kabinett:call', { verb: 'leave' }]);
});

test('a listener gets events without Electron’s own part, and can be stopped', () => {
  const events: BridgeEvent[] = [];
  const stop = exposed().onEvent((event) => void events.push(event));
  expect(electron.sent.at(-1)).toEqual(['kabinett:attach']);

  electron.heard.get('kabinett:event')?.({ sender: 'electron' }, { event: 'hosting', hosting: null });
  stop();

  expect(events).toEqual([{ event: 'hosting', hosting: null }]);
  expect(electron.heard.size).toBe(0);
});
