import { expect, type Browser, type Page } from '@playwright/test';
import { openPlantedHost, type PlantedDeal } from '../kit/plantedHost.ts';
import { test } from '../kit/windowTest.ts';
import { joinAs, openWindow, perform, seatAll } from '../kit/windows.ts';

const DEAL: PlantedDeal = { roles: 'LFLHL', draw: 'LFFLFFLFFLFFLFFLF', candidate: 0, reshuffles: [] };
const DEAL_OF_TEN: PlantedDeal = { ...DEAL, roles: 'LFLHLFLFLL' };
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;

/** Five windows in the lobby of a planted host. */
async function seatFive(browser: Browser, deal = DEAL) {
  const host = await openPlantedHost(deal);
  const windows = await seatAll(browser, host.hosting.invitation.link, NAMES);
  const pages = windows.map(({ page }) => page);
  return { host, windows, pages };
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('no such window');
  return value;
}

function stage(page: Page) {
  return page.locator('[data-stage]').first();
}

test('a reloaded window is back at its seat and its ballot, and the game goes on', async ({ browser }) => {
  const { host, pages } = await seatFive(browser);
  host.act({ type: 'start' });
  await perform(pages, { do: 'nominate', seat: 0, target: 1 });
  await perform(pages, { do: 'ballot', seat: 2, ja: true });
  const ballot = must(pages[2]).getByTestId('ballot-ja');
  await expect(ballot).toHaveAttribute('aria-pressed', 'true');
  await must(pages[2]).reload();
  await expect(stage(must(pages[2]))).toHaveAttribute('data-stage', 'election');
  await expect(ballot).toHaveAttribute('aria-pressed', 'true');
  for (const seat of [0, 1, 3, 4]) await perform(pages, { do: 'ballot', seat, ja: true });
  for (const page of pages) await expect(stage(page)).toHaveAttribute('data-stage', 'presidentDiscard');
  await host.close();
});

test('a window whose connection is cut says so and comes back by itself', async ({ browser }) => {
  const { host } = await seatFive(browser);
  const context = await browser.newContext();
  const page = await context.newPage();
  const cuts: (() => void)[] = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer();
    cuts.push(() => void socket.close());
  });
  await page.goto(host.hosting.invitation.link);
  await joinAs(page, 'Fay');
  expect(cuts).toHaveLength(1);
  cuts[0]?.();
  await expect.poll(() => cuts.length).toBe(2);
  await expect.poll(() => host.table.seats[5]?.presence).toBe('here');
  await expect(page.getByTestId('leave').first()).toBeVisible();
  await host.close();
});

test('the newest window of a seat wins; the older one offers to play here again', async ({ browser }) => {
  const { host, windows, pages } = await seatFive(browser);
  host.act({ type: 'start' });
  await expect(stage(must(pages[4]))).toHaveAttribute('data-stage', 'nomination');
  const second = await must(windows[4]).context.newPage();
  await second.goto(must(pages[4]).url());
  await expect(stage(second)).toHaveAttribute('data-stage', 'nomination');
  await must(pages[4]).getByTestId('play-here').click();
  await expect(stage(must(pages[4]))).toHaveAttribute('data-stage', 'nomination');
  await expect(second.getByTestId('play-here')).toBeVisible();
  await host.close();
});

test('a person who went away is named to the others only while the table waits for that seat', async ({
  browser,
}) => {
  const { host, windows, pages } = await seatFive(browser);
  host.act({ type: 'start' });
  await expect(stage(must(pages[1]))).toHaveAttribute('data-stage', 'nomination');
  await must(windows[0]).context.close();
  await expect.poll(() => host.table.seats[0]?.presence).toBe('away');
  await expect(
    must(pages[1])
      .getByText(/Ann.*is away/)
      .first(),
  ).toBeVisible();
  await host.close();
});

