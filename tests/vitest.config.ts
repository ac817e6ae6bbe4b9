import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const svelteConfig = fileURLToPath(new URL('../src-renderer/svelte.config.js', import.meta.url));

/** Only a test that never ends is stopped: how long one takes says nothing of the product. */
const testTimeout = 60_000;

/** `node` for everything without a window, `fuzz` for chance guests, `renderer` for components in a drawn-up DOM. */
export default defineConfig({
  root,
  test: {
    retry: 0,
    reporters: ['default'],
    projects: [
      {
        root,
        test: {
          name: 'node',
          testTimeout,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', 'tests/e2e/**', 'tests/fuzz/**', 'node_modules/**'],
        },
      },
      {
        root,
        test: {
          name: 'fuzz',
          testTimeout,
          environment: 'node',
          include: ['tests/fuzz/**/*.test.ts'],
        },
      },
      {
        root,
        plugins: [svelte({ configFile: svelteConfig })],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'renderer',
          testTimeout,
          environment: 'jsdom',
          include: ['tests/renderer/**/*.test.ts'],
          setupFiles: ['tests/renderer/english.ts'],
        },
      },
    ],
  },
});
