import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, freeName, isPlainText, nameKey, utf8Length } from '../../src-shared/protocol/names.ts';

describe('A name', () => {
  it.each([
    ['as it is', 'Ann', 'Ann'],
    ['without spaces around it and with single ones in it', '  Ann   Lee\t', 'Ann Lee'],
    ['composed', 'A\u030a', 'Å'],
    ['without bidi marks', 'A\u202enn\u2066', 'Ann'],
    ['without zero-width characters', 'A\u200bn\u200dn\ufeff', 'Ann'],
    ['without controls', 'A\u0000n\u0007n', 'Ann'],
    ['without tags', 'Ann\u{e0041}', 'Ann'],
    ['without private use', 'Ann\ue000', 'Ann'],
    ['with markup as text', '<img onerror>', '<img onerror>'],
    ['in any script', '김철수', '김철수'],
    ['of twenty characters', 'x'.repeat(20), 'x'.repeat(20)],
  ])('is kept %s', (_, raw, name) => {
    expect(cleanName(raw)).toEqual({ ok: true, value: name });
  });

  it.each([
    ['nothing', '', 'nameEmpty'],
    ['spaces', ' \u3000\u00a0 ', 'nameEmpty'],
    ['unseen characters', '\u200b\u3164\u2800', 'nameEmpty'],
    ['a mark without a base', '\u0301', 'nameEmpty'],
    ['twenty-one characters', 'x'.repeat(21), 'nameTooLong'],
    ['ten thousand marks', `a${'\u0316'.repeat(10_000)}`, 'nameTooLong'],
    ['marks over 64 bytes', `a${'\u0316'.repeat(40)}`, 'nameTooLong'],
  ])('is refused for %s (B-71)', (_, raw, code) => {
    expect(cleanName(raw)).toEqual({ ok: false, error: code });
  });

  it('stays as it is when it is cleaned again, and is fit to be shown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (raw) => {
        const name = cleanName(raw);
        if (!name.ok) return;
        expect(cleanName(name.value)).toEqual(name);
        expect(isPlainText(name.value, 64)).toBe(true);
      }),
    );
  });

  it.each([
    ['case', 'ann', 'ANN'],
    ['width', 'Ann', 'Ａｎｎ'],
    ['Unicode form', 'Å', 'A\u030a'],
    ['folded letters', 'Straße', 'STRASSE'],
  ])('is like another that differs in %s only', (_, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it('that is taken gets the next free number', () => {
    expect(freeName('Ben', new Set(['ben', 'ben 2']))).toBe('Ben 3');
  });

  it('that is free stays as it is', () => {
    expect(freeName('Ben', new Set(['ann']))).toBe('Ben');
  });

  it('of full length is shortened for its number', () => {
    const name = '한'.repeat(20);
    const free = freeName(name, new Set([nameKey(name)]));
    expect(cleanName(free)).toEqual({ ok: true, value: free });
  });

  it('is measured in bytes as UTF-8 measures', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(utf8Length(text)).toBe(Buffer.byteLength(text));
      }),
    );
  });
});
