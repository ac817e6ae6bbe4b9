import { expect } from '@playwright/test';
import { startApp } from '../kit/startedApp.ts';
import { test } from '../kit/windowTest.ts';
import { joinAs, openWindow } from '../kit/windows.ts';

const TICKET = /(http:\/\/127\.0\.0\.1:\d+\/#ticket=\S+)/;

test('a guest on a phone stops the count-in, everybody reads who it was, and the second one deals', async ({
  browser,
}) => {
  const app = startApp();
  const { page, faults } = await openWindow(browser, await app.awaitPrinted(TICKET));
  await page.getByTestId('name').fill('Aino');
  await page.getByTestId('host-table').click();
  const link = (await page.getByTestId('qr').first().getAttribute('data-link')) ?? '';
  const port = /:(\d+)\//.exec(link)?.[1];
  const phone = await openWindow(browser, link.replace(/\/\/[^/]+\//, `//127.0.0.1:${port}/`), {
    width: 390,
    height: 844,
  });
  await joinAs(phone.page, 'Ben');
  for (let bots = 1; bots <= 3; bots += 1) {
    await page.getByTestId('add-bot').first().click();
    await expect(page.getByTestId(`chair-${bots + 1}`)).toContainText('bot');
  }
  await expect(page.getByTestId('start-reason')).toContainText('not ready');
  await phone.page.getByTestId('ready').click();
  await expect(page.getByTestId('start-reason')).toHaveCount(0);
  await page.getByTestId('start').click();
  await phone.page.getByTestId('stop-count-in').click();
  for (const window of [page, phone.page])
    await expect(window.getByTestId('name-hint')).toContainText('stopped the countdown');
  await page.getByTestId('start').click();
  for (const window of [page, phone.page])
    await expect(window.locator('[data-stage]').first()).toHaveAttribute('data-stage', /./);
  expect([...faults, ...phone.faults]).toEqual([]);
  await app.stop();
});

test('somebody alone reads how to play by keys, practises with bots on this device, and ends it', async ({
  browser,
}) => {
  const app = startApp();
  const { page, faults } = await openWindow(browser, await app.awaitPrinted(TICKET));
  await page.getByTestId('how-to-play').focus();
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('how-to-place')).toHaveText('Picture 5 of 5');
  await page.getByTestId('how-to-rules').press('Enter');
  await page.getByTestId('rules-search').fill('veto');
  await expect(page.getByTestId('rules-found')).toHaveText(/rules found/);
  await page.getByTestId('close-sheet').press('Enter');
  await page.getByTestId('practise').click();
  await page.getByTestId('practice-begin').click();
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-stage', /./);
  await expect(page.getByTestId('practice-bar')).toBeVisible();
  await expect(page.getByTestId('qr')).toHaveCount(0);
  await page.getByTestId('practice-advice').click();
  await expect(page.getByTestId('practice-role')).toHaveText(/./);
  await page.getByTestId('close-sheet').click();
  await page.getByTestId('practice-end').click();
  await page.getByTestId('ask-yes').click();
  await expect(page.getByTestId('host-table')).toBeVisible();
  expect(faults).toEqual([]);
  await app.stop();
});
