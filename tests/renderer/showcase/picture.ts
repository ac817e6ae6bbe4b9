/**
 * Draws the README's picture anew, `tests/renderer/pictures/table.png`: ten seats in the nomination, dark, 1280 by
 * 800: `npx tsx tests/renderer/showcase/picture.ts`.
 */
import { chromium } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_ARGS, chromiumPath } from '../../kit/chromium.ts';
import { serveShowcase } from './serve.ts';

const OUT = fileURLToPath(new URL('../pictures/table.png', import.meta.url));

const server = await serveShowcase();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?scene=nominate&theme=dark`);
await page.waitForSelector('[data-testid="confirm"]');
await page.evaluate(() => document.fonts.ready.then(() => undefined));
await page.evaluate(() => {
  for (const animation of document.getAnimations()) animation.finish();
});
await page.screenshot({ path: OUT });
await browser.close();
await server.close();
