import type { DealContext, DealRecord } from '../../src-shared/fairness/terms.ts';
import type { DealAnswer, DealMessage } from '../../src-shared/protocol/deal.ts';
import type { Chance } from '../../src-shared/rules/chance.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import type { Clock } from './clock.ts';

/** Where the chance of a game comes from. Asynchronous: a deal is made by several machines together. */
export interface Dealer {
  /** All the chance of one game. A throw is a fault: no game begins. */
  deal(round: DealRound): Promise<Dealt>;
}

/** What a dealer may use of the table whose game it deals. */
export interface DealRound {
  /** 5 to 10. */
  readonly players: number;
  readonly clock: Clock;
  /** The setting of the `deal`-th try (from 1), in which these seats have no part, whether they are here or not. */
  context(deal: number, without: ReadonlySet<SeatId>): DealContext;
  /** Says it to everybody, and to whoever comes while the deal is made and while its game is played. */
  tell(message: DealMessage): void;
  /** Sends what a seat answers to this listener from now on. */
  listen(listener: (seat: SeatId, answer: DealAnswer) => void): void;
  /** This try is void, because of these seats; everybody is told. */
  voided(deal: number, seats: readonly SeatId[]): void;
  /** False: the table has no use for this deal any more. */
  isWanted(): boolean;
}

export interface Dealt {
  readonly chance: Chance;
  /** What proves at the end where the chance came from; null where it came from one source alone. */
  readonly proof: DealProof | null;
}

/** All of a deal, the host's own seed included: whoever has it knows every secret of the game. */
export interface DealProof {
  readonly record: DealRecord;
  /** 64 hex digits. */
  readonly seed: string;
}
