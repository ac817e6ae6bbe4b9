import { FILE_PART_UNITS } from '../../src-shared/unfinished.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BridgeCall } from '../../src-shared/bridge.ts';
import { IMPORT_PIECE } from '../../src-shared/pastGames.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { CALL_UNITS, parseBridgeCall, parseBridgeCallText } from '../../src-main/shell/bridgeCalls.ts';

const CALLS: readonly BridgeCall[] = [
  { verb: 'hostTable', name: 'Ann', seated: true },
  { verb: 'joinTable', where: '192.0.2.20:41932', name: 'Ben', as: 'seat' },
  { verb: 'joinNearby', table: 'ab'.repeat(16), code: 'KB7M4T', name: 'Ben', as: 'gallery' },
  { verb: 'lookAround' },
  { verb: 'searchHarder', on: true },
  { verb: 'forgetRecent' },
  { verb: 'openInBrowser', table: 'ab'.repeat(16) },
  { verb: 'diagnose' },
  { verb: 'intent', question: 12, intent: { type: 'nominate', nominee: seatId(3) } },
  { verb: 'intent', question: 0, intent: { type: 'castBallot', ballot: 'ja' } },
  { verb: 'intent', question: 1, intent: { type: 'discard', position: 2 } },
  { verb: 'intent', question: 1, intent: { type: 'peek' } },
  { verb: 'rename', name: '' },
  { verb: 'ready', ready: false },
  { verb: 'sit', name: 'Ann' },
  { verb: 'history', act: { type: 'list' } },
  { verb: 'history', act: { type: 'open', id: 'ab'.repeat(16) } },
  { verb: 'history', act: { type: 'delete', id: 'a letter.txt' } },
  { verb: 'history', act: { type: 'deleteAll' } },
  { verb: 'history', act: { type: 'export', id: null } },
  { verb: 'history', act: { type: 'import', part: 2, parts: 2, data: 'A-_9'.repeat(IMPORT_PIECE / 3) } },
  { verb: 'takeUp', table: 'ab'.repeat(16), name: '' },
  { verb: 'deleteTable', table: 'ab'.repeat(16) },
  { verb: 'saveTable', table: 'ab'.repeat(16), passphrase: 'correct horse' },
  { verb: 'saveTable', table: 'ab'.repeat(16), passphrase: null },
  { verb: 'tableFilePart', part: 1, of: 2, data: '-_9'.repeat(FILE_PART_UNITS / 3) },
  { verb: 'openTable', passphrase: null },
  { verb: 'putAway' },
  { verb: 'keepAgain' },
  { verb: 'showFolder' },
  { verb: 'deleteMine' },
  { verb: 'leave' },
  { verb: 'openWall', name: 'Wall 1abc' },
  { verb: 'playHere' },
  { verb: 'giveUp' },
  { verb: 'control', act: { type: 'arrange', order: [1, 0, 2] } },
  { verb: 'control', act: { type: 'remove', seat: 9 } },
  { verb: 'control', act: { type: 'markWall', screen: 3, wall: true } },
  { verb: 'control', act: { type: 'closeScreen', screen: 3 } },
  {
    verb: 'control',
    act: {
      type: 'setOptions',
      options: { showVoters: true, markNotHitler: true, chronicle: false, discardsClosed: false, clock: 60 },
    },
  },
  {
    verb: 'saveSettings',
    settings: {
      name: 'Ann',
      language: 'ko',
      theme: 'dark',
      sound: true,
      volume: 'loud',
      dossier: 'tap',
      coach: true,
      keepingTold: true,
    },
  },
];

test.each(CALLS)('the call %j is taken as it is', (call) => {
  expect(parseBridgeCall(call)).toEqual({ ok: true, value: call });
  expect(parseBridgeCallText(JSON.stringify(call))).toEqual({ ok: true, value: call });
});

test.each([
  null,
  7,
  'leave',
  [],
  {},
  { verb: 'shutDown' },
  { verb: 'leave', seat: 3 },
  { verb: 'takeUp', table: '../keys.json', name: '' },
  { verb: 'deleteTable', table: 'AB'.repeat(16) },
  { verb: 'saveTable', table: 'ab'.repeat(16), passphrase: 'x'.repeat(257) },
  { verb: 'tableFilePart', part: 0, of: 1, data: 'A+/=' },
  { verb: 'tableFilePart', part: 0, of: 1, data: 'A'.repeat(FILE_PART_UNITS + 1) },
  { verb: 'tableFilePart', part: 0, of: 1_000_000, data: '' },
  { verb: 'hostTable', name: 'Ann' },
  { verb: 'hostTable', name: 'A'.repeat(2049), seated: true },
  { verb: 'intent', question: -1, intent: { type: 'peek' } },
  { verb: 'intent', question: 1.5, intent: { type: 'peek' } },
  { verb: 'intent', question: 1, intent: { type: 'peek', seat: 1 } },
  { verb: 'intent', question: 1, intent: { type: 'nominate', nominee: 10 } },
  { verb: 'intent', question: 1, intent: { type: 'discard', position: 3 } },
  { verb: 'control', act: { type: 'remove', seat: '1' } },
  { verb: 'control', act: { type: 'markWall', screen: 3 } },
  { verb: 'control', act: { type: 'closeScreen', screen: -1 } },
  { verb: 'control', act: { type: 'seed', seed: 'x' } },
  { verb: 'control', act: { type: 'arrange', order: Array.from({ length: 11 }, () => 0) } },
  { verb: 'joinTable', where: 'x', name: 'x', as: 'host' },
  { verb: 'joinNearby', table: '../../etc', code: 'x', name: 'x', as: 'seat' },
  { verb: 'openInBrowser', table: 'http://evil.example/' },
  { verb: 'openInBrowser', address: '192.0.2.7' },
  { verb: 'searchHarder', on: 'yes' },
])('%j is no call', (value) => {
  expect(parseBridgeCall(value)).toEqual({ ok: false, error: 'wrongShape' });
});

test('a text that is too long is refused before it is read', () => {
  expect(parseBridgeCallText('['.repeat(CALL_UNITS + 1))).toEqual({ ok: false, error: 'tooLong' });
});

test('no text makes the parser throw, and what it takes is a call of the contract', () => {
  const anything = fc.oneof(fc.json(), fc.string(), mutatedCall());

  fc.assert(
    fc.property(anything, (text) => {
      const parsed = parseBridgeCallText(text);
      const isFault = !parsed.ok && ['tooLong', 'notJson', 'wrongShape'].includes(parsed.error);
      const isCall = parsed.ok && CALLS.some((call) => call.verb === parsed.value.verb);
      expect(isFault || isCall).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('one field of another type makes every call no call', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CALLS), fc.nat(), (call, at) => {
      const keys = Object.keys(call);
      const key = keys[at % keys.length] ?? 'verb';
      const broken = { ...call, [key]: { of: 'another type' } };
      expect(parseBridgeCall(broken)).toEqual({ ok: false, error: 'wrongShape' });
    }),
  );
});

/** A true call with one character changed. */
function mutatedCall(): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...CALLS), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }))
    .map(([call, at, character]) => {
      const text = JSON.stringify(call);
      const place = at % text.length;
      return text.slice(0, place) + character + text.slice(place + 1);
    });
}
