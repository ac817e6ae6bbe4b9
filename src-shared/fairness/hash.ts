import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A part of what is hashed: bytes, or a text as UTF-8. */
export type Hashed = Uint8Array | string;

/**
 * SHA-256 of the label and the parts, each behind its length as four bytes, most significant first: no two lists of
 * parts give the same bytes. The labels are those of the SH/1 construction.
 */
export function hashOf(label: string, ...parts: readonly Hashed[]): Uint8Array {
  return sha256(concatBytes(...[label, ...parts].map(measured)));
}

/** Four bytes, most significant first. */
export function fourBytes(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function measured(part: Hashed): Uint8Array {
  const bytes = typeof part === 'string' ? utf8ToBytes(part) : part;
  return concatBytes(fourBytes(bytes.length), bytes);
}
