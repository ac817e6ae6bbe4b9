import { beforeAll, expect, test, vi } from 'vitest';
import type { JournalRecord } from '../../src-main/host/journal.ts';
import { parseRecord, recordText } from '../../src-main/host/journalText.ts';
import { takeUp } from '../../src-main/host/takenUp.ts';
import { RecordedPlay } from '../kit/recordedPlay.ts';
import { seededDice } from '../kit/seededDice.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let texts: readonly string[] = [];

beforeAll(async () => {
  const play = new RecordedPlay({ word: '5 7', people: 5, bots: 0 });
  await play.play();
  ({ texts } = play.store);
});

function recordsOf(lines: readonly string[]): readonly JournalRecord[] {
  return lines.map((line) => {
    const record = parseRecord(line);
    if (!record.ok) throw new Error(record.error);
    return record.value;
  });
}

function codeOf(lines: readonly string[]): string {
  const found = takeUp(lines);
  return found.ok ? 'whole' : found.error.code;
}

/** The place of the first record of this kind. */
function first(type: JournalRecord['type']): number {
  return recordsOf(texts).findIndex((record) => record.type === type);
}

function withRecord(at: number, change: (record: JournalRecord) => JournalRecord): readonly string[] {
  return texts.map((line, place) => {
    const [record] = place === at ? recordsOf([line]) : [];
    return record === undefined ? line : recordText(change(record));
  });
}

test('The records of a whole game are whole.', () => {
  expect(codeOf(texts)).toBe('whole');
});

test('No records are no table.', () => {
  expect(codeOf([])).toBe('noTable');
});

test('A record of a later version is not guessed at.', () => {
  const later = (texts[0] ?? '').replace('"version":1', '"version":2');

  expect(codeOf([later, ...texts.slice(1)])).toBe('newerVersion');
  expect(codeOf(['{"version":2,"anything":{}}'])).toBe('newerVersion');
});

test.each([
  ['notJson', ''],
  ['notJson', '{"version":1,"record":'],
  ['notJson', '\u0000\u0001'],
  ['wrongShape', 'null'],
  ['wrongShape', '[]'],
  ['wrongShape', '{}'],
  ['wrongShape', '{"version":0,"record":{"type":"gameEnded","game":1,"revision":2}}'],
  ['wrongShape', '{"version":1,"record":{"type":"gameEnded","game":1,"revision":2},"more":1}'],
  ['wrongShape', '{"version":1,"record":{"type":"gameEnded","game":1,"revision":2,"__proto__":null}}'],
  ['wrongShape', '{"version":1,"record":{"type":"party"}}'],
])('Garbage is %s: %j', (code, line) => {
  expect(codeOf([...texts.slice(0, 3), line])).toBe(code);
});

test('A deal for another number of players than it says is none.', () => {
  const changed = withRecord(first('gameBegan'), (record) => ({ ...record, players: 6 }) as JournalRecord);

  expect(codeOf(changed)).toBe('wrongShape');
});

test('A game whose chance nobody can know again is none to take up.', () => {
  const changed = withRecord(first('gameBegan'), (record) => ({ ...record, proof: null }) as JournalRecord);

  expect(codeOf(changed)).toBe('noSeed');
});

test('Records in another order are noticed.', () => {
  const at = first('command');
  const [one = '', other = ''] = texts.slice(at, at + 2);

  expect(codeOf([...texts.slice(0, at), other, one, ...texts.slice(at + 2)])).toBe('wrongOrder');
  expect(codeOf([...texts.slice(0, at), ...texts.slice(at + 1)])).toBe('wrongOrder');
  expect(codeOf([...texts.slice(0, at + 1), one, ...texts.slice(at + 1)])).toBe('wrongOrder');
});

test('A move before any deal is noticed, and so is a game before any table.', () => {
  const [began = '', command = ''] = [texts[first('gameBegan')], texts[first('command')]];

  expect(codeOf([texts[0] ?? '', command])).toBe('wrongOrder');
  expect(codeOf([began])).toBe('wrongOrder');
});

test('A record of another table is noticed.', () => {
  const other = withRecord(texts.length - 1, (record) =>
    record.type === 'table'
      ? { ...record, table: { ...record.table, origin: { ...record.table.origin, id: 'b'.repeat(32) } } }
      : record,
  );

  expect(codeOf(other)).toBe('otherTable');
});

test('A move that the rules do not allow is noticed.', () => {
  const changed = withRecord(first('command'), (record) =>
    record.type === 'command' && record.command.type === 'nominate'
      ? { ...record, command: { ...record.command, nominee: record.command.seat } }
      : record,
  );

  expect(codeOf(changed)).toBe('againstTheRules');
});

test('A claim about nothing is noticed.', () => {
  const at = first('claim');
  const twice = [...texts.slice(0, at + 1), texts[at] ?? '', ...texts.slice(at + 1)];

  expect(codeOf(twice)).toBe('againstTheRules');
});

test('Whatever is changed in a record, nothing is thrown.', () => {
  const dice = seededDice('changed records');
  const known = new Set([
    'whole',
    'notJson',
    'wrongShape',
    'newerVersion',
    'otherTable',
    'wrongOrder',
    'againstTheRules',
  ]);
  for (let round = 0; round < 400; round += 1) {
    const at = dice.below(texts.length);
    const line = texts[at] ?? '';
    const place = dice.below(line.length);
    const letter = String.fromCharCode(32 + dice.below(95));
    const changed = line.slice(0, place) + letter + line.slice(place + dice.below(3));
    expect(known).toContain(codeOf([...texts.slice(0, at), changed, ...texts.slice(at + 1, at + 4)]));
  }
});
