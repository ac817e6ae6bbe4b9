import { beforeEach, expect, test, vi } from 'vitest';
import { parseBridgeCall } from '../../src-main/shell/bridgeCalls.ts';
import type { AttachedWindow, Windows } from '../../src-main/shell/windows.ts';
import { setupIpc } from '../../src-main/shell/electron/ipc.ts';
import { PAGE_ORIGIN, registerScheme, setupProtocol } from '../../src-main/shell/electron/protocol.ts';
import { openWindow, setupNavigation, setupPermissions } from '../../src-main/shell/electron/window.ts';

type Listener = (...args: readonly unknown[]) => unknown;

const electron = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  windows: [] as { readonly options: unknown; readonly loaded: string[] }[],
  schemes: [] as unknown[],
  handled: new Map<string, (request: Request) => Response>(),
  check: null as Listener | null,
  request: null as Listener | null,
}));

vi.mock('electron', () => ({
  app: { on: (name: string, listener: Listener) => electron.listeners.set(`app:${name}`, listener) },
  ipcMain: { on: (name: string, listener: Listener) => electron.listeners.set(`ipc:${name}`, listener) },
  session: {
    defaultSession: {
      setPermissionCheckHandler: (handler: Listener) => (electron.check = handler),
      setPermissionRequestHandler: (handler: Listener) => (electron.request = handler),
    },
  },
  protocol: {
    registerSchemesAsPrivileged: (schemes: unknown[]) => electron.schemes.push(...schemes),
    handle: (scheme: string, handler: (request: Request) => Response) =>
      electron.handled.set(scheme, handler),
  },
  BrowserWindow: class {
    readonly loaded: string[] = [];
    readonly options: unknown;
    constructor(options: unknown) {
      this.options = options;
      electron.windows.push(this);
    }
    once(): void {}
    loadURL(address: string): Promise<void> {
      this.loaded.push(address);
      return Promise.resolve();
    }
  },
}));

const call = vi.fn<AttachedWindow['call']>();
const detach = vi.fn<AttachedWindow['detach']>();
const attached: AttachedWindow = { call, detach };
const windows = { attach: vi.fn<Windows['attach']>(() => attached) };

beforeEach(() => {
  vi.clearAllMocks();
  electron.windows.length = 0;
});

function sender(url = `${PAGE_ORIGIN}/index.html`): {
  readonly event: { readonly sender: unknown; readonly senderFrame: unknown };
  readonly sent: unknown[];
} {
  const mainFrame = { url };
  const sent: unknown[] = [];
  const contents = {
    mainFrame,
    once: () => undefined,
    isDestroyed: () => false,
    send: (...args: unknown[]) => sent.push(args),
  };
  return { event: { sender: contents, senderFrame: mainFrame }, sent };
}

function say(channel: string, event: unknown, value?: unknown): void {
  electron.listeners.get(`ipc:kabinett:${channel}`)?.(event, value);
}

