import { describe, expect, it } from 'vitest';
import { bytesOf, equalBytes, fromHex, systemRandom, textOf, toHex } from '../../src-shared/link/bytes.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

describe('Bytes', () => {
  it('of a text are its UTF-8, and give it back', () => {
    const utf8 = bytes(0x6b, 0xc3, 0xa9, 0xf0, 0x9f, 0xa6, 0x8a);
    expect([bytesOf('ké🦊'), textOf(utf8)]).toEqual([utf8, 'ké🦊']);
  });

  it.each([
    ['a byte that UTF-8 has not', bytes(0x61, 0xff)],
    ['a sign that was cut short', bytes(0xc3)],
    ['half a surrogate pair', bytes(0xed, 0xa0, 0x80)],
    ['a longer spelling than needed', bytes(0xc0, 0x80)],
  ])('are no text with %s', (_, broken) => {
    expect(textOf(broken)).toBeNull();
  });

  it('keep a byte order mark as a sign of the text', () => {
    expect(textOf(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe('\ufeffa');
  });

  it('are equal where length and content are', () => {
    expect([
      equalBytes(bytes(), bytes()),
      equalBytes(bytes(1, 2), bytes(1, 2)),
      equalBytes(bytes(1, 2), bytes(1, 3)),
      equalBytes(bytes(1, 2), bytes(9, 2)),
      equalBytes(bytes(1, 2), bytes(1, 2, 0)),
      equalBytes(bytes(1, 2, 0), bytes(1, 2)),
    ]).toEqual([true, true, false, false, false, false]);
  });

  it('differ wherever they differ, also where two differences together look like none', () => {
    expect(equalBytes(bytes(5, 5), bytes(6, 6))).toBe(false);
    expect(equalBytes(bytes(1, 0), bytes(2, 0))).toBe(false);
  });

  it('are written as lower-case hex digits, and read back', () => {
    expect([toHex(bytes(0, 10, 255)), fromHex('000aff')]).toEqual(['000aff', bytes(0, 10, 255)]);
  });

  it.each(['0', '0g', 'xx'])('are not read from %j', (hex) => {
    expect(() => fromHex(hex)).toThrow();
  });

  it('of chance have the length that was asked for and differ each time', () => {
    const [one, other] = [systemRandom(32), systemRandom(32)];
    expect([one.length, other.length, equalBytes(one, other)]).toEqual([32, 32, false]);
  });
});
