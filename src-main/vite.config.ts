import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Electron is there or not; the other two are native parts that `ws` does without. */
const EXTERNAL = ['electron', 'bufferutil', 'utf-8-validate'];

/** Everything that the main process needs lies in `out/main/`: an installed app has no `node_modules`. */
const main: UserConfig = {
  root,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'main.ts',
    outDir: fileURLToPath(new URL('../out/main', import.meta.url)),
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    rolldownOptions: {
      external: EXTERNAL,
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** A sandboxed preload cannot be a module: one file of CommonJS. */
const preload: UserConfig = {
  root,
  build: {
    lib: { entry: 'shell/electron/preload.ts', formats: ['cjs'], fileName: () => 'preload.cjs' },
    outDir: fileURLToPath(new URL('../out/preload', import.meta.url)),
    emptyOutDir: true,
    target: 'chrome140',
    minify: false,
    rolldownOptions: { external: EXTERNAL },
  },
};

/** Two builds, told apart by Vite's mode: `preload`, and any other for the main process. */
export default defineConfig(({ mode }) => (mode === 'preload' ? preload : main));
