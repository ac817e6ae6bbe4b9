/** Installs and builds what has changed, and nothing else. `npm run build`, the starter and the tests call it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeLegalTexts } from '../shell/electron/package/legal.mjs';
import { ensureInstalled } from './install.mjs';
import { readJson } from './json.mjs';
import { fill, secondsSince, startWords } from './words.mjs';

export { ensureInstalled };

const root = fileURLToPath(new URL('../../', import.meta.url));
const words = startWords(process.env);

/** What can be built, from which sources, into which files that must then be there. */
const TARGETS = [
  {
    name: 'window',
    says: words.buildingWindow,
    sources: ['src-renderer', 'src-shared'],
    makes: ['out/window/index.html', 'out/window/THIRD-PARTY-NOTICES.txt'],
    builds: [{ configFile: 'src-renderer/vite.config.ts', mode: 'production' }],
    finish: () => writeLegalTexts(root, join(root, 'out', 'window')),
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

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** One hash over names and bytes of everything that a target is made of. */
function hashOf(folder, target) {
  const hash = createHash('sha256');
  const sources = target.sources.flatMap((source) => filesUnder(join(folder, source)));
  for (const file of [...sources, join(folder, 'package.json'), join(folder, 'package-lock.json')]) {
    const bytes = readFileSync(file);
    hash.update(`${relative(folder, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function stampFile(folder) {
  return join(folder, 'out', '.stamp');
}

function isStale(folder, stamp, target) {
  const isMade = target.makes.every((file) => existsSync(join(folder, file)));
  return !isMade || stamp[target.name] !== hashOf(folder, target);
}

function staleTargets(folder) {
  const stamp = readJson(stampFile(folder));
  return TARGETS.filter((target) => isStale(folder, stamp, target));
}

/** See `build.d.mts`. */
export function currentStamp(folder) {
  return Object.fromEntries(TARGETS.map((target) => [target.name, hashOf(folder, target)]));
}

/** See `build.d.mts`. */
export function staleNames(folder) {
  return staleTargets(folder).map(({ name }) => name);
}

function writeStamp(folder, changes) {
  mkdirSync(join(folder, 'out'), { recursive: true });
  const stamp = { ...readJson(stampFile(folder)), ...changes };
  writeFileSync(stampFile(folder), JSON.stringify(stamp));
}

async function buildTarget(build, target) {
  const start = Date.now();
  const hash = hashOf(root, target);
  console.log(target.says);
  writeStamp(root, { [target.name]: null });
  for (const { configFile, mode } of target.builds) {
    await build({ configFile: join(root, configFile), mode, logLevel: 'warn' });
  }
  target.finish?.();
  writeStamp(root, { [target.name]: hash });
  console.log(fill(words.built, { seconds: secondsSince(start) }));
}

async function buildStale() {
  const { build } = await import('vite');
  try {
    for (const target of staleTargets(root)) await buildTarget(build, target);
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
  if (staleTargets(root).length === 0) return true;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { cwd: root, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

const startedItself = process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (startedItself) {
  process.exit((await ensureInstalled()) && (await buildStale()) ? 0 : 1);
}
