import type { PlainHostMessage } from '../../src-shared/protocol/encode.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { silenceOf, type Emote } from '../../src-shared/talk/talkView.ts';
import type { Saying } from './claims.ts';
import type { Handle } from './chairs.ts';
import type { GameInPlay } from './gameInPlay.ts';
import type { TableParts } from './parts.ts';
import { PhaseTimer } from './phaseTimer.ts';
import { seatOf, type TableState } from './tableState.ts';
import { TokenBucket } from './tokenBucket.ts';

export interface TalkSurroundings {
  readonly state: () => TableState;
  /** Why no claim is taken now, whoever makes it. */
  readonly closed: () => TableRefusal | null;
  /** To every viewer, the same words. */
  readonly tell: (message: PlainHostMessage) => void;
}

type Refuse = (refusal: TableRefusal) => void;

/** What people say at a table, and how long its question has waited: nothing of it is a part of the game. */
export class TableTalk {
  readonly #parts: Pick<TableParts, 'clock' | 'limits'>;
  readonly #game: GameInPlay;
  readonly #around: TalkSurroundings;
  readonly #timer: PhaseTimer;
  readonly #buckets = new Map<SeatId, TokenBucket>();

  constructor(parts: Pick<TableParts, 'clock' | 'limits'>, game: GameInPlay, around: TalkSurroundings) {
    this.#parts = parts;
    this.#game = game;
    this.#around = around;
    this.#timer = new PhaseTimer(parts.clock);
  }

  /** Stamps the seat of this person on a claim, which is judged in its turn. */
  claim(handle: Handle, said: Omit<Saying, 'seat'>, refuse: Refuse): void {
    const seat = seatOf(this.#around.state(), handle);
    if (seat === null) refuse({ code: 'noSeat' });
    else this.#game.claim({ ...said, seat }, refuse);
  }

  /** A reaction goes to everybody at once and is kept nowhere. Refused by public facts and its author's haste alone. */
  react(handle: Handle, emote: Emote, refuse: Refuse): void {
    const seat = seatOf(this.#around.state(), handle);
    const refusal = this.#noReaction(seat);
    if (refusal !== null) refuse(refusal);
    else if (seat !== null) this.#around.tell({ type: 'emote', seat, emote });
  }

  /** Everybody hears what has been claimed and may be. */
  tellTalk(): void {
    this.#around.tell({ type: 'talk', talk: this.#game.talk });
  }

  /** After every change of the table; whoever watches the time hears of a pause and its end. */
  settle(): void {
    if (this.#settleTimer()) this.#tellClock();
  }

  /** With every update (decision 32). */
  tellTime(): void {
    this.#settleTimer();
    this.#tellClock();
  }

  /** What a person who comes in is told after the game as it stands. */
  now(): readonly PlainHostMessage[] {
    const clock = this.#timer.now;
    const talk: PlainHostMessage = { type: 'talk', talk: this.#game.talk };
    return clock === null ? [talk] : [talk, { type: 'clock', clock }];
  }

  #tellClock(): void {
    const clock = this.#timer.now;
    if (clock !== null) this.#around.tell({ type: 'clock', clock });
  }

  #settleTimer(): boolean {
    const { state, closed } = this.#around;
    const { activity, options } = state();
    const isAsked = activity === 'playing' && this.#game.played !== null;
    const ofMs = isAsked && options.clock !== null ? 1000 * options.clock : null;
    return this.#timer.settle(this.#game.question, ofMs, closed() === null);
  }

  #noReaction(seat: SeatId | null): TableRefusal | null {
    const view = this.#game.played?.public;
    if (view === undefined) return { code: 'noGame' };
    if (seat === null) return { code: 'noSeat' };
    if (this.#around.state().paused !== null) return { code: 'paused' };
    const silence = silenceOf(view, seat);
    if (silence !== null) return { code: silence };
    return this.#bucketOf(seat).take() ? null : { code: 'tooFast' };
  }

  #bucketOf(seat: SeatId): TokenBucket {
    const { clock, limits } = this.#parts;
    const bucket =
      this.#buckets.get(seat) ?? new TokenBucket(clock, limits.emotesPerSecond, limits.emoteBurst);
    this.#buckets.set(seat, bucket);
    return bucket;
  }
}
