import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseBridgeCall } from '../../src-main/shell/bridgeCalls.ts';
import type { AttachedWindow, Windows } from '../../src-main/shell/windows.ts';
import { setupIpc } from '../../src-main/shell/electron/ipc.ts';
import { PAGE_ORIGIN, registerScheme, setupProtocol } from '../../src-main/shell/electron/protocol.ts';
import { openWall } from '../../src-main/shell/electron/wall.ts';
import {
  openWindow,
  setupNavigation,
  setupPermissions,
  type WindowParts,
} from '../../src-main/shell/electron/window.ts';
import * as electron from '../kit/fakeElectron.ts';
import { happens, PRIMARY, system, type BrowserWindow as FakeWindow } from '../kit/fakeElectron.ts';

vi.mock('electron', () => import('../kit/fakeElectron.ts'));

const SECOND = {
  id: 2,
  bounds: { x: 1920, y: 0, width: 1280, height: 720 },
  workArea: { x: 1920, y: 0, width: 1280, height: 720 },
};

const call = vi.fn<AttachedWindow['call']>();
const detach = vi.fn<AttachedWindow['detach']>();
const attached: AttachedWindow = { call, detach };
const windows = { attach: vi.fn<Windows['attach']>(() => attached) };

let folder = '';
let now = 0;

