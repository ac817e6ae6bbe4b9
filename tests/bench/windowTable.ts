import { fileURLToPath } from 'node:url';
import { decide } from '../../src-shared/bots/bot.ts';
import { jointDealer } from '../../src-main/host/jointDeal.ts';
import { openHost } from '../../src-main/host/hostedTable.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { silentLog } from '../../src-main/log.ts';
import { readWindowFiles } from '../../src-main/shell/windowFiles.ts';
import { seededDice } from '../kit/seededDice.ts';
import { secretOf, WsGuest } from '../kit/wsGuest.ts';

const WINDOW = fileURLToPath(new URL('../../out/window', import.meta.url));
const dice = seededDice('window');

/** A host with the built window, and ten guests without windows, who act only when they are told to. */
export class BenchTable {
  readonly host: RunningHost;
  readonly guests: readonly WsGuest[];

  constructor(host: RunningHost, guests: readonly WsGuest[]) {
    this.host = host;
    this.guests = guests;
  }

  static async open(): Promise<BenchTable> {
    const opened = await openHost({
      hostName: 'Bench',
      files: readWindowFiles(WINDOW),
      dealer: jointDealer,
      log: silentLog,
      ports: [0],
      bind: '127.0.0.1',
    });
    if (!opened.ok) throw new Error(`no host: ${opened.error}`);
    const { link, address } = opened.value.hosting.invitation;
    const port = Number(address.split(':').at(-1));
    const guests: WsGuest[] = [];
    for (let seat = 0; seat < 10; seat += 1)
      guests.push(await WsGuest.join(port, secretOf(link), `Guest ${seat}`));
    return new BenchTable(opened.value, guests);
  }

  get link(): string {
    return this.host.hosting.invitation.link;
  }

  get stage(): string {
    return this.#first.guest.public.stage.name;
  }

  /** Begins a game, or the next one, and waits until every guest has its deal. */
  async start(type: 'start' | 'rematch'): Promise<void> {
    const before = this.#first.guest.table.game;
    const done = this.host.act({ type });
    if (!done.ok) throw new Error(done.error.code);
    await this.#everybody(
      ({ guest }) =>
        guest.table.game > before &&
        guest.all('update').length > 0 &&
        guest.public.stage.name === 'nomination',
    );
  }

  /** Everybody who is asked answers, the last one in a vote too: one question is over. */
  async answer(): Promise<void> {
    const { question } = this.#first.guest;
    for (const { guest } of this.guests) {
      const intent = decide({ public: guest.public, mine: guest.mine }, dice);
      if (intent !== null) guest.intend(intent, question);
    }
    await this.#everybody(
      ({ guest }) => guest.question !== question || guest.public.stage.name === 'concluded',
    );
  }

  /** One whole game, as fast as the host takes it. */
  async play(): Promise<void> {
    while (this.stage !== 'concluded') await this.answer();
  }

  /** Plays on until one ballot is missing; the function that comes back casts it, and the ballots turn over. */
  async playToLastBallot(): Promise<() => Promise<void>> {
    await this.#playToVote();
    const voters = this.guests.filter(({ guest }) => guest.mine.options.kind === 'vote');
    const [last, ...others] = voters;
    for (const { guest } of others) guest.intend({ type: 'castBallot', ballot: 'ja' });
    await this.#everybody(({ guest }) => {
      const { stage } = guest.public;
      return stage.name === 'election' && stage.ballotsIn === others.length;
    });
    return async () => {
      last?.guest.intend({ type: 'castBallot', ballot: 'ja' });
      await this.#everybody(({ guest }) => guest.public.stage.name !== 'election');
    };
  }

  async #playToVote(): Promise<void> {
    while (this.stage !== 'election') {
      if (this.stage === 'concluded') await this.start('rematch');
      else await this.answer();
    }
  }

  close(): Promise<void> {
    return this.host.close();
  }

  async #everybody(holds: (guest: WsGuest) => boolean): Promise<void> {
    await Promise.all(this.guests.map((guest) => guest.until(() => holds(guest))));
  }

  get #first(): WsGuest {
    const [first] = this.guests;
    if (first === undefined) throw new Error('nobody sits here');
    return first;
  }
}
