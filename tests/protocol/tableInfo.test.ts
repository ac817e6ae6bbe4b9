import { describe, expect, it } from 'vitest';
import { parseTableInfo, type TableInfo } from '../../src-shared/protocol/tableInfo.ts';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';

const INFO: TableInfo = {
  id: '0123456789abcdef0123456789abcdef',
  version: PROTOCOL_VERSION,
  name: 'Friday',
  host: 'Ann',
  seated: 3,
  seats: 10,
  phase: 'lobby',
  locked: false,
};

const changed = (change: object): unknown => ({ ...INFO, ...change });

describe('What a host tells of its table', () => {
  it.each([
    ['before a game', {}],
    ['during a game', { phase: 'playing', locked: true }],
    ['without a name', { name: null }],
    ['with a name and a host of 256 bytes', { name: 'x'.repeat(256), host: 'y'.repeat(256) }],
    ['with an empty host', { host: '' }],
    ['with nobody and a thousand seats', { seated: 0, seats: 1000 }],
  ])('is taken %s', (_, change) => {
    expect(parseTableInfo(changed(change))).toEqual(changed(change));
  });

  it('is taken without what it says more', () => {
    expect(parseTableInfo(changed({ secret: 'K7QM2X' }))).toEqual(INFO);
  });

  it.each([
    ['an id in capitals', { id: 'ABCDEF'.padEnd(32, '0') }],
    ['a short id', { id: INFO.id.slice(1) }],
    ['a longer id', { id: `${INFO.id}0` }],
    ['an id behind something', { id: `x${INFO.id}` }],
    ['no id', { id: null }],
    ['a name that turns the line around', { name: 'A\u202enn' }],
    ['a name of 257 bytes', { name: 'x'.repeat(257) }],
    ['a name that is a number', { name: 7 }],
    ['a host that hides', { host: '\u200b' }],
    ['a host of 257 bytes', { host: 'x'.repeat(257) }],
    ['no host', { host: null }],
    ['fewer than nobody', { seated: -1 }],
    ['half a person', { seated: 1.5 }],
    ['a number as text', { seats: '10' }],
    ['more seats than any hall', { seats: 1001 }],
    ['another phase', { phase: 'over' }],
    ['a lock that is no yes or no', { locked: 0 }],
    ['a version that is no number', { version: '1' }],
  ])('is none with %s', (_, change) => {
    expect(parseTableInfo(changed(change))).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a text', 'table'],
    ['a list', [INFO]],
    ['an empty object', {}],
  ])('is none as %s', (_, value) => {
    expect(parseTableInfo(value)).toBeNull();
  });
});

describe('A host of another version', () => {
  const strange = { seated: 0, seats: 0, phase: 'lobby', locked: false } as const;

  it.each([0, PROTOCOL_VERSION + 1, 1000])('is seen with version %i, whatever else it says', (version) => {
    const told = { id: INFO.id, version, name: 'Friday', host: 'Ann', phase: 7, seated: 'three' };
    expect(parseTableInfo(told)).toEqual({ id: INFO.id, version, name: 'Friday', host: 'Ann', ...strange });
  });

  it('is seen without names that cannot be shown', () => {
    const told = { id: INFO.id, version: 2, name: 7, host: '\u202e' };
    expect(parseTableInfo(told)).toEqual({ id: INFO.id, version: 2, name: null, host: '', ...strange });
  });

  it('is taken as it is where it speaks like this one', () => {
    expect(parseTableInfo(changed({ version: 2 }))).toEqual({ ...INFO, version: 2 });
  });

  it.each([
    ['the version of this one', { id: INFO.id, version: PROTOCOL_VERSION }],
    ['a version below all', { id: INFO.id, version: -1 }],
    ['a version beyond all', { id: INFO.id, version: 1001 }],
    ['half a version', { id: INFO.id, version: 2.5 }],
    ['no version', { id: INFO.id }],
    ['an id of another form', { id: 'x', version: 2 }],
  ])('is none with %s and nothing more', (_, value) => {
    expect(parseTableInfo(value)).toBeNull();
  });
});
