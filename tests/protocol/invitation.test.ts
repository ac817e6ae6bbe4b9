import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64url } from '../../src-shared/protocol/base64url.ts';
import {
  makeAddressCode,
  makeLink,
  parseInvitation,
  readFragment,
} from '../../src-shared/protocol/invitation.ts';

const address = { host: '192.0.2.20', port: 41932 };
const addressCode = makeAddressCode(address) ?? '';
const secret = new Uint8Array(16).fill(1);
const pin = new Uint8Array(16).fill(250);
const link = makeLink(address, secret, pin);
const code = { kind: 'code', code: 'K7QM2X', seal: null };
const sealed = { kind: 'code', code: 'K7QM2X', seal: '3TF91PY4C5' };

describe('A fragment', () => {
  const [one, two] = [base64url(secret), base64url(pin)];

  it('is read with and without its sign', () => {
    const read = { kind: 'link', secret, pin };
    expect([readFragment(`#1.${one}.${two}`), readFragment(`1.${one}.${two}`)]).toEqual([read, read]);
  });

  it.each([
    ['something before it', `x#1.${one}.${two}`],
    ['something after it', `#1.${one}.${two}x`],
    ['another version', `#2.${one}.${two}`],
    ['a secret of a second spelling', `#1.${one.slice(0, -1)}B.${two}`],
    ['a pin of a second spelling', `#1.${one}.${two.slice(0, -1)}_`],
    ['a short pin', `#1.${one}.${two.slice(1)}`],
    ['a sign too many', `##1.${one}.${two}`],
  ])('is none with %s', (_, fragment) => {
    expect(readFragment(fragment)).toBeNull();
  });
});

describe('The join box', () => {
  it.each([
    ['this machine', 'localhost:1 K7QM2X', 'localhost', 1],
    ['a machine by its name', 'Ann-s-Mac.LOCAL:65535 K7QM2X', 'ann-s-mac.local', 65_535],
    ['a machine whose name begins with a number', '2ann.local:7 K7QM2X', '2ann.local', 7],
    ['an address with several signs behind it', '192.0.2.20:7 ,; K7QM2X', '192.0.2.20', 7],
    ['an address with a comma', '192.0.2.20:7, K7QM2X', '192.0.2.20', 7],
    ['an address with a slash and a code', 'HTTP://192.0.2.20/ K7QM2X', '192.0.2.20', 41_932],
  ])('takes %s', (_, typed, host, port) => {
    expect(parseInvitation(typed, null)).toEqual({
      ok: true,
      value: { address: { host, port }, secret: code },
    });
  });

  it.each([
    ['a name with a dot more', 'ann.evil.local K7QM2X', 'badCode'],
    ['a name that only begins so', 'ann.localx K7QM2X', 'badCode'],
    ['localhost of somebody', 'localhost.example.com/ K7QM2X', 'badAddress'],
    ['a name with other signs', 'a_nn.local/ K7QM2X', 'badAddress'],
    ['numbers and a name', '192.0.2.x/ K7QM2X', 'badAddress'],
    ['five numbers', '192.0.2.20.7/ K7QM2X', 'badAddress'],
    ['an address inside other text', 'see 192.0.2.20:7 K7QM2X', 'badAddress'],
    ['a host that begins with a number and a dot', '10.20.K7QM2X', 'badAddress'],
    ['a fragment without a table', `#1.${base64url(secret)}.${base64url(pin)}`, 'badAddress'],
    ['a path', '192.0.2.20:7/x K7QM2X', 'badAddress'],
    ['a scheme inside', 'x http://192.0.2.20 K7QM2X', 'badAddress'],
    ['a port of six digits', '192.0.2.20:123456 K7QM2X', 'badAddress'],
    ['a word with a number', 'hello u2', 'badCode'],
    ['401 characters', `${' '.repeat(0)}${'K'.repeat(401)}`, 'badAddress'],
    ['400 characters', 'K'.repeat(400), 'badCode'],
  ])('refuses %s', (_, typed, fault) => {
    expect(parseInvitation(typed, null)).toEqual({ ok: false, error: fault });
  });

  it('says of words without a number that they are no code, where a table was picked', () => {
    expect(parseInvitation('hello you', address)).toEqual({ ok: false, error: 'badCode' });
  });

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

  it('takes dots in a code for what they are, where it does not begin like an address', () => {
    expect(parseInvitation('k7.1.2.qm', address)).toEqual({
      ok: true,
      value: { address, secret: { kind: 'code', code: 'K712QM', seal: null } },
    });
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
    ['an address as a browser shows it, without a code', 'http://192.0.2.20:41932/', 'badCode'],
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
