/**
 * `npm run test:scan`: two static scanners of what an Electron app sets and calls, over all that runs in the main
 * process, the preload and the page. Every finding must be answered in `answers.json`, every answer must have its
 * finding, and a planted window that is open to everything must be found. It ends with 77 where they cannot be had.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const tools = join(root, 'dist', 'scanner');
const require = createRequire(join(tools, '_'));
const NOT_RUN = 77;
/** It asks GitHub for Electron's releases, and nothing here asks the network. */
const ASKS_THE_NETWORK = 'availablesecurityfixesglobalcheck';
const PLANTED = 'planted.js';
const OPEN_WINDOW = `import { BrowserWindow } from 'electron';
export const open = new BrowserWindow({
  webPreferences: { nodeIntegration: true, contextIsolation: false, sandbox: false, webSecurity: false },
});
`;
const SCANNED = ['src-main', 'src-shared', 'src-renderer'];

function ensureScanner() {
  if (existsSync(join(tools, 'node_modules', '.package-lock.json'))) return true;
  mkdirSync(tools, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(join(here, 'tools', file), join(tools, file));
  }
  const options = { cwd: tools, stdio: 'inherit', shell: process.platform === 'win32' };
  return spawnSync('npm', ['ci', '--loglevel=error'], options).status === 0;
}

/** The scanner's parser knows no private fields: each source is given to it as the same program in older words. */
function older(file) {
  const target = ts.ScriptTarget.ES2021;
  const compilerOptions = { target, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  return ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions }).outputText;
}

function placeIn(folder, file) {
  return relative(folder, file).split(sep).join('/');
}

/** Copies what is scanned into a folder of its own, under its place in the repository. How many files that is. */
function stage(folder) {
  let count = 0;
  const put = (place, text) => {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), text);
    count += 1;
  };
  for (const source of SCANNED) {
    for (const entry of readdirSync(join(root, source), { withFileTypes: true, recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      const place = placeIn(root, file);
      if (/\.(html|mjs)$/.test(entry.name)) put(place, readFileSync(file, 'utf8'));
      else if (/(?<!\.d)\.ts$/.test(entry.name)) put(place.replace(/ts$/, 'js'), older(file));
    }
  }
  put(PLANTED, OPEN_WINDOW);
  put('package.json', readFileSync(join(root, 'package.json'), 'utf8'));
  return count;
}

/** What a finding is known by: a line's number would make every edit a new finding. */
function keyOf(...parts) {
  return parts.filter((part) => part !== undefined && part !== 'N/A').join(' | ');
}

/** Electronegativity: the widest list of checks there is. Nobody maintains it since 2024. */
async function electronegativity(folder) {
  const run = require('@doyensec/electronegativity');
  const { electron } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;
  const { issues, errors } = await run({
    input: folder,
    isRelative: true,
    electronVersionOverride: electron,
    excludeFromScan: [ASKS_THE_NETWORK],
  });
  return {
    found: issues.map(({ id, file, sample }) => keyOf(id, file, sample)),
    unread: errors.map(({ file, message }) => `${file}: ${message}`),
  };
}

/** The maintained one: a rule for ESLint. */
async function secureCoding(folder) {
  const { default: plugin } = await import(require.resolve('eslint-plugin-secure-coding'));
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.{js,mjs}'],
        plugins: { secure: plugin },
        rules: { 'secure/no-electron-security-issues': 'error' },
      },
    ],
    // Its answers stand in the list alone, not beside the code.
    allowInlineConfig: false,
  });
  const files = await eslint.lintFiles(['.']);
  const messages = files.flatMap(({ filePath, source, messages }) =>
    messages.map((message) => ({ ...message, file: placeIn(folder, filePath), source })),
  );
  return {
    found: messages
      .filter(({ ruleId }) => ruleId !== null)
      .map(({ messageId, file, source, line }) =>
        keyOf(messageId, file, source?.split('\n')[line - 1]?.trim()),
      ),
    unread: messages
      .filter(({ ruleId }) => ruleId === null)
      .map(({ file, message }) => `${file}: ${message}`),
  };
}

/** What one scanner says: what is not read or not answered, and a planted window that it did not find. */
function faultsOfOne(name, { found, unread }, answers) {
  const isPlanted = (key) => key.includes(` | ${PLANTED}`);
  return [
    ...unread.map((what) => `${name} could not read ${what}`),
    ...(found.some(isPlanted) ? [] : [`${name} does not find a window that is open to everything`]),
    ...[...new Set(found)]
      .filter((key) => !isPlanted(key) && !(key in answers))
      .map((key) => `${name}, not answered: ${key}`),
  ];
}

function faultsOf(results) {
  const answers = JSON.parse(readFileSync(join(here, 'answers.json'), 'utf8'));
  const all = new Set(Object.values(results).flatMap(({ found }) => found));
  return [
    ...Object.entries(results).flatMap(([name, result]) => faultsOfOne(name, result, answers)),
    ...Object.keys(answers)
      .filter((key) => !all.has(key))
      .map((key) => `answered and not found: ${key}`),
  ];
}

if (!ensureScanner()) {
  console.log('NOT RUN: the scanner could not be installed.');
  process.exit(NOT_RUN);
}
const folder = mkdtempSync(join(tmpdir(), 'kabinett-scan-'));
try {
  const count = stage(folder);
  const results = {
    electronegativity: await electronegativity(folder),
    'secure-coding': await secureCoding(folder),
  };
  const faults = faultsOf(results);
  for (const fault of faults) console.error(fault);
  const findings = Object.entries(results).map(([name, { found }]) => `${name} ${found.length}`);
  console.log(`${count} files; findings: ${findings.join(', ')}; faults: ${faults.length}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
