import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { en } from '../src-shared/locale/en.ts';

const svelteConfig = fileURLToPath(new URL('svelte.config.js', import.meta.url));

/** A browser that cannot run the window's script still shows what stands in the page itself (decision 17). */
const oldBrowserSentence: Plugin = {
  name: 'old-browser-sentence',
  transformIndexHtml: (html) => html.replace('%OLD_BROWSER%', en.people.oldBrowser),
};

/**
 * Builds the window into `out/window/`. Addresses are relative, because hosts, the control server and Electron
 * serve it from different places. Nothing is inlined: the content security policy allows files of its own only.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [svelte({ configFile: svelteConfig }), oldBrowserSentence],
  build: {
    outDir: fileURLToPath(new URL('../out/window', import.meta.url)),
    emptyOutDir: true,
    target: ['safari15.4', 'chrome100', 'firefox100'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