test('an eleventh person and a latecomer watch the public table, and their windows hold no secret', async ({
  browser,
}) => {
  const { host, pages } = await seatFive(browser, DEAL_OF_TEN);
  for (let bot = 0; bot < 5; bot += 1) host.act({ type: 'addBot' });
  const eleventh = await openWindow(browser, host.hosting.invitation.link);
  await eleventh.page.getByTestId('name').fill('Kim');
  await eleventh.page.getByTestId('join').click();
  await expect.poll(() => host.table.watching).toBe(1);
  expect(host.table.seats).toHaveLength(10);
  host.act({ type: 'start' });
  await expect(must(pages[0]).getByTestId('dossier-toggle').first()).toBeVisible();
  const late = await openWindow(browser, host.hosting.invitation.link);
  await late.page.getByTestId('watch').click();
  await expect.poll(() => host.table.watching).toBe(2);
  for (const { page } of [eleventh, late]) {
    await expect(stage(page)).toHaveAttribute('data-stage', /./);
    await expect(page.getByTestId('track-liberal').first()).toBeVisible();
    for (const secret of ['dossier', 'dossier-toggle', 'tile-0', 'ballot-ja'])
      await expect(page.getByTestId(secret)).toHaveCount(0);
  }
  await host.close();
});

test('names that others cannot read are refused in words; a taken one gets a number', async ({ browser }) => {
  const { host } = await seatFive(browser);
  const { page } = await openWindow(browser, host.hosting.invitation.link);
  for (const bad of ['   ', '\u200b\u2060\u202e', 'x'.repeat(21)]) {
    await page.getByTestId('name').fill(bad);
    await page.getByTestId('join').click();
    await expect(page.getByTestId('refusal').first()).toBeVisible();
  }
  expect(host.table.seats).toHaveLength(5);
  await page.getByTestId('name').fill('ＡＮＮ');
  await page.getByTestId('join').click();
  await expect(page.getByTestId('leave').first()).toBeVisible();
  expect(host.table.seats[5]?.name).toMatch(/ 2$/);
  await host.close();
});

test('a start with four is refused with what is missing', async ({ browser }) => {
  const { host, pages } = await seatFive(browser);
  await must(pages[4]).getByTestId('leave').first().click();
  const sure = must(pages[4]).getByTestId('ask-yes');
  if (await sure.isVisible()) await sure.click();
  await expect.poll(() => host.table.seats.length).toBe(4);
  expect(host.act({ type: 'start' })).toEqual({ ok: false, error: { code: 'tooFewPlayers', missing: 1 } });
  expect(host.table.activity).toBe('lobby');
  await host.close();
});

test('the address and the typed code lead to a seat; a wrong code is said and nobody else notices', async ({
  browser,
}) => {
  const { host } = await seatFive(browser);
  const { invitation } = host.hosting;
  const { page } = await openWindow(browser, `http://${invitation.address}/`);
  await page.getByTestId('name').fill('Gus');
  await page.getByTestId('join-box').fill('ZZZZZZ');
  await page.getByTestId('join').click();
  await expect(page.getByTestId('refusal').first()).toContainText('not right');
  await page.getByTestId('join-box').fill(invitation.tableCode.toLowerCase());
  await page.getByTestId('join').click();
  await expect(page.getByTestId('leave').first()).toBeVisible();
  expect(host.table.seats[5]?.name).toBe('Gus');
  await host.close();
});

test('a game that the host ends has no verdict, shows every role, and a rematch is dealt to the same people', async ({
  browser,
}) => {
  const { host, pages } = await seatFive(browser);
  host.act({ type: 'start' });
  await expect(stage(must(pages[0]))).toHaveAttribute('data-stage', 'nomination');
  expect(host.act({ type: 'endGame' }).ok).toBe(true);
  for (const page of pages) {
    await expect(page.getByTestId('ended').first()).toBeVisible();
    await expect(page.getByTestId('role-3')).toContainText('Hitler');
    await expect(page.getByTestId('verdict')).toHaveCount(0);
  }
  expect(host.act({ type: 'rematch' }).ok).toBe(true);
  for (const page of pages) await expect(stage(page)).toHaveAttribute('data-stage', 'nomination');
  expect(host.table.seats.map(({ name }) => name)).toEqual([...NAMES]);
  expect(host.table.game).toBe(2);
  await host.close();
});
