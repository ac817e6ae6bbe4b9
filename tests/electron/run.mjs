/**
 * `npm run test:electron`: a game between two instances of the app under Electron. Where Electron's program is not
 * installed nothing is tested: then it says so and ends with 77, which is neither success nor failure.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled } from '../../src-main/cli/build.mjs';
import { installedElectron } from '../../src-main/cli/electronBinary.mjs';

const NOT_RUN = 77;
const root = fileURLToPath(new URL('../../', import.meta.url));

if (installedElectron() === null) {
  console.log('Electron was not run: its program is not installed here. "npx install-electron" fetches it.');
  process.exit(NOT_RUN);
}
if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);
const playwright = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', 'tests/electron/playwright.config.ts'],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
