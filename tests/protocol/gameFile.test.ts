import { describe, expect, test } from 'vitest';
import { checkOpening } from '../../src-shared/fairness/check.ts';
import {
  GAME_FILE_BYTES,
  gameFileText,
  parseGameFile,
  type GameFile,
} from '../../src-shared/protocol/gameFile.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { fairGame } from '../kit/fairGame.ts';

const ACCOUNT: GameFile['account'] = {
  endedAt: Date.UTC(2026, 10, 30, 21, 5),
  tableName: null,
  hostName: 'Ann',
  claims: [
    {
      seat: seatId(2),
      round: 1,
      target: null,
      says: { kind: 'received', tiles: ['fascist', 'liberal'] },
    },
  ],
};

function fileOf(seat: number): GameFile {
  const { opening, witnesses } = fairGame(7, 3);
  const witness = witnesses[seat];
  if (witness === undefined) throw new Error(`no seat ${seat}`);
  return { opening: JSON.stringify(opening), witness, account: ACCOUNT };
}

const FILE = fileOf(2);
const TEXT = gameFileText(FILE);

/** The same file with this text in place of another, of which it has at least one. */
function edited(from: string | RegExp, to: string): string {
  const changed = TEXT.replace(from, to);
  if (changed === TEXT) throw new Error('nothing was edited');
  return changed;
}

function fault(text: string): string {
  const parsed = parseGameFile(text);
  return parsed.ok ? 'none' : parsed.error;
}

function verdict(text: string): string {
  const parsed = parseGameFile(text);
  if (!parsed.ok) return parsed.error;
  const found = checkOpening(parsed.value.opening, parsed.value.witness);
  return found.verdict === 'verified' ? 'verified' : found.fault.code;
}

describe('a game file', () => {
  test('holds the opened game and what the device kept of it, and is verified again', () => {
    expect(parseGameFile(TEXT)).toEqual({ ok: true, value: FILE });
    expect(verdict(TEXT)).toBe('verified');
  });

  test('of the first version is read, and tells nothing but what can be checked', () => {
    const text = gameFileText({ ...FILE, account: null });
    expect(text).toContain('"version":1');
    expect(parseGameFile(text)).toEqual({ ok: true, value: { ...FILE, account: null } });
  });

  test('holds what was told in the name of its seat and not done there, and is a mismatch by that', () => {
    const file: GameFile = { ...FILE, witness: { ...FILE.witness, forged: 'claim' } };
    const text = gameFileText(file);
    expect(text).toContain('"version":3');
    expect(parseGameFile(text)).toEqual({ ok: true, value: file });
    expect(verdict(text)).toBe('notMyWords');
    expect(fault(text.replace('"forged":"claim"', '"forged":"praise"'))).toBe('wrongShape');
    expect(fault(text.replace('"forged":"claim"', '"forged":null'))).toBe('wrongShape');
  });

  test('is read with the mark that some editors put at the start', () => {
    expect(verdict(`\uFEFF${TEXT}`)).toBe('verified');
  });

  test('is verified for every seat of the table', () => {
    for (let seat = 0; seat < 7; seat += 1) expect(verdict(gameFileText(fileOf(seat)))).toBe('verified');
  });

  test('whose game was edited is a mismatch', () => {
    expect(verdict(edited(/\\"nominee\\":\d/, '\\"nominee\\":6'))).not.toBe('verified');
    expect(verdict(edited(/\\"seed\\":\\"[0-9a-f]/, '\\"seed\\":\\"'.concat(flipped())))).toBe('seedChanged');
  });

  test('in which the device is said to have been shown something else is a mismatch', () => {
    expect(verdict(edited('"role":"liberal"', '"role":"fascist"'))).toBe('shownOtherwise');
  });

  test.each([
    ['empty', ''],
    ['empty', ' \n'],
    ['notJson', TEXT.slice(0, -1)],
    ['notJson', TEXT.slice(0, 5000)],
    ['notOurs', '{}'],
    ['notOurs', 'null'],
    ['notOurs', '[1,2]'],
    ['notOurs', edited('kabinett-game', 'another-game')],
    ['newerVersion', edited('"version":2', '"version":4')],
    ['wrongShape', edited('"version":2', '"version":3')],
    ['wrongShape', edited('"version":2', '"version":0')],
    ['wrongShape', edited('"version":2', '"version":"2"')],
    ['wrongShape', edited('"version":2', '"version":"4"')],
    ['wrongShape', edited('"version":2', '"version":1')],
    ['wrongShape', edited('"account":{', '"account":null,"x":{')],
    ['wrongShape', edited('"endedAt":', '"endedAt":-')],
    ['wrongShape', edited('"hostName":"Ann"', '"hostName":"A\\u202en"')],
    ['wrongShape', edited('["fascist","liberal"]', '["liberal","fascist"]')],
    ['wrongShape', edited('"share":"', '"share":"x')],
    ['wrongShape', edited('"isFirst":false', '"isFirst":0')],
    ['wrongShape', edited('"witness":{', '"witness":{"__proto__":{},')],
    ['notOurs', `"${'x'.repeat(GAME_FILE_BYTES - 2)}"`],
    ['tooLarge', `"${'x'.repeat(GAME_FILE_BYTES - 1)}"`],
  ])('is refused with %s where it is none', (code, text) => {
    expect(fault(text)).toBe(code);
  });

  test('keeps what the device heard of the deal, and takes nothing else for it', () => {
    const withHeard = (heard: unknown): string =>
      JSON.stringify({ ...fileFields(), witness: { ...witnessFields(), heard } });
    const taken = [null, {}, FILE.witness.heard].map((heard) => fault(withHeard(heard)));
    expect(taken).toEqual(['none', 'none', 'none']);
    const refused = [[], 'heard', 7, true, { junk: 1 }, { commitment: 'x' }].map((heard) =>
      fault(withHeard(heard)),
    );
    expect(refused).toEqual(Array(6).fill('wrongShape'));
  });

  test('keeps a mark that stands inside the game as it is', () => {
    const file = { ...FILE, opening: 'a\uFEFFb' };
    expect(parseGameFile(gameFileText(file))).toEqual({ ok: true, value: file });
  });

  test('that was cut at any place is refused by a code, and never read as a whole one', () => {
    for (let length = 0; length < TEXT.length; length += 997)
      expect(['empty', 'notJson']).toContain(fault(TEXT.slice(0, length)));
  });
});

function fileFields(): object {
  const fields: unknown = JSON.parse(TEXT);
  if (typeof fields !== 'object' || fields === null) throw new Error('a file without fields');
  return fields;
}

/** What the file holds of the witness: nothing was forged. */
function witnessFields(): object {
  return Object.fromEntries(Object.entries(FILE.witness).filter(([field]) => field !== 'forged'));
}

/** Another digit than the first of the seed. */
function flipped(): string {
  const digit = /\\"seed\\":\\"([0-9a-f])/.exec(TEXT)?.[1];
  return digit === '0' ? '1' : '0';
}
