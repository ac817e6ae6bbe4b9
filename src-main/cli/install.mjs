/** Installs what the lock names and is not there. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from './json.mjs';
import { fill, secondsSince, startWords } from './words.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const words = startWords(process.env);

/** The packages that the lock wants here and now: those of other systems may stay away. */
function wantedPackages(folder) {
  const entries = Object.entries(readJson(join(folder, 'package-lock.json')).packages ?? {});
  return entries.filter(([place, entry]) => place !== '' && entry.optional !== true);
}

/** See `install.d.mts`. */
export function isInstalled(folder) {
  const present = readJson(join(folder, 'node_modules', '.package-lock.json')).packages ?? {};
  const wanted = wantedPackages(folder);
  return wanted.length > 0 && wanted.every(([place, entry]) => present[place]?.version === entry.version);
}

function countInstalled() {
  return wantedPackages(root).filter(([place]) => existsSync(join(root, place, 'package.json'))).length;
}

/** npm as it was started, or the one on the path; on Windows that one is a script that only a shell can run. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running && /npm-cli\.c?js$/.test(running))
    return [process.execPath, [running, 'ci', '--loglevel=error'], false];
  return ['npm', ['ci', '--loglevel=error'], process.platform === 'win32'];
}

function run(command, args, shell) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Runs `npm ci` where the lock names anything that is not there. Gives false, after a sentence, if that failed. */
export async function ensureInstalled() {
  if (isInstalled(root)) return true;
  const total = wantedPackages(root).length;
  const start = Date.now();
  console.log(fill(words.installing, { total }));
  const progress = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(fill(words.installProgress, { done: countInstalled(), total, seconds }));
  }, 5000);
  const installed = await run(...npmCommand());
  clearInterval(progress);
  if (installed) console.log(fill(words.installed, { seconds: secondsSince(start) }));
  else console.error(words.installFailed);
  return installed;
}
