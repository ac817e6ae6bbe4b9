import type { Intent } from '../../src-shared/rules/commands.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { STATEMENTS, type Statement } from '../../src-shared/talk/statements.ts';
import { EMOTES } from '../../src-shared/talk/talkView.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { DoorGuest } from './doorTable.ts';
import type { MemoryTableOptions } from './memoryTable.ts';
import { MortalTable } from './mortalTable.ts';
import { dice } from './randomGame.ts';
import { firstChoice } from './tablePlay.ts';
import { quiet } from './trustPlay.ts';

/** How often each thing befell the devices of an evening. */
export interface Befallen {
  claims: number;
  emotes: number;
  marks: number;
  drops: number;
  twins: number;
  exchanges: number;
  sitIns: number;
  deaths: number;
  games: number;
}

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const EVENTFUL_STEPS = 150;
const MOST_STEPS = 400;
const SLEEP_MS = 75_000;

/**
 * An evening at an honest host: people play, speak, react, and lose links; other windows and other devices take seats,
 * with the key and without; bots sit in; the host dies and is taken up again. Chance alone decides, by the number.
 */
export class HonestEvening {
  readonly table: MortalTable;
  readonly befallen: Befallen = {
    claims: 0,
    emotes: 0,
    marks: 0,
    drops: 0,
    twins: 0,
    exchanges: 0,
    sitIns: 0,
    deaths: 0,
    games: 0,
  };
  readonly #source: { below(n: number): number };

  constructor(number: number, options: MemoryTableOptions = {}) {
    this.#source = dice(number);
    this.table = new MortalTable({ ...options, seed: `evening ${number}` });
  }

  /** The devices that stand at the table now, in a seat. */
  get seated(): readonly DoorGuest[] {
    return this.table.guests.filter(({ status, seat }) => status === 'seated' && seat !== null);
  }

  /** Plays so many games; `look` is called after every step. */
  async play(games: number, look: () => void): Promise<void> {
    for (const name of PEOPLE) this.table.guest(name);
    await quiet();
    const { kit } = this.table.door;
    kit.act({
      type: 'setOptions',
      options: {
        ...DEFAULT_VIEW_OPTIONS,
        chronicle: this.#chance(50),
        showVoters: this.#chance(50),
        discardsClosed: this.#chance(30),
      },
    });
    for (let game = 1; game <= games; game += 1) {
      await this.#lobby(look);
      await this.#game(look);
      this.befallen.games += 1;
      if (this.#activity === 'playing')
        throw new Error(`the evening is stuck: ${JSON.stringify(this.table.door.kit.table.view)}`);
      if (this.#chance(50)) this.table.door.kit.act({ type: 'backToLobby' });
    }
  }

  #chance(inAHundred: number): boolean {
    return this.#source.below(100) < inAHundred;
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items.length === 0 ? undefined : items[this.#source.below(items.length)];
  }

  get #activity(): string {
    return this.table.door.kit.table.state.activity;
  }

  async #lobby(look: () => void): Promise<void> {
    for (let step = 0; step < 12 && this.#activity === 'lobby'; step += 1) {
      const guest = this.#pick(this.seated);
      const lot = this.#source.below(10);
      if (lot < 5) guest?.connection.send({ type: 'ready', ready: this.#chance(60) });
      else if (lot < 6) this.table.door.kit.act({ type: 'shuffleSeats' });
      else if (lot < 7) guest?.drop();
      else if (lot < 8) guest?.connection.send({ type: 'stopCountIn' });
      else this.table.door.kit.act({ type: 'start' });
      this.befallen.marks += lot < 5 ? 1 : 0;
      await this.#pass(300);
      look();
    }
    await this.#pass(9_000);
    this.table.door.kit.act({ type: this.#activity === 'lobby' ? 'start' : 'rematch' });
    for (let second = 0; second < 30 && this.#activity !== 'playing'; second += 1) {
      await this.#pass(1_000);
      look();
    }
  }

  async #game(look: () => void): Promise<void> {
    for (let step = 0; step < EVENTFUL_STEPS && this.#activity === 'playing'; step += 1) {
      await this.#step();
      look();
    }
    this.table.slowness = 0;
    for (let step = 0; step < MOST_STEPS && this.#activity === 'playing'; step += 1) {
      this.#relieve();
      await this.#answers();
      await this.#pass(1_000);
      look();
    }
    await this.#pass(9_000);
    look();
  }

  /** A bot plays for everybody who went and whom the table has waited for. */
  #relieve(): void {
    const { kit } = this.table.door;
    for (const seat of kit.table.state.longAbsent)
      if (kit.act({ type: 'sitIn', seat }) === null) this.befallen.sitIns += 1;
  }

  async #step(): Promise<void> {
    const lot = this.#source.below(100);
    const guest = this.#pick(this.seated);
    if (lot < 45) await this.#answers();
    else if (lot < 65) this.#claim(guest);
    else if (lot < 75) this.#react(guest);
    else if (lot < 80) this.table.slowness = this.#source.below(12);
    else if (lot < 85) this.#drop(guest);
    else if (lot < 90) this.#twin(guest);
    else if (lot < 93) await this.#exchange(guest);
    else if (lot < 95) await this.#sitIn(guest);
    else if (lot < 97) this.#die();
    else await this.#pass(this.#pick([500, 4_000, 12_000]) ?? 0);
    // Sometimes the next thing comes before the last one has arrived.
    if (this.#chance(60)) await this.#pass(250);
  }

  async #answers(): Promise<void> {
    for (const guest of this.seated) {
      const { update, connection } = guest;
      if (update === undefined) continue;
      const intent = this.#choose(firstChoice(update.mine));
      if (intent !== null) connection.send({ type: 'intent', question: update.question, intent });
      if (this.#chance(70)) await this.#pass(200);
    }
    await this.#pass(200);
  }

  #choose(intent: Intent | null): Intent | null {
    if (intent?.type === 'castBallot')
      return { type: 'castBallot', ballot: this.#chance(80) ? 'ja' : 'nein' };
    return intent;
  }

  #claim(guest: DoorGuest | undefined): void {
    const occasion = this.#pick((guest?.talk?.open ?? []).filter(({ seat }) => seat === guest?.seat));
    if (guest === undefined || occasion === undefined) return;
    const says = this.#pick<Statement>(STATEMENTS[occasion.kind]);
    if (says === undefined) return;
    if (guest.connection.send({ type: 'claim', round: occasion.round, says })) this.befallen.claims += 1;
  }

  #react(guest: DoorGuest | undefined): void {
    const emote = this.#pick(EMOTES);
    if (emote !== undefined && guest?.connection.send({ type: 'emote', emote }) === true)
      this.befallen.emotes += 1;
  }

