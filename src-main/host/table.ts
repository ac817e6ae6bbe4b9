import type { HostAct } from '../../src-shared/hosting.ts';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { DealAnswer } from '../../src-shared/protocol/deal.ts';
import type { GuestMessage } from '../../src-shared/protocol/messages.ts';
import type { GoodbyeReason, TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import { encodeMessage, type PlainHostMessage } from '../../src-shared/protocol/encode.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import { afterAct, afterSecond } from './acts.ts';
import { Attendance, WaitingFor } from './attendance.ts';
import { BotDriver } from './botDriver.ts';
import type { Channel } from './channel.ts';
import { channelOf, farewell, type Handle } from './chairs.ts';
import type { DealProof } from './dealer.ts';
import { Dealing } from './dealing.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { kindOf } from './faultKind.ts';
import { CountInSeconds, withSettledCountIn } from './countIn.ts';
import { GameInPlay, type Answer } from './gameInPlay.ts';
import type { Frames } from './frames.ts';
import { afterRemoval, screenOf } from './gallery.ts';
import { withLiveAsks } from './seatAsks.ts';
import { openingParts } from './opening.ts';
import { lobbyAgain, withSession } from './seating.ts';
import { deedOf, StandIn } from './standIn.ts';
import {
  absentAmong,
  everybody,
  goneBack,
  hasGame,
  NEW_TABLE,
  personOf,
  seatOf,
  seatsOfBots,
  tableView,
  withContributors,
  withReport,
  type TableState,
} from './tableState.ts';
import type { TableParts } from './parts.ts';
import { TableTalk } from './tableTalk.ts';
import { Teller } from './teller.ts';

/**
 * The authority of one table: it holds the state, lets the rules judge, and tells every viewer at once. All that
 * reaches it comes from a channel whose person it knows, or from the host's own process.
 */
export class Table {
  readonly parts: TableParts;
  readonly doorkeeper: Doorkeeper;
  readonly #game: GameInPlay;
  readonly #dealing: Dealing;
  readonly #bots: BotDriver;
  readonly #attendance: Attendance;
  readonly #waiting = new WaitingFor();
  readonly #standIn = new StandIn();
  readonly #teller: Teller;
  readonly talk: TableTalk;
  readonly #seconds: CountInSeconds;
  #state: TableState = NEW_TABLE;
  #isClosed = false;

  constructor(parts: TableParts) {
    this.parts = parts;
    this.#teller = new Teller({ ...parts, deeds: (seat) => this.#standIn.of(seat) });
    this.doorkeeper = new Doorkeeper(parts, {
      state: () => this.#state,
      become: (next) => this.become(next),
      show: (handle) => this.#show(handle),
    });
    this.#seconds = new CountInSeconds(parts.clock, () => this.#passSecond());
    this.#game = new GameInPlay({
      journal: parts.journal,
      closed: () => this.#closedToIntents(),
      tell: (frames) => this.#goOn(frames),
      tellTalk: () => this.talk.tellTalk(),
      fault: (error) => this.#fault(error),
    });
    this.talk = new TableTalk(parts, this.#game, {
      state: () => this.#state,
      closed: () => this.#closedToIntents(),
      tell: (message) => this.#teller.tellAll(this.#state, message),
    });
    this.#dealing = new Dealing({
      table: parts.id,
      dealer: parts.dealer,
      clock: parts.clock,
      state: () => this.#state,
      become: (state) => this.become(state),
      tell: (message) => this.#teller.tellAll(this.#state, message),
    });
    const act = (seat: SeatId, question: number, intent: Intent): void =>
      this.#botActs(seat, question, intent);
    this.#bots = new BotDriver(parts.clock, parts.dice, act, parts.limits.botPace);
    this.#attendance = new Attendance(parts.clock, parts.limits, {
      everybody: () => everybody(this.#state),
      beat: () => this.#beat(),
      fellSilent: (handle) => this.#fellSilent(handle),
      died: (handle) => this.#died(handle),
      ticked: () => this.#ticked(),
    });
  }

  get state(): TableState {
    return this.#state;
  }

  get view(): TableView {
    return tableView(this.#state, this.parts.id, this.parts.hostName);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Makes this the state of the table and tells everybody; keys that lead to nobody any more die. */
  become(next: TableState): void {
    const before = this.#state;
    if (next === before || this.#isClosed) return;
    this.#state = withSettledCountIn(before, withLiveAsks(next));
    this.doorkeeper.follow(next);
    for (const { handle } of everybody(before))
      if (personOf(next, handle) === null) this.parts.ring.forget(handle);
    this.#teller.tellTable(this.#state, this.view);
    this.#seconds.follow(this.#state);
    this.#settle();
    this.parts.onChange(this.view);
  }

  /** A person of this key is here by this channel: welcome, the table to everybody, the game as it stands. */
  welcome(next: TableState, handle: Handle, channel: Channel): void {
    this.#teller.welcome(channel, handle);
    this.become(withSession(next, handle, { state: 'here', channel }));
    this.#show(handle);
  }

  /** A guest that came back tells what it was shown last: everybody hears where the table no longer knows it. */
  compare(handle: Handle, revision: number, head: string | null): void {
    const wentBack = this.#game.wentBack(revision, head);
    if (wentBack === null) return;
    this.parts.log('warn', 'wentBack', { count: wentBack.steps ?? 0 });
    this.become(goneBack(this.#state, handle, wentBack));
  }

  /** Stamps the seat of the channel's person on an intent and queues it (rule 15 of the style: no message says it). */
  answer(handle: Handle, answer: Omit<Answer, 'seat' | 'accepted'>): void {
    const seat = seatOf(this.#state, handle);
    if (seat === null) answer.refuse({ code: 'noSeat' });
    else this.#game.answer({ ...answer, seat, accepted: () => this.#acted(seat, answer) });
  }

  /** What a seat gives to the deal that is being made; from the gallery it is nothing. */
  hearDeal(handle: Handle, answer: DealAnswer): void {
    const seat = seatOf(this.#state, handle);
    if (seat !== null) this.#dealing.answer(seat, answer);
  }

  /** What the device of a seat found in the opened game, for everybody to read (decision 23). */
  hearFound(handle: Handle, { game, found, head }: Extract<GuestMessage, { readonly type: 'found' }>): void {
    const seat = seatOf(this.#state, handle);
    const isOver = this.#state.activity === 'concluded' || this.#state.activity === 'ended';
    if (seat !== null && isOver && game === this.#state.game)
      this.become(withReport(this.#state, { seat, found, head }));
  }

  /** An act of the host, judged at once; what follows from it is told to everybody. */
  act(act: HostAct): Result<null, TableRefusal> {
    if (this.#isClosed) return err({ code: 'noGame' });
    if (act.type === 'answer') return this.doorkeeper.answer(act.ask, act.yes);
    const before = this.#state;
    const after = afterAct(before, act, this.parts.dice, this.parts.limits);
    if (!after.ok) return after;
    if (act.type === 'newCode') this.#renew(after.value);
    // Seats change from one game to the next: until the new one is dealt, nobody is shown the old one as their own.
    if (act.type === 'backToLobby' || act.type === 'rematch') this.#clearGame();
    if (act.type === 'sitIn') this.#sitIn(act.seat);
    if (act.type === 'remove') this.#remove(before, after.value, act.seat);
    else this.become(after.value);
    if (act.type === 'closeScreen') farewell(screenOf(before, act.screen));
    if (after.value.activity === 'dealing' && before.activity !== 'dealing') void this.#deal();
    if (act.type === 'endGame') this.#endGame();
    if (act.type === 'closeTable') this.parts.onClosed();
    this.#recount();
    return ok(null);
  }

  /** The way in is another one: everybody is told anew, with what each may show of it. */
  tellAgain(): void {
    if (!this.#isClosed) this.#teller.tellTable(this.#state, this.view);
  }

  /** Says goodbye to everybody; the table does nothing any more. */
  close(reason: GoodbyeReason): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#attendance.stop();
    this.#bots.stop();
    this.doorkeeper.room.close(reason);
    this.#seconds.stop();
    for (const person of everybody(this.#state)) channelOf(person)?.goodbye(reason);
  }

  /** The game as it stands, to one person: who has just come in, or to whom another seat belongs now. */
  #show(handle: Handle): void {
    const frames = hasGame(this.#state) ? this.#game.frames() : null;
    const person = personOf(this.#state, handle);
    const channel = person === null ? null : channelOf(person);
    if (hasGame(this.#state)) for (const said of this.#dealing.said) channel?.send(encodeMessage(said));
    if (frames !== null && channel !== null)
      this.#teller.tellOne(channel, frames, seatOf(this.#state, handle), this.talk.now());
    for (const part of this.#opened()) channel?.send(encodeMessage(part));
    this.#recount();
  }

  #sitIn(seat: number): void {
    this.parts.log('info', 'botSatIn', { seat });
    this.#standIn.begin(seatId(seat));
  }

  /** What a bot does in a person's seat is kept for that person (decision 26). */
  #botActs(seat: SeatId, question: number, intent: Intent): void {
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
      refuse: ({ code }) => this.parts.log('error', 'refused', { seat, code }),
      accepted: () => {
        if (this.#state.chairs[seat]?.kind !== 'bot') this.#standIn.note(seat, deed);
      },
    });
  }

  #acted(seat: SeatId, { question, intent }: Pick<Answer, 'question' | 'intent'>): void {
    if (intent.type === 'castBallot') this.#standIn.voted(seat, question);
  }

  #beat(): void {
    this.#teller.beat(this.#state);
    this.doorkeeper.room.beat();
  }

  #ticked(): void {
    this.doorkeeper.room.judge();
    this.#recount();
  }

  #closedToIntents(): TableRefusal | null {
    const { activity, paused } = this.#state;
    if (this.#isClosed) return { code: 'noGame' };
    if (activity === 'concluded') return { code: 'gameOver' };
    if (activity !== 'playing') return { code: 'noGame' };
    return paused === null ? null : { code: 'paused' };
  }

  /** Told in one tick: the update to every viewer, then the table where that has changed with it. */
  #goOn(frames: Frames): void {
    this.#teller.tellGame(this.#state, frames);
    this.talk.tellTime();
    if (this.#state.activity === 'playing' && this.#game.played?.public.stage.name === 'concluded') {
      this.parts.log('info', 'gameConcluded', { count: this.#state.game });
      this.become({ ...this.#state, activity: 'concluded', longAbsent: [] });
    }
    for (const part of this.#opened()) this.#teller.tellAll(this.#state, part);
    this.#settle();
    this.#recount();
  }

  /** The parts of the opening once the game is over; none before, and none where the deal has no proof. */
  #opened(): readonly PlainHostMessage[] {
    const isOver = this.#game.played?.public.stage.name === 'concluded';
    const opening = isOver ? this.#game.opening(this.#state.options) : null;
    return opening === null ? [] : openingParts(opening);
  }

  #clearGame(): void {
    this.#game.clear();
    this.#dealing.clear();
  }

  #passSecond(): void {
    this.become(afterSecond(this.#state));
    if (this.#state.activity === 'dealing') void this.#deal();
  }

  async #deal(): Promise<void> {
    const { game, chairs, options } = this.#state;
    const isWanted = (): boolean =>
      this.#state.game === game && this.#state.activity === 'dealing' && !this.#isClosed;
    try {
      const { chance, proof } = await this.#dealing.deal(isWanted);
      if (!isWanted()) return;
      this.#standIn.clear();
      const played = this.parts.begin(chairs.length, chance, options);
      await this.#game.begin({ game, players: chairs.length, played, proof, isWanted });
      if (isWanted()) this.#openGame(proof);
    } catch (error) {
      this.parts.log('error', 'fault', { code: kindOf(error) });
      if (isWanted()) this.become(lobbyAgain(this.#state));
    }
  }

  #openGame(proof: DealProof | null): void {
    this.parts.log('info', 'gameBegan', { count: this.#state.chairs.length });
    this.become({ ...withContributors(this.#state, proof), activity: 'playing' });
    const frames = this.#game.frames();
    if (frames !== null) this.#goOn(frames);
  }

  #endGame(): void {
    this.parts.log('info', 'gameEnded', { count: this.#state.game });
    this.#game.end(this.#state.game);
  }

  /** A bug in the rules, a view or the journal: the last good state is kept, and everybody is told (decision 34). */
  #fault(error: unknown): void {
    this.parts.log('error', 'fault', { code: kindOf(error) });
    if (hasGame(this.#state)) this.become({ ...this.#state, paused: 'fault', longAbsent: [] });
  }

  /** The host removed whoever sits here: the key dies, and with it the code and the link that are known. */
  #remove(before: TableState, after: TableState, index: number): void {
    const chair = before.chairs[index];
    if (chair?.kind !== 'person') return this.become(after);
    this.parts.log('info', 'removed', { seat: index });
    this.parts.ring.renew();
    this.become(afterRemoval(after));
    farewell(chair.person);
    this.parts.onRenewed();
  }

  #renew(state: TableState): void {
    this.parts.ring.renew();
    this.parts.onRenewed();
    this.#teller.tellTable(state, this.view);
  }

  #fellSilent(handle: Handle): void {
    const person = personOf(this.#state, handle);
    if (person?.session.state !== 'here') return;
    this.parts.log('info', 'away', { code: 'silent' });
    this.become(withSession(this.#state, handle, { state: 'silent', channel: person.session.channel }));
  }

  #died(handle: Handle): void {
    const person = personOf(this.#state, handle);
    if (person === null) return;
    this.become(withSession(this.#state, handle, { state: 'gone' }));
    channelOf(person)?.cut();
  }

  #settle(): void {
    this.talk.settle();
    const { played } = this.#game;
    if (played === null || this.#closedToIntents() !== null) return this.#bots.stop();
    this.#bots.settle({
      question: this.#game.question,
      seats: seatsOfBots(this.#state),
      view: (seat) => ({ public: played.public, mine: played.mine(seat) }),
    });
  }

  /** Counts whom the table has waited for too long; a pause waits for nobody (decision 25). */
  #recount(): void {
    const { clock, limits } = this.parts;
    const isOpen = this.#closedToIntents() === null;
    const waited = isOpen ? absentAmong(this.#state, this.#game.played?.public.awaiting ?? []) : [];
    const long = this.#waiting.longerThan(limits.longAbsentMs, waited, clock.now());
    if (long.join() !== this.#state.longAbsent.join()) this.become({ ...this.#state, longAbsent: long });
  }
}
