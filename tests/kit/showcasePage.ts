import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** How a scene is looked at. */
export interface Look {
  readonly scene: string;
  readonly theme?: 'dark' | 'light';
  /** A tag of a language, or `pseudo`. */
  readonly lang?: string;
  /** The size of all text in percent. */
  readonly text?: number;
}

/** Opens a scene of the showcase in a context of its own, with everything that moves at its end. */
export async function openScene(
  browser: Browser,
  address: string,
  look: Look,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await showScene(page, address, look);
  return page;
}

/** Shows another scene in the same page. */
export async function showScene(page: Page, address: string, look: Look): Promise<void> {
  const { scene, theme = 'dark', lang = 'en', text = 100 } = look;
  await page.goto(`${address}?scene=${scene}&theme=${theme}&lang=${lang}&text=${text}`);
  await page.locator('[data-testid]').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    }
  });
}
