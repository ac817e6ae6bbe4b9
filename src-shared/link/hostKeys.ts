import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { crockford } from '../protocol/crockford.ts';
import { bytesOf, systemRandom, type Random } from './bytes.ts';

/** One table's identity: drawn anew for every table, so that nothing about a person is tracked or kept. */
export interface HostKeys {
  /** 16 bytes; public. */
  readonly tableId: Uint8Array;
  /** The same as 32 hex digits, as messages and adverts carry it. */
  readonly id: string;
  /** Ed25519, 32 bytes each. */
  readonly secretKey: Uint8Array;
  readonly publicKey: Uint8Array;
}

export const SEAL_CHARACTERS = 10;
export const PIN_BYTES = 16;

/** Draws the keys of a new table. */
export function newHostKeys(random: Random = systemRandom): HostKeys {
  return hostKeys(random(16), random(32));
}

/** The keys of a table that was kept, from its id (16 bytes) and its secret key (32 bytes). */
export function hostKeys(tableId: Uint8Array, secretKey: Uint8Array): HostKeys {
  return { tableId, id: bytesToHex(tableId), secretKey, publicKey: ed25519.getPublicKey(secretKey) };
}

/** The 16 bytes in a link that show whose table it is (decision 2). */
export function pinOf(publicKey: Uint8Array): Uint8Array {
  return sha512(concatBytes(bytesOf('SH/1 pin'), publicKey)).slice(0, PIN_BYTES);
}

/** The ten characters, 50 bits, that show people whose table it is (security 2.2). */
export function sealOf(publicKey: Uint8Array): string {
  return crockford(sha512(concatBytes(bytesOf('SH/1 seal'), publicKey)), SEAL_CHARACTERS);
}
