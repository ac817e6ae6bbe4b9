import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dice } from '../../src-shared/bots/bot.ts';
import { KillGuest } from './killGuest.ts';
import { KillHost } from './killHost.ts';
import type { Fate } from './killWords.ts';

/** From the start of the process until the game has gone on (issue's own measure: on the same machine). */
export const BACK_WITHIN_MS = 5_000;
const STUCK_MS = 30_000;
const LOOK_MS = 2;
/** Below the ports that a system gives out by itself: nobody takes it while the host is down. */
const FIRST_PORT = 21_000;
const PORTS = 9_000;
const LONGEST_LIFE_MS = 1_500;

export interface KillTally {
  /** By what the host was doing as it died. */
  readonly kills: Map<string, number>;
  games: number;
  /** Milliseconds from each start until all were back at their places, and until the game had gone on. */
  readonly backMs: number[];
  readonly onMs: number[];
  readonly readMs: number[];
  /** How much later than what was told it went on; each is a record that was kept and not told yet. */
  readonly later: number[];
  readonly faults: string[];
}

export interface KillParts {
  readonly seed: string;
  readonly dice: Dice;
  readonly tally: KillTally;
  readonly isOver: () => boolean;
  readonly people: number;
  readonly bots: number;
  /** Plays the game that is under way as time runs out to its end. */
  readonly finishes: boolean;
  /** A planted fault: so many of the last records are lost at every start. */
  readonly loses: number;
}

/** One table whose host is killed again and again until time is up. */
export class KillTable {
  readonly #parts: KillParts;
  readonly #folder = mkdtempSync(join(tmpdir(), 'kabinett-kill-'));
  readonly #port: number;
  readonly #guests: KillGuest[] = [];
  #host: KillHost;
  #table: string | null = null;
  #lives = 0;
  #startedAt = 0;
  #playedGame = 0;

  constructor(parts: KillParts) {
    this.#parts = parts;
    this.#port = FIRST_PORT + parts.dice.below(PORTS);
    this.#host = this.#start(null);
  }

  /** Until time is up, and then to the end of the game that is being played. */
  async run(): Promise<void> {
    await this.#seat();
    while (!this.#hasFault && !this.#isDone) await this.#live();
    for (const guest of this.#guests) guest.end();
    this.#host.kill();
    await this.#until(() => this.#host.hasEnded, 'the host would not end');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #hasFault(): boolean {
    const faults = [...this.#guests.flatMap((guest) => guest.faults), ...this.#host.faults];
    for (const what of faults.splice(0)) this.#fault(what);
    return this.#parts.tally.faults.length > 0;
  }

  get #isDone(): boolean {
    return this.#parts.isOver() && (this.#isBetween || !this.#parts.finishes);
  }

  get #isBetween(): boolean {
    return this.#host.table?.activity === 'concluded';
  }

  #fault(what: string): void {
    const { tally, seed } = this.#parts;
    tally.faults.push(`${seed}, game ${tally.games + 1}, life ${this.#lives}: ${what}`);
  }

