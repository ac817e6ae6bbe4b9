import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../../src-renderer/App.svelte';
import { Later } from '../../src-renderer/later.svelte.ts';
import { PageFacts } from '../../src-renderer/pageFacts.svelte.ts';
import { Session } from '../../src-renderer/session.svelte.ts';
import { teachDialogs } from './dialog.ts';
import { ENGLISH } from './english.ts';
import { FakeBridge, SEATED, SHELL, mineAt, tableOf } from './fakeBridge.ts';
import { teachMedia } from './media.ts';

/** How long a part may take to be compiled: only one that never comes is given up. */
const COMES = { timeout: 30_000 };
const { late, opening } = ENGLISH.words.people;
const PAGE = { ...SHELL, event: 'shell', kind: 'page', version: '' } as const;
const LOBBY = { event: 'table', table: tableOf(['Ann', 'Ben']), mine: mineAt(1, 'Ben') } as const;

beforeEach(() => {
  teachDialogs();
  teachMedia();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.head.textContent = '';
});

/** The page of a guest, whose fetching begins when a test says so. */
function page() {
  const bridge = new FakeBridge();
  const tasks: (() => void)[] = [];
  const later = new Later((task) => tasks.push(task));
  const session = new Session(bridge, ['en'], later);
  render(App, { session, facts: new PageFacts(), address: '192.0.2.20:41932' });
  bridge.say(PAGE);
  flushSync();
  return { bridge, later, tasks };
}

test('Nothing is fetched before the first screen stands.', () => {
  const { later, tasks } = page();
  expect([screen.queryByTestId('join') === null, tasks.length, later.behind]).toEqual([false, 1, null]);
});

test('A page fetches all that a guest may need, and nothing of a host.', async () => {
  const { later, tasks } = page();
  tasks[0]?.();
  await vi.waitUntil(() => later.sounds !== null, COMES);
  const { behind, notices, doorSheets, playing, home, past } = later;
  expect([behind, notices, doorSheets, playing].includes(null)).toBe(false);
  expect([home, past]).toEqual([null, null]);
});

test('A table that comes before its screen is shown as opening, and as itself once the screen is there.', async () => {
  const { bridge, later, tasks } = page();
  bridge.say(SEATED, LOBBY);
  flushSync();
  const before = screen.getByRole('status').textContent;
  tasks[0]?.();
  await vi.waitUntil(() => later.behind !== null, COMES);
  flushSync();
  expect(before).toContain(opening);
  expect(screen.getByTestId('ready').textContent).toContain(ENGLISH.words.people.lobby.imReady);
});

test('A sheet that is opened before it has come says that it is on its way, and then is there.', async () => {
  const { later, tasks } = page();
  await fireEvent.click(screen.getByTestId('rules'));
  const before = screen.getByTestId('coming-sheet').textContent;
  tasks[0]?.();
  await vi.waitUntil(() => later.doorSheets !== null, COMES);
  flushSync();
  expect(before).toContain(opening);
  expect(screen.getByTestId('rules-sheet').isConnected).toBe(true);
});

test('What did not come is said, and fetched again until it is there.', async () => {
  vi.useFakeTimers();
  const later = new Later();
  const learn = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  later.fetch({ keeps: false, learn });
  await vi.waitUntil(() => later.failed, COMES);
  const missing = later.behind;
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitUntil(() => !later.failed, COMES);
  expect([missing, later.behind === null, learn.mock.calls.length]).toEqual([null, false, 2]);
});

test('A page without all its parts says so over whatever it shows, and offers to load itself again.', () => {
  const { later } = page();
  later.failed = true;
  flushSync();
  expect(screen.getByTestId('late').textContent).toContain(late.text);
  expect(screen.getByTestId('load-again').textContent).toContain(late.again);
});

test('A stylesheet that did not come is asked for again before its screen is shown.', async () => {
  const broken = document.createElement('link');
  broken.rel = 'stylesheet';
  broken.href = 'http://192.0.2.20/lobby.css';
  document.head.append(broken);
  const later = new Later();
  later.failed = true;
  later.fetch({ keeps: false, learn: () => Promise.resolve(true) });
  const fresh = document.head.querySelector('link');
  const before = later.behind;
  fresh?.dispatchEvent(new Event('load'));
  await vi.waitUntil(() => later.behind !== null, COMES);
  expect([fresh === broken, fresh?.href, before]).toEqual([false, broken.href, null]);
});
