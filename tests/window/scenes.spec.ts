import { expect, type Page } from '@playwright/test';
import { openScene, showScene } from '../kit/showcasePage.ts';
import { test } from '../kit/showcaseTest.ts';
import { ALL_SCENES } from '../renderer/showcase/allScenes.ts';

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** All that can be seen of a page; ids that are counted up in each page are left out. */
async function everything(page: Page): Promise<{ readonly text: string; readonly picture: string }> {
  const text = await page.evaluate(() =>
    [
      document.title,
      scrollY,
      document.activeElement?.tagName,
      document.documentElement.outerHTML.replace(/<head>.*<\/head>/s, ''),
    ].join('\n'),
  );
  const picture = (await page.screenshot()).toString('base64');
  return { text: text.replaceAll(/\b[cs]\d+\b/g, '#'), picture };
}

// The other files show scene after scene in one page, eight times as fast as a page for each.
test('a scene that comes after all others in one page is the one that a page of its own shows', async ({
  browser,
  address,
}) => {
  test.setTimeout(240_000);
  const used = await openScene(browser, address, { scene: 'first' }, PHONE);
  const anew = await openScene(browser, address, { scene: 'first' }, PHONE);
  for (const page of [used, anew]) {
    // A clock that runs and a reaction that fades would be another a moment later.
    await page.addInitScript('window.setTimeout = window.setInterval = () => 0;');
    await page.reload();
    await page.waitForFunction(() => 'showScene' in window);
  }
  const others: string[] = [];
  for (const scene of Object.keys(ALL_SCENES).reverse()) {
    await showScene(used, { scene });
    await anew.reload();
    await anew.waitForFunction(() => 'showScene' in window);
    await showScene(anew, { scene });
    const [one, other] = [await everything(used), await everything(anew)];
    if (one.text !== other.text || one.picture !== other.picture) others.push(scene);
  }
  await used.context().close();
  await anew.context().close();
  expect(others).toEqual([]);
});

test('what another scene would leave behind is noticed', async ({ browser, address }) => {
  const page = await openScene(browser, address, { scene: 'president' }, PHONE);
  const whole = await everything(page);
  await showScene(page, { scene: 'marks' });
  await showScene(page, { scene: 'president' });
  expect(await everything(page)).toEqual(whole);
  await page.evaluate(() => document.documentElement.style.setProperty('--notice', '40px'));
  const left = await everything(page);
  expect(left.text).not.toBe(whole.text);
  expect(left.picture).not.toBe(whole.picture);
  await page.context().close();
});

test('a scene that does not exist is refused', async ({ browser, address }) => {
  const page = await openScene(browser, address, { scene: 'first' }, PHONE);
  await expect(showScene(page, { scene: 'nowhere' })).rejects.toThrow('no scene nowhere');
  await page.context().close();
});
