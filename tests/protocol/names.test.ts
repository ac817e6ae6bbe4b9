import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('keeps its words apart where a line ended between them', () => {
    expect(cleanName('Ann\nLee')).toEqual({ ok: true, value: 'Ann Lee' });
  });

  it.each([
    ['a thousand unseen characters and a letter', `${'\u200b'.repeat(999)}A`, { ok: true, value: 'A' }],
    ['one unseen character more', `${'\u200b'.repeat(1000)}A`, { ok: false, error: 'nameTooLong' }],
  ])('of %s is judged by what is left', (_, raw, judged) => {
    expect(cleanName(raw)).toEqual(judged);
  });

  it('of 64 bytes fits, and of 65 does not', () => {
    const [fits, tooLong] = ['🦊'.repeat(16), `${'🦊'.repeat(15)}한éx`];
    expect([utf8Length(fits), cleanName(fits).ok]).toEqual([64, true]);
    expect([utf8Length(`${fits}x`), cleanName(`${fits}x`).ok, cleanName(tooLong).ok]).toEqual([
      65,
      false,
      false,
    ]);
  });

  it('that is numbered keeps its own beginning', () => {
    expect(freeName(' Ben', new Set(['ben']))).toBe(' Ben 2');
    expect(freeName(`${'x'.repeat(17)} yz`, new Set([`${'x'.repeat(17)} yz`]))).toBe(`${'x'.repeat(17)} 2`);
  });

  it('is alike to another with other spaces and unseen characters', () => {
    expect([nameKey('A\u3000\u3000b'), nameKey(' A\u200b  b ')]).toEqual(['a b', 'a b']);
  });
});

describe('A text that a host may have shown', () => {
  it('has so many bytes and no more, and nothing unseen, not at its beginning either', () => {
    expect([
      isPlainText('abc', 3),
      isPlainText('abcd', 3),
      isPlainText('한', 3),
      isPlainText('한', 2),
    ]).toEqual([true, false, true, false]);
    expect([isPlainText('\u202ea', 9), isPlainText('a\u202e', 9), isPlainText('', 0)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('The bytes of a text', () => {
  it.each([
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['\u{10000}', 4],
    ['a한🦊', 8],
  ])('of %j are %i', (text, bytes) => {
    expect(utf8Length(text)).toBe(bytes);
  });
});

describe('A browser without a segmenter', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('counts a base with its marks as one', () => {
    vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }));
    expect([cleanName('a\u0316'.repeat(20)).ok, cleanName('a\u0316'.repeat(21)).ok]).toEqual([true, false]);
    expect([cleanName('x'.repeat(20)).ok, cleanName('x'.repeat(21)).ok]).toEqual([true, false]);
    expect(freeName('x'.repeat(20), new Set(['x'.repeat(20)]))).toBe(`${'x'.repeat(18)} 2`);
  });

  it('counts a flag as two, which one with a segmenter counts as one', () => {
    const flagged = (letters: number): boolean => cleanName(`🇫🇮${'x'.repeat(letters)}`).ok;
    expect([flagged(19), flagged(20)]).toEqual([true, false]);
    vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }));
    expect([flagged(18), flagged(19)]).toEqual([true, false]);
  });

  it('differs from one with it where a character has several bases', () => {
    const family = '👩‍👩‍👧';
    expect(cleanName(family)).toEqual({ ok: true, value: '👩👩👧' });
    expect(cleanName('각'.repeat(20)).ok).toBe(true);
  });
});
