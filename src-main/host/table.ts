import type { HostAct } from '../../src-shared/bridge.ts';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { GoodbyeReason, TableRefusal, TableView } from '../../src-shared/protocol/messages.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import { afterAct } from './acts.ts';
import { Attendance, WaitingFor } from './attendance.ts';
import { BotDriver } from './botDriver.ts';
import type { Channel } from './channel.ts';
import { channelOf, isAbsent, isPlayedByBot, type Handle, type Person } from './chairs.ts';
import { GameInPlay, type Answer } from './gameInPlay.ts';
import type { Frames } from './frames.ts';
import { screenOf, withoutWalls } from './gallery.ts';
import { lobbyAgain, withSession } from './seating.ts';
import {
  everybody,
  goneBack,
  hasGame,
  NEW_TABLE,
  personOf,
  seatOf,
  tableView,
  type TableState,
} from './tableState.ts';
import type { TableParts } from './parts.ts';
import { Teller } from './teller.ts';

/**
 * The authority of one table: it holds the state, lets the rules judge, and tells every viewer at once. All that
 * reaches it comes from a channel whose person it knows, or from the host's own process.
 */
export class Table {
  readonly parts: TableParts;
  readonly #game: GameInPlay;
  readonly #bots: BotDriver;
  readonly #attendance: Attendance;
  readonly #waiting = new WaitingFor();
  readonly #teller: Teller;
  #state: TableState = NEW_TABLE;
  #isClosed = false;

  constructor(parts: TableParts) {
    this.parts = parts;
    this.#teller = new Teller(parts);
    this.#game = new GameInPlay({
      journal: parts.journal,
      closed: () => this.#closedToIntents(),
      tell: (frames) => this.#goOn(frames),
      fault: (error) => this.#fault(error),
    });
    this.#bots = new BotDriver(parts.clock, parts.dice, (seat, question, intent) =>
      this.#game.answer({
        seat,
        question,
        intent,
        refuse: ({ code }) => parts.log('error', 'refused', { seat, code }),
      }),
    );
    this.#attendance = new Attendance(parts.clock, parts.limits, {
      everybody: () => everybody(this.#state),
      beat: () => this.#teller.beat(this.#state),
      fellSilent: (handle) => this.#fellSilent(handle),
      died: (handle) => this.#died(handle),
      ticked: () => this.#recount(),
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
    this.#state = next;
    for (const { handle } of everybody(before))
      if (personOf(next, handle) === null) this.parts.ring.forget(handle);
    this.#teller.tellTable(next, this.view);
    this.#settleBots();
    this.parts.onChange(this.view);
  }

  /** A person of this key is here by this channel: welcome, the table to everybody, the game as it stands. */
  welcome(next: TableState, handle: Handle, channel: Channel): void {
    this.#teller.welcome(channel, handle);
    this.become(withSession(next, handle, { state: 'here', channel }));
    const frames = hasGame(this.#state) ? this.#game.frames() : null;
    if (frames !== null) this.#teller.tellOne(channel, frames, seatOf(this.#state, handle));
    this.#recount();
  }

  /** A guest that came back tells what it was shown last: everybody hears where the table no longer knows it. */
  compare(handle: Handle, revision: number, head: string | null): void {
    const wentBack = this.#game.wentBack(revision, head);
    if (wentBack === null) return;
    this.parts.log('warn', 'wentBack', { count: wentBack.steps ?? 0 });
    this.become(goneBack(this.#state, handle, wentBack));
  }

  /** Stamps the seat of the channel's person on an intent and queues it (rule 15 of the style: no message says it). */
  answer(handle: Handle, answer: Omit<Answer, 'seat'>): void {
    const seat = seatOf(this.#state, handle);
    if (seat === null) answer.refuse({ code: 'noSeat' });
    else this.#game.answer({ ...answer, seat });
  }

  /** An act of the host, judged at once; what follows from it is told to everybody. */
  act(act: HostAct): Result<null, TableRefusal> {
    if (this.#isClosed) return err({ code: 'noGame' });
    const before = this.#state;
    const after = afterAct(before, act, this.parts.dice, this.parts.limits.screens);
    if (!after.ok) return after;
    if (act.type === 'newCode') this.#renew(after.value);
    // Seats change from one game to the next: until the new one is dealt, nobody is shown the old one as their own.
    if (act.type === 'backToLobby' || act.type === 'rematch') this.#game.clear();
    if (act.type === 'sitIn') this.parts.log('info', 'botSatIn', { seat: act.seat });
    if (act.type === 'remove') this.#remove(before, after.value, act.seat);
    else this.become(after.value);
    if (act.type === 'closeScreen') farewell(screenOf(before, act.screen));
    if (act.type === 'start' || act.type === 'rematch') void this.#deal();
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
    for (const person of everybody(this.#state)) channelOf(person)?.goodbye(reason);
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
    if (this.#state.activity === 'playing' && this.#game.played?.public.stage.name === 'concluded') {
      this.parts.log('info', 'gameConcluded', { count: this.#state.game });
      this.become({ ...this.#state, activity: 'concluded', longAbsent: [] });
    }
    this.#settleBots();
    this.#recount();
  }

  async #deal(): Promise<void> {
    const { game, chairs, options } = this.#state;
    const isWanted = (): boolean =>
      this.#state.game === game && this.#state.activity === 'dealing' && !this.#isClosed;
    try {
      const chance = await this.parts.dealer.deal(chairs.length);
      if (!isWanted()) return;
      const played = this.parts.begin(chairs.length, chance, options);
      await this.#game.begin(game, chairs.length, played, isWanted);
    } catch (error) {
      this.parts.log('error', 'fault', { code: kindOf(error) });
      if (isWanted()) this.become(lobbyAgain(this.#state));
      return;
    }
    if (isWanted()) this.#openGame();
  }

  #openGame(): void {
    this.parts.log('info', 'gameBegan', { count: this.#state.chairs.length });
    this.become({ ...this.#state, activity: 'playing' });
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
    this.become(withoutWalls(after));
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

  #settleBots(): void {
    const { played } = this.#game;
    const isOpen = this.#closedToIntents() === null;
    if (played === null || !isOpen) return this.#bots.stop();
    const seats = this.#state.chairs.flatMap((chair, index) => (isPlayedByBot(chair) ? [seatId(index)] : []));
    this.#bots.settle({
      question: this.#game.question,
      seats,
      view: (seat) => ({ public: played.public, mine: played.mine(seat) }),
    });
  }

  /** Counts whom the table has waited for too long; a pause waits for nobody (decision 25). */
  #recount(): void {
    const { clock, limits } = this.parts;
    const long = this.#waiting.longerThan(limits.longAbsentMs, this.#waitedFor(), clock.now());
    if (long.join() !== this.#state.longAbsent.join()) this.become({ ...this.#state, longAbsent: long });
  }

  #waitedFor(): readonly SeatId[] {
    if (this.#closedToIntents() !== null) return [];
    const awaiting = this.#game.played?.public.awaiting ?? [];
    return awaiting.filter((seat) => {
      const chair = this.#state.chairs[seat];
      return chair !== undefined && isAbsent(chair);
    });
  }
}

/** The host sent this person away: the key died before, and the last frame says why (decision 13). */
function farewell(person: Person | null): void {
  if (person !== null) channelOf(person)?.goodbye('removed');
}

/** What kind of fault it was, for the log; its message may hold what nobody may read. */
function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
