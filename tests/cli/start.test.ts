import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chooseShell } from '../../src-main/cli/launch.mjs';
import start from '../../src-shared/locale/en/start.json' with { type: 'json' };

const starter = fileURLToPath(new URL('../../src-main/cli/start.mjs', import.meta.url));
const OPTIONS = {
  help: false,
  host: false,
  noOpen: false,
  shell: null,
  port: null,
  name: null,
  profile: null,
};
const FACTS = {
  options: OPTIONS,
  nodeVersion: '24.1.0',
  platform: 'linux',
  env: { DISPLAY: ':0' },
  installed: true,
  failedToday: false,
} as const;

function run(...args: readonly string[]): {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
} {
  const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [starter, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, out: stdout, error: stderr };
}

test('--help lists every option and opens nothing', () => {
  const { status, out } = run('--help');

  expect(status).toBe(0);
  for (const option of ['--help', '--shell', '--port', '--host', '--name', '--profile', '--no-open']) {
    expect(out).toContain(option);
  }
});

test.each([
  [['--nonsense'], 'There is no option --nonsense. --help lists them all.'],
  [['--port', 'x'], 'A port is a whole number from 0 to 65535, not x.'],
  [['--shell', 'netscape'], 'The shell is electron or browser, not netscape.'],
  [['--profile'], 'The option --profile needs a value. --help lists them all.'],
  [['--\u001b[2J'], 'There is no option --?[2J. --help lists them all.'],
])('%j gets one sentence and exit code 2', (args, sentence) => {
  expect(run(...args)).toEqual({ status: 2, out: '', error: `${sentence}\n` });
});

test.each([
  ['an installed Electron', {}, 'ready', 'shellElectron'],
  ['an Electron that must be fetched', { installed: false }, 'fetch', 'shellElectron'],
  ['a download that failed today', { installed: false, failedToday: true }, 'no', 'shellRemembered'],
  ['Node 22.11', { nodeVersion: '22.11.0' }, 'no', 'shellOldNode'],
  ['Node 22.12', { nodeVersion: '22.12.0' }, 'ready', 'shellElectron'],
  ['Node 20.19', { nodeVersion: '20.19.0' }, 'no', 'shellOldNode'],
  ['no display', { env: {} }, 'no', 'shellNoDisplay'],
  ['Wayland', { env: { WAYLAND_DISPLAY: 'wayland-0' } }, 'ready', 'shellElectron'],
  ['Windows', { platform: 'win32', env: {} }, 'ready', 'shellElectron'],
  ['--shell browser', { options: { ...OPTIONS, shell: 'browser' } }, 'no', 'shellAsked'],
  ['--no-open', { options: { ...OPTIONS, noOpen: true } }, 'no', 'shellNotOpened'],
  ['--host --no-open', { options: { ...OPTIONS, noOpen: true, host: true } }, 'no', 'shellTerminal'],
  [
    '--shell electron after a failed download',
    { installed: false, failedToday: true, options: { ...OPTIONS, shell: 'electron' } },
    'fetch',
    'shellElectron',
  ],
] as const)('%s decides the shell, and the line says why', (_, facts, electron, word) => {
  expect(chooseShell({ ...FACTS, ...facts })).toEqual({ electron, word });
  expect(start[word]).not.toBe('');
});
