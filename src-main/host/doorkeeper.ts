import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { channelOf, type Handle } from './chairs.ts';
import type { Clock } from './clock.ts';
import { askForSeat, giveSeat, withoutAsk, type SeatAsk } from './seatAsks.ts';
import type { TableParts } from './parts.ts';
import { everybody, personOf, type TableState } from './tableState.ts';
import { turnAway, WaitingRoom, type Visitor } from './waitingRoom.ts';

/** What the doorkeeper needs of the table. */
export interface DoorkeeperTable {
  readonly state: () => TableState;
  readonly become: (next: TableState) => void;
  /** Tells this person the game as it stands to the seat that is theirs now. */
  readonly show: (handle: Handle) => void;
}

/** Whom the host is asked about: people at the door (decision 5) and seats whose key is lost (decision 4). */
export class Doorkeeper {
  readonly room: WaitingRoom;
  readonly #parts: TableParts;
  readonly #table: DoorkeeperTable;
  readonly #nos: Nos;
  readonly #awaySince = new Map<Handle, number>();
  #asks = 0;

  constructor(parts: TableParts, table: DoorkeeperTable) {
    this.#parts = parts;
    this.#table = table;
    this.#nos = new Nos(parts.clock, parts.limits.askAgainMs);
    this.room = new WaitingRoom(parts.clock, parts.limits, parts.onAsks);
  }

  /** Somebody knocks; gives back the number of the question. Refused: `doorFull`; `notLetIn` for a minute after a no. */
  knock(visitor: Omit<Visitor, 'ask' | 'cameAt'>): Result<number, TableRefusal> {
    if (this.#nos.stands(visitor.from)) return err({ code: 'notLetIn' });
    const ask = this.#nextAsk();
    const come = this.room.come({ ...visitor, ask, cameAt: this.#parts.clock.now() });
    if (come.ok) this.#parts.log('info', 'knocked', { count: this.room.visitors.length });
    return come.ok ? ok(ask) : come;
  }

  /** A request for a seat from an address; null where addresses do not count. Refused like `askForSeat`. */
  askForSeat(asker: Handle, seat: SeatId, address: string | null): Result<null, TableRefusal> {
    const from = address ?? asker;
    if (this.#nos.stands(from)) return err({ code: 'seatNotGiven' });
    const { state, become } = this.#table;
    if (state().seatAsks.length >= this.#parts.limits.atDoor) return err({ code: 'tooFast' });
    const asked = askForSeat(state(), { ask: this.#nextAsk(), asker, seat, from });
    if (!asked.ok) return asked;
    this.#parts.log('info', 'seatAskedFor', { seat });
    become(asked.value);
    return ok(null);
  }

  /** The host's answer to a question. Refused: `noSuchAsk` where nobody asks it any more. */
  answer(ask: number, yes: boolean): Result<null, TableRefusal> {
    const visitor = this.room.take(ask);
    if (visitor !== null) {
      if (yes) visitor.enter();
      else this.#turnAway(visitor);
      return ok(null);
    }
    const asked = this.#table.state().seatAsks.find((each) => each.ask === ask);
    if (asked === undefined) return err({ code: 'noSuchAsk' });
    return yes ? this.#give(asked) : this.#keep(asked);
  }

  /** Keeps since when each person has been away; to be told of every state of the table. */
  follow(state: TableState): void {
    const people = everybody(state);
    const known = new Set(people.map(({ handle }) => handle));
    for (const handle of [...this.#awaySince.keys()]) if (!known.has(handle)) this.#awaySince.delete(handle);
    for (const { handle, session } of people) {
      if (session.state === 'here') this.#awaySince.delete(handle);
      else if (!this.#awaySince.has(handle)) this.#awaySince.set(handle, this.#parts.clock.now());
    }
  }

  /** By the host's clock; null for somebody who is here. */
  awaySince(handle: Handle): number | null {
    return this.#awaySince.get(handle) ?? null;
  }

  #nextAsk(): number {
    this.#asks += 1;
    return this.#asks;
  }

  #turnAway({ channel, from }: Visitor): void {
    this.#parts.log('info', 'notLetIn');
    this.#nos.say(from);
    turnAway(channel, { code: 'notLetIn' });
  }

  /** The key of the asker's own handshake leads to the seat now; the old one dies with its person (decision 4). */
  #give(asked: SeatAsk): Result<null, TableRefusal> {
    const given = giveSeat(this.#table.state(), asked);
    if (!given.ok) return given;
    this.#parts.log('info', 'seatGiven', { seat: asked.seat });
    this.#table.become(given.value.state);
    const { old } = given.value;
    if (old !== null) channelOf(old)?.goodbye('replaced');
    this.#table.show(asked.asker);
    return ok(null);
  }

  #keep({ ask, asker, seat, from }: SeatAsk): Result<null, TableRefusal> {
    this.#parts.log('info', 'seatKept', { seat });
    this.#nos.say(from);
    this.#table.become(withoutAsk(this.#table.state(), ask));
    const person = personOf(this.#table.state(), asker);
    if (person !== null) channelOf(person)?.refuse({ code: 'seatNotGiven' });
    return ok(null);
  }
}

const ADDRESSES_KEPT = 256;

/** The host's noes, each of which stands for a while. */
class Nos {
  readonly #clock: Clock;
  readonly #ms: number;
  readonly #until = new Map<string, number>();

  constructor(clock: Clock, ms: number) {
    this.#clock = clock;
    this.#ms = ms;
  }

  stands(from: string | null): boolean {
    return from !== null && (this.#until.get(from) ?? 0) > this.#clock.now();
  }

  say(from: string | null): void {
    if (from === null) return;
    const oldest = this.#until.keys().next().value;
    if (this.#until.size >= ADDRESSES_KEPT && oldest !== undefined) this.#until.delete(oldest);
    this.#until.delete(from);
    this.#until.set(from, this.#clock.now() + this.#ms);
  }
}
