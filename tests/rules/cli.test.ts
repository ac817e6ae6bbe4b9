import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parseCase } from '../../src-main/cli/rulesCase.ts';
import { runRules } from '../../src-main/cli/rules.ts';
import { playGame } from '../../src-main/cli/rulesPlay.ts';
import { replayCase, replayFile } from '../../src-main/cli/rulesReplay.ts';
import type { CaseResult } from '../../src-main/cli/rulesReplay.ts';

// Whole games and processes of their own: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kabinett-cases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: readonly string[]) {
  const done = spawnSync(process.execPath, ['src-main/cli/rules.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/** The exit code and what is said on stderr, in this process: a process of its own for each would take long. */
async function complaint(...args: readonly string[]) {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await runRules(args);
  const err = stderr.mock.calls.map(([text]) => String(text)).join('');
  stderr.mockRestore();
  return { code, err };
}

function replay(name: string, text: string): readonly CaseResult[] {
  const file = join(folder, name);
  writeFileSync(file, text);
  return [...replayFile(file)];
}

const SETUP = { players: 5, roles: 'LLLFH', draw: 'FFFLFLFFLFFLFFLFL' };
const GOOD = { id: 'good', setup: SETUP, steps: [{ do: 'nominate', seat: 0, target: 1 }] };

/** The good case with a changed setup or other steps. */
function changed(setup: object, steps: readonly unknown[] = GOOD.steps): string {
  return JSON.stringify({ id: 'changed', setup: { ...SETUP, ...setup }, steps });
}

function faultOf(text: string): string | null {
  const [result] = replay('one.json', text);
  return result !== undefined && 'fault' in result ? result.fault : null;
}

describe('play', () => {
  it('makes games of 5 to 10 players that replay accepts', () => {
    const results = [5, 6, 7, 8, 9, 10].flatMap((players) =>
      Array.from({ length: 12 }, (_, game) =>
        parseCase(JSON.parse(JSON.stringify(playGame(players, 's', game)))),
      ).map((parsed) => (parsed.ok ? replayCase(parsed.value) : parsed)),
    );
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('makes the same bytes twice, and others for another seed', () => {
    const game = ['play', '--players', '7', '--games', '2', '--seed'];
    const [one, two, other] = [run(...game, '1'), run(...game, '1'), run(...game, '2')];
    expect(one).toEqual(two);
    expect(one.out.split('\n')).toHaveLength(3);
    expect(other.out).not.toBe(one.out);
  });

  it.each([
    ['four players', ['--players', '4', '--seed', '1', '--games', '1'], '--players'],
    ['eleven players', ['--players', '11', '--seed', '1', '--games', '1'], '--players'],
    ['players that are no number', ['--players', 'x', '--seed', '1', '--games', '1'], '--players'],
    ['no seed', ['--players', '7', '--games', '1'], '--seed'],
    ['no games', ['--players', '7', '--seed', '1', '--games', '0'], '--games'],
    ['half a game', ['--players', '7', '--seed', '1', '--games', '0.5'], '--games'],
    ['a strange option', ['--players', '7', '--seed', '1', '--games', '1', '--fast'], 'Usage'],
  ])('refuses %s with one sentence and code 2', async (_, args, word) => {
    const { code, err } = await complaint('play', ...args);
    expect([code, err.split('\n').length]).toEqual([2, 2]);
    expect(err).toContain(word);
  });
});

describe('replay', () => {
  it('prints a line for each case and ends with 1 if one failed', () => {
    const file = join(folder, 'mixed.jsonl');
    const wrong = { ...GOOD, id: 'wrong', steps: [{ expect: { tracker: 1 } }] };
    writeFileSync(file, `${JSON.stringify(GOOD)}\n${JSON.stringify(wrong)}\n`);
    expect(run('replay', file)).toEqual({
      code: 1,
      out: '{"id":"good","ok":true}\n{"id":"wrong","ok":false,"step":0,"field":"tracker","expected":1,"actual":0}\n',
      err: '',
    });
  });

  it('ends with 0 if all is well', () => {
    const file = join(folder, 'good.json');
    writeFileSync(file, JSON.stringify(GOOD, null, 2));
    expect(run('replay', file)).toEqual({ code: 0, out: '{"id":"good","ok":true}\n', err: '' });
  });

  it('refuses to run without a file and without a verb, with code 2', async () => {
    const complaints = [await complaint('replay'), await complaint(), await complaint('dance')];
    expect(complaints.map(({ code }) => code)).toEqual([2, 2, 2]);
  });

  it('takes a byte order mark, CRLF and empty lines', () => {
    const line = JSON.stringify(GOOD);
    expect(replay('windows.jsonl', `\uFEFF${line}\r\n\r\n${line}\r\n`)).toEqual([
      { id: 'good', ok: true },
      { id: 'good', ok: true },
    ]);
  });

  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['what is no JSON', '{', 'This is not JSON.'],
    ['a list', '[]', 'A JSON object must stand here.'],
    ['a null', 'null', 'A JSON object must stand here.'],
    ['a case without an id', '{"setup":{},"steps":[]}', 'A text must stand here.'],
    ['an unknown key', changed({ seed: 1 }), 'There is no such key.'],
    ['roles that do not fit', changed({ roles: 'LLLLH' }), 'The roles do not fit the number of players.'],
    ['letters that are no tiles', changed({ draw: 'LFX' }), 'Tiles are written as a text of L and F.'],
    ['a tile too few', changed({ draw: 'FFFLFLFFLFFLFFLF' }), 'The piles and tracks do not hold'],
    ['a short pile', changed({ draw: 'FF', discard: 'FLFLFFLFFLFFLFL' }), 'The draw pile holds fewer'],
    ['a dead Hitler', changed({ dead: [4] }), 'Hitler was executed'],
    ['a dead candidate', changed({ dead: [0] }), 'The candidate was executed.'],
    ['a seat that is none', changed({ candidate: 5 }), 'This is no seat of this table'],
    ['eleven players', changed({ players: 11 }), 'This number is missing, not whole or out of range.'],
    ['a tracker of three', changed({ tracker: 3 }), 'This number is missing, not whole or out of range.'],
    ['steps that are none', changed({}, [{}]), 'A step is a command or an expectation.'],
    ['a step that is a number', changed({}, [7]), 'A JSON object must stand here.'],
    ['an unknown command', changed({}, [{ do: 'toString' }]), 'There is no such command.'],
    ['an unknown expectation', changed({}, [{ expect: { toString: 1 } }]), 'There is no such key.'],
    [
      'a key that a command has not',
      changed({}, [{ do: 'peek', seat: 0, target: 1 }]),
      'There is no such key.',
    ],
  ])('answers %s with a fault and never a crash', (_, text, fault) => {
    expect(faultOf(text)).toContain(fault);
  });

  it('answers a file that is not there with a fault', () => {
    expect([...replayFile(join(folder, 'nothing.json'))]).toMatchObject([
      { ok: false, fault: 'The file cannot be read.' },
    ]);
  });

  it('says at which line of which file a case is none', () => {
    const [, result] = replay('second.jsonl', `${JSON.stringify(GOOD)}\n{"id":`);
    expect(result).toMatchObject({ id: null, ok: false });
    expect(JSON.stringify(result)).toContain('second.jsonl:2');
  });

  it('calls a reshuffle that the case does not plan a fault of the case', () => {
    expect(faultOf(changed({ draw: 'FFFL', discard: 'FLFFLFFLFFLFL' }, sessionOfOne()))).toContain(
      'plans no reshuffle',
    );
  });

  it('calls a planned reshuffle of other tiles a fault of the case', () => {
    const setup = { draw: 'FFFL', discard: 'FLFFLFFLFFLFL', reshuffles: ['LLL'] };
    expect(faultOf(changed(setup, sessionOfOne()))).toContain('does not hold the tiles');
  });

  it('fails a command that should be refused and is not, and the other way round', () => {
    const results = replay(
      'refused.jsonl',
      [
        changed({}, [{ do: 'nominate', seat: 0, target: 1, refused: true }]),
        changed({}, [{ do: 'nominate', seat: 0, target: 0 }]),
      ].join('\n'),
    );
    expect(results).toMatchObject([
      { field: 'refused', expected: true, actual: false },
      { field: 'refused', expected: false, actual: 'targetIsYourself' },
    ]);
  });
});

function sessionOfOne(): readonly unknown[] {
  return [
    { do: 'nominate', seat: 0, target: 1 },
    { do: 'ballots', ja: [0, 1, 2, 3, 4] },
    { do: 'discard', seat: 0, tile: 'F' },
    { do: 'enact', seat: 1, tile: 'F' },
  ];
}
