import { decide, type Dice } from '../../src-shared/bots/bot.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import type { SeatView } from '../../src-shared/view/seatView.ts';
import type { Clock } from './clock.ts';

/** What the bots see of the table now. */
export interface BotsMoment {
  readonly question: number;
  /** The seats that a bot plays; none while the table is paused. */
  readonly seats: readonly SeatId[];
  readonly view: (seat: SeatId) => SeatView;
}

export type Act = (seat: SeatId, question: number, intent: Intent) => void;

const SHORTEST_MS = 900;
const SPREAD_MS = 2_400;

interface Thought {
  readonly question: number;
  readonly callOff: () => void;
}

/**
 * Lets bots think and act. Each decides from its own seat's view; how long it takes is drawn from dice alone, so
 * that it tells nothing of the role, the hand or the number of choices (decision 26).
 */
export class BotDriver {
  readonly #clock: Clock;
  readonly #dice: Dice;
  readonly #act: Act;
  readonly #pace: number;
  readonly #thoughts = new Map<SeatId, Thought>();

  /** `pace` is how many times longer than usual every bot takes. */
  constructor(clock: Clock, dice: Dice, act: Act, pace = 1) {
    this.#clock = clock;
    this.#dice = dice;
    this.#act = act;
    this.#pace = pace;
  }

  /** To be called after every change of the table: whoever must act begins to think, whoever must not stops. */
  settle(moment: BotsMoment): void {
    for (const [seat, thought] of this.#thoughts) {
      if (thought.question !== moment.question || !moment.seats.includes(seat)) this.#stop(seat);
    }
    for (const seat of moment.seats) {
      if (!this.#thoughts.has(seat) && isAsked(moment.view(seat))) this.#think(seat, moment);
    }
  }

  stop(): void {
    for (const seat of [...this.#thoughts.keys()]) this.#stop(seat);
  }

  #stop(seat: SeatId): void {
    this.#thoughts.get(seat)?.callOff();
    this.#thoughts.delete(seat);
  }

  #think(seat: SeatId, { question, view }: BotsMoment): void {
    const delay = this.#pace * (SHORTEST_MS + this.#dice.below(SPREAD_MS));
    const callOff = this.#clock.after(delay, () => {
      // Its move may be long in being written: until the question is another one, it does not move again.
      this.#thoughts.set(seat, { question, callOff: () => undefined });
      const intent = decide(view(seat), this.#dice);
      if (intent !== null) this.#act(seat, question, intent);
    });
    this.#thoughts.set(seat, { question, callOff });
  }
}

/** A seat whose ballot is in is asked no more, though it may still change it. */
function isAsked({ mine }: SeatView): boolean {
  return mine.options.kind !== 'wait' && mine.ballot === null;
}
