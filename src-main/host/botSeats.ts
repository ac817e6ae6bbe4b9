import type { Intent } from '../../src-shared/rules/commands.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { BotDeed } from '../../src-shared/protocol/tableView.ts';
import { BotDriver } from './botDriver.ts';
import type { Answer } from './answers.ts';
import { BotSpeech } from './botSpeech.ts';
import type { GameInPlay } from './gameInPlay.ts';
import type { TableParts } from './parts.ts';
import type { PlayedGame } from './playedGame.ts';
import type { SeatView } from '../../src-shared/view/seatView.ts';
import { deedOf, type StandIn } from './standIn.ts';
import { ownSeatsOfBots, seatsOfBots, type TableState } from './tableState.ts';

/** The seats that bots play, their own and those of people who are away. */
export class BotSeats {
  readonly #log: TableParts['log'];
  readonly #game: GameInPlay;
  readonly #state: () => TableState;
  readonly #driver: BotDriver;
  readonly #speech: BotSpeech;
  readonly #standIn: StandIn;

  /** `standIn` is what bots did before in people's seats. */
  constructor(
    { clock, dice, limits, log }: TableParts,
    game: GameInPlay,
    state: () => TableState,
    standIn: StandIn,
  ) {
    this.#standIn = standIn;
    this.#log = log;
    this.#game = game;
    this.#state = state;
    const act = (seat: SeatId, question: number, intent: Intent): void => this.#act(seat, question, intent);
    this.#driver = new BotDriver(clock, dice, act, limits.botPace);
    const refuse = ({ code }: TableRefusal): void => log('info', 'refused', { code });
    this.#speech = new BotSpeech(clock, dice, (saying) => game.claim(saying, refuse), limits.botPace);
  }

  /** What a bot did in this seat when it sat in last; none for the gallery (decision 26). */
  deeds(seat: SeatId | null): readonly BotDeed[] {
    return this.#standIn.of(seat);
  }

  /** A bot sits down in the seat of somebody who is away. */
  sitIn(seat: number): void {
    this.#log('info', 'botSatIn', { seat });
    this.#standIn.begin(seatId(seat));
  }

  /** A person's own intent was accepted. */
  acted(seat: SeatId, { question, intent }: Pick<Answer, 'question' | 'intent'>): void {
    if (intent.type === 'castBallot') this.#standIn.voted(seat, question);
  }

  /** Another game begins. */
  clear(): void {
    this.#standIn.clear();
    this.#speech.clear();
  }

  /** To be told of every change: bots answer what their seats are asked, while intents are taken. */
  settle(isOpen: boolean): void {
    const { played } = this.#game;
    if (played === null || !isOpen) return this.stop();
    const view = (seat: SeatId): SeatView => viewOf(played, seat);
    const state = this.#state();
    this.#driver.settle({ question: this.#game.question, seats: seatsOfBots(state), view });
    this.#speech.settle({ talk: this.#game.talk, seats: ownSeatsOfBots(state), view });
  }

  stop(): void {
    this.#driver.stop();
    this.#speech.stop();
  }

  /** What a bot does in a person's seat is kept for that person (decision 26). */
  #act(seat: SeatId, question: number, intent: Intent): void {
    const { played } = this.#game;
    const deed = deedOf(intent, {
      round: played?.public.round ?? 1,
      question,
      hand: played?.mine(seat).hand ?? [],
    });
    this.#game.answer({
      seat,
      question,
      intent,
      byBot: true,
      refuse: ({ code }) => this.#log('error', 'refused', { seat, code }),
      accepted: () => {
        if (this.#state().chairs[seat]?.kind !== 'bot') this.#standIn.note(seat, deed);
      },
    });
  }
}

function viewOf(played: PlayedGame, seat: SeatId): SeatView {
  return { public: played.public, mine: played.mine(seat) };
}
