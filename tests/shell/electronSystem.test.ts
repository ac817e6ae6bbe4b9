import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BridgeEvent } from '../../src-shared/bridge.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/settings.ts';
import { ANSWER_MS } from '../../src-shared/hitlerQuestion.ts';
import { en } from '../../src-shared/locale/en.ts';
import { fi } from '../../src-shared/locale/fi.ts';
import { setupClosing } from '../../src-main/shell/electron/closing.ts';
import { setupContextMenu, showMenu } from '../../src-main/shell/electron/menu.ts';
import { setupAttention, setupAwake, setupTheme, setupWake } from '../../src-main/shell/electron/system.ts';
import { TableWatch } from '../../src-main/shell/tableWatch.ts';
import * as electron from '../kit/fakeElectron.ts';
import { BrowserWindow as FakeWindow, happens, system } from '../kit/fakeElectron.ts';

vi.mock('electron', () => import('../kit/fakeElectron.ts'));

beforeEach(() => {
  vi.useFakeTimers();
  system.reset();
});
afterEach(() => vi.useRealTimers());

/** A watch, and what the shell tells its windows. The events hold only what the watch reads. */
function watched(): { readonly watch: TableWatch; readonly tell: (event: object) => void } {
  let hear: (event: BridgeEvent) => void = () => undefined;
  const watch = new TableWatch({
    attach: (tell) => {
      hear = tell;
      return { call: () => undefined, detach: () => undefined };
    },
  });
  return { watch, tell: (event) => hear(event as BridgeEvent) };
}

const hosting = (practice = false): object => ({
  event: 'hosting',
  hosting: { practice, invitation: { link: 'http://192.0.2.7:41932/#1.a.b' } },
});
const notHosting = { event: 'hosting', hosting: null };
const kept = (lost: string | null): object => ({ event: 'keeping', keeping: { lost, glanceOnly: false } });
const link = (state: string): object => ({ event: 'link', status: { state } });
const table = (activity: string): object => ({ event: 'table', table: { activity } });
const asked = (kind: string, ballot: string | null = null): object => ({
  event: 'update',
  update: { mine: { options: { kind }, ballot } },
});
const chosen = (theme: string): object => ({ event: 'shell', settings: { ...DEFAULT_SETTINGS, theme } });

test('the system stays awake while a table is open, and only then', () => {
  const { watch, tell } = watched();
  setupAwake(watch);
  expect(system.blockers.size).toBe(0);

  tell(hosting());
  tell(hosting());
  expect([...system.blockers.values()]).toEqual(['prevent-app-suspension']);

  tell(notHosting);
  expect(system.blockers.size).toBe(0);
});

test('dark and light follow the system until the person chooses', () => {
  const { watch, tell } = watched();
  setupTheme(watch);
  expect(electron.nativeTheme.themeSource).toBe('system');

  tell(chosen('light'));
  expect(electron.nativeTheme.themeSource).toBe('light');

  tell(chosen('system'));
  expect(electron.nativeTheme.themeSource).toBe('system');
});

test('when the machine wakes up the link is made anew', () => {
  const wake = vi.fn();
  setupWake(wake);

  happens('power', 'resume');

  expect(wake).toHaveBeenCalledOnce();
});

test.each([
  ['a nomination', asked('nominate'), true],
  ['a vote that is open', asked('vote'), true],
  ['a vote that was cast', asked('vote', 'ja'), false],
  ['waiting', asked('wait'), false],
])('%s asks for attention: %s %s', (_, update, isFlashed) => {
  const { watch, tell } = watched();
  const flash = vi.fn();
  setupAttention(watch, flash);
  tell(link('seated'));
  tell(table('playing'));

  tell(update);
  tell(update);
  expect(flash).not.toHaveBeenCalled();
  vi.advanceTimersByTime(ANSWER_MS);

  expect(flash.mock.calls).toEqual(isFlashed ? [[true]] : []);
});

test('the window’s focus and the end of the game end the call for attention', () => {
  const { watch, tell } = watched();
  const flash = vi.fn();
  setupAttention(watch, flash);
  tell(table('playing'));
  tell(asked('discard'));
  vi.advanceTimersByTime(ANSWER_MS);

  happens('app', 'browser-window-focus');
  tell(table('concluded'));

  expect(flash.mock.calls).toEqual([[true], [false], [false]]);
});

test('a game that ends before the answer is told calls for no attention (X-14)', () => {
  const { watch, tell } = watched();
  const flash = vi.fn();
  setupAttention(watch, flash);
  tell(table('playing'));
  tell(asked('discard'));

  tell(table('concluded'));
  vi.advanceTimersByTime(ANSWER_MS);

  expect(flash.mock.calls).toEqual([[false]]);
});

interface Closing {
  readonly window: FakeWindow;
  readonly close: ReturnType<typeof vi.fn<() => Promise<void>>>;
  readonly release: ReturnType<typeof vi.fn<() => void>>;
  readonly tell: (event: object) => void;
}

function closing(...events: readonly object[]): Closing {
  const { watch, tell } = watched();
  const close = vi.fn(() => Promise.resolve());
  const release = vi.fn();
  const guard = setupClosing({ watch, words: () => en, close, release });
  const window = new FakeWindow({});
  Reflect.apply(guard, null, [window]);
  for (const event of events) tell(event);
  return { window, close, release, tell };
}

const boxes = (): readonly unknown[] => electron.dialog.showMessageBox.mock.calls.map(([box]) => box.message);

