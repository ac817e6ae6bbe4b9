import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const svelteConfig = fileURLToPath(new URL('svelte.config.js', import.meta.url));

/**
 * Builds the window into `out/window/`. Addresses are relative, because hosts, the control server and Electron
 * serve it from different places. Nothing is inlined: the content security policy allows files of its own only.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [svelte({ configFile: svelteConfig })],
  build: {
    outDir: fileURLToPath(new URL('../out/window', import.meta.url)),
    emptyOutDir: true,
    target: ['safari15.4', 'chrome100', 'firefox100'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
