import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64url, fromBase64url } from '../../src-shared/protocol/base64url.ts';
import { CROCKFORD, crockford, normaliseCode } from '../../src-shared/protocol/crockford.ts';
import {
  encodeTable,
  encodeUpdate,
  fitsGuestFrame,
  TABLE_PRIVATE_BYTES,
} from '../../src-shared/protocol/encode.ts';
import {
  DEFAULT_PORT,
  GOODBYE_REASONS,
  PRIVATE_PART_BYTES,
  PROTOCOL_VERSION,
  SERVICE_TYPE,
  type TablePrivate,
} from '../../src-shared/protocol/messages.ts';
import { branded, HAPPENINGS, MINE, PRIVATE_VIEW, PUBLIC_VIEW, TABLE } from './kit.ts';

const bytes = (text: string): number => Buffer.byteLength(text);
const partOf = (text: string): string => text.slice(text.indexOf('"mine":') + 7, -1);

describe('Both sides', () => {
  it('agree on the numbers and words that other programs see', () => {
    expect([PROTOCOL_VERSION, DEFAULT_PORT, SERVICE_TYPE]).toEqual([1, 41_932, '_kabinett._tcp']);
    expect([PRIVATE_PART_BYTES, TABLE_PRIVATE_BYTES]).toEqual([3072, 1024]);
  });

  it('agree on the reasons for a goodbye', () => {
    expect(GOODBYE_REASONS).toEqual([
      'replaced',
      'removed',
      'hostStopped',
      'tableClosed',
      'tooMany',
      'badMessage',
      'left',
    ]);
  });
});

describe('The private part of a message', () => {
  it('of the table fills its bytes with spaces behind its JSON', () => {
    const part = partOf(encodeTable(TABLE, MINE));
    expect([bytes(part), part.trimEnd()]).toEqual([1024, JSON.stringify(MINE)]);
  });

  it('of an update fills its bytes with spaces behind its JSON', () => {
    const part = partOf(
      encodeUpdate({
        revision: 1,
        question: 1,
        public: branded(PUBLIC_VIEW),
        happenings: HAPPENINGS.map(branded),
        mine: branded(PRIVATE_VIEW),
      }),
    );
    expect([bytes(part), part.trimEnd()]).toEqual([3072, JSON.stringify(PRIVATE_VIEW)]);
  });

  it('may fill them to the last byte, and never one more', () => {
    const named = (length: number): TablePrivate => ({
      seat: null,
      name: 'x'.repeat(length),
      invitation: null,
      askedFor: MINE.askedFor,
      botDeeds: MINE.botDeeds,
    });
    const room = TABLE_PRIVATE_BYTES - bytes(JSON.stringify(named(0)));
    expect(partOf(encodeTable(TABLE, named(room)))).toBe(JSON.stringify(named(room)));
    expect(() => encodeTable(TABLE, named(room + 1))).toThrow();
  });

  it('does not change what everybody reads', () => {
    const shared = encodeTable(TABLE, MINE).split(',"mine":')[0];
    expect(shared).toBe(JSON.stringify({ type: 'table', table: JSON.stringify(TABLE) }).slice(0, -1));
  });
});

describe('A frame of a guest', () => {
  it('holds a message of 1,006 bytes and none of 1,007', () => {
    const room = 1006 - bytes('{"type":"rename","name":""}');
    expect(
      [room, room + 1].map((length) => fitsGuestFrame({ type: 'rename', name: 'x'.repeat(length) })),
    ).toEqual([true, false]);
  });
});

describe('Base 64 for addresses', () => {
  it('is that of everybody else, byte for byte', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (given) => {
        expect(base64url(given)).toBe(Buffer.from(given).toString('base64url'));
      }),
    );
  });

  it('reads every sign of its alphabet', () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
    expect(fromBase64url(all.toString('base64url'), 256)).toEqual(new Uint8Array(all));
  });

  it.each([
    ['one byte', 'AB', 1],
    ['two bytes', 'AAB', 2],
  ])('refuses bits behind the end of %s', (_, text, length) => {
    expect(fromBase64url(text, length)).toBeNull();
    expect(fromBase64url('A'.repeat(text.length), length)).toEqual(new Uint8Array(length));
  });

  it('reads no bytes from no text', () => {
    expect([fromBase64url('', 0), fromBase64url('A', 0)]).toEqual([new Uint8Array(), null]);
  });
});

describe("Crockford's base 32", () => {
  it('has the thirty-two signs that nobody confuses', () => {
    expect(CROCKFORD).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  });

  it('takes five bits each, high bits first, and no more signs than asked for', () => {
    const given = Uint8Array.of(0b00001_000, 0b10_00011_0, 0b0100_0010, 0b1_00110_00, 0b111_11111);
    expect([2, 3, 8, 9].map((count) => crockford(given, count))).toEqual([
      '12',
      '123',
      '1234567Z',
      '1234567Z',
    ]);
    expect(crockford(given, 0)).toBe('');
  });

  it('is spelled like a number in base 32', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (given) => {
        const number = BigInt(`0x${Buffer.from(given).toString('hex')}`);
        const digits = Array.from({ length: 16 }, (_, at) =>
          CROCKFORD.charAt(Number((number >> BigInt(75 - 5 * at)) & 31n)),
        );
        expect(crockford(given, 16)).toBe(digits.join(''));
      }),
    );
  });
});

describe('A typed code', () => {
  it.each([
    ['spaces, wide ones too', 'k7 q\u00a0m\u30002x'],
    ['a tab and a line end', 'k7\tqm\n2x'],
    ['a hyphen', 'k7-qm2x'],
    ['dashes of every length', 'k7\u2010\u2011\u2012\u2013\u2014\u2015qm2x'],
    ['a minus sign', 'k7\u2212qm2x'],
    ['dots', 'k7.qm\u00b72x'],
    ['wide signs', 'Ｋ７ｑｍ２ｘ'],
  ])('is read through %s', (_, typed) => {
    expect(normaliseCode(typed)).toBe('K7QM2X');
  });

  it('takes every I and L for 1 and every O for 0', () => {
    expect(normaliseCode('iIlLoO01')).toBe('11110001');
  });

  it.each(['U', 'K7QM2u', 'K7_QM', 'K7/QM', 'é', '한', '🦊'])(
    'is none with a sign of no code: %j',
    (typed) => {
      expect(normaliseCode(typed)).toBeNull();
    },
  );

  it('may be empty', () => {
    expect(normaliseCode(' - ')).toBe('');
  });
});
