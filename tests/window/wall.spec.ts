import { expect, type Page } from '@playwright/test';
import decode from 'jsqr';
import { FAR, faultsOfLook } from '../kit/looks.ts';
import { scaledTo } from '../kit/pixels.ts';
import { openScene } from '../kit/showcasePage.ts';
import { test } from '../kit/showcaseTest.ts';
import { startApp } from '../kit/startedApp.ts';
import { openWindow } from '../kit/windows.ts';

const TV = { viewport: { width: 1920, height: 1080 } };
const TICKET = /(http:\/\/127\.0\.0\.1:\d+\/#ticket=\S+)/;
const NAMES_AND_STATES =
  '.seat .name, .seat .fact > span:not(.more), .office .label, .last p, .rail .label, .chair .name, .chair .state, [data-testid="roles"] bdi, [data-testid="roles"] small';
const SENTENCE = '[data-testid="tray-sentence"], header h1, .poster h1';

/** The smallest text among what the selector finds, in pixels; throws where it finds nothing. */
function smallest(page: Page, selector: string): Promise<number> {
  return page.evaluate((found) => {
    const sizes = [...document.querySelectorAll(found)]
      .filter((each) => each.checkVisibility() && each.textContent.trim() !== '')
      .map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    if (sizes.length === 0) throw new Error(`nothing is ${found}`);
    return Math.min(...sizes);
  }, selector);
}

for (const scene of ['wallLobby', 'wall', 'wallLong', 'wallNews', 'wallFirst', 'verdictWatched']) {
  for (const lang of ['en', 'fi', 'zh-Hans', 'ko']) {
    test(`the wall's ${scene} in ${lang} is read from four metres`, async ({ browser, address }) => {
      const page = await openScene(browser, address, { scene, lang }, TV);
      expect(await faultsOfLook(page, FAR)).toEqual([]);
      expect(await smallest(page, NAMES_AND_STATES)).toBeGreaterThanOrEqual(36);
      expect(await smallest(page, SENTENCE)).toBeGreaterThanOrEqual(64);
      await page.context().close();
    });
  }
}

for (const scene of ['wallLobby', 'wall', 'wallLong']) {
  test(`another program reads the code of the ${scene} in a picture of a quarter of the size`, async ({
    browser,
    address,
    page: tool,
  }) => {
    const page = await openScene(browser, address, { scene }, TV);
    const small = await scaledTo(tool, await page.screenshot(), TV.viewport.width / 4);
    const link = await page.getByTestId('qr').getAttribute('data-link');
    expect(decode(small.data, small.width, small.height)?.data).toBe(link);
    await page.context().close();
  });
}

test("the host's window opens a wall that lets itself in and shows the way in", async ({ browser }) => {
  const app = startApp();
  const { page } = await openWindow(browser, await app.awaitPrinted(TICKET));
  await page.getByTestId('name').fill('Aino');
  await page.getByTestId('host-table').click();
  await expect(page.getByTestId('open-wall')).toBeVisible();
  await page.evaluate(() => {
    window.open = (url) => {
      document.body.dataset['opened'] = String(url);
      return null;
    };
  });
  await page.getByTestId('open-wall').click();
  const opened = (await page.locator('body').getAttribute('data-opened')) ?? '';
  const { port } = new URL(opened);
  const wall = await openWindow(browser, opened.replace(/\/\/[^/]+\//, `//127.0.0.1:${port}/`), TV.viewport);
  await expect(wall.page.getByTestId('qr')).toBeVisible();
  await expect(page.getByTestId('screens')).toContainText('Wall');
  expect(wall.faults).toEqual([]);
  await app.stop();
});
