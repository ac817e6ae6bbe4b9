/** Installs and builds what has changed, and nothing else. `npm run build`, the starter and the tests call it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill, startWords } from './words.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stampFile = join(root, 'out', '.stamp');
const words = startWords(process.env);

/** What can be built, from which sources, into which files that must then be there. */
const TARGETS = [
  {
    name: 'window',
    says: words.buildingWindow,
    sources: ['src-renderer', 'src-shared'],
    makes: ['out/window/index.html'],
    builds: [{ configFile: 'src-renderer/vite.config.ts', mode: 'production' }],
  },
  {
    name: 'main',
    says: words.buildingMain,
    sources: ['src-main', 'src-shared'],
    makes: ['out/main/main.js', 'out/preload/preload.cjs'],
    builds: [
      { configFile: 'src-main/vite.config.ts', mode: 'production' },
      { configFile: 'src-main/vite.config.ts', mode: 'preload' },
    ],
  },
];

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

function secondsSince(start) {
  return ((Date.now() - start) / 1000).toFixed(1);
}

/** The packages that the lock wants here and now: those of other systems may stay away. */
function wantedPackages() {
  const entries = Object.entries(readJson(join(root, 'package-lock.json')).packages ?? {});
  return entries.filter(([place, entry]) => place !== '' && entry.optional !== true);
}

/** Whether `node_modules` holds what the lock names, by npm's own note of what it installed. */
function isInstalled() {
  const present = readJson(join(root, 'node_modules', '.package-lock.json')).packages ?? {};
  const wanted = wantedPackages();
  return wanted.length > 0 && wanted.every(([place, entry]) => present[place]?.version === entry.version);
}

function countInstalled() {
  return wantedPackages().filter(([place]) => existsSync(join(root, place, 'package.json'))).length;
}

/** npm as it was started, or the one on the path; on Windows that one is a script that only a shell can run. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running && /npm-cli\.c?js$/.test(running)) return [process.execPath, [running, 'ci'], false];
  return ['npm', ['ci'], process.platform === 'win32'];
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
  if (isInstalled()) return true;
  const total = wantedPackages().length;
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

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** One hash over names and bytes of everything that a target is made of. */
function hashOf(target) {
  const hash = createHash('sha256');
  const sources = target.sources.flatMap((folder) => filesUnder(join(root, folder)));
  for (const file of [...sources, join(root, 'package.json'), join(root, 'package-lock.json')]) {
    const bytes = readFileSync(file);
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function staleTargets() {
  const stamp = readJson(stampFile);
  return TARGETS.filter(
    (target) =>
      stamp[target.name] !== hashOf(target) || target.makes.some((file) => !existsSync(join(root, file))),
  );
}

function writeStamp(changes) {
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ ...readJson(stampFile), ...changes }));
}

async function buildTarget(build, target) {
  const start = Date.now();
  const hash = hashOf(target);
  console.log(target.says);
  writeStamp({ [target.name]: null });
  for (const { configFile, mode } of target.builds) {
    await build({ configFile: join(root, configFile), mode, logLevel: 'warn' });
  }
  writeStamp({ [target.name]: hash });
  console.log(fill(words.built, { seconds: secondsSince(start) }));
}

async function buildStale() {
  const { build } = await import('vite');
  try {
    for (const target of staleTargets()) await buildTarget(build, target);
    return true;
  } catch (fault) {
    console.error(fault.message);
    console.error(words.buildFailed);
    return false;
  }
}

/**
 * Builds the targets whose sources, lock or files changed, in a process of its own so that the builder's memory
 * does not stay with the app. Gives false, after a sentence, if a build failed.
 */
export async function ensureBuilt() {
  if (staleTargets().length === 0) return true;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { cwd: root, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

const startedItself = process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (startedItself) {
  if (process.argv.includes('--clean')) rmSync(join(root, 'out'), { recursive: true, force: true });
  process.exit((await ensureInstalled()) && (await buildStale()) ? 0 : 1);
}
