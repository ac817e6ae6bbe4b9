import { defineConfig } from '@playwright/test';

/** The app itself under Electron; see `run.mjs`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/electron',
  retries: 0,
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
});
