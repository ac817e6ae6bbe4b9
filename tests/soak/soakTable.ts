import type { Dice } from '../../src-shared/bots/bot.ts';
import type { Clock } from '../../src-shared/link/clock.ts';
import { localLink } from '../siege/localLink.ts';
import { SiegeHost } from '../siege/siegeHost.ts';
import type { Memory, Sabotage, Verdict } from '../siege/words.ts';
import { MISHAPS, Person, type Mishap } from './person.ts';

/** How much faster than a real evening the table's clock goes. */
export const SPEED = 8;

/** macOS gives loopback one address only: there all devices are the host's own machine. */
export const ONE_ADDRESS = process.platform === 'darwin';

/** Games until a host holds what it needs. */
const GAMES_BEFORE = 5;
/** In milliseconds of the table's clock. */
const MISHAP_EVERY = 4_000;
const LOOK_EVERY = 500;
const BACK_WITHIN = 60_000;

export interface SoakTally {
  games: number;
  readonly mishaps: Map<Mishap, number>;
  sitIns: number;
  readonly returns: number[];
  /** Of each host: after its first games and at the end. */
  readonly memories: (readonly [Memory, Memory])[];
  readonly faults: string[];
}

export interface SoakParts {
  /** How long a mishap keeps somebody away, in milliseconds of the table's clock. */
  readonly absences: readonly number[];
  readonly sabotage: Sabotage | null;
  readonly stuckMs: number;
  readonly clock: Clock;
  readonly dice: Dice;
  readonly seed: string;
  readonly tally: SoakTally;
  /** An address on loopback that no device has had yet. */
  readonly newAddress: () => string;
  readonly isOver: () => boolean;
}

/** One table of a soak: game after game, with mishaps all the while. */
export class SoakTable {
  readonly #parts: SoakParts;
  readonly #host: SiegeHost;
  readonly #people: Person[] = [];

  private constructor(parts: SoakParts, host: SiegeHost) {
    this.#parts = parts;
    this.#host = host;
  }

  static async open(parts: SoakParts): Promise<SoakTable> {
    const limits = { ownAddressesExempt: ONE_ADDRESS };
    const { seed, sabotage } = parts;
    const host = await SiegeHost.open({ seed, sabotage, speed: SPEED, limits });
    const table = new SoakTable(parts, host);
    const answered = new Set<number>();
    host.onSaid((said) => {
      for (const ask of said.say === 'asks' ? said.asks : []) {
        if (!answered.has(ask)) host.act({ type: 'answer', ask, yes: true });
        answered.add(ask);
      }
    });
    const people = 5 + parts.dice.below(6);
    for (let seat = 0; seat < people; seat += 1) await table.#seat(`P${seat}`);
    return table;
  }

