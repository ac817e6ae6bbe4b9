import type { Dice } from '../../src-shared/bots/bot.ts';
import type { GuestEvent } from '../../src-shared/guest/terms.ts';
import { STATEMENTS } from '../../src-shared/talk/statements.ts';
import { NO_TALK, type TalkView } from '../../src-shared/talk/talkView.ts';
import type { Activity } from '../../src-shared/protocol/tableView.ts';
import { systemClock } from '../../src-main/host/clock.ts';
import { Player, Storage } from '../siege/player.ts';

/** In these an update follows the table. */
const GAMES: ReadonlySet<Activity> = new Set<Activity>(['playing', 'concluded', 'ended']);
const THINKING_MS = 60;
const AGAIN_MS = 500;

/** One person at a table whose host is killed: plays on whenever it can, and keeps what it was told. */
export class KillGuest {
  readonly player: Player;
  readonly #dice: Dice;
  #answered = -1;
  /** The latest that it was ever told. */
  revision = 0;
  question = 0;
  talk: TalkView = NO_TALK;
  /** Everything that is wrong with what it was told. */
  readonly faults: string[] = [];
  /** It has its place again and was told how the table stands. */
  isBack = false;
  /** The first revision that it was shown as it came back last. */
  found = 0;
  #activity: Activity | null = null;
  /** The game in which it was told last what people said. */
  #talkedIn = 0;

  constructor(name: string, address: string, dice: Dice) {
    this.#dice = dice;
    this.player = new Player(name, { address, clock: systemClock, storage: new Storage() });
    this.player.onEvent((event) => this.#hear(event));
  }

  #hear(event: GuestEvent): void {
    switch (event.event) {
      case 'link':
        this.#answered = -1;
        this.isBack = false;
        if (event.status.state === 'turnedAway') this.#fault(`was turned away: ${event.status.reason}`);
        return;
      case 'wentBack':
        return this.#fault(`was told less than before: ${String(event.steps)}`);
      case 'table':
        this.#activity = event.table.activity;
        this.isBack ||= !GAMES.has(this.#activity);
        if (event.table.wentBack !== null) this.#fault('is told that the table went back');
        return;
      case 'update':
        return this.#told(event.update.revision, event.update.question);
      case 'talk':
        return this.#heardTalk(event.talk);
      case 'refused':
        this.#answered = -1;
        return void systemClock.after(AGAIN_MS, () => this.#think());
      default:
        return;
    }
  }

  #fault(what: string): void {
    this.faults.push(`${this.player.name} ${what}`);
  }

  #told(revision: number, question: number): void {
    if (revision < this.revision) this.#fault(`was shown revision ${revision} after ${this.revision}`);
    if (question < this.question) this.#fault(`was asked ${question} after ${this.question}`);
    [this.revision, this.question] = [revision, question];
    if (!this.isBack) this.found = revision;
    this.isBack = true;
    this.#think();
  }

  /** Within one game nothing that was said is ever unsaid; whoever was away hears of the next one by its claims. */
  #heardTalk(talk: TalkView): void {
    const game = this.player.table?.game ?? 0;
    const isSame = this.talk.claims.every(
      (claim, at) => JSON.stringify(claim) === JSON.stringify(talk.claims[at]),
    );
    if (game === this.#talkedIn && !isSame) this.#fault('was told other claims than before');
    this.#talkedIn = game;
    this.talk = talk;
    this.#say();
  }

  /** Answers what it is asked, once for each link, after a moment. */
  #think(): void {
    const { question } = this;
    if (question === this.#answered || this.player.choice({ below: () => 0 }) === null) return;
    this.#answered = question;
    systemClock.after(this.#dice.below(THINKING_MS), () => {
      const intent = this.question === question ? this.player.choice(this.#dice) : null;
      if (intent !== null && !this.player.intend(intent)) this.#answered = -1;
    });
  }

  /** Says one of the things that can be said, be it true or not. */
  #say(): void {
    const occasion = this.talk.open.find(({ seat }) => seat === this.player.mine?.seat);
    if (occasion === undefined || this.#dice.below(2) === 0) return;
    const offered = STATEMENTS[occasion.kind];
    const says = offered[this.#dice.below(offered.length)];
    if (says !== undefined) this.player.connection.send({ type: 'claim', round: occasion.round, says });
  }

  end(): void {
    this.player.cut();
    this.player.connection.giveUp();
  }
}
