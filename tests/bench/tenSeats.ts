import type { Dice } from '../../src-shared/bots/bot.ts';
import { systemClock } from '../../src-main/host/clock.ts';
import { seededDice } from '../kit/seededDice.ts';
import { Player, Storage } from '../siege/player.ts';
import { SiegeHost } from '../siege/siegeHost.ts';
import { BareEcho } from './bareEcho.ts';

const SEATS = 10;
/** One intent in so many milliseconds: ten people together stay below the rate of messages of each. */
const PACE_MS = 12;

/** Ten people at a host of its own process, each from an address of its own, who play game after game. */
export class TenSeats {
  readonly host: SiegeHost;
  readonly players: readonly Player[];
  readonly #echo: BareEcho;
  readonly #dice: Dice;
  readonly ours: number[] = [];
  readonly bare: number[] = [];
  games = 0;

  private constructor(host: SiegeHost, players: readonly Player[], echo: BareEcho, dice: Dice) {
    this.host = host;
    this.players = players;
    this.#echo = echo;
    this.#dice = dice;
  }

  static async open(seed: string, messages: number | null = null): Promise<TenSeats> {
    const rate = messages === null ? {} : { messagesPerSecond: messages, messageBurst: messages };
    const limits = { ownAddressesExempt: false, ...rate };
    const host = await SiegeHost.open({ seed, bind: '0.0.0.0', limits });
    const players: Player[] = [];
    for (let seat = 0; seat < SEATS; seat += 1) {
      const device = { address: `127.0.0.${11 + seat}`, clock: systemClock, storage: new Storage() };
      const player = new Player(`P${seat}`, device);
      player.join(localLink(host));
      await player.until(() => player.mine?.seat === seat);
      players.push(player);
    }
    return new TenSeats(host, players, await BareEcho.open(SEATS), seededDice(seed));
  }

  /** Plays until so many intents have been timed. */
  async time(intents: number): Promise<void> {
    for (let intent = 0; intent < intents; intent += 1) {
      const took = await this.#step();
      if (took === null) continue;
      this.ours.push(took);
      this.bare.push(await this.#echo.time(this.players[0]?.frameBytes ?? 0));
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    }
  }

  /** Plays whole games as fast as they go. */
  async play(games: number): Promise<void> {
    const until = this.games + games;
    while (this.games < until || !this.#isOver) await this.#step();
  }

  async close(): Promise<void> {
    for (const player of this.players) player.connection.giveUp();
    this.#echo.close();
    await this.host.close();
  }

  get #isOver(): boolean {
    return this.players[0]?.update?.public.stage.name === 'concluded';
  }

  /** One intent, and the milliseconds until all others were shown what follows; null when a game had to begin. */
  async #step(): Promise<number | null> {
    const revision = this.players[0]?.update?.revision ?? 0;
    for (const author of this.players) {
      const intent = author.choice(this.#dice);
      if (intent === null) continue;
      const others = this.players.filter((player) => player !== author);
      const shown = Promise.all(others.map((player) => player.until(() => (player.update?.revision ?? 0) > revision)));
      const started = performance.now();
      author.intend(intent);
      await shown;
      const took = performance.now() - started;
      await author.until(() => (author.update?.revision ?? 0) > revision);
      return took;
    }
    await this.#begin(revision);
    return null;
  }

  async #begin(revision: number): Promise<void> {
    this.host.act({ type: revision === 0 ? 'start' : 'rematch' });
    this.games += 1;
    const begun = ({ update }: Player): boolean =>
      (update?.revision ?? 0) > revision && update?.public.stage.name !== 'concluded';
    await Promise.all(this.players.map((player) => player.until(() => begun(player))));
  }
}

/** The link of a host as machines on loopback reach it. */
export function localLink(host: SiegeHost): string {
  const link = new URL(host.link);
  link.hostname = '127.0.0.1';
  return link.href;
}
