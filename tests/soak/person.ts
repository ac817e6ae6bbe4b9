import type { Dice } from '../../src-shared/bots/bot.ts';
import type { GuestEvent } from '../../src-shared/guest/terms.ts';
import type { Clock } from '../../src-shared/link/clock.ts';
import type { Address } from '../../src-shared/protocol/invitation.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { Player, Storage } from '../siege/player.ts';
import { SleepyClock } from './sleepyClock.ts';

/** What can befall a device in the middle of a game. */
export const MISHAPS = ['drop', 'reload', 'sleep', 'kill', 'powerCut', 'move', 'loseKey', 'leave'] as const;
export type Mishap = (typeof MISHAPS)[number];

const THINKING_MS = 400;
const AGAIN_MS = 2_000;

/** What a person needs of the world around. */
export interface World {
  readonly clock: Clock;
  readonly dice: Dice;
  readonly host: () => Address;
  readonly link: () => string;
  /** An address that no device has had yet. */
  readonly newAddress: () => string;
  readonly fault: (what: string) => void;
}

/** One person of a soak: sits behind one device after another, plays by what it is shown, and never gives up. */
export class Person {
  readonly name: string;
  readonly #world: World;
  #player: Player;
  #clock: SleepyClock;
  #old: Player[] = [];
  #answered = -1;
  #revision = 0;
  #lostAt: number | null = null;
  /** The seat that this person asks the host for, because its key is lost. */
  #sought: SeatId | null = null;
  #hasAsked = false;
  /** In a mishap whose end this person is still to see. */
  isBusy = false;
  /** Milliseconds of the table's clock from the end of each mishap to the seat. */
  readonly returns: number[] = [];

