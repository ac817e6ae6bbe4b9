/** Type-checks each layer by its own tsconfig, so that Node and DOM do not exist where they must not. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const svelteCheck = fileURLToPath(new URL('../node_modules/svelte-check/bin/svelte-check', import.meta.url));

const CHECKS = [
  ['src-shared', [tsc, '-p', 'src-shared']],
  ['src-main', [tsc, '-p', 'src-main']],
  [
    'src-renderer',
    [svelteCheck, '--workspace', 'src-renderer', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
  ],
  ['tests', [svelteCheck, '--workspace', 'tests', '--tsconfig', './tsconfig.json', '--fail-on-warnings']],
];

let failed = 0;
for (const [layer, args] of CHECKS) {
  const run = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  const verdict = run.status === 0 ? 'ok' : 'FAILED';
  console.log(`types ${layer}: ${verdict}`);
  if (run.status !== 0) {
    failed += 1;
    console.log(run.stdout + run.stderr);
  }
}
process.exit(failed === 0 ? 0 : 1);
