import type { DealAnswer } from '../../src-shared/protocol/deal.ts';
import type { Answer } from './answers.ts';
import type { BotSeats } from './botSeats.ts';
import type { Handle } from './chairs.ts';
import type { Dealing } from './dealing.ts';
import type { GameInPlay } from './gameInPlay.ts';
import type { TableParts } from './parts.ts';
import { afterFound, goneBack, seatOf, type Found, type TableState } from './tableState.ts';

export interface HearingTable {
  readonly state: () => TableState;
  readonly become: (next: TableState) => void;
  readonly game: GameInPlay;
  readonly dealing: Dealing;
  readonly bots: BotSeats;
}

/** What a table makes of the words of a person that it knows; the seat is the person's, whatever the words are. */
export class Hearing {
  readonly #log: TableParts['log'];
  readonly #table: HearingTable;

  constructor({ log }: Pick<TableParts, 'log'>, table: HearingTable) {
    this.#log = log;
    this.#table = table;
  }

  /** A guest that came back tells what it was shown last: everybody hears where the table no longer knows it. */
  compare(handle: Handle, revision: number, head: string | null): void {
    const { state, become, game } = this.#table;
    const wentBack = game.wentBack(revision, head);
    if (wentBack === null) return;
    this.#log('warn', 'wentBack', { count: wentBack.steps ?? 0 });
    become(goneBack(state(), handle, wentBack));
  }

  /** Stamps the seat of the channel's person on an intent and queues it (rule 15 of the style: no message says it). */
  answer(handle: Handle, answer: Omit<Answer, 'seat' | 'byBot' | 'accepted'>): void {
    const { state, game, bots } = this.#table;
    const seat = seatOf(state(), handle);
    if (seat === null) answer.refuse({ code: 'noSeat' });
    else game.answer({ ...answer, seat, byBot: false, accepted: () => bots.acted(seat, answer) });
  }

  /** What a seat gives to the deal that is being made; from the gallery it is nothing. */
  hearDeal(handle: Handle, answer: DealAnswer): void {
    const { state, dealing } = this.#table;
    const seat = seatOf(state(), handle);
    if (seat !== null) dealing.answer(seat, answer);
  }

  /** What the device of a seat found in the opened game, for everybody to read (decision 23). */
  hearFound(handle: Handle, told: Found): void {
    const { state, become } = this.#table;
    become(afterFound(state(), handle, told));
  }
}
