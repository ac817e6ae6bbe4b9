import { networkInterfaces } from 'node:os';
import { expect, type Page } from '@playwright/test';
import { openPlantedHost, type PlantedDeal } from '../kit/plantedHost.ts';
import { test } from '../kit/windowTest.ts';
import { joinAs, openWindow, perform } from '../kit/windows.ts';

const DEAL: PlantedDeal = { roles: 'LFLHL', draw: 'LFFLFFLFFLFFLFFLF', candidate: 0, reshuffles: [] };
/** Longer than any glance elsewhere. */
const SLEPT_MS = 60_000;

/**
 * An address of this machine on a network: pages of the loopback count as secure, which hides what phones meet
 * (D-14). Nothing leaves the machine for it.
 */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((infos) => infos ?? []);
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (found === undefined) throw new Error('this test needs a machine with an address on a network');
  return found.address;
}

async function openTable() {
  const host = await openPlantedHost(DEAL, ownAddress());
  for (let bot = 0; bot < 4; bot += 1) host.act({ type: 'addBot' });
  return host;
}

/** What this browser keeps for the page, all of it. */
function kept(page: Page) {
  return page.evaluate(async () => ({
    local: Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').map((name) => ({
      name,
      fields: [...(localStorage.getItem(name) ?? '').matchAll(/"(\w+)":/g)].map((match) => match[1]),
    })),
    session: sessionStorage.length,
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
  }));
}

/** The page sleeps for a minute by the clock on the wall, and is seen again. */
function sleepAndWake(page: Page) {
  return page.evaluate((ms) => {
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
    state = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
  }, SLEPT_MS);
}

test('a page of a network address, which is no secure context, joins, plays and comes back (D-14, D-15)', async ({
  browser,
}) => {
  const host = await openTable();
  const { page, faults } = await openWindow(browser, host.hosting.invitation.link);
  expect(
    await page.evaluate(() => [
      isSecureContext,
      typeof Reflect.get(crypto, 'subtle'),
      typeof Reflect.get(crypto, 'randomUUID'),
    ]),
  ).toEqual([false, 'undefined', 'undefined']);
  await joinAs(page, 'Fay');
  host.act({ type: 'arrange', order: [4, 0, 1, 2, 3] });
  host.act({ type: 'start' });
  await perform([page], { do: 'nominate', seat: 0, target: 1 });
  await expect(page.getByTestId('ballot-ja')).toBeVisible();
  await page.reload();
  await perform([page], { do: 'ballot', seat: 0, ja: true });
  await expect(page.locator('[data-stage]').first()).not.toHaveAttribute('data-stage', 'election');
  expect(faults).toEqual([]);
  await host.close();
});

test('a page that slept while its link died is back at its seat within a second (decision 12, D-15)', async ({
  browser,
}) => {
  const host = await openTable();
  const context = await browser.newContext();
  const page = await context.newPage();
  const opened: number[] = [];
  let isDead = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const link = opened.push(Date.now());
    const server = socket.connectToServer();
    const lives = (): boolean => link > 1 || !isDead;
    socket.onMessage((message) => {
      if (lives()) server.send(message);
    });
    server.onMessage((message) => {
      if (lives()) socket.send(message);
    });
  });
  await page.goto(host.hosting.invitation.link);
  await joinAs(page, 'Fay');
  host.act({ type: 'arrange', order: [4, 0, 1, 2, 3] });
  host.act({ type: 'start' });
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-stage', 'nomination');
  isDead = true;
  await page.waitForTimeout(1_100);
  const revision = await page.locator('[data-revision]').first().getAttribute('data-revision');
  const at = Date.now();
  await sleepAndWake(page);
  await expect.poll(() => opened.length).toBe(2);
  await perform([page], { do: 'nominate', seat: 0, target: 1 });
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-stage', 'election');
  test.info().annotations.push({
    type: 'measured',
    description: `new link after ${(opened[1] ?? 0) - at} ms`,
  });
  expect(revision).toBe('1');
  await host.close();
});

test('a browser keeps the key of the seat and nothing else, until it leaves (decision 23)', async ({
  browser,
}) => {
  const host = await openTable();
  const { page } = await openWindow(browser, host.hosting.invitation.link);
  await joinAs(page, 'Fay');
  expect(await kept(page)).toEqual({
    local: [{ name: `kabinett:${host.table.id}`, fields: ['hostKey', 'handle', 'key', 'day'] }],
    session: 0,
    cookies: '',
    databases: 0,
  });
  await page.getByTestId('leave').first().click();
  await expect.poll(async () => (await kept(page)).local).toEqual([]);
  await host.close();
});

test('a browser keeps nothing of a table that was closed (decision 23)', async ({ browser }) => {
  const host = await openTable();
  const { page } = await openWindow(browser, host.hosting.invitation.link);
  await joinAs(page, 'Fay');
  host.act({ type: 'start' });
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-stage', 'nomination');
  expect((await kept(page)).local).toHaveLength(1);
  host.act({ type: 'closeTable' });
  await expect.poll(async () => (await kept(page)).local).toEqual([]);
});
