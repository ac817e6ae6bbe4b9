import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../../src-renderer/App.svelte';
import { Later } from '../../src-renderer/later.svelte.ts';
import { PageFacts } from '../../src-renderer/pageFacts.svelte.ts';
import { Session } from '../../src-renderer/session.svelte.ts';
import { teachDialogs } from './dialog.ts';
import { ENGLISH } from './english.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/settings.ts';
import { FakeBridge, SEATED, mineAt, tableOf } from './fakeBridge.ts';
import { teachMedia } from './media.ts';

/** How long a part may take to be compiled: only one that never comes is given up. */
const COMES = { timeout: 30_000 };
const { late, opening } = ENGLISH.words.people;
const PAGE = { event: 'shell', kind: 'page', version: '', settings: DEFAULT_SETTINGS } as const;
const LOBBY = { event: 'table', table: tableOf(['Ann', 'Ben']), mine: mineAt(1, 'Ben') } as const;

beforeEach(() => {
  teachDialogs();
  teachMedia();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The page of a guest, whose fetching begins when a test says so. */
function page() {
  const bridge = new FakeBridge();
  const tasks: (() => void)[] = [];
  const later = new Later({ whenIdle: (task) => tasks.push(task), renew: () => undefined });
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

test('Where a part does not come, it is said, and the page is loaded anew once.', async () => {
  const renewed: string[] = [];
  const later = new Later({ whenIdle: (task) => task(), renew: () => renewed.push('page') });
  const wanted = { keeps: false, learn: () => Promise.resolve(false) };
  later.fetch(wanted);
  await vi.waitUntil(() => later.failed, COMES);
  later.fetch(wanted);
  expect([renewed, later.behind]).toEqual([['page'], null]);
});

test('Where the connection of a page does not come, it is said and the page is loaded anew as well.', async () => {
  vi.resetModules();
  vi.doMock('../../src-renderer/pageGuest.ts', () => {
    throw new Error('no host');
  });
  const fresh = await import('../../src-renderer/later.svelte.ts');
  const renewed: string[] = [];
  const later = new fresh.Later({ whenIdle: (task) => task(), renew: () => renewed.push('page') });
  later.fetch({ keeps: false, learn: () => Promise.resolve(true) });
  await vi.waitUntil(() => later.failed || later.sounds !== null, COMES);
  vi.doUnmock('../../src-renderer/pageGuest.ts');
  expect([later.failed, renewed]).toEqual([true, ['page']]);
});

test('A part that takes too long is said to be late, and is there all the same when it comes.', async () => {
  vi.useFakeTimers();
  let come: (isLearned: boolean) => void = () => undefined;
  const later = new Later();
  later.fetch({ keeps: false, learn: () => new Promise((resolve) => (come = resolve)) });
  vi.advanceTimersByTime(15_000);
  const before = [later.failed, later.behind];
  vi.useRealTimers();
  come(true);
  await vi.waitUntil(() => later.sounds !== null && !later.failed, COMES);
  expect([before, later.behind === null]).toEqual([[true, null], false]);
});

test('A page without all its parts says so over whatever it shows, and offers to load itself again.', () => {
  const { later } = page();
  later.failed = true;
  flushSync();
  expect(screen.getByTestId('late').textContent).toContain(late.text);
  expect(screen.getByTestId('load-again').textContent).toContain(late.again);
});
