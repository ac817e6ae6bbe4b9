import { NO_DEAL } from '../../src-shared/protocol/deal.ts';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../src-shared/locale/en.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/settings.ts';
import { ok } from '../../src-shared/lang/result.ts';
import type { LaunchOptions } from '../../src-main/cli/options.mjs';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { accountName } from '../../src-main/shell/accountName.ts';
import { linesTo, openBrowserShell, type BrowserShell } from '../../src-main/shell/browser/main.ts';
import { fakeFolder, historyOver } from '../kit/pastGames.ts';
import { quietLan, quietPorts } from '../kit/quietLan.ts';
import { unkeptTables } from '../kit/unkeptTables.ts';
import type { ShellParts } from '../../src-main/shell/shellParts.ts';

const LINK = 'http://192.0.2.20:41932/#1.a.b';

const kit = vi.hoisted(() => ({ joined: [] as unknown[][], closed: 0 }));

vi.mock('../../src-main/shell/parts.ts', () => ({
  shellParts: (): ShellParts => ({
    kind: 'browser',
    version: '0',
    settings: DEFAULT_SETTINGS,
    saveSettings: () => undefined,
    history: historyOver(fakeFolder()),
    looksAtLaunch: true,
    showFolder: () => '/home/ann/kabinett',
    deleteMine: () => Promise.resolve(),
    ...unkeptTables,
    openLan: () => quietLan,
    openAddress: () => undefined,
    openHost: () => Promise.resolve(ok(runningHost())),
    openPractice: () => Promise.resolve(ok(runningHost())),
    guest: () => ({
      join: (...args) => void kit.joined.push(args),
      say: () => undefined,
      gameFile: null,
      saveGame: () => undefined,
      comeBack: () => undefined,
      leave: () => undefined,
      playHere: () => undefined,
      giveUp: () => undefined,
      wake: () => undefined,
      follow: () => undefined,
    }),
  }),
}));

function runningHost(): RunningHost {
  const invitation = {
    address: '192.0.2.20:41932',
    addressCode: 'A',
    tableCode: 'B',
    seal: 'C',
    link: LINK,
  };
  return {
    hosting: {
      tableId: 'a1',
      invitation,
      portMoved: false,
      practice: false,
      screens: [],
      networks: [],
      networkChosen: false,
      asks: [],
      guessing: null,
      takenOver: null,
    },
    table: {
      id: 'a1',
      name: null,
      hostName: 'Ann',
      activity: 'lobby',
      seats: [],
      options: { showVoters: true, markNotHitler: true, chronicle: true, discardsClosed: false, clock: null },
      watching: 0,
      locked: false,
      paused: null,
      game: 0,
      countIn: { state: 'idle' },
      longAbsent: [],
      wentBack: null,
      asksFirst: false,
      notice: null,
      trust: NO_DEAL,
    },
    port: 41932,
    reached: false,
    ownLink: () => LINK,
    ownKey: () => null,
    act: () => ok(null),
    onChange: () => () => undefined,
    close: () => {
      kit.closed += 1;
      return Promise.resolve();
    },
  };
}

let folder = '';
let lines: string[] = [];
let running: BrowserShell[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-shell-'));
  mkdirSync(join(folder, 'window'));
  writeFileSync(join(folder, 'window', 'index.html'), '<meta name="kabinett-shell" content="page" />');
  lines = [];
  running = [];
  kit.joined.length = 0;
  kit.closed = 0;
});

