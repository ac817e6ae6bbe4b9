import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const svelteConfig = fileURLToPath(new URL('../src-renderer/svelte.config.js', import.meta.url));

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
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', 'tests/e2e/**', 'tests/fuzz/**', 'node_modules/**'],
        },
      },
      {
        root,
        test: {
          name: 'fuzz',
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
          environment: 'jsdom',
          include: ['tests/renderer/**/*.test.ts'],
        },
      },
    ],
  },
});
