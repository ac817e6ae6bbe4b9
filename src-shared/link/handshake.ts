import { expand, extract } from '@noble/hashes/hkdf.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { PROTOCOL_VERSION } from '../protocol/messages.ts';
import { bytesOf } from './bytes.ts';
import { lengthPrefixed } from './cpace.ts';

/** The three messages of SH/1 (security 2.2), each of one length, each opened by its own byte. */
export const HELLO_BYTES = 66;
export const M1_BYTES = 66;
export const M2_BYTES = 97;
const HELLO = 1;
const M1 = 2;
const M2 = 3;
/** What of m1 is bound as the initiator's data: all but the share. */
const M1_HEAD = 34;

/** How a guest proves itself: by the typed table code, by the key of its seat, or by a link (decision 3). */
export type ProofKind = 'code' | 'key' | 'link';
const KIND_BYTES = { code: 0, key: 1, link: 3 } as const satisfies Record<ProofKind, number>;
const KINDS: ReadonlyMap<number, ProofKind> = new Map([
  [KIND_BYTES.code, 'code'],
  [KIND_BYTES.key, 'key'],
  [KIND_BYTES.link, 'link'],
]);

export interface Hello {
  readonly tableId: Uint8Array;
  readonly nonce: Uint8Array;
  readonly publicKey: Uint8Array;
}

export function encodeHello(hello: Hello): Uint8Array {
  return concatBytes(Uint8Array.of(HELLO, PROTOCOL_VERSION), hello.tableId, hello.nonce, hello.publicKey);
}

/** A host of another version may say more or less after the two bytes that every version keeps. */
export function readHello(bytes: Uint8Array): Hello | 'hostTooOld' | 'guestTooOld' | null {
  const version = bytes[1];
  if (bytes[0] !== HELLO || version === undefined) return null;
  if (version !== PROTOCOL_VERSION) return version < PROTOCOL_VERSION ? 'hostTooOld' : 'guestTooOld';
  if (bytes.length !== HELLO_BYTES) return null;
  return { tableId: bytes.slice(2, 18), nonce: bytes.slice(18, 34), publicKey: bytes.slice(34, 66) };
}

export interface FirstMove {
  readonly kind: ProofKind;
  /** The seat's handle for a proof by key, 16 bytes; zeros for the others. */
  readonly id: Uint8Array;
  readonly nonce: Uint8Array;
  readonly share: Uint8Array;
}

/** m1 up to the share, which depends on it. */
export function encodeM1Head(kind: ProofKind, id: Uint8Array, nonce: Uint8Array): Uint8Array {
  return concatBytes(Uint8Array.of(M1, KIND_BYTES[kind]), id, nonce);
}

/** Null for another length or kind, or for an id where the kind has none. */
export function readM1(bytes: Uint8Array): FirstMove | null {
  const kind = KINDS.get(bytes[1] ?? 255);
  if (bytes.length !== M1_BYTES || bytes[0] !== M1 || kind === undefined) return null;
  const id = bytes.slice(2, 18);
  if (kind !== 'key' && id.some((byte) => byte !== 0)) return null;
  return { kind, id, nonce: bytes.slice(18, M1_HEAD), share: bytes.slice(M1_HEAD) };
}

export function m1Head(m1: Uint8Array): Uint8Array {
  return m1.subarray(0, M1_HEAD);
}

export interface Answer {
  readonly share: Uint8Array;
  readonly signature: Uint8Array;
}

export function encodeM2(answer: Answer): Uint8Array {
  return concatBytes(Uint8Array.of(M2), answer.share, answer.signature);
}

export function readM2(bytes: Uint8Array): Answer | null {
  if (bytes.length !== M2_BYTES || bytes[0] !== M2) return null;
  return { share: bytes.slice(1, 33), signature: bytes.slice(33) };
}

/** The channel identifier: host key, table and version are bound into the generator. */
export function channelId(hello: Uint8Array): Uint8Array {
  return lengthPrefixed(bytesOf('SH/1'), hello);
}

/** What the host's key signs: this very exchange, and nothing of the secret. */
export function signedPart(hello: Uint8Array, m1: Uint8Array, share: Uint8Array): Uint8Array {
  return concatBytes(bytesOf('SH/1 host'), sha512(concatBytes(hello, m1, share)));
}

/** The three keys of a connection, 32 bytes each; `resume` becomes the key of the seat after a first join. */
export interface Keys {
  readonly toHost: Uint8Array;
  readonly toGuest: Uint8Array;
  readonly resume: Uint8Array;
}

export function deriveKeys(isk: Uint8Array, hello: Uint8Array, m1: Uint8Array, m2: Uint8Array): Keys {
  const prk = extract(sha512, isk, sha512(concatBytes(hello, m1, m2)));
  const okm = expand(sha512, prk, bytesOf('SH/1 keys'), 96);
  const keys = { toHost: okm.slice(0, 32), toGuest: okm.slice(32, 64), resume: okm.slice(64) };
  okm.fill(0);
  return keys;
}

/** Deletes what a handshake that failed has derived. */
export function destroyKeys(keys: Keys): void {
  for (const key of [keys.toHost, keys.toGuest, keys.resume]) key.fill(0);
}

/** A handle as messages carry it: 32 hex digits. */
export function handleOf(id: Uint8Array): string {
  return bytesToHex(id);
}
