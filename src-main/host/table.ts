import type { HostAct } from '../../src-shared/hosting.ts';
import { err, type Result } from '../../src-shared/lang/result.ts';
import type { GoodbyeReason, TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { PlainHostMessage } from '../../src-shared/protocol/encode.ts';
import { afterSecond } from './acts.ts';
import type { Channel } from './channel.ts';
import { channelOf, type Handle } from './chairs.ts';
import { Dealing } from './dealing.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { kindOf } from './faultKind.ts';
import { CountInSeconds, withSettledCountIn } from './countIn.ts';
import { GameInPlay } from './gameInPlay.ts';
import { GameTeller } from './gameTeller.ts';
import { Hearing } from './hearing.ts';
import type { Frames } from './frames.ts';
import { withLiveAsks } from './seatAsks.ts';
import { withSession } from './seating.ts';
import {
  everybody,
  hasGame,
  NEW_TABLE,
  personOf,
  tableView,
  type TableState,
  closedBy,
} from './tableState.ts';
import { stateOf } from './keptState.ts';
import { Outbox } from './outbox.ts';
import type { TableParts } from './parts.ts';
import { StandIn } from './standIn.ts';
import { TableKeeper } from './tableKeeper.ts';
import type { TakenUp } from './takenUp.ts';
import { TableTalk } from './tableTalk.ts';
import { Teller } from './teller.ts';
import { BotSeats } from './botSeats.ts';
import { HostActs } from './hostActs.ts';
import { NextGame } from './nextGame.ts';
import { Presence } from './presence.ts';

/** What the parts of a table see of it. */
interface Around {
  readonly state: () => TableState;
  readonly become: (next: TableState) => void;
}

/**
 * The authority of one table: it holds the state, lets the rules judge, and tells every viewer at once. All that
 * reaches it comes from a channel whose person it knows, or from the host's own process.
 */
export class Table {
  readonly parts: TableParts;
  readonly doorkeeper: Doorkeeper;
  readonly #game: GameInPlay;
  readonly #dealing: Dealing;
  readonly #bots: BotSeats;
  readonly #presence: Presence;
  readonly #next: NextGame;
  readonly #acts: HostActs;
  readonly #teller: Teller;
  readonly #gameTeller: GameTeller;
  readonly talk: TableTalk;
  readonly hearing: Hearing;
  readonly #seconds: CountInSeconds;
  /** The one way out, by which everything that is said goes. */
  readonly outbox = new Outbox((error) => this.#fault(error));
  readonly #keeper: TableKeeper;
  #state: TableState;
  #isClosed = false;

  /** A new table, or one that is taken up. */
  constructor(parts: TableParts, found: TakenUp | null = null) {
    this.parts = parts;
    this.#state = found === null ? NEW_TABLE : stateOf(found.kept, parts.clock.now());
    this.#keeper = new TableKeeper(parts, this.outbox);
    const around = { state: () => this.#state, become: (next: TableState) => this.become(next) };
    const closed = (): TableRefusal | null => this.#closedToIntents();
    const tell = (message: PlainHostMessage): void => this.#teller.tellAll(this.#state, message);
    this.#teller = new Teller({ ...parts, deeds: (seat) => this.#bots.deeds(seat) });
    this.doorkeeper = new Doorkeeper(parts, { ...around, show: (handle) => this.#show(handle) });
    this.#seconds = new CountInSeconds(parts.clock, () => this.#passSecond());
    this.#game = this.#layGame(closed, found);
    this.talk = new TableTalk(parts, this.#game, { state: around.state, closed, tell });
    this.#dealing = new Dealing({
      ...around,
      table: parts.id,
      dealer: parts.dealer,
      clock: parts.clock,
      tell,
    });
    this.#bots = new BotSeats(parts, this.#game, around.state, found?.standIn ?? new StandIn());
    const proof = found?.game.laid?.began.proof;
    if (proof != null) this.#dealing.wasMade(proof.record);
    const [teller, game, dealing, talk] = [this.#teller, this.#game, this.#dealing, this.talk];
    this.#gameTeller = new GameTeller({ teller, game, dealing, talk });
    this.hearing = new Hearing(parts, { ...around, game, dealing, bots: this.#bots });
    this.#next = this.#waitForGame(around);
    this.#acts = this.#takeActs(around);
    this.#presence = new Presence(parts, {
      ...around,
      awaiting: () => (closed() === null ? (this.#game.played?.public.awaiting ?? []) : []),
      beat: () => this.#beat(),
      ticked: () => this.doorkeeper.room.judge(),
    });
  }

  #layGame(closed: () => TableRefusal | null, found: TakenUp | null): GameInPlay {
    const around = {
      journal: this.parts.journal,
      closed,
      tell: (frames: Frames) => this.#goOn(frames),
      tellTalk: () => this.talk.tellTalk(),
      fault: (error: unknown) => this.#fault(error),
    };
    return new GameInPlay(around, found?.game);
  }

  #waitForGame(around: Around): NextGame {
    return new NextGame(this.parts, {
      ...around,
      isClosed: () => this.#isClosed,
      dealing: this.#dealing,
      game: this.#game,
      bots: this.#bots,
      begun: () => {
        const frames = this.#game.frames();
        if (frames !== null) this.#goOn(frames);
      },
    });
  }

  #takeActs(around: Around): HostActs {
    return new HostActs(this.parts, {
      ...around,
      tellAgain: () => this.tellAgain(),
      clearGame: () => this.#clearGame(),
      sitIn: (seat) => this.#bots.sitIn(seat),
      deal: () => void this.#next.deal(),
      endGame: (game) => this.#game.end(game),
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

  /** Its door is open from now on: it is kept as it stands, and a game that was taken up goes on. */
  opened(): void {
    this.doorkeeper.follow(this.#state);
    this.#keep(this.#state);
    this.#settle();
    this.#presence.recount();
  }

  /** To be called before anybody is told of a state; nothing of it is told before it is kept. */
  #keep(state: TableState): void {
    this.#keeper.keep(state, this.#game.used);
  }

  /** Makes this the state of the table and tells everybody; keys that lead to nobody any more die. */
  become(next: TableState): void {
    const before = this.#state;
    if (next === before || this.#isClosed) return;
    this.#state = withSettledCountIn(before, withLiveAsks(next));
    this.doorkeeper.follow(next);
    for (const { handle } of everybody(before))
      if (personOf(next, handle) === null) this.parts.ring.forget(handle);
    this.#keep(this.#state);
    this.#teller.tellTable(this.#state, this.view);
    this.#seconds.follow(this.#state);
    this.#settle();
    this.parts.onChange(this.view);
  }

  /** A person of this key is here by this channel: welcome, the table to everybody, the game as it stands. */
  welcome(next: TableState, handle: Handle, channel: Channel): void {
    this.#keep(next);
    this.#teller.welcome(channel, handle);
    this.become(withSession(next, handle, { state: 'here', channel }));
    this.#show(handle);
  }

  /** An act of the host, judged at once; what follows from it is told to everybody. */
  act(act: HostAct): Result<null, TableRefusal> {
    if (this.#isClosed) return err({ code: 'noGame' });
    if (act.type === 'answer') return this.doorkeeper.answer(act.ask, act.yes);
    const acted = this.#acts.act(act);
    if (acted.ok) this.#presence.recount();
    return acted;
  }

  /** The way in is another one: everybody is told anew, with what each may show of it. */
  tellAgain(): void {
    if (this.#isClosed) return;
    this.#keep(this.#state);
    this.#teller.tellTable(this.#state, this.view);
  }

  /** Says goodbye to everybody; the table does nothing any more. */
  close(reason: GoodbyeReason): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#presence.stop();
    this.#bots.stop();
    this.doorkeeper.room.close(reason);
    this.#seconds.stop();
    for (const person of everybody(this.#state)) channelOf(person)?.goodbye(reason);
  }

  #show(handle: Handle): void {
    this.#gameTeller.show(this.#state, handle);
    this.#presence.recount();
  }

  /**
   * Guests count beats for how long a claim of theirs may be under way. So they hear none while the journal writes, as
   * behind a write of the table; what is told then stands for it.
   */
  #beat(): void {
    if (!this.#game.isKeeping) this.#teller.beat(this.#state);
    this.doorkeeper.room.beat();
  }

  #closedToIntents(): TableRefusal | null {
    return this.#isClosed ? { code: 'noGame' } : closedBy(this.#state);
  }

  /** Told in one tick: the update to every viewer, then the table where that has changed with it. */
  #goOn(frames: Frames): void {
    this.#gameTeller.tell(this.#state, frames);
    if (this.#state.activity === 'playing' && this.#game.played?.public.stage.name === 'concluded') {
      this.parts.log('info', 'gameConcluded', { count: this.#state.game });
      this.become({ ...this.#state, activity: 'concluded', longAbsent: [] });
    }
    this.#gameTeller.tellOpening(this.#state);
    this.#settle();
    this.#presence.recount();
  }

  #clearGame(): void {
    this.#game.clear();
    this.#dealing.clear();
  }

  #passSecond(): void {
    const next = afterSecond(this.#state, this.parts.limits.screens);
    if (next.activity === 'dealing') this.#clearGame();
    this.become(next);
    if (this.#state.activity === 'dealing') void this.#next.deal();
  }

  /** A bug in the rules, a view or the journal: the last good state is kept, and everybody is told (decision 34). */
  #fault(error: unknown): void {
    this.parts.log('error', 'fault', { code: kindOf(error) });
    if (hasGame(this.#state)) this.become({ ...this.#state, paused: 'fault', longAbsent: [] });
  }

  #settle(): void {
    this.talk.settle();
    this.#bots.settle(this.#closedToIntents() === null);
  }
}
