import { expect, type Browser, type Page } from '@playwright/test';
import { startApp, type StartedApp } from '../kit/startedApp.ts';
import { test } from '../kit/windowTest.ts';
import { joinAs, openWindow } from '../kit/windows.ts';

const TICKET = /(http:\/\/127\.0\.0\.1:\d+\/#ticket=\S+)/;

/** The started app with its host's window in the lobby, and the link by which this machine's guests come. */
async function hosting(
  browser: Browser,
): Promise<{ readonly app: StartedApp; readonly host: Page; readonly link: () => Promise<string> }> {
  const app = startApp();
  const { page: host } = await openWindow(browser, await app.awaitPrinted(TICKET));
  await host.getByTestId('name').fill('Aino');
  await host.getByTestId('host-table').click();
  await expect(host.getByTestId('start-reason')).toBeVisible();
  const link = async (): Promise<string> => {
    const shown = (await host.getByTestId('qr').first().getAttribute('data-link')) ?? '';
    return shown.replace(/\/\/[^/:]+:/, '//127.0.0.1:');
  };
  return { app, host, link };
}

async function knock(browser: Browser, link: string, name: string): Promise<Page> {
  const { page } = await openWindow(browser, link);
  await page.getByTestId('name').fill(name);
  await page.getByTestId('join').click();
  return page;
}

function stage(page: Page) {
  return page.locator('[data-stage]').first();
}

test('a host who asks first lets one in and turns another away, after a removal by itself (decision 5)', async ({
  browser,
}) => {
  const { app, host, link } = await hosting(browser);
  await host.getByTestId('ask-first').click();
  const ben = await knock(browser, await link(), 'Ben');
  await expect(ben.getByTestId('at-door')).toBeVisible();
  await expect(host.getByTestId('host-question')).toContainText('Ben');
  await host.getByTestId('ask-yes').click();
  await expect(ben.getByTestId('ready')).toBeVisible();

  const eve = await knock(browser, await link(), 'Eve');
  await expect(host.getByTestId('host-question')).toContainText('Eve');
  await host.getByTestId('ask-no').click();
  await expect(eve.getByTestId('at-door')).toHaveCount(0);
  await expect(eve.getByText('The host did not let you in.')).toBeVisible();

  await host.getByTestId('ask-first').click();
  await expect(host.getByTestId('ask-first')).toHaveAttribute('aria-pressed', 'false');
  const before = await link();
  await host.getByTestId('chair-1').click();
  await host.getByTestId('remove').click();
  await expect(ben.getByTestId('link-status')).toBeVisible();
  await expect(host.getByTestId('ask-first')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(link).not.toBe(before);
  await app.stop();
});

test('a person whose phone is gone gets the seat back on another one, and every screen says so (decision 4)', async ({
  browser,
}) => {
  const { app, host, link } = await hosting(browser);
  const old = await openWindow(browser, await link());
  await joinAs(old.page, 'Ben');
  // During a game the host's code lies in the menu: the link stays the same.
  const way = await link();
  const dan = await openWindow(browser, way);
  await joinAs(dan.page, 'Dan');
  for (const chair of [3, 4]) {
    await host.getByTestId('add-bot').click();
    await expect(host.getByTestId(`chair-${chair}`)).toContainText('bot');
  }
  await host.getByTestId('start').click();
  await expect(stage(old.page)).toBeVisible();
  await expect(stage(dan.page)).toBeVisible();

  const { page: phone } = await openWindow(browser, way, { width: 390, height: 844 });
  await phone.getByTestId('name').fill('Ben');
  await phone.getByTestId('watch').click();
  await phone.getByTestId('claim-strip').getByTestId('claim').click();
  await phone.getByTestId('claim-1').click();
  await expect(phone.getByTestId('claim-strip')).toContainText('The host has been asked');
  await expect(host.getByTestId('host-question')).toContainText('is still there');
  await host.getByTestId('ask-yes').click();

  await expect(phone.getByTestId('dossier-toggle').first()).toBeVisible();
  await expect(phone.getByTestId('notice')).toContainText('The seat is yours.');
  for (const page of [host, dan.page])
    await expect(page.getByTestId('notice')).toContainText('plays on another device now');
  await expect(old.page.getByTestId('link-status')).toBeVisible();
  await phone.reload();
  await expect(phone.getByTestId('dossier-toggle').first()).toBeVisible();
  await app.stop();
});

test('the terminal answers the door by words (decisions 5 and 37)', async ({ browser }) => {
  const app = startApp(['--host', '--name', 'Aino']);
  const printed = await app.awaitPrinted(/(http:\/\/\d[^\s]*\/#1\.\S+)/);
  const link = printed.replace(/\/\/[^/:]+:/, '//127.0.0.1:');
  app.type('ask');
  await app.awaitPrinted(/You are asked now before anybody comes in/);
  const ben = await knock(browser, link, 'Ben');
  app.type(`yes ${await app.awaitPrinted(/\? (\d+): .*Ben/)}`);
  await expect(ben.getByTestId('ready')).toBeVisible();
  const eve = await knock(browser, link, 'Eve');
  app.type(`no ${await app.awaitPrinted(/\? (\d+): .*Eve/)}`);
  await expect(eve.getByText('The host did not let you in.')).toBeVisible();
  await app.stop();
});
