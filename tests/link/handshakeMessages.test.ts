import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  channelId,
  deriveKeys,
  destroyKeys,
  encodeHello,
  encodeM1Head,
  encodeM2,
  handleOf,
  m1Head,
  readHello,
  readM1,
  readM2,
  signedPart,
} from '../../src-shared/link/handshake.ts';

const rising = (length: number, from: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (from + at) & 255);
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const text = (words: string): Uint8Array => new Uint8Array(Buffer.from(words));
const sha512 = (...parts: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array(
    createHash('sha512')
      .update(joined(...parts))
      .digest(),
  );

const HELLO = { tableId: rising(16, 1), nonce: rising(16, 50), publicKey: rising(32, 100) };
const hello = encodeHello(HELLO);
const NO_ID = new Uint8Array(16);
const ID = rising(16, 1);
const NONCE = rising(16, 50);
const SHARE = rising(32, 100);

function withByte(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const changed = bytes.slice();
  changed[at] = value;
  return changed;
}

describe('A hello', () => {
  it('is its byte, the version, the table, the nonce and the key of the host', () => {
    expect(hello).toEqual(joined(Uint8Array.of(1, 1), HELLO.tableId, HELLO.nonce, HELLO.publicKey));
  });

  it('is read as it was written', () => {
    expect(readHello(hello)).toEqual(HELLO);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['its byte alone', Uint8Array.of(1)],
    ['another first byte', withByte(hello, 0, 2)],
    ['another first byte and an older version', Uint8Array.of(2, 0)],
    ['a byte less', hello.slice(0, -1)],
    ['a byte more', joined(hello, new Uint8Array(1))],
  ])('is none with %s', (_, bytes) => {
    expect(readHello(bytes)).toBeNull();
  });

  it.each([
    [0, 'hostTooOld'],
    [2, 'guestTooOld'],
    [255, 'guestTooOld'],
  ] as const)('of version %i says who is too old, whatever its length', (version, fault) => {
    const other = withByte(hello, 1, version);
    expect([readHello(other), readHello(other.slice(0, 2)), readHello(joined(other, other))]).toEqual([
      fault,
      fault,
      fault,
    ]);
  });

  it('is bound as the channel behind its own label, each with its length', () => {
    expect(channelId(hello)).toEqual(joined(Uint8Array.of(4), text('SH/1'), Uint8Array.of(66), hello));
  });
});

describe('The first message of a guest', () => {
  it.each([
    ['code', 0, NO_ID],
    ['key', 1, ID],
    ['link', 3, NO_ID],
  ] as const)('by %s opens with its byte and kind %i, and is read as it was written', (kind, byte, id) => {
    const head = encodeM1Head(kind, id, NONCE);
    const m1 = joined(head, SHARE);
    expect(head).toEqual(joined(Uint8Array.of(2, byte), id, NONCE));
    expect(readM1(m1)).toEqual({ kind, id, nonce: NONCE, share: SHARE });
    expect(m1Head(m1)).toEqual(head);
  });

  it.each(['code', 'link'] as const)('by %s has no id', (kind) => {
    const last = withByte(NO_ID, 15, 1);
    expect([ID, last].map((id) => readM1(joined(encodeM1Head(kind, id, NONCE), SHARE)))).toEqual([
      null,
      null,
    ]);
  });

  const m1 = joined(encodeM1Head('code', NO_ID, NONCE), SHARE);
  it.each([
    ['nothing', new Uint8Array()],
    ['another first byte', withByte(m1, 0, 1)],
    ['the kind that no guest has', withByte(m1, 1, 2)],
    ['the greatest kind', withByte(m1, 1, 255)],
    ['a byte less', m1.slice(0, -1)],
    ['a byte more', joined(m1, new Uint8Array(1))],
  ])('is none with %s', (_, bytes) => {
    expect(readM1(bytes)).toBeNull();
  });
});

describe('The answer of a host', () => {
  const signature = rising(64, 7);
  const m2 = encodeM2({ share: SHARE, signature });

  it('is its byte, the share and the signature, and is read as it was written', () => {
    expect(m2).toEqual(joined(Uint8Array.of(3), SHARE, signature));
    expect(readM2(m2)).toEqual({ share: SHARE, signature });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['another first byte', withByte(m2, 0, 2)],
    ['a byte less', m2.slice(0, -1)],
    ['a byte more', joined(m2, new Uint8Array(1))],
  ])('is none with %s', (_, bytes) => {
    expect(readM2(bytes)).toBeNull();
  });

  it('signs the whole exchange under its own label', () => {
    const m1 = rising(66, 3);
    expect(signedPart(hello, m1, SHARE)).toEqual(joined(text('SH/1 host'), sha512(hello, m1, SHARE)));
  });
});

describe('The keys of a connection', () => {
  const [isk, m1, m2] = [rising(64, 9), rising(66, 3), rising(97, 5)];
  const keys = deriveKeys(isk, hello, m1, m2);

  it('are three cuts of one HKDF over the whole exchange', () => {
    const hmac = (key: Uint8Array, ...parts: readonly Uint8Array[]): Uint8Array =>
      new Uint8Array(
        createHmac('sha512', key)
          .update(joined(...parts))
          .digest(),
      );
    const prk = hmac(sha512(hello, m1, m2), isk);
    const first = hmac(prk, text('SH/1 keys'), Uint8Array.of(1));
    const second = hmac(prk, first, text('SH/1 keys'), Uint8Array.of(2));
    expect(keys).toEqual({
      toHost: first.slice(0, 32),
      toGuest: first.slice(32),
      resume: second.slice(0, 32),
    });
  });

  it('are all zeros when they were deleted', () => {
    const doomed = deriveKeys(isk, hello, m1, m2);
    destroyKeys(doomed);
    const zeros = new Uint8Array(32);
    expect(doomed).toEqual({ toHost: zeros, toGuest: zeros, resume: zeros });
  });
});

describe('A handle', () => {
  it('is the id in thirty-two lower-case hex digits', () => {
    expect(handleOf(rising(16, 250))).toBe('fafbfcfdfeff00010203040506070809');
  });
});
