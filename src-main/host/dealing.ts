import type { DealContext, DealRecord } from '../../src-shared/fairness/terms.ts';
import type { DealAnswer, DealMessage } from '../../src-shared/protocol/deal.ts';
import { rolesFor, TILES } from '../../src-shared/rules/rulebook.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import { channelOf, chairName, type Chair } from './chairs.ts';
import type { Clock } from './clock.ts';
import type { Dealer, Dealt } from './dealer.ts';
import { withBrokenDeal, type TableState } from './tableState.ts';

/** What a deal needs of the table around it. */
export interface DealSurroundings {
  readonly table: string;
  readonly dealer: Dealer;
  readonly clock: Clock;
  readonly state: () => TableState;
  readonly become: (state: TableState) => void;
  /** To everybody at the table. */
  readonly tell: (message: DealMessage) => void;
}

/** Makes the deals of a table with those who sit at it, and keeps what was said of the latest one. */
export class Dealing {
  readonly #around: DealSurroundings;
  #said: readonly DealMessage[] = [];
  #listener: ((seat: SeatId, answer: DealAnswer) => void) | null = null;

  constructor(around: DealSurroundings) {
    this.#around = around;
  }

  /** What whoever comes in now has missed of the deal of this game. */
  get said(): readonly DealMessage[] {
    return this.#said;
  }

  clear(): void {
    this.#said = [];
    this.#listener = null;
  }

  /** A game that is taken up was dealt like this: whoever comes in now is told as if it had just been. */
  wasMade({ context, commitment, commitments, shares }: DealRecord): void {
    this.#said = [
      { type: 'dealOpen', context, commitment },
      { type: 'dealList', commitments },
      { type: 'dealShares', shares },
    ];
  }

  /** An answer of a seat; where no deal is being made, nobody listens. */
  answer(seat: SeatId, answer: DealAnswer): void {
    this.#listener?.(seat, answer);
  }

  /**
   * Deals the game that the table waits for. A throw is a fault of the dealer. One that was broken off may still wait
   * for answers while the next is made: it says nothing any more, and takes no answer away from that one.
   */
  async deal(isWanted: () => boolean): Promise<Dealt> {
    const { dealer, clock, state, become } = this.#around;
    this.clear();
    const { game, chairs, options } = state();
    const dealt = await dealer.deal({
      players: chairs.length,
      clock,
      context: (deal, without) => ({
        table: this.#around.table,
        game,
        deal,
        seats: state().chairs.map((chair, index) => seatOfDeal(chair, without.has(seatId(index)))),
        options,
        roles: rolesFor(chairs.length),
        tiles: TILES,
      }),
      tell: (message) => {
        if (isWanted()) this.#tell(message);
      },
      listen: (listener) => void (this.#listener = listener),
      voided: (deal, seats) => {
        if (isWanted()) become(withVoid(state(), deal, seats));
      },
      isWanted,
    });
    if (isWanted()) this.#listener = null;
    return dealt;
  }

  /** A new try begins with its opening: what was said of the one before is no use to anybody. */
  #tell(message: DealMessage): void {
    this.#said = message.type === 'dealOpen' ? [message] : [...this.#said, message];
    this.#around.tell(message);
  }
}

function seatOfDeal(chair: Chair, isWithout: boolean): DealContext['seats'][number] {
  const name = chairName(chair);
  if (chair.kind === 'bot') return { name, kind: 'bot' };
  const isHere = chair.kind === 'person' && channelOf(chair.person) !== null;
  return { name, kind: isHere && !isWithout ? 'person' : 'absent' };
}

function withVoid(state: TableState, deal: number, seats: readonly SeatId[]): TableState {
  const { trust } = withBrokenDeal(state);
  return {
    ...state,
    trust: { ...trust, voids: [...trust.voids, ...seats.map((seat) => ({ deal, seat }))] },
  };
}
