/**
 * Screenshots of the showcase, to be looked at: `npx tsx tests/renderer/showcase/shoot.ts OUT [SIZES [SCENES [THEMES [LANGUAGE]]]]`,
 * each a list with commas, or `all`, and the language one tag. Prints each screen that scrolls sideways, each button that is under 44 px or
 * leaves the screen, each act of the moment that must be scrolled to, and each error of a page. `OUT` is a folder.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { CHROMIUM_ARGS, chromiumPath } from '../../kit/chromium.ts';
import { CROWDED } from './crowded.ts';
import { DOOR_SCENES } from './doorScenes.ts';
import { KEPT_SCENES } from './keptScenes.ts';
import { PAST_SCENES } from './pastScenes.ts';
import { SCENES } from './scenes.ts';
import { serveShowcase } from './serve.ts';

const ALL = { ...SCENES, ...DOOR_SCENES, ...KEPT_SCENES, ...CROWDED, ...PAST_SCENES };
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  laptop: [1280, 800],
  tablet: [1024, 700],
  window: [800, 600],
  phone: [390, 844],
  upright: [820, 1180],
  landscape: [844, 390],
  small: [320, 640],
  side: [568, 320],
  wall: [1920, 1080],
};

/** What no screen may do, as far as a program can see it. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
    for (const button of document.querySelectorAll<HTMLElement>('button, summary')) {
      const box = button.getBoundingClientRect();
      if (box.width === 0) continue;
      const name = button.dataset['testid'] ?? button.textContent;
      if (box.height < 43.5 || box.width < 43.5) faults.push(`${name}: ${box.width} x ${box.height}`);
      const isAct = button.closest('.acts, .ballots, .tiles') !== null && button.closest('dialog') === null;
      if (isAct && box.bottom > innerHeight + 1) faults.push(`${name} lies below the screen`);
      if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${name} leaves the screen`);
    }
    return faults;
  });
}

async function shoot(page: Page, url: string, path: string): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  await page.waitForSelector('[data-testid]');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.finish();
  });
  const faults = await faultsOf(page);
  await page.screenshot({ path });
  await page.close();
  return [...errors, ...faults];
}

/** The wall is for big screens alone, and what a person plays on is seldom one. */
function isShownAt(scene: string, size: string): boolean {
  const showing = ALL[scene];
  return size === 'wall' ? showing?.mine.seat === null : showing?.screen !== 'wall';
}

async function shootAll(browser: Browser, address: string, args: readonly string[]): Promise<void> {
  const [out = 'out/showcase', sizes = 'all', scenes = 'all', themes = 'dark,light', lang = 'en'] = args;
  mkdirSync(out, { recursive: true });
  const chosen = scenes === 'all' ? Object.keys(ALL) : scenes.split(',');
  for (const size of sizes === 'all' ? Object.keys(SIZES) : sizes.split(',')) {
    const [width, height] = SIZES[size] ?? [1280, 800];
    const context = await browser.newContext({ viewport: { width, height } });
    for (const scene of chosen.filter((one) => isShownAt(one, size))) {
      for (const theme of themes.split(',')) {
        const url = `${address}?scene=${scene}&theme=${theme}&lang=${lang}`;
        const faults = await shoot(await context.newPage(), url, `${out}/${scene}_${size}_${theme}.png`);
        for (const fault of faults) console.log(`${scene} ${size} ${theme}: ${fault}`);
      }
    }
    await context.close();
  }
}

const server = await serveShowcase();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] });
await shootAll(browser, server.resolvedUrls?.local[0] ?? '', process.argv.slice(2));
await browser.close();
await server.close();
