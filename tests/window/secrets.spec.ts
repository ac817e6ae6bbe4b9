import { expect, type Locator, type Page } from '@playwright/test';
import { difference, scaledTo } from '../kit/pixels.ts';
import { openScene, showScene } from '../kit/showcasePage.ts';
import { test } from '../kit/showcaseTest.ts';

const ROLES = ['dossierLiberal', 'dossierFascist', 'dossierHitler'] as const;
const LANGUAGES = ['en', 'fi', 'zh-Hans', 'ko'] as const;
/** A phone as it is: two or three pixels of the device to one of CSS; and windows made as narrow as one. */
const SIZES = [
  [1920, 1080, 1],
  [1280, 800, 1],
  [844, 390, 3],
  [800, 600, 1],
  [412, 915, 2.625],
  [390, 844, 1],
  [320, 640, 2],
] as const;
const PHONE = [390, 844, 3] as const;
const SCREENS = [
  ...SIZES.map((size) => ({ size, lang: 'en', theme: 'dark' }) as const),
  ...LANGUAGES.flatMap((lang) => (['dark', 'light'] as const).map((theme) => ({ size: PHONE, lang, theme }))),
];

/** What a page tells beyond its pictures: the title, and every text that only programs read. */
function quietWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')].map(
      (each) => each.textContent,
    ),
    ...[...document.querySelectorAll('*')].flatMap((each) =>
      [...each.attributes]
        .filter(({ name }) => !['class', 'style', 'd'].includes(name))
        .map(({ name, value }) => `${name}=${value}`),
    ),
  ]);
}

for (const { size, lang, theme } of SCREENS) {
  const [width, height, deviceScaleFactor] = size;
  test(`an open dossier looks alike for every role, 48 pixels wide, at ${size.join()} in ${lang}, ${theme}`, async ({
    browser,
    address,
    page: tool,
  }) => {
    const pages: Buffer[] = [];
    const sheets: Buffer[] = [];
    const options = { viewport: { width, height }, deviceScaleFactor };
    const page = await openScene(browser, address, { scene: ROLES[0], lang, theme }, options);
    for (const scene of ROLES) {
      await showScene(page, { scene, lang, theme });
      pages.push(await page.screenshot());
      sheets.push(await page.getByTestId('dossier').screenshot());
    }
    await page.context().close();
    for (const shots of [pages, sheets]) {
      const small = await Promise.all(shots.map((png) => scaledTo(tool, png, 48)));
      for (const one of small)
        for (const other of small) expect(difference(one, other)).toBeLessThanOrEqual(8);
    }
  });
}

test('two dossiers that say something else are told apart from near', async ({
  browser,
  address,
  page: tool,
}) => {
  const shots: Buffer[] = [];
  for (const scene of ROLES) {
    const page = await openScene(browser, address, { scene }, { viewport: { width: 1280, height: 800 } });
    shots.push(await page.getByTestId('role-form').screenshot());
    await page.context().close();
  }
  const [liberal, fascist] = await Promise.all(shots.map((png) => scaledTo(tool, png, 200)));
  if (liberal === undefined || fascist === undefined) throw new Error('no picture');
  expect(difference(liberal, fascist)).toBeGreaterThan(60);
});

test('while the dossier is covered no title, label or live region knows the role', async ({
  browser,
  address,
}) => {
  const said: (readonly string[])[] = [];
  for (const scene of ROLES) {
    // A page of its own for each: ids are counted up in one.
    const page = await openScene(browser, address, { scene }, { viewport: { width: 390, height: 844 } });
    await page.getByTestId('cover').click();
    await expect(page.getByTestId('dossier')).toHaveCount(0);
    said.push(await quietWords(page));
    await page.context().close();
  }
  expect(said[1]).toEqual(said[0]);
  expect(said[2]).toEqual(said[0]);
});

/** How long each movement takes that begins when this is pressed, whatever moved before. */
function movesOf(toggle: Locator): Promise<string> {
  return toggle.evaluate(async (button: HTMLElement) => {
    for (const one of document.getAnimations()) one.cancel();
    button.click();
    await new Promise(requestAnimationFrame);
    return document
      .getAnimations()
      .map((one) => JSON.stringify(one.effect?.getComputedTiming().duration))
      .join(' ');
  });
}

test('what moves when a dossier is opened is the same for every role', async ({ browser, address }) => {
  const moves: string[] = [];
  for (const scene of ROLES) {
    const page = await openScene(browser, address, { scene }, { viewport: { width: 390, height: 844 } });
    await page.getByTestId('cover').click();
    await expect(page.getByTestId('dossier')).toHaveCount(0);
    moves.push(await movesOf(page.getByTestId('dossier-toggle')));
    await page.context().close();
  }
  expect(moves[0]).not.toBe('');
  expect(new Set(moves).size).toBe(1);
});

test('a window that loses the focus covers the dossier and the hand', async ({ browser, address }) => {
  const options = { viewport: { width: 1280, height: 800 } };
  const page = await openScene(browser, address, { scene: 'president' }, options);
  await page.getByTestId('dossier-toggle').press('Enter');
  await expect(page.getByTestId('dossier')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.getByTestId('dossier')).toHaveCount(0);
  await expect(page.locator('[data-testid^="tile-"][data-party]')).toHaveCount(0);
});
