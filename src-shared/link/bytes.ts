import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Gives so many fresh random bytes. */
export type Random = (length: number) => Uint8Array;

/** The system's own chance, by `crypto.getRandomValues`: it exists in an insecure page too. */
export function systemRandom(length: number): Uint8Array {
  return randomBytes(length);
}

// Node and every browser have it, but the shared layer is compiled without either's types.
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** UTF-8 bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  return utf8ToBytes(text);
}

/** The text that these bytes are in UTF-8; null where they are not. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Equal length and content; takes equally long wherever they differ. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let at = 0; at < a.length; at += 1) difference |= (a[at] ?? 0) ^ (b[at] ?? 0);
  return difference === 0;
}

/** Lower-case hex digits. */
export function toHex(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

/** The bytes of an even number of hex digits. Throws on anything else: edges check before. */
export function fromHex(hex: string): Uint8Array {
  return hexToBytes(hex);
}