  #start(fate: Fate | null): KillHost {
    this.#lives += 1;
    this.#startedAt = performance.now();
    return new KillHost({
      folder: this.#folder,
      port: this.#port,
      table: this.#table,
      fate,
      loses: this.#parts.loses,
    });
  }

  async #seat(): Promise<void> {
    await this.#until(() => this.#host.open !== null, 'no table was opened');
    const { people, bots, seed, dice } = this.#parts;
    this.#table = this.#host.open?.table ?? null;
    for (let seat = 0; seat < people; seat += 1) {
      const guest = new KillGuest(`P${seat}`, `127.0.1.${10 + seat}`, dice);
      this.#guests.push(guest);
      guest.player.join(this.#link);
      await this.#until(() => guest.player.mine?.seat === seat, `P${seat} of ${seed} got no seat`);
    }
    for (let bot = 0; bot < bots; bot += 1) this.#host.act({ type: 'addBot' });
    await this.#until(() => this.#host.table?.seats.length === people + bots, 'the bots did not come');
  }

  get #link(): string {
    const link = new URL(this.#host.open?.link ?? '');
    link.hostname = '127.0.0.1';
    return link.href;
  }

  /** One life: the host plays until it dies, and is started again. */
  async #live(): Promise<void> {
    const before = this.#guests.map(({ revision, question }) => ({ revision, question }));
    const died = await this.#playUntilDeath();
    if (!died || this.#hasFault) return;
    const told = this.#guests.map(({ revision, question }, at) => ({
      revision: Math.max(revision, before[at]?.revision ?? 0),
      question: Math.max(question, before[at]?.question ?? 0),
    }));
    this.#host = this.#start(this.#nextFate());
    await this.#comeBack(Math.max(...told.map(({ revision }) => revision)));
  }

  /** Every fourth life ends from outside, at any moment; the others at one of their first writes. */
  #nextFate(): Fate | null {
    const { dice } = this.#parts;
    const when = (['after', 'during', 'before', null] as const)[this.#lives % 4] ?? null;
    // Its first writes are those of being taken up.
    return when === null ? null : { when, write: 1 + dice.below(5) };
  }

  async #playUntilDeath(): Promise<boolean> {
    const { dice } = this.#parts;
    const killAt =
      this.#lives % 4 === 0 || this.#lives === 1 ? performance.now() + dice.below(LONGEST_LIFE_MS) : null;
    const until = performance.now() + STUCK_MS;
    while (!this.#host.hasEnded) {
      if (this.#hasFault) return false;
      this.#press();
      if (this.#isDone) return false;
      if (killAt !== null && performance.now() > killAt) this.#host.kill();
      if (performance.now() > until) {
        this.#fault(`stuck: ${this.#state}`);
        return false;
      }
      await pause(LOOK_MS);
    }
    this.#noteDeath(killAt !== null);
    return true;
  }

  #noteDeath(fromOutside: boolean): void {
    const { kills } = this.#parts.tally;
    const what = `${fromOutside ? 'from outside' : 'at a write'}, ${this.#host.table?.activity ?? 'opening'}`;
    kills.set(what, (kills.get(what) ?? 0) + 1);
  }

  /** What a host would do: start a game once all are here, and the next one once all have checked the last. */
  #press(): void {
    const { table } = this.#host;
    if (table === null || this.#host.open === null || !this.#areAllBack) return;
    if (table.activity === 'lobby') this.#host.act({ type: 'start' });
    if (table.activity !== 'concluded' || !this.#areAllSure(table.game)) return;
    if (this.#playedGame !== table.game) {
      this.#playedGame = table.game;
      this.#parts.tally.games += 1;
      this.#judgeChecks();
    }
    if (!this.#parts.isOver()) this.#host.act({ type: 'rematch' });
  }

  #areAllSure(game: number): boolean {
    return this.#guests.every(
      ({ player }) =>
        player.trust?.game === game &&
        typeof player.trust.finding === 'object' &&
        player.trust.finding !== null,
    );
  }

  #judgeChecks(): void {
    for (const { player } of this.#guests) {
      const finding = player.trust?.finding;
      const isGreen = typeof finding === 'object' && finding !== null && finding.verdict === 'verified';
      if (!isGreen) this.#fault(`${player.name} found ${JSON.stringify(finding)}`);
    }
  }

  get #areAllBack(): boolean {
    return this.#guests.every(({ isBack }) => isBack);
  }

  /** Everybody comes back by itself, and the game goes on from no earlier than what anybody was told. */
  async #comeBack(told: number): Promise<void> {
    const { tally } = this.#parts;
    const hasGame = (): boolean => this.#host.table?.activity === 'playing';
    const isOn = (): boolean =>
      this.#areAllBack && (!hasGame() || this.#guests.some(({ revision }) => revision > told));
    await this.#until(() => this.#areAllBack || this.#host.hasEnded, 'not all came back');
    if (this.#host.hasEnded) return;
    tally.backMs.push(performance.now() - this.#startedAt);
    this.#judgeTable(told);
    await this.#until(() => isOn() || this.#host.hasEnded, 'the game did not go on');
    if (this.#host.hasEnded || !hasGame()) return;
    tally.onMs.push(performance.now() - this.#startedAt);
    if (performance.now() - this.#startedAt > BACK_WITHIN_MS)
      this.#fault(`went on only after ${BACK_WITHIN_MS} ms`);
  }

  #judgeTable(told: number): void {
    const { open, table } = this.#host;
    const { tally } = this.#parts;
    if (open?.table !== this.#table) this.#fault('another table came back');
    if (open?.port !== this.#port) this.#fault(`at port ${String(open?.port)}`);
    if (open !== null) tally.readMs.push(open.tookMs);
    for (const [seat, { player, revision }] of this.#guests.entries()) {
      if (player.mine?.seat !== seat) this.#fault(`${player.name} sits at ${String(player.mine?.seat)}`);
      if (table?.seats[seat]?.name !== player.name)
        this.#fault(`seat ${seat} is of ${String(table?.seats[seat]?.name)}`);
      if (revision > 0 && revision < told)
        this.#fault(`${player.name} is shown ${revision} where ${told} was told`);
    }
    const found = Math.min(...this.#guests.map((guest) => guest.found));
    if (found > 0 && table?.activity === 'playing') tally.later.push(found - told);
  }

  get #state(): string {
    const guests = this.#guests.map(({ player, revision }) => {
      const { status, update } = player;
      return `${player.name} ${status} r${revision} ${update?.mine.options.kind ?? 'nothing'}`;
    });
    return `${String(this.#host.table?.activity)} ${String(this.#host.table?.paused)}; ${guests.join('; ')}`;
  }

  async #until(holds: () => boolean, otherwise: string): Promise<void> {
    const until = performance.now() + STUCK_MS;
    while (!holds()) {
      if (performance.now() > until) return this.#fault(`${otherwise}: ${this.#state}`);
      await pause(LOOK_MS);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