test('a window is isolated, sandboxed and without Node, and shows our page by our scheme', () => {
  openWindow('/out/preload/preload.cjs');

  expect(electron.windows[0]?.options).toMatchObject({
    webPreferences: {
      preload: '/out/preload/preload.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    },
  });
  expect(electron.windows[0]?.loaded).toEqual(['app://ui/index.html']);
});

test('the scheme is a secure origin and has no right beyond that', () => {
  registerScheme();

  expect(electron.schemes).toEqual([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
});

test.each([
  ['app://ui/index.html', 'GET', 200],
  ['app://ui/index.html', 'POST', 405],
  ['app://ui/../../etc/passwd', 'GET', 404],
  ['app://ui/secret.txt', 'GET', 404],
  ['app://other/index.html', 'GET', 404],
])('%s by %s gets %i', (url, method, status) => {
  setupProtocol(new Map([['/index.html', { type: 'text/html', bytes: Buffer.from('page') }]]));

  expect(electron.handled.get('app')?.(new Request(url, { method })).status).toBe(status);
});

test('the page may connect to nothing but its own files', () => {
  setupProtocol(new Map([['/index.html', { type: 'text/html', bytes: Buffer.from('page') }]]));

  const policy = electron.handled
    .get('app')?.(new Request('app://ui/index.html'))
    .headers.get('content-security-policy');

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test.each(['will-navigate', 'will-redirect', 'will-attach-webview'])('%s is stopped', (name) => {
  setupNavigation();
  const listeners = new Map<string, Listener>();
  const contents = {
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    setWindowOpenHandler: () => undefined,
  };
  electron.listeners.get('app:web-contents-created')?.({}, contents);
  const preventDefault = vi.fn();

  listeners.get(name)?.({ preventDefault });

  expect(preventDefault).toHaveBeenCalledOnce();
});

test('no page opens a window', () => {
  setupNavigation();
  let answer: unknown = null;
  const contents = {
    on: () => undefined,
    setWindowOpenHandler: (handler: () => unknown) => (answer = handler()),
  };

  electron.listeners.get('app:web-contents-created')?.({}, contents);

  expect(answer).toEqual({ action: 'deny' });
});

test.each([
  ['fullscreen', PAGE_ORIGIN, true],
  ['clipboard-sanitized-write', `${PAGE_ORIGIN}/`, true],
  ['screen-wake-lock', PAGE_ORIGIN, true],
  ['fullscreen', 'http://192.0.2.20:41932', false],
  ['media', PAGE_ORIGIN, false],
  ['geolocation', PAGE_ORIGIN, false],
  ['notifications', PAGE_ORIGIN, false],
  ['local-network', PAGE_ORIGIN, false],
  ['loopback-network', PAGE_ORIGIN, false],
  ['local-network-access', PAGE_ORIGIN, false],
])('the permission %s for %s: %s', (permission, origin, isPermitted) => {
  setupPermissions();

  expect(electron.check?.(null, permission, origin)).toBe(isPermitted);
  const answer = vi.fn();
  electron.request?.({ isDestroyed: () => false, getURL: () => `${origin}/index.html` }, permission, answer);
  expect(answer).toHaveBeenCalledExactlyOnceWith(isPermitted);
});

test('a window attaches, and its calls go on as they were parsed', () => {
  setupIpc(windows);
  const { event, sent } = sender();
  say('attach', event);
  windows.attach.mock.calls[0]?.[0]({ event: 'link', status: { state: 'home' } });

  say('call', event, { verb: 'leave' });

  expect(call).toHaveBeenCalledExactlyOnceWith({ verb: 'leave' });
  expect(sent).toEqual([['kabinett:event', { event: 'link', status: { state: 'home' } }]]);
});

test('a reload attaches anew and detaches the page that is gone', () => {
  setupIpc(windows);
  const { event } = sender();

  say('attach', event);
  say('attach', event);

  expect(detach).toHaveBeenCalledOnce();
  expect(windows.attach).toHaveBeenCalledTimes(2);
});

test.each([
  ['another page', 'https://evil.example/'],
  ['a name that begins like ours', 'app://ui.evil.example/index.html'],
  ['a file', 'file:///index.html'],
])('%s is not heard', (_, url) => {
  setupIpc(windows);
  const { event } = sender(url);

  say('attach', event);
  say('call', event, { verb: 'leave' });

  expect(windows.attach).not.toHaveBeenCalled();
});

test('a frame inside our page is not heard', () => {
  setupIpc(windows);
  const { event } = sender();

  say('attach', { ...event, senderFrame: { url: `${PAGE_ORIGIN}/index.html` } });
  say('attach', { ...event, senderFrame: null });

  expect(windows.attach).not.toHaveBeenCalled();
});

test.each([undefined, null, 'leave', { verb: 'quit' }, { verb: 'leave', extra: 1 }])(
  'what is no call (%j) reaches nobody',
  (value) => {
    setupIpc(windows);
    const { event } = sender();
    say('attach', event);

    say('call', event, value);

    expect(parseBridgeCall(value).ok).toBe(false);
    expect(call).not.toHaveBeenCalled();
  },
);
