import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** The showcase on a free port of loopback, compiled as the product's window is; the caller closes it. */
export async function serveShowcase(): Promise<ViteDevServer> {
  const server = await createServer({
    root: here('.'),
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: here('../../../src-renderer/svelte.config.js') })],
    server: { host: '127.0.0.1', port: 0, fs: { allow: [here('../../..')] }, hmr: false, watch: null },
    cacheDir: here('../../../out/showcase-cache'),
  });
  return server.listen();
}
