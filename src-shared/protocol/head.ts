import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const LABEL = 'SH/1 shown';

/**
 * What was public at one revision, in 64 hex digits: a guest tells it as it comes back, and a host that remembers
 * something else at that revision has gone back (decision 16). `publicText` is the JSON exactly as it travels.
 */
export function headOf(revision: number, publicText: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${LABEL}\n${revision}\n${publicText}`)));
}