  #drop(guest: DoorGuest | undefined): void {
    guest?.drop();
    this.befallen.drops += 1;
  }

  /** Another window takes the seat, or one that was put away takes it back. */
  #twin(guest: DoorGuest | undefined): void {
    if (guest === undefined) return;
    const away = this.#pick(this.table.guests.filter(({ status }) => status === 'turnedAway replaced'));
    if (away !== undefined && this.#chance(50)) away.connection.playHere();
    else this.table.twin(guest);
    this.befallen.twins += 1;
  }

  /** A new device, without any key, is given a seat that is not the host's. */
  async #exchange(guest: DoorGuest | undefined): Promise<void> {
    const seat = guest?.seat ?? null;
    if (seat === null) return;
    const other = this.table.guest('', 'gallery');
    await this.#pass(200);
    other.connection.send({ type: 'askForSeat', seat: seatId(seat) });
    if (guest?.talk !== undefined && this.#chance(50)) this.#claim(guest);
    await this.#pass(200);
    const { kit } = this.table.door;
    for (const { ask } of kit.table.state.seatAsks) kit.act({ type: 'answer', ask, yes: true });
    await quiet();
    if (other.seat === seat) this.befallen.exchanges += 1;
    else other.connection.leave();
  }

  /** Its person goes for longer than a minute, a bot plays, and the person comes back. */
  async #sitIn(guest: DoorGuest | undefined): Promise<void> {
    const seat = guest?.seat ?? null;
    if (guest === undefined || seat === null) return;
    guest.connection.giveUp();
    await this.#pass(SLEEP_MS);
    if (this.table.door.kit.act({ type: 'sitIn', seat }) === null) this.befallen.sitIns += 1;
    await this.#pass(this.#pick([500, 6_000, 20_000]) ?? 0);
    guest.comeBack();
    await this.#pass(1_000);
  }

  /** The host dies as it writes its next record, told or not, or at once. */
  #die(): void {
    const fate = this.#pick(['dieBefore', 'dieAfter', 'now'] as const) ?? 'now';
    this.befallen.deaths += 1;
    if (fate === 'now') return this.table.die();
    this.table.plan = () => {
      this.table.plan = () => 'live';
      return fate;
    };
  }

  async #pass(ms: number): Promise<void> {
    await this.table.clock.run(ms);
    await quiet();
    if (!this.table.isDead) return;
    this.table.rise();
    await this.table.clock.run(12_000);
    await quiet();
  }
}
