import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runVerify } from '../../src-main/cli/verify.ts';
import { gameFileText } from '../../src-shared/protocol/gameFile.ts';
import { fairGame } from '../kit/fairGame.ts';

const folder = mkdtempSync(join(tmpdir(), 'kabinett-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let said = '';

beforeEach(() => {
  said = '';
  const hear = (chunk: string | Uint8Array): boolean => {
    said += String(chunk);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation(hear);
});

afterEach(() => void vi.restoreAllMocks());

function honest(): string {
  const { opening, witnesses } = fairGame(5, 2);
  const [witness] = witnesses;
  if (witness === undefined) throw new Error('a game without seats');
  return gameFileText({ opening: JSON.stringify(opening), witness, account: null });
}

function fileWith(text: string): string {
  const file = join(folder, 'game.json');
  writeFileSync(file, text);
  return file;
}

describe('npm run verify', () => {
  test('gives 0 for an honest game, with the eight characters', () => {
    expect(runVerify([fileWith(honest())])).toBe(0);
    expect(said).toMatch(/^verified: .*\nCompare aloud: [0-9A-F]{8}\n/);
  });

  test('gives 1 for a game in which something differs, and says what', () => {
    expect(
      runVerify([fileWith(honest().replace(/"role":"(liberal|fascist|hitler)"/, '"role":"unknown"'))]),
    ).toBe(1);
    expect(said).toMatch(/^shownOtherwise: .*\nWhere: role\n/);
  });

  test('gives 1 where something was told in the seat’s name and not done on its device, and says what', () => {
    const { opening, witnesses } = fairGame(5, 2);
    const [witness] = witnesses;
    if (witness === undefined) throw new Error('a game without seats');
    const account = { endedAt: 0, tableName: null, hostName: 'Ann', claims: [] };
    const file = {
      opening: JSON.stringify(opening),
      witness: { ...witness, forged: 'claim' },
      account,
    } as const;
    expect(runVerify([fileWith(gameFileText(file))])).toBe(1);
    expect(said).toBe('notMyWords: A claim was told in your name that nobody made on this device.\n');
  });

  test('gives 2 where not one file is named', () => {
    expect(runVerify([])).toBe(2);
    expect(runVerify(['a', 'b'])).toBe(2);
    expect(said).toContain('Usage: npm run -s verify -- FILE');
  });

  test.each([
    ['notJson', honest().slice(0, 900)],
    ['newerVersion', honest().replace('"version":1', '"version":9')],
    ['notOurs', '{"hello":1}'],
    ['empty', ''],
  ])('gives 3 and the code %s for a file that is none', (code, text) => {
    expect(runVerify([fileWith(text)])).toBe(3);
    expect(said).toMatch(new RegExp(`^${code}: `));
  });

  test('gives 3 and a code for what cannot be read', () => {
    expect(runVerify([join(folder, 'missing.json')])).toBe(3);
    expect(runVerify([folder])).toBe(3);
    expect(said).toMatch(/^unreadable: .*\nunreadable: /);
  });

  test('waits for no pipe and reads no device to its end', () => {
    if (process.platform === 'win32') return;
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(runVerify([pipe])).toBe(3);
    expect(runVerify(['/dev/zero'])).toBe(3);
    expect(said).toMatch(/^unreadable: .*\nunreadable: /);
  });

  test('gives 1 for a setting that the rules have no game for', () => {
    const { opening, context, witnesses } = fairGame(5, 2);
    const [witness] = witnesses;
    if (witness === undefined) throw new Error('a game without seats');
    const record = { ...opening.record, context: JSON.stringify({ ...context, seats: [] }) };
    const file = {
      opening: JSON.stringify({ ...opening, record }),
      witness: { ...witness, heard: null },
      account: null,
    };
    expect(runVerify([fileWith(gameFileText(file))])).toBe(1);
    expect(said).toMatch(/^wrongSetting: /);
  });

  test('prints nothing of a file that could steer a terminal', () => {
    const { opening, witnesses } = fairGame(5, 2);
    const [witness] = witnesses;
    if (witness === undefined) throw new Error('a game without seats');
    const shown = witness.shown.map((each) => ({
      ...each,
      public: '{"\\u001b[2J\\u009b":"\\u202e\\u009b"}',
    }));
    const text = gameFileText({
      opening: JSON.stringify(opening),
      witness: { ...witness, shown },
      account: null,
    });
    expect(runVerify([fileWith(text)])).toBe(1);
    expect(said).toContain('shownOtherwise');
    expect(said).not.toMatch(/[^\P{C}\n]/u);
  });
});
