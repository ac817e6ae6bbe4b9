/** Electron's program: where it lies, and how it is fetched when it does not. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fill } from './words.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_BYTES_MS = 5000;
const STALLED_MS = 30_000;

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'node_modules', 'electron');
const noteOfFailure = join(root, 'out', '.electron-unreachable');

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

/** The version that the lock pins, such as `45.5.0`; null where the package is not installed. */
export function electronVersion() {
  const manifest = read(join(folder, 'package.json'));
  return manifest === null ? null : JSON.parse(manifest).version;
}

/** The path of Electron's program if it is here in the pinned version, else null. Asks no network. */
export function installedElectron() {
  const program = read(join(folder, 'path.txt'));
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) {
    const place = join(override, program ?? 'electron');
    return existsSync(place) ? place : null;
  }
  const fetched = read(join(folder, 'dist', 'version'))?.replace(/^v/, '');
  if (program === null || fetched !== electronVersion()) return null;
  const place = join(folder, 'dist', program);
  return existsSync(place) ? place : null;
}

/** Whether a download failed within the last day (decision 40). */
export function failedToday(now = Date.now()) {
  if (!existsSync(noteOfFailure)) return false;
  const age = now - statSync(noteOfFailure).mtimeMs;
  return age >= 0 && age < DAY_MS;
}

function rememberFailure() {
  mkdirSync(dirname(noteOfFailure), { recursive: true });
  writeFileSync(noteOfFailure, '');
}

/** Says how far the download is, at every tenth; ends it when nothing comes any more. */
function watchDownload(words, version) {
  const abort = new AbortController();
  let silence = setTimeout(() => abort.abort(), FIRST_BYTES_MS);
  let tenth = -1;
  const onProgress = ({ transferred, total, percent }) => {
    clearTimeout(silence);
    silence = setTimeout(() => abort.abort(), STALLED_MS);
    const reached = Math.floor(percent * 10);
    if (reached <= tenth || !total) return;
    if (tenth < 0) console.log(fill(words.downloading, { version }));
    tenth = reached;
    const megabytes = (bytes) => Math.round(bytes / 1e6);
    console.log(fill(words.downloadProgress, { done: megabytes(transferred), total: megabytes(total) }));
  };
  return { signal: abort.signal, onProgress, stop: () => clearTimeout(silence) };
}

async function download(words, version) {
  const require = createRequire(join(folder, 'package.json'));
  const { downloadArtifact } = await import(pathToFileURL(require.resolve('@electron/get')).href);
  const watch = watchDownload(words, version);
  try {
    await downloadArtifact({
      version,
      artifactName: 'electron',
      platform: process.platform,
      arch: process.arch,
      checksums: JSON.parse(readFileSync(join(folder, 'checksums.json'), 'utf8')),
      downloadOptions: { quiet: true, signal: watch.signal, getProgressCallback: watch.onProgress },
    });
  } finally {
    watch.stop();
  }
}

function unpack() {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/**
 * Fetches Electron's program, giving up when the first bytes take longer than five seconds, and remembers a no.
 * Gives the program's path, or null.
 */
export async function fetchElectron(words) {
  try {
    await download(words, electronVersion());
    console.log(words.unpacking);
    if (await unpack()) return installedElectron();
  } catch {
    // What the network said is of no use to a person: the shell's line says what follows from it.
  }
  rememberFailure();
  return null;
}
