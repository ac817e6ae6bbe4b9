/**
 * `npm test`: everything that must hold before a change lands, from a clean checkout on. It installs what is
 * missing, then runs the steps below one after the other, tells the time of each, and ends with one line that
 * counts them all. `npm test -- unit windows` runs the named steps only.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = `${ROOT}test-results`;
/** What `tests/electron/run.mjs` ends with where there is no Electron. */
const ELECTRON_NOT_RUN = 77;
const bin = (path) => `${ROOT}node_modules/${path}`;

/** Vitest over these projects, with its counts in a file. */
function vitest(file, ...projects) {
  return [
    bin('vitest/vitest.mjs'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/${file}.json`,
  ];
}

/** A step runs one command; `count` reads how many tests it ran, else the step itself counts as one. */
const STEPS = [
  { name: 'format', command: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  {
    name: 'lint',
    command: [bin('eslint/bin/eslint.js'), '--config', 'tests/eslint.config.mjs', '--max-warnings', '0', '.'],
  },
  { name: 'types', command: ['tests/checkTypes.mjs'] },
  { name: 'unused', command: [bin('knip/bin/knip.js'), '--config', '.knip.json'] },
  {
    name: 'unit',
    command: vitest('unit', 'node', 'renderer'),
    count: () => vitestCount(`${RESULTS}/unit.json`),
  },
  {
    name: 'fuzz',
    command: vitest('fuzz', 'fuzz'),
    count: () => vitestCount(`${RESULTS}/fuzz.json`),
  },
  {
    name: 'windows',
    command: [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts'],
    count: () => playwrightCount(`${RESULTS}/windows.json`),
  },
];

function vitestCount(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped };
}

function playwrightCount(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: ROOT, stdio: 'inherit', env: process.env });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs one step. A step that fails without a failed test of its own still counts as one failure. */
async function runStep(step) {
  const started = Date.now();
  console.log(`\n— ${step.name}`);
  const code = await run(step.command);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  let counts = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (step.count !== undefined) {
    try {
      counts = step.count();
    } catch {
      counts = { passed: 0, failed: 1 };
    }
    if (code !== 0 && counts.failed === 0) counts = { ...counts, failed: 1 };
    if (code === 0 && counts.passed === 0) counts = { passed: 0, failed: 1 };
  }
  console.log(`— ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return { ...counts, name: step.name, seconds };
}

function electronResult(code) {
  const isGreen = code === 0;
  return { name: 'electron', passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, seconds: '' };
}

/** On Debian as root the browser is installed; elsewhere the window tests say what they need. */
function ensureBrowser() {
  const places = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/microsoft-edge'];
  const needed = process.platform === 'linux' && !places.some((place) => existsSync(place));
  if (!needed || process.env.KABINETT_TEST_BROWSER !== undefined) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the window tests (once).');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  const packages = ['chromium', 'fonts-dejavu-core', 'fonts-noto-color-emoji', 'fonts-noto-cjk'];
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

async function main() {
  const { ensureInstalled, ensureBuilt } = await import('../src-main/cli/build.mjs');
  const prepared = Date.now();
  await ensureInstalled();
  ensureBrowser();
  await ensureBuilt();
  console.log(`— install and build: ${((Date.now() - prepared) / 1000).toFixed(1)} s`);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step ${unknown.join(', ')}; there are: ${STEPS.map((step) => step.name).join(', ')}.`);
    process.exit(2);
  }
  const results = [];
  for (const step of STEPS) {
    if (wanted.length === 0 || wanted.includes(step.name)) results.push(await runStep(step));
  }
  // Electron's program cannot be had everywhere: where it is missing this says so, and counts for nothing.
  if (wanted.length === 0) {
    const code = await run(['tests/electron/run.mjs']);
    if (code !== ELECTRON_NOT_RUN) results.push(electronResult(code));
  }
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${name.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(7)} s`,
    );
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

await main();
