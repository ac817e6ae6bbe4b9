import { test as base } from '@playwright/test';

/**
 * Tests with windows of people. When one ends, whatever it left open is closed: a window whose host is gone goes on
 * looking for it, and all tests of a worker share one browser.
 */
export const test = base.extend<{ readonly closesWindows: undefined }>({
  closesWindows: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
