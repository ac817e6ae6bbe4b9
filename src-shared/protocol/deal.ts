import type { SeatCommitment, SeatShare } from '../fairness/terms.ts';
import type { SeatId } from '../rules/terms.ts';

/** What a seat gives to a deal: its commitment first, its share once all commitments are known (64 hex digits each). */
export type DealAnswer =
  | { readonly type: 'commit'; readonly game: number; readonly deal: number; readonly commitment: string }
  | { readonly type: 'reveal'; readonly game: number; readonly deal: number; readonly share: string };

/** `weaker`: verified where discards stay closed; `unchecked`: this device could not check. */
export const DEVICE_FINDINGS = ['verified', 'weaker', 'mismatch', 'unchecked'] as const;
export type DeviceFinding = (typeof DEVICE_FINDINGS)[number];

/** A deal as it is made, the same for all (security, section 3.1). */
export type DealMessage =
  /** `context` is JSON of a `DealContext`, hashed as it came; `commitment` the host's, 64 hex digits. */
  | { readonly type: 'dealOpen'; readonly context: string; readonly commitment: string }
  | { readonly type: 'dealList'; readonly commitments: readonly SeatCommitment[] }
  | { readonly type: 'dealShares'; readonly shares: readonly SeatShare[] };

/** How the deals of this evening went, and what the devices found at the end of the game. */
export interface TrustView {
  /** Void deals of the evening, all games together. */
  readonly voided: number;
  /** Who made deals of this game void, the first deal's first: a seat did not open its share. */
  readonly voids: readonly VoidDeal[];
  /** The seats whose share is in the seed of this game, ascending; null before it is dealt. */
  readonly contributors: readonly SeatId[] | null;
  /** What devices say that they found, in the order of saying. */
  readonly reports: readonly DeviceReport[];
}

/** Before any deal. */
export const NO_DEAL: TrustView = { voided: 0, voids: [], contributors: null, reports: [] };

/** A deal that came to nothing, because this seat did not open its share. */
export interface VoidDeal {
  readonly deal: number;
  readonly seat: SeatId;
}

/** What the device of one seat says that it found. */
export interface DeviceReport {
  readonly seat: SeatId;
  readonly found: DeviceFinding;
  /** The eight characters that this device computed; empty where it could not. */
  readonly head: string;
}