  constructor(name: string, world: World) {
    this.name = name;
    this.#world = world;
    [this.#player, this.#clock] = this.#device(world.newAddress(), new Storage());
  }

  get player(): Player {
    return this.#player;
  }

  get isHere(): boolean {
    return !this.isBusy && this.#player.status === 'seated';
  }

  join(link: string): void {
    this.#player.join(link);
  }

  /** What one sees who must find out why a table is stuck. */
  get state(): string {
    const { status, update, mine } = this.#player;
    const options = update?.mine.options.kind ?? 'nothing';
    return `${this.name} seat ${String(mine?.seat)} ${status}${this.isBusy ? ' busy' : ''}: r${update?.revision ?? 0} ${options}`;
  }

  /** Suffers this; the person is back by itself after so many milliseconds of the table's clock. */
  suffer(mishap: Mishap, ms: number): void {
    if (this.isBusy) return;
    if (mishap === 'drop') return this.#player.cut();
    this.isBusy = true;
    if (mishap === 'sleep') return this.#sleep(ms);
    if (mishap === 'reload') this.#abandon('closed');
    if (mishap === 'kill') this.#abandon('killed');
    if (mishap === 'powerCut') this.#abandon('silent');
    if (mishap === 'leave') this.#player.connection.leave();
    if (mishap === 'loseKey') this.#world.clock.after(ms, () => this.#comeWithoutKey());
    else this.#world.clock.after(ms, () => this.#comeBack(mishap === 'move'));
  }

  #sleep(ms: number): void {
    this.#clock.sleep();
    this.#player.pause();
    this.#world.clock.after(ms, () => {
      this.#player.resume();
      this.#clock.wake();
      this.#player.connection.wake();
      this.#isAwaited();
    });
  }

  #abandon(how: 'closed' | 'killed' | 'silent'): void {
    const left = this.#player;
    if (how === 'killed') left.cut();
    if (how === 'silent') {
      this.#clock.sleep();
      left.pause();
      this.#old.push(left);
    } else left.connection.giveUp();
  }

  /** To the same place from a new window, on the same device or on another one that has the key. */
  #comeBack(moved: boolean): void {
    const before = this.#player;
    const storage = moved ? before.device.storage.copy() : before.device.storage;
    const address = moved ? this.#world.newAddress() : before.device.address;
    if (moved) this.#old.push(before);
    [this.#player, this.#clock] = this.#device(address, storage);
    this.#isAwaited();
    if (!this.#player.connection.comeBack(this.#world.host()))
      this.#world.fault(`${this.name} has no key any more`);
  }

  /** Like anybody, on another device that has no key, to ask for the seat (decision 4). */
  #comeWithoutKey(): void {
    const before = this.#player;
    this.#sought = before.mine?.seat ?? null;
    this.#old.push(before);
    [this.#player, this.#clock] = this.#device(this.#world.newAddress(), new Storage());
    this.#lostAt = this.#world.clock.now();
    this.#player.join(this.#world.link());
  }

  #seek(): void {
    const { mine, connection } = this.#player;
    if (this.#sought === null || mine === null) return;
    if (mine.seat === null && !this.#hasAsked)
      this.#hasAsked = connection.send({ type: 'askForSeat', seat: this.#sought });
    if (mine.seat !== this.#sought) return;
    this.#sought = null;
    this.#isAwaited();
  }

  #isAwaited(): void {
    this.isBusy = false;
    this.#answered = -1;
    this.#lostAt ??= this.#world.clock.now();
    this.#noteBack();
  }

  #noteBack(): void {
    if (this.#lostAt === null || this.#sought !== null || this.#player.status !== 'seated') return;
    this.returns.push(this.#world.clock.now() - this.#lostAt);
    this.#lostAt = null;
  }

  #device(address: string, storage: Storage): [Player, SleepyClock] {
    const clock = new SleepyClock(this.#world.clock);
    const player = new Player(this.name, { address, clock, storage });
    player.onEvent((event) => this.#hear(player, event));
    return [player, clock];
  }

  #hear(player: Player, event: GuestEvent): void {
    if (player !== this.#player) return;
    if (event.event === 'link') this.#linked(event.status.state);
    if (event.event === 'refused') this.#tryAgain(event.refusal.code);
    if (event.event === 'table') this.#seek();
    if (event.event !== 'update') return;
    const { revision } = event.update;
    if (revision < this.#revision)
      this.#world.fault(`${this.name} was shown revision ${revision} after ${this.#revision}`);
    this.#revision = revision;
    this.#think(event.update.question);
  }

  #linked(state: string): void {
    if (state === 'seated') {
      this.#answered = -1;
      this.#hasAsked = false;
      this.#noteBack();
    }
    if (state !== 'turnedAway') return;
    // Who has no key yet was not reached: a person would try again, with the link as it is now.
    if (this.#sought !== null) this.#world.clock.after(AGAIN_MS, () => this.#player.join(this.#world.link()));
    else if (!this.isBusy) this.#world.fault(`${this.name} was turned away: ${this.#player.status}`);
  }

  /** That a game runs is no answer to one who asks for a seat of it. */
  #tryAgain(code: TableRefusal['code']): void {
    this.#answered = -1;
    this.#world.clock.after(AGAIN_MS, () => {
      if (code !== 'gameRunning') this.#hasAsked = false;
      this.#seek();
      const question = this.#player.update?.question;
      if (question !== undefined) this.#think(question);
    });
  }

  /** Answers what it is asked, once, after a moment. */
  #think(question: number): void {
    if (question === this.#answered || this.#player.choice({ below: () => 0 }) === null) return;
    this.#answered = question;
    const player = this.#player;
    this.#world.clock.after(this.#world.dice.below(THINKING_MS), () => {
      if (player !== this.#player || player.update?.question !== question) return;
      const intent = player.choice(this.#world.dice);
      if (intent !== null && !player.intend(intent)) this.#answered = -1;
    });
  }

  /** Ends every device that this person ever had. */
  end(): void {
    for (const player of [this.#player, ...this.#old]) {
      player.cut();
      player.connection.giveUp();
    }
    this.#old = [];
  }
}
