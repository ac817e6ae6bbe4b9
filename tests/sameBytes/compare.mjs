/**
 * `npm run test:node24`: the same seeds give the same bytes on this Node and on Node 24, the one of Electron. Node 24
 * is fetched into a temporary folder by npm, and gone afterwards.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PRINT = fileURLToPath(new URL('print.mjs', import.meta.url));
const GAMES = process.argv[2] ?? '60';
const SYSTEMS = { linux: 'linux', darwin: 'darwin', win32: 'win' };

function run(command, args, shell = false) {
  const done = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell });
  if (done.status !== 0) throw new Error(`${command} ended with ${done.status}`);
  return done.stdout.trim();
}

function fetchNode24(folder) {
  const name = `node-${SYSTEMS[process.platform]}-${process.arch}`;
  const isWindows = process.platform === 'win32';
  const options = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `${name}@24`,
  ];
  run(isWindows ? 'npm.cmd' : 'npm', options, isWindows);
  return join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}

const folder = mkdtempSync(join(tmpdir(), 'kabinett-node24-'));
try {
  const node24 = fetchNode24(folder);
  const [here, there] = [process.execPath, node24].map((node) => {
    const version = run(node, ['--version']);
    const digests = run(node, [PRINT, GAMES]);
    console.log(`${version}\n${digests}`);
    return digests;
  });
  const isSame = here === there && here.length === 129;
  console.log(isSame ? `the same bytes in ${GAMES} games a table` : 'NOT the same bytes');
  process.exitCode = isSame ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
