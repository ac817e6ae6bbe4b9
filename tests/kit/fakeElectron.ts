import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { vi } from 'vitest';

/** The names that a fake has are those that the real thing has: a call that Electron does not know does not compile. */
type NamesOf<Real> = { readonly [Name in keyof Real]?: unknown };

export interface FakeDisplay {
  readonly id: number;
  readonly bounds: Electron.Rectangle;
  readonly workArea: Electron.Rectangle;
}

export const PRIMARY: FakeDisplay = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 25, width: 1920, height: 1055 },
};

/** What the system is like, and what was done to it; `reset` makes it new. */
export const system = {
  displays: [PRIMARY] as readonly FakeDisplay[],
  windows: [] as BrowserWindow[],
  /** The blockers of sleep that are in force, by their number. */
  blockers: new Map<number, string>(),
  /** What the person presses in the next box. */
  answer: 0,
  isFirst: true,
  isReady: true,
  done: [] as string[],
  handled: new Map<string, (request: Request) => Response>(),
  reset(): void {
    system.displays = [PRIMARY];
    system.windows.length = 0;
    system.blockers.clear();
    system.answer = 0;
    system.isFirst = true;
    system.isReady = true;
    system.done.length = 0;
    for (const emitter of [appEvents, powerEvents, ipcEvents]) emitter.removeAllListeners();
    vi.clearAllMocks();
  },
};

const appEvents = new EventEmitter();
const powerEvents = new EventEmitter();
const ipcEvents = new EventEmitter();

/** Sends an event of the app, the power monitor or the channels; gives whether its default was prevented. */
export function happens(where: 'app' | 'power' | 'ipc', name: string, ...args: readonly unknown[]): boolean {
  const preventDefault = vi.fn();
  const emitter = { app: appEvents, power: powerEvents, ipc: ipcEvents }[where];
  if (where === 'ipc') emitter.emit(name, ...args);
  else emitter.emit(name, { preventDefault }, ...args);
  return preventDefault.mock.calls.length > 0;
}

/** What the shell listens to, in order. */
export function listened(where: 'power' | 'ipc'): readonly (string | symbol)[] {
  return { power: powerEvents, ipc: ipcEvents }[where].eventNames().sort();
}

class FakeContents extends EventEmitter {
  readonly setWindowOpenHandler = vi.fn<Electron.WebContents['setWindowOpenHandler']>();
}

/** The part of a window that the shell uses, as Electron types it. */
type WindowPart = Pick<
  Electron.BrowserWindow,
  | 'show'
  | 'focus'
  | 'restore'
  | 'maximize'
  | 'flashFrame'
  | 'loadURL'
  | 'isMinimized'
  | 'isFocused'
  | 'isMaximized'
  | 'getBounds'
  | 'getNormalBounds'
>;

export class BrowserWindow extends EventEmitter implements WindowPart {
  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly webContents = new FakeContents();
  readonly loaded: string[] = [];
  isMinimizedNow = false;
  isFocusedNow = false;
  bounds: Electron.Rectangle = { x: 10, y: 30, width: 900, height: 700 };
  readonly show = vi.fn<Electron.BrowserWindow['show']>();
  readonly focus = vi.fn<Electron.BrowserWindow['focus']>();
  readonly restore = vi.fn<Electron.BrowserWindow['restore']>();
  readonly maximize = vi.fn<Electron.BrowserWindow['maximize']>();
  readonly flashFrame = vi.fn<Electron.BrowserWindow['flashFrame']>();

  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super();
    this.options = options;
    system.windows.push(this);
    appEvents.emit('web-contents-created', {}, this.webContents);
  }

  loadURL(address: string): Promise<void> {
    this.loaded.push(address);
    return Promise.resolve();
  }

  isMinimized(): boolean {
    return this.isMinimizedNow;
  }

  isFocused(): boolean {
    return this.isFocusedNow;
  }

  isMaximized(): boolean {
    return false;
  }

  getBounds(): Electron.Rectangle {
    return this.bounds;
  }

  getNormalBounds(): Electron.Rectangle {
    return this.bounds;
  }

  /** The person closes it; true where it stays. */
  tryToClose(): boolean {
    const preventDefault = vi.fn();
    this.emit('close', { preventDefault });
    if (preventDefault.mock.calls.length > 0) return true;
    this.emit('closed');
    return false;
  }
}
function fakeSession(): {
  readonly setPermissionCheckHandler: ReturnType<typeof vi.fn<Electron.Session['setPermissionCheckHandler']>>;
  readonly setPermissionRequestHandler: ReturnType<
    typeof vi.fn<Electron.Session['setPermissionRequestHandler']>
  >;
} {
  return {
    setPermissionCheckHandler: vi.fn<Electron.Session['setPermissionCheckHandler']>(),
    setPermissionRequestHandler: vi.fn<Electron.Session['setPermissionRequestHandler']>(),
  } satisfies NamesOf<Electron.Session>;
}

