import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/**
 * Every screen in every language, theme and size, and every way of using it; longer than `npm test` may take. Two
 * tests at once, each with a browser, hosts on free ports and a showcase of its own.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  outputDir: '../../test-results/window',
  reporter: [['list'], ['json', { outputFile: '../../test-results/window.json' }]],
});
