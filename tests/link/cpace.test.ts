import { ristretto255 } from '@noble/curves/ed25519.js';
import { bytesToNumberLE } from '@noble/curves/utils.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { generator, publicShare, sessionKey, sharedPoint } from '../../src-shared/link/cpace.ts';
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
});
