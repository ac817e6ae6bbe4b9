import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64url, fromBase64url } from '../../src-shared/protocol/base64url.ts';
import { CROCKFORD } from '../../src-shared/protocol/crockford.ts';
import {
  makeAddressCode,
  makeLink,
  newTableCode,
  parseInvitation,
  readAddressCode,
} from '../../src-shared/protocol/invitation.ts';

const address = { host: '192.0.2.20', port: 41932 };
const addressCode = makeAddressCode(address) ?? '';
const secret = new Uint8Array(16).fill(1);
const pin = new Uint8Array(16).fill(250);
const link = makeLink(address, secret, pin);
const code = { kind: 'code', code: 'K7QM2X', seal: null };
const sealed = { kind: 'code', code: 'K7QM2X', seal: '3TF91PY4C5' };

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

  it('is not made for a name', () => {
    expect(makeAddressCode({ host: 'ann.local', port: 1 })).toBeNull();
  });
});

describe('A table code', () => {
  it('has six characters of thirty bits of chance', () => {
    expect([newTableCode(() => new Uint8Array(4)), newTableCode(() => new Uint8Array(4).fill(255))]).toEqual([
      '000000',
      'ZZZZZZ',
    ]);
  });
});

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
});

describe('The join box', () => {
  it.each([
    ['both codes', `${addressCode} K7QM2X`, code],
    ['both codes in one', `${addressCode}K7QM2X`, code],
    [
      'small letters and dashes',
      `${addressCode.slice(0, 4)}-${addressCode.slice(4)}  k7qm-2x`.toLowerCase(),
      code,
    ],
    ['both codes and the seal', `${addressCode} K7QM2X-3TF91PY4C5`, sealed],
    ['look-alikes in the seal', `${addressCode} K7QM2X-3TF9IPY4C5`, sealed],
    ['an address and a code', '192.0.2.20:41932 K7QM2X', code],
    ['an address, a code and a seal', '192.0.2.20:41932 k7qm2x-3tf9lpy4c5', sealed],
    ['an address without the usual port', '192.0.2.20 K7QM2X', code],
    ['an address as a browser shows it', 'http://192.0.2.20:41932/ K7QM2X', code],
    ['the link', link, { kind: 'link', secret, pin }],
    ['the link without its scheme', link.slice(7), { kind: 'link', secret, pin }],
    ['the link with a line end', `${link}\n`, { kind: 'link', secret, pin }],
  ])('takes %s', (_, typed, expected) => {
    expect(parseInvitation(typed, null)).toEqual({ ok: true, value: { address, secret: expected } });
  });

  it.each([
    ['the table code alone', 'k7qm 2x', code],
    ['the table code and the seal', 'K7QM2X-3TF91PY4C5', sealed],
    ['a fragment', `#1.${base64url(secret)}.${base64url(pin)}`, { kind: 'link', secret, pin }],
  ])('takes %s when a table was picked', (_, typed, expected) => {
    expect(parseInvitation(typed, address)).toEqual({ ok: true, value: { address, secret: expected } });
  });

  it('reads I and L as 1 and O as 0', () => {
    expect(parseInvitation('iLoOIl', address)).toEqual({
      ok: true,
      value: { address, secret: { kind: 'code', code: '110011', seal: null } },
    });
  });

  it.each([
    ['nothing', '', 'badAddress'],
    ['spaces', '   ', 'badAddress'],
    ['a sentence', 'what is the code?', 'badAddress'],
    ['an address of no machine', '999.0.2.20:41932 K7QM2X', 'badAddress'],
    ['a port of none', '192.0.2.20:99999 K7QM2X', 'badAddress'],
    ['port zero', '192.0.2.20:0 K7QM2X', 'badAddress'],
    ['another site', 'https://example.com/#1.a.b', 'badAddress'],
    ['a name of the internet', 'http://example.com/ K7QM2X', 'badAddress'],
    ['a script', 'javascript:alert(1)', 'badAddress'],
    ['an address without a code', '192.0.2.20:41932', 'badCode'],
    ['an address with a short code', '192.0.2.20:41932 K7QM2', 'badCode'],
    ['a link that was cut short', link.slice(0, -1), 'badCode'],
    ['a table code without a table', 'K7QM2X', 'badCode'],
    ['the address code alone', addressCode, 'badCode'],
    [
      'a checksum that is wrong',
      `${addressCode.slice(0, -1)}${addressCode.endsWith('0') ? '1' : '0'} K7QM2X`,
      'badCode',
    ],
    ['a letter that no code has', `${addressCode} K7QM2U`, 'badCode'],
    ['too much', 'K7QM2X'.repeat(100), 'badAddress'],
  ])('refuses %s', (_, typed, fault) => {
    expect(parseInvitation(typed, null)).toEqual({ ok: false, error: fault });
  });

  it('answers whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.boolean(), (typed, picked) => {
        const parsed = parseInvitation(typed, picked ? address : null);
        expect(parsed.ok || ['badAddress', 'badCode'].includes(parsed.error)).toBe(true);
      }),
    );
  });
});
