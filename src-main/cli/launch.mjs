/** What `npm start` does on a Node that is new enough: install, build, choose a shell, open the app. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled } from './build.mjs';
import { electronVersion, failedToday, fetchElectron, installedElectron } from './electronBinary.mjs';
import { parseOptions } from './options.mjs';
import { fill, startWords } from './words.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Electron's own scripts need this Node. */
function canRunElectron(nodeVersion) {
  const [major, minor] = nodeVersion.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12);
}

function hasDisplay(platform, env) {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Which shell opens, and the word that says why (decision 40). `electron` is `ready`, `fetch` (it must be
 * downloaded first) or `no`; facts in, so that every case can be tried.
 */
export function chooseShell({ options, nodeVersion, platform, env, installed, failedToday }) {
  if (options.noOpen) return { electron: 'no', word: options.host ? 'shellTerminal' : 'shellNotOpened' };
  if (!hasDisplay(platform, env)) return { electron: 'no', word: 'shellNoDisplay' };
  if (options.shell === 'browser') return { electron: 'no', word: 'shellAsked' };
  if (!canRunElectron(nodeVersion)) return { electron: 'no', word: 'shellOldNode' };
  if (installed) return { electron: 'ready', word: 'shellElectron' };
  if (failedToday && options.shell === null) return { electron: 'no', word: 'shellRemembered' };
  return { electron: 'fetch', word: 'shellElectron' };
}

async function electronProgram(choice, words) {
  if (choice.electron === 'no') return null;
  return choice.electron === 'ready' ? installedElectron() : await fetchElectron(words);
}

function openElectron(program, args) {
  const child = spawn(program, ['.', ...args], { cwd: root, stdio: 'inherit' });
  child.on('error', () => process.exit(1));
  child.on('exit', (code) => process.exit(code ?? 1));
}

function facts(options) {
  return {
    options,
    nodeVersion: process.versions.node,
    platform: process.platform,
    env: process.env,
    installed: installedElectron() !== null,
    failedToday: failedToday(),
  };
}

async function open(options, words, args) {
  const choice = chooseShell(facts(options));
  const program = await electronProgram(choice, words);
  const word = choice.electron !== 'no' && program === null ? 'shellUnreachable' : choice.word;
  if (options.shell === 'electron' && program === null) {
    console.error(words.electronImpossible);
    process.exit(1);
  }
  console.log(fill(words[word], { version: program === null ? process.versions.node : electronVersion() }));
  if (program !== null) openElectron(program, args);
  else await import(new URL('../../out/main/main.js', import.meta.url).href);
}

/** Starts Kabinett with the arguments that followed `npm start --`. A bad option: one sentence, exit code 2. */
export async function launch(args) {
  const words = startWords(process.env);
  const parsed = parseOptions(args);
  if (!parsed.ok) {
    console.error(fill(words[parsed.error.code], parsed.error));
    process.exit(2);
  }
  if (parsed.value.help) {
    console.log(words.usage);
    return;
  }
  if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);
  await open(parsed.value, words, args);
}
