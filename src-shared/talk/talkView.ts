import type { SeatId } from '../rules/terms.ts';
import type { PublicView } from '../view/seatView.ts';
import type { ClaimKind, Statement } from './statements.ts';

/** The quiet reactions, in their fixed order (decision 31). */
export const EMOTES = [
  'agree',
  'disagree',
  'thinking',
  'doubt',
  'surprise',
  'laugh',
  'applause',
  'trustMe',
] as const;
export type Emote = (typeof EMOTES)[number];

/** Something that one seat has seen and may make one claim about; at most three a seat and round (decision 11). */
export interface Occasion {
  readonly seat: SeatId;
  readonly round: number;
  readonly kind: ClaimKind;
  /** Who was investigated; null for the others. */
  readonly target: SeatId | null;
}

/** What a seat has said, to everybody and for good. Free speech: it binds no rule and proves nothing. */
export interface Claim {
  readonly seat: SeatId;
  readonly round: number;
  readonly target: SeatId | null;
  readonly says: Statement;
}

/** What people have said and may still say: the same for every viewer, and no part of the rules' state. */
export interface TalkView {
  /**
   * In the order in which they were made. While a game without a chronicle runs, the last one of each seat only
   * (decision 28).
   */
  readonly claims: readonly Claim[];
  /** What nobody has claimed anything about yet, oldest first; empty once the game is over. */
  readonly open: readonly Occasion[];
}

export const NO_TALK: TalkView = { claims: [], open: [] };

/** How long the host waits for nobody: what is left of the time that the table set for a phase (decision 32). */
export interface PhaseClock {
  /** The question that this time belongs to (decision 15). */
  readonly question: number;
  /** Milliseconds from when it is told; 0 when they are over. */
  readonly leftMs: number;
  readonly ofMs: number;
  /** False under a pause: the time stands still. */
  readonly running: boolean;
}

/** Why a seat may make neither claim nor reaction now. */
export type Silence = 'inSession' | 'notLiving';

/**
 * Who is silent, by public facts alone: President and Chancellor from the election until the session ends
 * (R-LEG-05), the dead until the verdict (R-EXE-02). Null for whoever may speak.
 */
export function silenceOf({ stage, seats }: PublicView, seat: SeatId): Silence | null {
  if (stage.name === 'concluded') return null;
  if (seats[seat]?.living !== true) return 'notLiving';
  switch (stage.name) {
    case 'presidentDiscard':
    case 'chancellorEnactment':
    case 'vetoAnswer':
      return seat === stage.president || seat === stage.chancellor ? 'inSession' : null;
    default:
      return null;
  }
}