beforeEach(() => {
  system.reset();
  now = 0;
  folder = mkdtempSync(join(tmpdir(), 'kabinett-window-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a window of the shell; gives the fake that stands for it. */
function opened(parts: Partial<WindowParts> = {}): FakeWindow {
  openWindow({
    preload: '/out/preload/preload.cjs',
    placeFile: join(folder, 'window.json'),
    guard: () => undefined,
    askAfterCrashes: () => Promise.resolve(true),
    now: () => now,
    ...parts,
  });
  return lastWindow();
}

function lastWindow(): FakeWindow {
  const window = system.windows.at(-1);
  if (window === undefined) throw new Error('no window was opened');
  return window;
}

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

/** Calls what the shell gave to Electron with a part of what Electron would give it. */
function apply(handler: unknown, ...args: readonly unknown[]): unknown {
  return typeof handler === 'function' ? Reflect.apply(handler, null, args) : 'no handler';
}

function say(channel: string, event: unknown, value?: unknown): void {
  happens('ipc', `kabinett:${channel}`, event, value);
}

test.each(
  Object.entries({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
  }),
)('every window has %s: %s', (name, value) => {
  opened();
  openWall('http://192.0.2.7:41932/?wall=Wall', 'http://192.0.2.7:41932/#1.a.b', null);

  expect(system.windows).toHaveLength(2);
  for (const { options } of system.windows) {
    expect(Object.entries(options.webPreferences ?? {})).toContainEqual([name, value]);
  }
});

test('the window shows our page by our scheme, with the preload and no right to bring a Node of its own', () => {
  const { options, loaded } = opened();

  expect(options.webPreferences?.preload).toBe('/out/preload/preload.cjs');
  expect(Object.keys(options.webPreferences ?? {}).sort()).toEqual([
    'contextIsolation',
    'nodeIntegration',
    'preload',
    'sandbox',
    'spellcheck',
    'webSecurity',
    'webviewTag',
  ]);
  expect(loaded).toEqual(['app://ui/index.html']);
});

test('the scheme is a secure origin and has no right beyond that', () => {
  registerScheme();

  expect(electron.protocol.registerSchemesAsPrivileged).toHaveBeenCalledExactlyOnceWith([
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

  expect(system.handled.get('app')?.(new Request(url, { method })).status).toBe(status);
});

test('the page may connect to nothing but its own files', () => {
  setupProtocol(new Map([['/index.html', { type: 'text/html', bytes: Buffer.from('page') }]]));

  const policy = system.handled
    .get('app')?.(new Request('app://ui/index.html'))
    .headers.get('content-security-policy');

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test.each(['will-navigate', 'will-redirect', 'will-attach-webview'])(
  '%s is stopped in every window',
  (name) => {
    setupNavigation(() => undefined);
    opened();
    openWall('http://192.0.2.7:41932/?wall=Wall', 'http://192.0.2.7:41932/#1.a.b', null);
    const preventDefault = vi.fn();

    for (const { webContents } of system.windows) webContents.emit(name, { preventDefault });

    expect(preventDefault).toHaveBeenCalledTimes(2);
  },
);

test.each([
  ['https://www.secrethitler.com', 'https://www.secrethitler.com'],
  [
    'https://creativecommons.org/licenses/by-nc-sa/4.0/',
    'https://creativecommons.org/licenses/by-nc-sa/4.0/',
  ],
  ['https://www.secrethitler.com/shop', null],
  ['https://www.secrethitler.com.evil.example/', null],
  ['http://192.0.2.1/', null],
  ['file:///etc/passwd', null],
  ['javascript:alert(1)', null],
  ['no address', null],
])('a page that opens %s gets no window, and %s opens outside', (url, outside) => {
  setupNavigation(() => undefined);
  const { webContents } = opened();

  expect(apply(webContents.setWindowOpenHandler.mock.calls[0]?.[0], { url })).toEqual({ action: 'deny' });
  expect(electron.shell.openExternal.mock.calls).toEqual(outside === null ? [] : [[outside]]);
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

  const { setPermissionCheckHandler: check, setPermissionRequestHandler: request } = electron.defaultSession;
  expect(apply(check.mock.calls[0]?.[0], null, permission, origin)).toBe(isPermitted);
  const answer = vi.fn();
  const contents = { isDestroyed: () => false, getURL: () => `${origin}/index.html` };
  apply(request.mock.calls[0]?.[0], contents, permission, answer);
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

test('the wall fills the second display, lets itself in by the link, and has no preload and no rights', () => {
  system.displays = [PRIMARY, SECOND];

  openWall('http://192.0.2.7:41932/?wall=Wall', 'http://192.0.2.7:41932/#1.secret.pin', null);

  const { options, loaded } = lastWindow();
  expect(options).toMatchObject({ x: 1920, y: 0, fullscreen: true });
  expect(options.webPreferences?.preload).toBeUndefined();
  expect(options.webPreferences?.session).toBe(electron.wallSession);
  expect(electron.session.fromPartition).toHaveBeenCalledExactlyOnceWith('wall');
  expect(loaded).toEqual(['http://192.0.2.7:41932/?wall=Wall#1.secret.pin']);
  const answer = vi.fn();
  const { setPermissionCheckHandler: check, setPermissionRequestHandler: request } = electron.wallSession;
  expect(apply(check.mock.calls[0]?.[0], null, 'fullscreen', PAGE_ORIGIN)).toBe(false);
  apply(request.mock.calls[0]?.[0], {}, 'media', answer);
  expect(answer).toHaveBeenCalledExactlyOnceWith(false);
});

test('on one display the wall is an ordinary window', () => {
  openWall('http://192.0.2.7:41932/?wall=Wall', 'http://192.0.2.7:41932/#1.a.b', null);

  expect(lastWindow().options.fullscreen).toBeUndefined();
});

test('the wall keeps the display lit until it is closed', () => {
  openWall('http://192.0.2.7:41932/?wall=Wall', 'http://192.0.2.7:41932/#1.a.b', null);
  expect([...system.blockers.values()]).toEqual(['prevent-display-sleep']);

  lastWindow().emit('closed');

  expect(system.blockers.size).toBe(0);
});

test('a page that died is shown anew: the seat is held outside it', () => {
  const window = opened();

  window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });

  expect(window.loaded).toEqual(['app://ui/index.html', 'app://ui/index.html']);
});

test('a page that ended in order is not shown anew', () => {
  const window = opened();

  window.webContents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 });

  expect(window.loaded).toHaveLength(1);
});

test.each([
  ['opens', true, 4, 0],
  ['ends', false, 3, 1],
])('the third death within a minute asks, and the answer %s it', async (_, isWanted, loaded, quits) => {
  const asked = vi.fn(() => Promise.resolve(isWanted));
  const window = opened({ askAfterCrashes: asked });

  for (const at of [0, 20_000, 59_000]) {
    now = at;
    window.webContents.emit('render-process-gone', {}, { reason: 'oom', exitCode: 1 });
  }
  await asked.mock.results[0]?.value;

  expect(asked).toHaveBeenCalledOnce();
  expect(window.loaded).toHaveLength(loaded);
  expect(electron.app.quit).toHaveBeenCalledTimes(quits);
});

test('deaths that are more than a minute apart are never asked about', () => {
  const asked = vi.fn(() => Promise.resolve(true));
  const window = opened({ askAfterCrashes: asked });

  for (const at of [0, 61_000, 122_000, 183_000]) {
    now = at;
    window.webContents.emit('render-process-gone', {}, { reason: 'killed', exitCode: 1 });
  }

  expect(asked).not.toHaveBeenCalled();
});

test('the window opens again where it was closed', () => {
  const window = opened();
  window.bounds = { x: 100, y: 50, width: 700, height: 800 };
  window.tryToClose();

  expect(opened().options).toMatchObject({ x: 100, y: 50, width: 700, height: 800 });
  expect(JSON.parse(readFileSync(join(folder, 'window.json'), 'utf8'))).toEqual({
    x: 100,
    y: 50,
    width: 700,
    height: 800,
    isMaximized: false,
  });
});

test('a window that filled the screen does so again', () => {
  const place = { x: 0, y: 30, width: 900, height: 700, isMaximized: true };
  writeFileSync(join(folder, 'window.json'), JSON.stringify(place));

  expect(opened().maximize).toHaveBeenCalledOnce();
});

test.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['texts', '{"x":"1","y":30,"width":900,"height":700}'],
  ['halves', '{"x":1.5,"y":30,"width":900,"height":700}'],
  ['too small', '{"x":1,"y":30,"width":90,"height":70}'],
  ['a screen that is gone', '{"x":5000,"y":30,"width":900,"height":700}'],
  ['above the screen', '{"x":10,"y":-300,"width":900,"height":700}'],
])('a kept place of %s counts for nothing', (_, text) => {
  writeFileSync(join(folder, 'window.json'), text);

  expect(opened().options).toMatchObject({ width: 1280, height: 800 });
  expect(lastWindow().options.x).toBeUndefined();
});

test('the window is shown once it is drawn, on ground of the page’s own colour', () => {
  const window = opened();
  expect(window.options).toMatchObject({ show: false, backgroundColor: '#0c1412' });

  window.emit('ready-to-show');

  expect(window.show).toHaveBeenCalledOnce();
});
