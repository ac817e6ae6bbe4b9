import { expect, type Page } from '@playwright/test';
import { openScene } from '../kit/showcasePage.ts';
import { test } from '../kit/showcaseTest.ts';

const LANGS = ['en', 'fi', 'zh-Hans', 'ko'] as const;
const PHONES = [
  [320, 640],
  [390, 844],
  [844, 390],
] as const;

function sized(width: number, height: number) {
  return { viewport: { width, height }, reducedMotion: 'reduce' } as const;
}

/** Which seats are not seen whole between the boards and the tray, and whose words leave their seat. */
function seatsCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tray = document.querySelector('.tray-place')?.getBoundingClientRect();
    if (tray === undefined) throw new Error('no tray');
    const below = tray.left < 8 ? tray.top : innerHeight;
    return [...document.querySelectorAll('[data-place^="seat-"]')].flatMap((seat) => {
      const box = seat.getBoundingClientRect();
      const name = seat.getAttribute('data-place') ?? '';
      const faults: string[] = [];
      if (box.bottom > below + 1 || box.top < 0) faults.push(`${name} is cut`);
      for (const text of seat.querySelectorAll('.word, .fact')) {
        if (!text.checkVisibility()) continue;
        const { top, bottom, right } = text.getBoundingClientRect();
        if (text.closest('.name')?.contains(text) && top > box.bottom) continue;
        if (top < box.top - 1 || bottom > box.bottom + 1 || right > box.right + 1)
          faults.push(`${name}: "${text.textContent.trim()}" leaves its seat`);
      }
      return faults;
    });
  });
}

for (const [width, height] of PHONES) {
  for (const lang of LANGS) {
    test(`every seat stands whole while one of ten is chosen at ${width}x${height} in ${lang}`, async ({
      browser,
      address,
    }) => {
      const faults: string[] = [];
      for (const scene of ['nominate', 'nominateOpen', 'execution', 'investigate', 'special', 'veto']) {
        const page = await openScene(browser, address, { scene, lang }, sized(width, height));
        for (const fault of await seatsCut(page)) faults.push(`${scene}: ${fault}`);
        await page.context().close();
      }
      expect(faults).toEqual([]);
    });
  }

  test(`a claim lies on no other seat at ${width}x${height}`, async ({ browser, address }) => {
    const page = await openScene(browser, address, { scene: 'spoken' }, sized(width, height));
    const over = await page.evaluate(() => {
      const seats = [...document.querySelectorAll('[data-place^="seat-"]')];
      return [...document.querySelectorAll('[data-testid="seat-claim"]')].flatMap((claim) => {
        const a = claim.getBoundingClientRect();
        const others = seats.filter((seat) => {
          const b = seat.getBoundingClientRect();
          const isOwn = seat.parentElement === claim.parentElement;
          return !isOwn && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        });
        return others.map((seat) => seat.getAttribute('data-place'));
      });
    });
    expect(await page.getByTestId('seat-claim').count()).toBeGreaterThan(0);
    expect(over).toEqual([]);
    await page.context().close();
  });

  test(`the count of who watches lies beside the menu's sign at ${width}x${height}`, async ({
    browser,
    address,
  }) => {
    const page = await openScene(browser, address, { scene: 'crowdedVote' }, sized(width, height));
    const badge = await page.getByTestId('watchers').boundingBox();
    const sign = await page.locator('.menu-place .sign').first().boundingBox();
    if (badge === null || sign === null) throw new Error('nothing is drawn');
    expect(sign.x + sign.width).toBeLessThanOrEqual(badge.x + 1);
    await page.context().close();
  });
}

for (const [width, height] of [...PHONES, [820, 1180]] as const) {
  for (const lang of LANGS) {
    test(`the way to the own marks reads in one or two lines at ${width}x${height} in ${lang}`, async ({
      browser,
      address,
    }) => {
      const page = await openScene(browser, address, { scene: 'nominate', lang }, sized(width, height));
      const label = page.getByTestId('marks-open').locator('span').last();
      const lines = await label.evaluate(
        (each) => each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight),
      );
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.side .button, .side .folder, .side .marks')]
          .filter((button) => button.checkVisibility() && button.scrollWidth > button.clientWidth)
          .map((button) => button.textContent),
      );
      expect(cut).toEqual([]);
      await page.context().close();
    });
  }
}

for (const [width, height] of PHONES) {
  test(`what is about to be claimed can be said without scrolling at ${width}x${height}`, async ({
    browser,
    address,
  }) => {
    const page = await openScene(browser, address, { scene: 'say' }, sized(width, height));
    await expect(page.getByTestId('claim-this')).toBeInViewport({ ratio: 1 });
    await page.context().close();
  });
}

test('a tablet held upright has larger seats than a phone, across its whole width', async ({
  browser,
  address,
}) => {
  const heights: number[] = [];
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const) {
    const page = await openScene(browser, address, { scene: 'nominate' }, sized(width, height));
    const box = await page.getByTestId('tray').boundingBox();
    expect(box?.width).toBe(width);
    heights.push(
      await page
        .locator('.seat .name')
        .first()
        .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize)),
    );
    await page.context().close();
  }
  expect(heights[1]).toBeGreaterThan((heights[0] ?? 0) * 1.3);
});