test.each([
  ['hosts a kept game', [hosting(), link('seated'), kept(null), table('playing')], en.desktop.closing.host],
  ['hosts a deal', [hosting(), link('seated'), kept(null), table('dealing')], en.desktop.closing.host],
  [
    'hosts a game that the disk lost',
    [hosting(), link('seated'), kept('diskFull'), table('playing')],
    en.desktop.closing.hostUnkept,
  ],
  ['hosts a game that nothing keeps', [hosting(), table('playing')], en.desktop.closing.hostUnkept],
  ['sits at a game', [link('seated'), table('playing')], en.desktop.closing.seat],
  ['is coming back to a game', [link('seated'), table('playing'), link('lost')], en.desktop.closing.seat],
])('who %s is asked before the window closes, and told what will happen', (_, events, words) => {
  const { window } = closing(...events);

  expect(window.tryToClose()).toBe(true);

  expect(electron.dialog.showMessageBox.mock.calls[0]?.[0]).toMatchObject({
    message: words.message,
    detail: words.detail,
    buttons: [en.desktop.closing.stay, en.desktop.closing.close],
    defaultId: 0,
    cancelId: 0,
  });
});

test.each([
  ['is at no table', []],
  ['hosts a lobby', [hosting(), link('seated'), table('lobby')]],
  ['sees a verdict', [hosting(), link('seated'), table('concluded')]],
  ['practises alone', [hosting(true), link('seated'), table('playing')]],
  ['was removed', [link('seated'), table('playing'), link('turnedAway')]],
])('who %s is not asked', (_, events) => {
  const { window } = closing(...events);

  expect(window.tryToClose()).toBe(false);
  expect(boxes()).toEqual([]);
  expect(electron.app.quit).toHaveBeenCalled();
});

test('"keep playing" leaves the window and the table as they are, and the next try asks again', async () => {
  const { window, close } = closing(hosting(), link('seated'), table('playing'));
  window.tryToClose();
  await electron.dialog.showMessageBox.mock.results[0]?.value;

  expect(window.tryToClose()).toBe(true);

  expect(boxes()).toHaveLength(2);
  expect(close).not.toHaveBeenCalled();
});

test('one question stands at a time, however often the person presses', () => {
  const { window } = closing(hosting(), link('seated'), table('playing'));

  window.tryToClose();
  window.tryToClose();
  happens('app', 'before-quit');

  expect(boxes()).toHaveLength(1);
});

test('after a yes the table closes in order before the profile is let go and the process ends', async () => {
  const { window, close, release } = closing(hosting(), link('seated'), table('playing'));
  system.answer = 1;
  window.tryToClose();
  await electron.dialog.showMessageBox.mock.results[0]?.value;
  expect(electron.app.quit).toHaveBeenCalledOnce();

  expect(happens('app', 'before-quit')).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  await close.mock.results[0]?.value;

  expect(release).toHaveBeenCalledOnce();
  expect(happens('app', 'before-quit')).toBe(false);
  expect(window.tryToClose()).toBe(false);
  expect(boxes()).toHaveLength(1);
});

test('the menu’s "quit" is asked about like the window’s close', () => {
  closing(hosting(), link('seated'), table('playing'));

  expect(happens('app', 'before-quit')).toBe(true);
  expect(boxes()).toHaveLength(1);
});

test('a system that shuts down is not held up by a question', () => {
  const { close } = closing(hosting(), link('seated'), table('playing'));

  happens('power', 'shutdown');
  happens('app', 'before-quit');

  expect(boxes()).toEqual([]);
  expect(close).toHaveBeenCalledOnce();
});

/** The roles of the items of the menu shown last, menu by menu. */
function rolesShown(): readonly (readonly unknown[])[] {
  const [template] = electron.Menu.buildFromTemplate.mock.calls.at(-1) ?? [];
  return (template ?? []).map(({ submenu }) =>
    Array.isArray(submenu) ? submenu.map(({ role }) => role).filter((role) => role !== undefined) : [],
  );
}

const EDITING = ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'];
const VIEWING = ['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'];
const WINDOWS = ['minimize', 'close'];

test.each([
  ['darwin', ['about', 'hide', 'hideOthers', 'unhide', 'quit']],
  ['win32', ['quit']],
  ['linux', ['quit']],
] as const)('the menu of %s begins with what its system expects there', (platform, first) => {
  showMenu(en.desktop.menu, platform);

  expect(rolesShown()).toEqual([first, EDITING, VIEWING, WINDOWS]);
  expect(electron.Menu.setApplicationMenu).toHaveBeenCalledOnce();
});

test('every item of the menu is said in the person’s language', () => {
  showMenu(fi.desktop.menu, 'darwin');

  const [template] = electron.Menu.buildFromTemplate.mock.calls[0] ?? [];
  const said = JSON.stringify(template);
  const used = Object.entries(fi.desktop.menu).filter(([key]) => key !== 'file');
  expect(used.filter(([, word]) => !said.includes(`"${word}"`))).toEqual([]);
});

test.each([
  [true, ['popup']],
  [false, []],
])('a right click where text can be written (%s) offers to paste', (isEditable, done) => {
  const { webContents } = new FakeWindow({});
  Reflect.apply(setupContextMenu, null, [webContents, () => en.desktop.menu]);

  webContents.emit('context-menu', {}, { isEditable });

  expect(system.done).toEqual(done);
});
