import { ed25519 } from '@noble/curves/ed25519.js';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hostKeys, newHostKeys, pinOf, sealOf } from '../../src-shared/link/hostKeys.ts';
import { CROCKFORD } from '../../src-shared/protocol/crockford.ts';
import { planted } from './kit.ts';

const publicKey = Uint8Array.from({ length: 32 }, (_, at) => at);

function hashed(label: string): Buffer {
  return createHash('sha512').update(label).update(publicKey).digest();
}

describe('The keys of a host', () => {
  it('are drawn anew for every table', () => {
    const random = planted(1);
    const [one, other] = [newHostKeys(random), newHostKeys(random)];
    expect([one.tableId.length, one.secretKey.length, one.publicKey.length]).toEqual([16, 32, 32]);
    expect([one.id === other.id, Buffer.compare(one.secretKey, other.secretKey) === 0]).toEqual([
      false,
      false,
    ]);
  });

  it('are drawn from the chance of the system when no other is given', () => {
    expect(newHostKeys().id).not.toBe(newHostKeys().id);
  });

  it('take sixteen bytes for the id first, and thirty-two for the secret key then', () => {
    const asked: number[] = [];
    const keys = newHostKeys((length) => {
      asked.push(length);
      return new Uint8Array(length).fill(length);
    });
    expect(asked).toEqual([16, 32]);
    expect([keys.id, keys.tableId]).toEqual(['10'.repeat(16), new Uint8Array(16).fill(16)]);
  });

  it('that were kept are the same again', () => {
    const keys = newHostKeys(planted(1));
    expect(hostKeys(keys.tableId, keys.secretKey)).toEqual(keys);
  });

  it('sign so that the public key verifies it', () => {
    const keys = newHostKeys(planted(1));
    const said = Uint8Array.of(1, 2, 3);
    expect(ed25519.verify(ed25519.sign(said, keys.secretKey), said, keys.publicKey)).toBe(true);
  });
});

describe('What shows whose table it is', () => {
  it('is in a link the first sixteen bytes of the hash under its own label', () => {
    expect(Buffer.from(pinOf(publicKey))).toEqual(hashed('SH/1 pin').subarray(0, 16));
  });

  it('is for people the first fifty bits of the hash under its own label', () => {
    const bits = Array.from(hashed('SH/1 seal'), (byte) => byte.toString(2).padStart(8, '0')).join('');
    const characters = Array.from({ length: 10 }, (_, at) =>
      CROCKFORD.charAt(parseInt(bits.slice(5 * at, 5 * at + 5), 2)),
    );
    expect(sealOf(publicKey)).toBe(characters.join(''));
  });
});
