import { bytesToHex } from '@noble/hashes/utils.js';
import { hashOf } from './hash.ts';

/**
 * One running hash over everything that everybody was told of a game. Two devices that were told the same have the
 * same head, and a host that told two stories cannot give both of them one.
 */
export type Head = Uint8Array;

/** Characters of a head that people compare aloud. */
const SPOKEN_CHARACTERS = 8;

/** The head before anything was told. */
export function firstHead(context: string): Head {
  return hashOf('SH/1 head', context);
}

/** The head after one more telling, whose strings are hashed exactly as they came. */
export function nextHead(head: Head, ...told: readonly string[]): Head {
  return hashOf('SH/1 link', head, ...told);
}

/** Eight characters of it, to be compared aloud (decision 23). */
export function spokenHead(head: Head): string {
  return bytesToHex(head).slice(0, SPOKEN_CHARACTERS).toUpperCase();
}