export const defaultSession = fakeSession();
export const wallSession = fakeSession();

export const app = {
  name: 'Kabinett',
  on: (name: string, listener: (...args: unknown[]) => void) => appEvents.on(name, listener),
  quit: vi.fn<Electron.App['quit']>(() => void system.done.push('quit')),
  enableSandbox: vi.fn<Electron.App['enableSandbox']>(() => void system.done.push('enableSandbox')),
  setPath: vi.fn<Electron.App['setPath']>((name) => void system.done.push(`setPath ${name}`)),
  requestSingleInstanceLock: vi.fn<Electron.App['requestSingleInstanceLock']>(() => {
    system.done.push('requestSingleInstanceLock');
    return system.isFirst;
  }),
  whenReady: vi.fn<Electron.App['whenReady']>(() => {
    system.done.push('whenReady');
    return system.isReady ? Promise.resolve() : new Promise(() => undefined);
  }),
  getPreferredSystemLanguages: vi.fn<Electron.App['getPreferredSystemLanguages']>(() => ['fi-FI']),
} satisfies NamesOf<Electron.App>;

export const dialog = {
  showErrorBox: vi.fn<Electron.Dialog['showErrorBox']>(),
  showMessageBox: vi.fn<(box: Electron.MessageBoxOptions) => Promise<Electron.MessageBoxReturnValue>>(() =>
    Promise.resolve({ response: system.answer, checkboxChecked: false }),
  ),
} satisfies NamesOf<Electron.Dialog>;

export const Menu = {
  buildFromTemplate: vi.fn((template: Electron.MenuItemConstructorOptions[]) => ({
    template,
    popup: () => void system.done.push('popup'),
  })),
  setApplicationMenu: vi.fn<(menu: unknown) => void>(),
} satisfies NamesOf<typeof Electron.Menu>;

export const nativeTheme = {
  themeSource: 'system',
  shouldUseDarkColors: true,
} satisfies NamesOf<Electron.NativeTheme>;

export const powerMonitor = {
  on: (name: string, listener: (...args: unknown[]) => void) => powerEvents.on(name, listener),
} satisfies NamesOf<Electron.PowerMonitor>;

let blockers = 0;
export const powerSaveBlocker = {
  start: vi.fn<Electron.PowerSaveBlocker['start']>((kind) => {
    blockers += 1;
    system.blockers.set(blockers, kind);
    return blockers;
  }),
  stop: vi.fn<Electron.PowerSaveBlocker['stop']>((id) => system.blockers.delete(id)),
} satisfies NamesOf<Electron.PowerSaveBlocker>;

export const screen = {
  getAllDisplays: () => system.displays,
  getPrimaryDisplay: () => system.displays[0],
  getDisplayMatching: () => system.displays[0],
} satisfies NamesOf<Electron.Screen>;

export const session = {
  defaultSession,
  fromPartition: vi.fn<(partition: string) => unknown>(() => wallSession),
} satisfies NamesOf<typeof Electron.session>;

export const shell = {
  openExternal: vi.fn<Electron.Shell['openExternal']>(() => Promise.resolve()),
} satisfies NamesOf<Electron.Shell>;

export const ipcMain = {
  on: (name: string, listener: (...args: unknown[]) => void) => ipcEvents.on(name, listener),
} satisfies NamesOf<Electron.IpcMain>;

export const protocol = {
  registerSchemesAsPrivileged: vi.fn<Electron.Protocol['registerSchemesAsPrivileged']>(
    () => void system.done.push('registerSchemesAsPrivileged'),
  ),
  handle: vi.fn((scheme: string, handler: (request: Request) => Response) => {
    system.handled.set(scheme, handler);
  }),
} satisfies NamesOf<Electron.Protocol>;

/** Turns every letter's code over: enough to see that what is kept is not what was given. */
const turned = (text: string): string =>
  Array.from(text, (letter) => String.fromCharCode(letter.charCodeAt(0) ^ 0x55)).join('');

export const safeStorage = {
  isAsyncEncryptionAvailable: vi.fn<Electron.SafeStorage['isAsyncEncryptionAvailable']>(() =>
    Promise.resolve(true),
  ),
  encryptStringAsync: vi.fn<Electron.SafeStorage['encryptStringAsync']>((text) =>
    Promise.resolve(Buffer.from(turned(text), 'latin1')),
  ),
  decryptStringAsync: vi.fn<Electron.SafeStorage['decryptStringAsync']>((sealed) =>
    Promise.resolve({ result: turned(sealed.toString('latin1')), shouldReEncrypt: false }),
  ),
  getSelectedStorageBackend: vi.fn<Electron.SafeStorage['getSelectedStorageBackend']>(() => 'basic_text'),
} satisfies NamesOf<Electron.SafeStorage>;
