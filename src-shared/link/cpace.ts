import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { bytesToNumberLE } from '@noble/curves/utils.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { bytesOf, type Random } from './bytes.ts';

/** CPace over ristretto255 with SHA-512, as in draft-irtf-cfrg-cpace (CPACE-RISTR255-SHA512). */
const DSI = bytesOf('CPaceRistretto255');
const DSI_ISK = bytesOf('CPaceRistretto255_ISK');
const HASH_BLOCK = 128;

type Point = InstanceType<typeof ristretto255.Point>;

/** Each part behind its length in LEB128, so that no two lists of parts give the same bytes. */
export function lengthPrefixed(...parts: readonly Uint8Array[]): Uint8Array {
  return concatBytes(...parts.flatMap((part) => [leb128(part.length), part]));
}

function leb128(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? low + 128 : low);
  } while (rest > 0);
  return Uint8Array.from(bytes);
}

/** The generator that only those who know `prs` can name; `ci` and `sid` bind it to one connection. */
export function generator(prs: Uint8Array, ci: Uint8Array, sid: Uint8Array): Point {
  const used = lengthPrefixed(DSI).length + lengthPrefixed(prs).length;
  const pad = new Uint8Array(Math.max(0, HASH_BLOCK - 1 - used));
  const hash = sha512(lengthPrefixed(DSI, prs, pad, ci, sid));
  const element = ristretto255_hasher.deriveToCurve?.(hash);
  if (element === undefined) throw new Error('the library derives no ristretto255 element');
  return element;
}

/** A secret scalar, uniform but for 2^-250, from 64 fresh bytes. */
export function drawScalar(random: Random): bigint {
  return bytesToNumberLE(random(64)) % ristretto255.Point.Fn.ORDER;
}

/** The public share of one side: 32 bytes. */
export function publicShare(base: Point, scalar: bigint): Uint8Array {
  return base.multiply(scalar).toBytes();
}

/** The shared point K, encoded; null for a share that is no canonical encoding or leads to the identity. */
export function sharedPoint(scalar: bigint, theirs: Uint8Array): Uint8Array | null {
  try {
    const point = ristretto255.Point.fromBytes(theirs);
    if (point.is0()) return null;
    const shared = point.multiply(scalar);
    return shared.is0() ? null : shared.toBytes();
  } catch {
    return null;
  }
}

/** One side's share with the data that it binds to it. */
export interface Share {
  readonly point: Uint8Array;
  readonly data: Uint8Array;
}

/** The intermediate session key, 64 bytes: initiator's share first (the guest is always the initiator). */
export function sessionKey(
  sid: Uint8Array,
  shared: Uint8Array,
  initiator: Share,
  responder: Share,
): Uint8Array {
  return sha512(
    concatBytes(
      lengthPrefixed(DSI_ISK, sid, shared),
      lengthPrefixed(initiator.point, initiator.data),
      lengthPrefixed(responder.point, responder.data),
    ),
  );
}
