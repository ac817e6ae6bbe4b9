/** `npx tsx tests/renderer/showcase/frames.ts OUT [moves [milliseconds [size]]]`: movements, stopped in the middle. */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { CHROMIUM_ARGS, chromiumPath } from '../../kit/chromium.ts';
import { MOVES } from './moves.ts';
import { serveShowcase } from './serve.ts';

const [out = 'out/frames', moves = 'all', times = '300,700,1200,2400', size = '1280x800'] =
  process.argv.slice(2);

/** Stops every movement at one moment after its beginning; no timer ends it meanwhile. */
async function stopAt(page: Page, ms: number): Promise<void> {
  await page.evaluate((moment) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = moment;
    }
  }, ms);
}

mkdirSync(out, { recursive: true });
const [width = 1280, height = 800] = size.split('x').map(Number);
const server = await serveShowcase();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] });
const context = await browser.newContext({ viewport: { width, height } });
await context.addInitScript('window.setTimeout = () => 0;');
for (const name of moves === 'all' ? Object.keys(MOVES) : moves.split(',')) {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?scene=${name}&theme=dark`);
  await page.waitForSelector('[data-stage]');
  for (const ms of times.split(',').map(Number)) {
    await stopAt(page, ms);
    await page.screenshot({ path: `${out}/${name}_${size}_${ms}.png` });
  }
  await page.close();
}
await browser.close();
await server.close();
