import { svelte } from '@sveltejs/vite-plugin-svelte';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type InlineConfig, type PreviewServer } from 'vite';

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/**
 * The showcase on a free port of loopback, built as the product's window is; the caller closes it. Built, a screen
 * opens in a few files and not in some hundreds. What was built is gone with this process.
 */
export async function serveShowcase(): Promise<PreviewServer> {
  const outDir = mkdtempSync(join(tmpdir(), 'kabinett-showcase-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const config: InlineConfig = {
    root: here('.'),
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: here('../../../src-renderer/svelte.config.js') })],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'chrome100',
      minify: false,
      reportCompressedSize: false,
    },
    preview: { host: '127.0.0.1', port: 0 },
  };
  await build(config);
  return preview(config);
}
