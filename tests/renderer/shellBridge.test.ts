import { describe, expect, test } from 'vitest';
import type { BridgeEvent } from '../../src-shared/bridge.ts';
import { LAUNCH_SECRET_KEY } from '../../src-shared/control.ts';
import { type ShellBrowser, type ShellFault, shellBridge } from '../../src-renderer/shellBridge.ts';
import { SHELL } from './fakeBridge.ts';

const TICKET = 't'.repeat(43);
const SECRET = 's'.repeat(43);

/** The page's end of a socket, with the shell's end in the hands of the test. */
class FakeSocket extends EventTarget {
  readonly OPEN = 1;
  readyState = 1;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(text);
  }

  say(value: unknown): void {
    this.onmessage?.({ data: JSON.stringify(value) });
  }
}

function browserWith(hash: string, stored: Readonly<Record<string, string>> = {}) {
  const socket = new FakeSocket();
  const kept = new Map(Object.entries(stored));
  const bar: string[] = [];
  const opened: string[] = [];
  const faults: ShellFault[] = [];
  const location = { host: '127.0.0.1:5000', hash, pathname: '/' };
  const browser: ShellBrowser = {
    location,
    // A location follows its history, as in a browser.
    history: {
      replaceState: (_state, _unused, url) => {
        location.hash = '';
        bar.push(String(url));
      },
    },
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
    openSocket: (address) => {
      opened.push(address);
      return socket as unknown as WebSocket;
    },
  };
  const bridge = shellBridge(browser, (fault) => faults.push(fault));
  const heard: BridgeEvent[] = [];
  bridge.onEvent((event) => heard.push(event));
  return { bridge, socket, kept, bar, opened, faults, heard };
}

describe('the bridge over the control channel (decision 36)', () => {
  test('exchanges the ticket of the fragment in its first message', () => {
    const { socket, opened } = browserWith(`#ticket=${TICKET}`);
    socket.onopen?.();
    expect([opened, socket.sent]).toEqual([
      ['ws://127.0.0.1:5000/control'],
      [JSON.stringify({ hello: 'ticket', ticket: TICKET })],
    ]);
  });

  test('takes the ticket out of the address bar', () => {
    expect(browserWith(`#ticket=${TICKET}`).bar).toEqual(['/']);
  });

  test('keeps the launch secret for reloads', () => {
    const { socket, kept } = browserWith(`#ticket=${TICKET}`);
    socket.say({ answer: 'welcome', secret: SECRET });
    expect(kept.get(LAUNCH_SECRET_KEY)).toBe(SECRET);
  });

  test('proves itself by the secret after a reload', () => {
    const { socket } = browserWith('', { [LAUNCH_SECRET_KEY]: SECRET });
    socket.onopen?.();
    expect(socket.sent).toEqual([JSON.stringify({ hello: 'secret', secret: SECRET })]);
  });

  test('opens nothing without a ticket and without a secret', () => {
    const { opened, faults } = browserWith('');
    expect([opened, faults]).toEqual([[], ['noSecret']]);
  });

  test('passes events on once it is welcome', () => {
    const { socket, heard } = browserWith(`#ticket=${TICKET}`);
    socket.say({ answer: 'welcome', secret: SECRET });
    socket.say(SHELL);
    expect(heard).toEqual([SHELL]);
  });

  test('sends no verb before it is welcome', () => {
    const { bridge, socket } = browserWith(`#ticket=${TICKET}`);
    bridge.call({ verb: 'leave' });
    socket.say({ answer: 'welcome', secret: SECRET });
    bridge.call({ verb: 'giveUp' });
    expect(socket.sent).toEqual([JSON.stringify({ verb: 'giveUp' })]);
  });

  test('says that it was refused', () => {
    const { socket, faults } = browserWith(`#ticket=${TICKET}`);
    socket.say({ answer: 'refused', reason: 'ticketUsed' });
    socket.onclose?.();
    expect(faults).toEqual(['refused']);
  });

  test('says that the shell has stopped', () => {
    const { socket, faults } = browserWith(`#ticket=${TICKET}`);
    socket.say({ answer: 'welcome', secret: SECRET });
    socket.onclose?.();
    expect(faults).toEqual(['stopped']);
  });

  test('passes nothing on that is no event', () => {
    const { socket, heard } = browserWith(`#ticket=${TICKET}`);
    socket.say({ answer: 'welcome', secret: SECRET });
    socket.say({ event: 'update' });
    socket.say(['event']);
    socket.onmessage?.({ data: 'not JSON' });
    expect(heard).toEqual([]);
  });
});
