import { expect, type Page } from '@playwright/test';
import { openPlantedHost, type PlantedDeal } from '../kit/plantedHost.ts';
import { test } from '../kit/windowTest.ts';
import { joinAs, openWindow } from '../kit/windows.ts';

const DEAL: PlantedDeal = { roles: 'LFLHL', draw: 'LFFLFFLFFLFFLFFLF', candidate: 0, reshuffles: [] };

/** All that a page fetches by its own script has come. */
async function allHasCome(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByTestId('sound')).toBeAttached();
}

test('a page whose parts do not come says so, and has them all once the host answers again', async ({
  browser,
}) => {
  const host = await openPlantedHost(DEAL);
  const context = await browser.newContext();
  const page = await context.newPage();
  let isCut = true;
  const named = await (await page.request.get(new URL('/', host.hosting.invitation.link).href)).text();
  await page.route(/^http/, async (route) => {
    const file = new URL(route.request().url()).pathname;
    const isFirst = named.includes(file) && route.request().resourceType() !== 'fetch';
    if (isCut && !isFirst) await route.abort();
    else await route.continue();
  });
  await page.goto(host.hosting.invitation.link);
  await expect(page.getByTestId('late')).toBeVisible();
  isCut = false;
  await expect(page.getByTestId('late')).toBeHidden();
  await joinAs(page, 'Fay');
  await page.getByTestId('rules').click();
  await expect(page.getByTestId('rules-sheet')).toBeVisible();
  await context.close();
  await host.close();
});

test('a page whose host is gone has all that it may still show', async ({ browser }) => {
  const host = await openPlantedHost(DEAL);
  const { page, context } = await openWindow(browser, host.hosting.invitation.link);
  await allHasCome(page);
  await joinAs(page, 'Fay');
  await context.setOffline(true);
  await page.getByTestId('rules').click();
  await expect(page.getByTestId('rules-sheet')).toBeVisible();
  await page.getByTestId('close-sheet').click();
  await page.getByTestId('settings').click();
  await expect(page.getByTestId('settings-sheet')).toBeVisible();
  await page.getByTestId('close-sheet').click();
  await host.close();
  await expect(page.getByTestId('link-status')).toBeVisible();
  await context.close();
});
