import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { SeatId } from '../rules/terms.ts';
import { fourBytes, hashOf } from './hash.ts';
import type { DealRecord, SeatCommitment, SeatShare } from './terms.ts';

/** Bytes of a share, of the host's seed and of the joint one. */
export const SHARE_BYTES = 32;

/** The host's commitment to `seed` (64 hex digits) for this context, made before any seat commits. */
export function hostCommitment(context: string, seed: string): string {
  return bytesToHex(hashOf('SH/1 hc', context, hexToBytes(seed)));
}

/** A seat's commitment to its share (64 hex digits), bound to the host's commitment and to the seat. */
export function seatCommitment(context: string, commitment: string, { seat, share }: SeatShare): string {
  return bytesToHex(hashOf('SH/1 sc', context, hexToBytes(commitment), fourBytes(seat), hexToBytes(share)));
}

/** Whether each share opens the commitment of its seat, with none missing and none too many. */
export function opensAll({ context, commitment, commitments, shares }: DealRecord): boolean {
  return (
    shares.length === commitments.length &&
    commitments.every((each, at) => opens(context, commitment, each, shares[at]))
  );
}

function opens(
  context: string,
  commitment: string,
  { seat, commitment: bound }: SeatCommitment,
  share: SeatShare | undefined,
): boolean {
  return share?.seat === seat && seatCommitment(context, commitment, share) === bound;
}

/**
 * The joint seed (32 bytes) of a deal whose commitments and shares are all in: HKDF-Extract (RFC 5869) with SHA-256,
 * its salt a hash of everything that was bound, its material the host's seed and then each share with its seat. The
 * host was bound before any seat, each seat before any share was opened: nobody could choose it.
 */
export function jointSeed(record: DealRecord, seed: string): Uint8Array {
  const { context, commitment, commitments, shares } = record;
  const bound = commitments.map((each) => concatBytes(fourBytes(each.seat), hexToBytes(each.commitment)));
  const salt = hashOf('SH/1 tr', context, hexToBytes(commitment), ...bound);
  const opened = shares.map(({ seat, share }) => concatBytes(fourBytes(seat), hexToBytes(share)));
  return hmac(sha256, salt, concatBytes(hexToBytes(seed), ...opened));
}

/** The commitment of this seat in a list; null where it has none. */
export function commitmentOf(commitments: readonly SeatCommitment[], seat: SeatId): string | null {
  return commitments.find((each) => each.seat === seat)?.commitment ?? null;
}
