import type { Dice } from '../../src-shared/bots/bot.ts';
import { claimOf } from '../../src-shared/bots/speech.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { silenceOf, type Occasion, type TalkView } from '../../src-shared/talk/talkView.ts';
import type { SeatView } from '../../src-shared/view/seatView.ts';
import type { Saying } from './claims.ts';
import type { Clock } from './clock.ts';

/** What the bots have to speak of now. */
export interface SpeechMoment {
  readonly talk: TalkView;
  /** The seats whose own player is a bot: in a person's seat it says nothing in that person's name. */
  readonly seats: readonly SeatId[];
  readonly view: (seat: SeatId) => SeatView;
}

const SHORTEST_MS = 1_500;
const SPREAD_MS = 4_000;

/**
 * Lets bots claim something once of each thing that they have seen, or keep silent. How long a bot takes is drawn
 * from dice alone, so that it tells nothing of the role or of what was seen (decision 26).
 */
export class BotSpeech {
  readonly #clock: Clock;
  readonly #dice: Dice;
  readonly #say: (saying: Saying) => void;
  readonly #pace: number;
  /** By occasion; null once the bot has made up its mind. */
  readonly #thoughts = new Map<string, (() => void) | null>();

  /** `pace` is how many times longer than usual every bot takes. */
  constructor(clock: Clock, dice: Dice, say: (saying: Saying) => void, pace: number) {
    this.#clock = clock;
    this.#dice = dice;
    this.#say = say;
    this.#pace = pace;
  }

  /** To be called after every change of the table: whoever has something new to speak of begins to think. */
  settle(moment: SpeechMoment): void {
    for (const occasion of moment.talk.open) {
      const { seat } = occasion;
      if (!moment.seats.includes(seat) || this.#thoughts.has(keyOf(occasion))) continue;
      if (silenceOf(moment.view(seat).public, seat) === null) this.#think(occasion, moment);
    }
  }

  /** Nobody thinks on; whoever has not spoken yet may begin again. */
  stop(): void {
    for (const [key, callOff] of this.#thoughts) {
      if (callOff === null) continue;
      callOff();
      this.#thoughts.delete(key);
    }
  }

  /** Another game begins. */
  clear(): void {
    this.stop();
    this.#thoughts.clear();
  }

  #think(occasion: Occasion, { view }: SpeechMoment): void {
    const { seat, round } = occasion;
    const delay = this.#pace * (SHORTEST_MS + this.#dice.below(SPREAD_MS));
    const callOff = this.#clock.after(delay, () => {
      this.#thoughts.set(keyOf(occasion), null);
      const says = claimOf(view(seat), occasion, this.#dice);
      if (says !== null) this.#say({ seat, round, says });
    });
    this.#thoughts.set(keyOf(occasion), callOff);
  }
}

function keyOf({ seat, round, kind }: Occasion): string {
  return `${seat} ${round} ${kind}`;
}
