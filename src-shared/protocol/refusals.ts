import type { Refusal } from '../rules/commands.ts';

/** A lawful no of the table, told to its author alone. */
export type TableRefusal =
  | Refusal
  | { readonly code: 'staleQuestion' }
  | { readonly code: 'paused' }
  | { readonly code: 'noGame' }
  | { readonly code: 'gameRunning' }
  | { readonly code: 'noSeat' }
  | { readonly code: 'tableFull' }
  | { readonly code: 'tooFewPlayers'; readonly missing: number }
  | { readonly code: 'nameEmpty' }
  | { readonly code: 'nameTooLong' }
  | { readonly code: 'nameTaken'; readonly name: string }
  | { readonly code: 'seatPlayedByBot' }
  | { readonly code: 'tooFast' }
  | { readonly code: 'noSuchScreen' }
  | { readonly code: 'noSuchNetwork' }
  /** The host does not let this person in, or did not a moment ago (decision 5). */
  | { readonly code: 'notLetIn' }
  /** As many as may wait at the door wait there already. */
  | { readonly code: 'doorFull' }
  /** Another window of the same device knocked after this one. */
  | { readonly code: 'knockedElsewhere' }
  /** A seat was asked for from this address, and the host has not answered yet (decision 4). */
  | { readonly code: 'askedAlready' }
  /** The host did not give the seat, now or within the last minute. */
  | { readonly code: 'seatNotGiven' }
  /** What the host answers has gone: nobody asks this any more. */
  | { readonly code: 'noSuchAsk' }
  /** President and Chancellor say nothing until the session ends (R-LEG-05). */
  | { readonly code: 'inSession' }
  /** This seat has no session and no power of that round to claim anything about. */
  | { readonly code: 'nothingToClaim' }
  | { readonly code: 'claimedBefore' };

/** All of them, as a frame may name them. */
export const GOODBYE_REASONS = [
  'replaced',
  'removed',
  'hostStopped',
  'putAway',
  'tableClosed',
  'tooMany',
  'badMessage',
  'left',
] as const;
/**
 * Why the host ends a link, said in its last frame (decision 13). `left`: the guest asked for it; `putAway`:
 * the game is kept for another evening, and so is the seat (decision 39).
 */
export type GoodbyeReason = (typeof GOODBYE_REASONS)[number];
