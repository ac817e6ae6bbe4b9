import { ristretto255 } from '@noble/curves/ed25519.js';
import { bytesToNumberLE } from '@noble/curves/utils.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import {
  drawScalar,
  generator,
  lengthPrefixed,
  publicShare,
  sessionKey,
  sharedPoint,
} from '../../src-shared/link/cpace.ts';
import vectors from './cpace-ristretto255.json' with { type: 'json' };

const { v, pts } = vectors;
const hex = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString('hex').toUpperCase();
const base = generator(hexToBytes(v.PRS), hexToBytes(v.CI), hexToBytes(v.sid));
const ya = bytesToNumberLE(hexToBytes(v.ya));
const yb = bytesToNumberLE(hexToBytes(v.yb));

describe('CPace over ristretto255', () => {
  it('derives the generator of the draft', () => {
    expect(hex(base.toBytes())).toBe(v.g);
  });

  it('gives both public shares of the draft', () => {
    expect([hex(publicShare(base, ya)), hex(publicShare(base, yb))]).toEqual([v.Ya, v.Yb]);
  });

  it('meets at the shared point of the draft from both sides', () => {
    expect([hex(sharedPoint(ya, hexToBytes(v.Yb))), hex(sharedPoint(yb, hexToBytes(v.Ya)))]).toEqual([
      v.K,
      v.K,
    ]);
  });

  it('derives the session key of the draft for initiator and responder', () => {
    const initiator = { point: hexToBytes(v.Ya), data: hexToBytes(v.ADa) };
    const responder = { point: hexToBytes(v.Yb), data: hexToBytes(v.ADb) };
    expect(hex(sessionKey(hexToBytes(v.sid), hexToBytes(v.K), initiator, responder))).toBe(v.ISK_IR);
  });

  it('multiplies the valid point of the draft', () => {
    const scalar = bytesToNumberLE(hexToBytes(pts.Valid.s)) % ristretto255.Point.Fn.ORDER;
    expect(hex(sharedPoint(scalar, hexToBytes(pts.Valid.X)))).toBe(pts.Valid['G.scalar_mult_vfy(s,X)']);
  });

  it.each(['Invalid Y1', 'Invalid Y2'] as const)('refuses the point %s of the draft', (name) => {
    expect(sharedPoint(ya, hexToBytes(pts[name]))).toBeNull();
  });

  it('puts the length before each part as the draft does', () => {
    const rising = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => at);
    expect([hex(lengthPrefixed(hexToBytes('')))]).toEqual(['00']);
    expect(hex(lengthPrefixed(hexToBytes('31323334')))).toBe('0431323334');
    expect(hex(lengthPrefixed(rising(127)))).toBe(`7F${hex(rising(127))}`);
    expect(hex(lengthPrefixed(rising(128)))).toBe(`8001${hex(rising(128))}`);
    expect(hex(lengthPrefixed(rising(300)).slice(0, 3))).toBe('AC0200');
    expect(
      hex(lengthPrefixed(hexToBytes('31323334'), hexToBytes('35'), hexToBytes(''), hexToBytes('363738'))),
    ).toBe('043132333401350003363738');
  });

  it('takes a secret that is longer than a block of the hash', () => {
    const long = (last: number): string | null =>
      hex(
        generator(new Uint8Array(200).fill(1).fill(last, 199), hexToBytes(v.CI), hexToBytes(v.sid)).toBytes(),
      );
    expect(long(1)).not.toBe(long(2));
  });

  it('draws a scalar from 64 bytes, little end first, below the order', () => {
    const asked: number[] = [];
    const drawn = [0, 1, 255].map((value) =>
      drawScalar((length) => {
        asked.push(length);
        return new Uint8Array(length).fill(value, 0, value === 255 ? length : 1);
      }),
    );
    expect(asked).toEqual([64, 64, 64]);
    expect(drawn).toEqual([0n, 1n, (2n ** 512n - 1n) % ristretto255.Point.Fn.ORDER]);
  });
});