  /** Plays until it is over; whatever goes wrong stands in the tally. */
  async run(): Promise<void> {
    const { tally, isOver } = this.#parts;
    let first: Memory | null = null;
    for (let game = 1; !isOver() && tally.faults.length === 0; game += 1) {
      this.#host.act({ type: game === 1 ? 'start' : 'rematch' });
      const verdict = await this.#playOut(game);
      if (verdict === null) break;
      await this.#gather(game, verdict);
      tally.games += 1;
      if (game === GAMES_BEFORE) first = await this.#host.memory();
    }
    if (first !== null) tally.memories.push([first, await this.#host.memory()]);
    if (tally.faults.length > 0) this.#tellStates();
    await this.#end();
  }

  async #seat(name: string): Promise<void> {
    const person = new Person(name, {
      clock: this.#parts.clock,
      dice: this.#parts.dice,
      host: () => ({ host: '127.0.0.1', port: this.#host.port }),
      link: () => localLink(this.#host),
      newAddress: this.#parts.newAddress,
      fault: (what) => this.#fault(what),
    });
    this.#people.push(person);
    person.join(localLink(this.#host));
    await person.player.until(
      () => person.player.mine?.seat !== undefined && person.player.mine.seat !== null,
    );
  }

  #fault(what: string): void {
    this.#parts.tally.faults.push(`${this.#parts.seed}, game ${this.#parts.tally.games}: ${what}`);
  }

  #tellStates(): void {
    const { table } = this.#host;
    this.#fault(
      `table ${table?.activity} ${String(table?.paused)}; ${this.#people.map(({ state }) => state).join('; ')}`,
    );
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#parts.clock.after(ms, resolve));
  }

  /** Lets this game be played amid mishaps to its verdict; null when it got stuck. */
  async #playOut(game: number): Promise<Verdict | null> {
    const { clock, tally, stuckMs, isOver } = this.#parts;
    let mishapAt = clock.now() + MISHAP_EVERY;
    let seen = 0;
    let movedAt = clock.now();
    while (tally.faults.length === 0) {
      const verdict = this.#host.verdicts.get(game);
      if (verdict !== undefined) return verdict;
      const revision = Math.max(...this.#people.map(({ player }) => player.update?.revision ?? 0));
      if (revision > seen) [seen, movedAt] = [revision, clock.now()];
      if (clock.now() - movedAt > stuckMs) {
        this.#fault(`stuck at revision ${revision}`);
        return null;
      }
      if (clock.now() > mishapAt && !isOver()) mishapAt = clock.now() + this.#strike();
      this.#fillIn();
      await this.#pause(LOOK_EVERY);
    }
    return null;
  }

  /** Something happens to somebody; the milliseconds until the next. */
  #strike(): number {
    const { dice, tally, absences } = this.#parts;
    const person = this.#people[dice.below(this.#people.length)];
    const mishap = MISHAPS[dice.below(MISHAPS.length)];
    const absence = absences[dice.below(absences.length)];
    if (person?.isHere === true && mishap !== undefined && absence !== undefined) {
      tally.mishaps.set(mishap, (tally.mishaps.get(mishap) ?? 0) + 1);
      person.suffer(mishap, absence + dice.below(500));
    }
    return MISHAP_EVERY / 2 + dice.below(MISHAP_EVERY);
  }

  /** The host does what the rules of absence offer: a bot sits in for whom the table has waited a minute. */
  #fillIn(): void {
    const { table } = this.#host;
    if (table === null) return;
    for (const seat of table.longAbsent) {
      if (table.seats[seat]?.botSitsIn !== false) continue;
      this.#parts.tally.sitIns += 1;
      this.#host.act({ type: 'sitIn', seat });
    }
  }

  /** Everybody is back, whatever has happened, and is shown the end; what is still wrong after a while is a fault. */
  async #gather(game: number, verdict: Verdict): Promise<void> {
    const { clock, absences } = this.#parts;
    const latest = clock.now() + Math.max(...absences) + BACK_WITHIN;
    while (this.#wrongWith(verdict).length > 0 && clock.now() < latest) await this.#pause(LOOK_EVERY);
    for (const wrong of this.#wrongWith(verdict)) this.#fault(`game ${game}: ${wrong}`);
  }

  /** What each is shown at the end is what the rules make of the journal, at the seat and by the name of before. */
  #wrongWith(verdict: Verdict): readonly string[] {
    return this.#people.flatMap((person, seat) => {
      const { name, player } = person;
      const { update, mine, table } = player;
      const wrong: string[] = [];
      if (!person.isHere || table?.seats[seat]?.presence !== 'here') wrong.push(`${name} did not come back`);
      if (mine?.seat !== seat) wrong.push(`${name} sits at ${String(mine?.seat)}`);
      if (table?.seats[seat]?.name !== name) wrong.push(`${name} is called ${table?.seats[seat]?.name}`);
      if (JSON.stringify(update?.public) !== verdict.public) wrong.push(`${name} sees another table`);
      if (JSON.stringify(update?.mine) !== verdict.mine[seat]) wrong.push(`${name} has another dossier`);
      return wrong;
    });
  }

  async #end(): Promise<void> {
    for (const person of this.#people) {
      this.#parts.tally.returns.push(...person.returns);
      person.end();
    }
    await this.#host.close();
  }
}
