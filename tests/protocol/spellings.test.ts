import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64url, fromBase64url } from '../../src-shared/protocol/base64url.ts';
import { CROCKFORD, crockford, normaliseCode } from '../../src-shared/protocol/crockford.ts';

describe('Base 64 for addresses', () => {
  it('gives back the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(fromBase64url(base64url(bytes), bytes.length)).toEqual(bytes);
      }),
    );
  });

  it('has one spelling only', () => {
    expect(fromBase64url(`${'A'.repeat(21)}B`, 16)).toBeNull();
  });

  it('takes no other length and no other sign', () => {
    expect([
      fromBase64url('AAA', 3),
      fromBase64url('AAAAA', 3),
      fromBase64url('AA+A', 3),
      fromBase64url('AAAA', 3),
    ]).toEqual([null, null, null, new Uint8Array(3)]);
  });

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