afterEach(async () => {
  for (const shell of running) await shell.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(
  options: Partial<LaunchOptions> = {},
): Promise<{ shell: BrowserShell; input: PassThrough }> {
  const input = new PassThrough();
  const shell = await openBrowserShell(
    {
      options: {
        help: false,
        host: false,
        noOpen: true,
        shell: 'browser',
        port: 0,
        name: null,
        profile: join(folder, 'profile'),
        ...options,
      },
      version: '0',
      builtFolder: folder,
      dealer: { deal: () => Promise.reject(new Error('no game is dealt here')) },
      lan: quietPorts,
      language: 'en',
    },
    { print: (line) => void lines.push(line), input },
  );
  running.push(shell);
  return { shell, input };
}

function addresses(): readonly string[] {
  return lines.flatMap((line) => /http:\/\/127\.0\.0\.1:\d+\/#ticket=[\w-]{43}$/.exec(line)?.[0] ?? []);
}

test('with --no-open the terminal prints the address of a window, which is served there', async () => {
  await start();

  const [address = ''] = addresses();
  expect(await (await fetch(address)).text()).toContain('content="browser"');
});

test('with --host --no-open the terminal is the host’s window: a table opens and its link is printed', async () => {
  await start({ host: true });

  await vi.waitFor(() => expect(lines.some((line) => line.includes(LINK))).toBe(true));
  expect(kit.joined).toEqual([[LINK, accountName(), 'gallery']]);
  expect(addresses()).toEqual([]);
});

test('the word open prints a new address each time', async () => {
  const { input } = await start();

  input.write('open\nopen\n');

  await vi.waitFor(() => expect(new Set(addresses()).size).toBe(3));
});

test('the word quit closes the table, gives the profile free and ends well', async () => {
  const { shell, input } = await start({ host: true });
  await vi.waitFor(() => expect(kit.joined).toHaveLength(1));

  input.write('quit\n');

  expect(await shell.ended).toBe(0);
  expect(kit.closed).toBe(1);
  expect(existsSync(join(folder, 'profile', 'lock'))).toBe(false);
  expect(existsSync(join(folder, 'profile', 'control'))).toBe(false);
});

test('the end of the terminal’s input ends nothing', async () => {
  const { input } = await start();
  input.end();
  await vi.waitFor(() => expect(input.readableEnded).toBe(true));

  expect((await fetch(addresses()[0] ?? '')).status).toBe(200);
});

test('a second start with the profile opens a window of the first and ends well', async () => {
  await start();

  const { shell } = await start();

  expect(await shell.ended).toBe(0);
  expect(lines.at(-1)).toBe(en.shell.notices.openedThere);
  expect(addresses()).toHaveLength(2);
});

test('a second start whose first does not answer is told who holds the profile', async () => {
  await start();
  rmSync(join(folder, 'profile', 'control'));

  const { shell } = await start();

  expect(await shell.ended).toBe(1);
  expect(lines.at(-1)).toContain(String(process.pid));
  expect(lines.at(-1)).toContain(join(folder, 'profile', 'lock'));
});

test('two profiles run side by side', async () => {
  await start();
  await start({ profile: join(folder, 'other') });

  expect(addresses()).toHaveLength(2);
});

test.each(['   \u200b ', 'x'.repeat(21)])(
  'the name %j is refused with a sentence and exit code 2',
  async (name) => {
    const { shell } = await start({ name });

    expect(await shell.ended).toBe(2);
    expect(lines).toEqual([en.shell.notices.badName]);
    expect(existsSync(join(folder, 'profile'))).toBe(false);
  },
);

test('a profile that cannot be written is said, with exit code 1', async () => {
  writeFileSync(join(folder, 'file'), '');

  const { shell } = await start({ profile: join(folder, 'file') });

  expect(await shell.ended).toBe(1);
  expect(lines[0]).toContain(join(folder, 'file'));
});

test('broken settings are put aside and said', async () => {
  mkdirSync(join(folder, 'profile'));
  writeFileSync(join(folder, 'profile', 'settings.json'), '{');

  await start();

  expect(lines[0]).toContain('settings.json.broken');
  expect(readFileSync(join(folder, 'profile', 'settings.json.broken'), 'utf8')).toBe('{');
});

test('lines that nobody reads any more end nothing', async () => {
  const broken = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  const closed = new Promise((resolve) => broken.once('close', resolve));
  const print = linesTo(broken);
  print('one');
  await closed;

  expect(() => print('two')).not.toThrow();
});
