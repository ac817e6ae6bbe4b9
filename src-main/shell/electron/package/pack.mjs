/** Packs what is built, by electron-builder, which has a lock of its own so that starting the app never installs it. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled } from '../../../cli/build.mjs';
import { writeLegal } from './legal.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** Apart from the sources, so that nothing that walks through them meets it. */
const tools = join(root, 'dist', 'tools');
/** What electron-builder consists of; `@electron/asar` among it reads what it packed. */
export const packerModules = join(tools, 'node_modules');

function ensurePacker() {
  if (existsSync(join(packerModules, '.package-lock.json'))) return true;
  mkdirSync(tools, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(join(here, file), join(tools, file));
  }
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: tools,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Installs, builds and packs by `electron-builder.yml`; `args` go to electron-builder. False where a step failed. */
export async function pack(args) {
  if (!(await ensureInstalled()) || !(await ensureBuilt()) || !ensurePacker()) return false;
  writeLegal(root);
  const builder = join(packerModules, 'electron-builder', 'cli.js');
  const { status } = spawnSync(process.execPath, [builder, '--publish', 'never', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}
