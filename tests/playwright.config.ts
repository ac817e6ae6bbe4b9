import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './kit/chromium.ts';

/** Real windows in the Chromium, Chrome or Edge of this machine, against a real host. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  retries: 0,
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/windows.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        ...CHROMIUM_ARGS,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
