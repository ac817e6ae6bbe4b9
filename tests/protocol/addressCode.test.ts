import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CROCKFORD } from '../../src-shared/protocol/crockford.ts';
import { makeAddressCode, newTableCode, readAddressCode } from '../../src-shared/protocol/invitation.ts';

const address = { host: '192.0.2.20', port: 41932 };
const addressCode = makeAddressCode(address) ?? '';
const anyAddress = fc
  .tuple(fc.ipV4(), fc.integer({ min: 1, max: 65_535 }))
  .map(([host, port]) => ({ host, port }));

describe('An address code', () => {
  it('gives back the address that it was made of', () => {
    fc.assert(
      fc.property(anyAddress, (where) => {
        expect(readAddressCode(makeAddressCode(where) ?? '')).toEqual(where);
      }),
    );
  });

  it('shows any one wrong character', () => {
    for (let at = 0; at < addressCode.length; at += 1)
      for (const character of CROCKFORD)
        if (character !== addressCode.charAt(at))
          expect(
            readAddressCode(addressCode.slice(0, at) + character + addressCode.slice(at + 1)),
          ).toBeNull();
  });

  it('shows two neighbours that were swapped', () => {
    fc.assert(
      fc.property(anyAddress, fc.integer({ min: 0, max: 9 }), (where, at) => {
        const made = makeAddressCode(where) ?? '';
        fc.pre(made.charAt(at) !== made.charAt(at + 1));
        const swapped = made.slice(0, at) + made.charAt(at + 1) + made.charAt(at) + made.slice(at + 2);
        expect(readAddressCode(swapped)).toBeNull();
      }),
    );
  });

  it.each(['ann.local', '', '1.2.3', '1.2.3.4.5', '1.2.3.256', 'x1.2.3.4', '1.2.3.4x', '1.2.3.1234'])(
    'is not made for %j, which is no IPv4 address',
    (host) => {
      expect(makeAddressCode({ host, port: 1 })).toBeNull();
    },
  );

  it('is made for every octet up to 255', () => {
    expect(readAddressCode(makeAddressCode({ host: '255.255.255.255', port: 65_535 }) ?? '')).toEqual({
      host: '255.255.255.255',
      port: 65_535,
    });
  });

  it('is none in another length, in other letters or for no port', () => {
    const noPort = makeAddressCode({ host: '192.0.2.20', port: 0 }) ?? '';
    const zeros = '0'.repeat(11);
    expect(
      [`0${addressCode}`, addressCode.slice(1), `${addressCode.slice(0, -1)}U`, noPort, zeros, ''].map(
        readAddressCode,
      ),
    ).toEqual(Array(6).fill(null));
  });

  it('has one spelling only: its checksum never stands for itself plus the prime', () => {
    // 127 more is the same remainder, and would be a second code of one address.
    const digits = Array.from(addressCode, (character) => BigInt(CROCKFORD.indexOf(character)));
    const number = digits.reduce((sum, digit) => sum * 32n + digit, 0n);
    const spell = (value: bigint): string =>
      Array.from({ length: 11 }, (_, at) =>
        CROCKFORD.charAt(Number((value >> BigInt(5 * (10 - at))) & 31n)),
      ).join('');
    const same = Array.from({ length: 300 }, (_, step) => number - (number % 128n) + BigInt(step % 128))
      .filter((value) => readAddressCode(spell(value))?.host === address.host)
      .map(String);
    expect(new Set(same)).toEqual(new Set([String(number)]));
    const doubled = [...Array(200).keys()].map(
      (step) => makeAddressCode({ host: `10.0.0.${step}`, port: 7 }) ?? '',
    );
    expect(doubled.every((made) => readAddressCode(made)?.port === 7)).toBe(true);
  });
});

describe('An address code that a person mistyped', () => {
  it('is none with a letter that no code has, whatever stands before it', () => {
    const beginnings = Array.from(CROCKFORD).flatMap((one) =>
      Array.from(CROCKFORD, (other) => addressCode.slice(0, 8) + one + other),
    );
    expect(beginnings.filter((beginning) => readAddressCode(`${beginning}U`) !== null)).toEqual([]);
  });

  it('is none where its checksum is the prime instead of nothing', () => {
    const made = Array.from({ length: 300 }, (_, at) => makeAddressCode({ ...address, port: at + 1 }) ?? '');
    // The last seven bits are the checksum: here they are all nought, and 127 more leaves the same remainder.
    const unchecked = made.filter((code) => code.endsWith('0') && '048CGMRW'.includes(code.charAt(9)));
    const again = unchecked.map(
      (code) => `${code.slice(0, 9)}${CROCKFORD.charAt(CROCKFORD.indexOf(code.charAt(9)) + 3)}Z`,
    );
    expect(unchecked.length).toBeGreaterThan(0);
    expect(again.map(readAddressCode)).toEqual(again.map(() => null));
  });
});

describe('A table code', () => {
  it('has six characters of thirty bits of chance', () => {
    expect([newTableCode(() => new Uint8Array(4)), newTableCode(() => new Uint8Array(4).fill(255))]).toEqual([
      '000000',
      'ZZZZZZ',
    ]);
  });

  it('takes its characters from the high bits on', () => {
    expect(newTableCode(() => Uint8Array.of(0b00001_000, 0b10_00011_0, 0b0100_0010, 0b1_00110_00))).toBe(
      '123456',
    );
  });
});
