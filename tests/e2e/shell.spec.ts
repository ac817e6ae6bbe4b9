import { expect } from '@playwright/test';
import { startApp } from '../kit/startedApp.ts';
import { test } from '../kit/windowTest.ts';
import { joinAs, openWindow } from '../kit/windows.ts';

const TICKET = /(http:\/\/127\.0\.0\.1:\d+\/#ticket=\S+)/;

test('the started app opens a table in its window, people and bots sit down, and a game begins', async ({
  browser,
}) => {
  const app = startApp();
  const { page } = await openWindow(browser, await app.awaitPrinted(TICKET));
  await page.getByTestId('name').fill('Aino');
  await page.getByTestId('host-table').click();
  await expect(page.getByTestId('start-reason')).toBeVisible();
  const link = (await page.getByTestId('qr').first().getAttribute('data-link')) ?? '';
  const port = /:(\d+)\//.exec(link)?.[1];
  const guest = await openWindow(browser, link.replace(/\/\/[^/]+\//, `//127.0.0.1:${port}/`));
  await joinAs(guest.page, 'Ben');
  for (let bots = 1; bots <= 3; bots += 1) {
    await page.getByTestId('add-bot').first().click();
    await expect(page.getByTestId(`chair-${bots + 1}`)).toContainText('bot');
  }
  await page.getByTestId('start').click();
  for (const window of [page, guest.page]) {
    await expect(window.locator('[data-stage]').first()).toHaveAttribute('data-stage', /./);
    await expect(window.getByTestId('dossier-toggle').first()).toBeVisible();
  }
  await page.reload();
  await expect(page.locator('[data-stage]').first()).toBeVisible();
  await app.stop();
});

test('a ticket opens one window only, and the word open makes another', async ({ browser }) => {
  const app = startApp();
  const url = await app.awaitPrinted(TICKET);
  const first = await openWindow(browser, url);
  await expect(first.page.getByTestId('host-table')).toBeVisible();
  const thief = await openWindow(browser, url);
  await expect(thief.page.getByTestId('shell-gone')).toBeVisible();
  await expect(thief.page.getByTestId('host-table')).toHaveCount(0);
  app.type('open');
  const again = await app.awaitPrinted(new RegExp(`(?:${TICKET.source}[\\s\\S]*)${TICKET.source}`));
  expect(again).not.toBe('');
  await app.stop();
});

test('in a terminal the host adds bots, starts and ends a game by words', async ({ browser }) => {
  const app = startApp(['--host', '--name', 'Aino']);
  const link = await app.awaitPrinted(/(http:\/\/\d[^\s]*\/#1\.\S+)/);
  const port = /:(\d+)\//.exec(link)?.[1];
  const { page } = await openWindow(browser, link.replace(/\/\/[^/]+\//, `//127.0.0.1:${port}/`));
  await joinAs(page, 'Ben');
  for (let bots = 0; bots < 4; bots += 1) app.type('bot');
  await expect(page.getByTestId('chair-4')).toContainText('bot');
  app.type('start');
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-stage', /./);
  app.type('end');
  await expect(page.getByTestId('ended').first()).toBeVisible();
  await app.stop();
});
