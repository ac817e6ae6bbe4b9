import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type {} from '../renderer/showcase/showcase.ts';

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
  await page.goto(address);
  await page.waitForFunction(() => 'showScene' in window);
  await showScene(page, look);
  return page;
}

/**
 * Shows another scene in the same page, which has its style sheets, fonts and code already; nothing of the scene
 * before is left (`window/scenes.spec.ts`).
 */
export async function showScene(page: Page, look: Look): Promise<void> {
  await page.evaluate(async ({ scene, theme = 'dark', lang = 'en', text = 100 }) => {
    await window.showScene(scene, theme, lang, String(text));
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    }
  }, look);
}
