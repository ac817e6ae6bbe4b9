/**
 * Screenshots of the showcase, to be looked at: `npx tsx tests/renderer/showcase/shoot.mjs OUT [SIZES [SCENES [THEMES]]]`,
 * each a list with commas, `all` for every one. Prints each screen that scrolls sideways, each button that is under
 * 44 px and each error of a page. `OUT` is a folder.
 */
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { chromiumPath } from '../../kit/chromium.ts';

const SIZES = {
  laptop: [1280, 800],
  tablet: [1024, 700],
  window: [800, 600],
  phone: [390, 844],
  landscape: [844, 390],
  small: [320, 640],
  wall: [1920, 1080],
};
const repo = fileURLToPath(new URL('../../..', import.meta.url));
const [out = 'out/showcase', sizes = 'all', scenes = 'all', themes = 'dark,light'] = process.argv.slice(2);

const server = await createServer({
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  plugins: [
    svelte({ configFile: fileURLToPath(new URL('../../../src-renderer/svelte.config.js', import.meta.url)) }),
  ],
  server: { host: '127.0.0.1', port: 0, fs: { allow: [repo] }, hmr: false, watch: null },
  cacheDir: fileURLToPath(new URL('../../../out/showcase-cache', import.meta.url)),
});
await server.listen();
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
mkdirSync(out, { recursive: true });

const first = await browser.newPage();
await first.goto(address);
await first.waitForFunction(() => document.body.textContent !== '');
const known = (await first.textContent('body')).trim().split(' ');
await first.close();

const chosenSizes = sizes === 'all' ? Object.keys(SIZES).filter((size) => size !== 'wall') : sizes.split(',');
const chosen = scenes === 'all' ? known : scenes.split(',');
for (const size of chosenSizes) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({ viewport: { width, height } });
  for (const scene of chosen.filter((one) => one.startsWith('wall') === (size === 'wall'))) {
    for (const theme of themes.split(',')) {
      const page = await context.newPage();
      page.on('pageerror', (error) => console.log(`${scene} ${size}: ${error.message}`));
      await page.goto(`${address}?scene=${scene}&theme=${theme}`);
      await page.waitForSelector('[data-testid]');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(150);
      await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
      const found = await page.evaluate(() => {
        const faults = [];
        if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
        for (const button of document.querySelectorAll('button, summary')) {
          const box = button.getBoundingClientRect();
          if (box.width > 0 && (box.height < 43.5 || box.width < 43.5))
            faults.push(`${button.dataset.testid ?? button.textContent}: ${box.width} x ${box.height}`);
          if (box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
            faults.push(`${button.dataset.testid ?? button.textContent} leaves the screen`);
        }
        return faults;
      });
      for (const fault of found) console.log(`${scene} ${size} ${theme}: ${fault}`);
      await page.screenshot({ path: `${out}/${scene}_${size}_${theme}.png` });
      await page.close();
    }
  }
  await context.close();
}
await browser.close();
await server.close();
