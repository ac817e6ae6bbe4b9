import { dealerOf } from './plantedDealer.ts';
import { createHash, randomBytes } from 'node:crypto';
import { WitnessStand } from '../../src-shared/guest/witness.ts';
import { chanceFromSeed } from '../../src-shared/rules/chance.ts';
import type { HostAct } from '../../src-shared/hosting.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';
import type { GuestMessage } from '../../src-shared/protocol/messages.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { SharedInvitation, TableView } from '../../src-shared/protocol/tableView.ts';
import { parseHostMessage, type HeardMessage } from '../../src-shared/protocol/parse.ts';
import type { PrivateView, PublicView } from '../../src-shared/view/seatView.ts';
import { brandHandle } from '../../src-main/host/keyRing.ts';
import type { Handle } from '../../src-main/host/chairs.ts';
import type { Clock } from '../../src-main/host/clock.ts';
import type { Dealer } from '../../src-main/host/dealer.ts';
import { listen } from '../../src-main/host/entrance.ts';
import { forgetfulJournal, type Journal } from '../../src-main/host/journal.ts';
import { ringOf } from '../../src-main/host/keptState.ts';
import type { Origin } from '../../src-main/host/keptTable.ts';
import { KeyRing } from '../../src-main/host/keyRing.ts';
import type { TableParts } from '../../src-main/host/parts.ts';
import type { TakenUp } from '../../src-main/host/takenUp.ts';
import { DEFAULT_LIMITS, type Limits } from '../../src-main/host/limits.ts';
import { beginGame, type BeginGame } from '../../src-main/host/playedGame.ts';
import { Table } from '../../src-main/host/table.ts';
import { silentLog, type Log } from '../../src-main/log.ts';
import { FakeClock, settled } from './fakeClock.ts';
import { linkPair, type GuestEnd } from './memoryLink.ts';
import { seededDice } from './seededDice.ts';

export interface MemoryTableOptions {
  readonly seed?: string;
  readonly dealer?: Dealer;
  readonly journal?: Journal;
  readonly begin?: BeginGame;
  readonly limits?: Partial<Limits>;
  readonly log?: Log;
  /** The table that is taken up. */
  readonly found?: TakenUp;
  /** The table's own; left out: the one that the test moves. */
  readonly clock?: Clock;
}

const INVITATION: SharedInvitation = {
  address: '192.0.2.20:41932',
  addressCode: 'AAAAAAAAAA',
  tableCode: 'CCCCCC',
  seal: 'SSSSSSSSSS',
  link: null,
};

/** The keys of every table of the kit: one that is taken up is known by the same. */
export const ORIGIN: Origin = {
  id: 'a'.repeat(32),
  secretKey: '5'.repeat(64),
  hostName: 'Ann',
  port: 41_932,
};

/** What the wall alone is told, beside the host's own window. */
export const LINK = 'http://192.0.2.20:41932/#1.AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB';

/** A deal that follows from a word: the kit's own source of chance, which the product has not (decision 20). */
export function seededDealer(seed: string): Dealer {
  const bytes = createHash('sha256').update(seed).digest();
  return dealerOf((players) => chanceFromSeed(bytes, players));
}

/** A real table over links in memory, with guests that keep what they were told. */
export class MemoryTable {
  readonly clock = new FakeClock();
  readonly ring: KeyRing;
  readonly changes: TableView[] = [];
  readonly table: Table;
  asked = 0;
  renewed = 0;
  closed = 0;

  constructor(options: MemoryTableOptions = {}) {
    const { seed = 'kit', dealer, journal, begin, limits, log, found, clock } = options;
    this.ring = new KeyRing(found === undefined ? null : ringOf(found.kept));
    const parts: TableParts = {
      id: ORIGIN.id,
      origin: () => ORIGIN,
      hostName: 'Ann',
      begin: begin ?? beginGame,
      dealer: dealer ?? seededDealer(seed),
      journal: journal ?? forgetfulJournal,
      ring: this.ring,
      invitation: (withLink) => ({
        ...INVITATION,
        tableCode: this.ring.tableCode,
        link: withLink ? LINK : null,
      }),
      clock: clock ?? this.clock,
      dice: seededDice(seed),
      limits: { ...DEFAULT_LIMITS, countInSeconds: 0, ...limits },
      log: log ?? silentLog,
      onChange: (view) => void this.changes.push(view),
      onAsks: () => void (this.asked += 1),
      onRenewed: () => void (this.renewed += 1),
      onClosed: () => void (this.closed += 1),
    };
    this.table = new Table(parts, found);
    this.table.opened();
  }

  /** A link that was opened by code or link, before its first message. */
  knock(address: string | null = null): MemoryGuest {
    const [host, guest] = linkPair();
    const entry = { kind: 'newcomer', key: new Uint8Array(32), isHost: false } as const;
    listen(this.table, host, entry, () => undefined, address);
    return new MemoryGuest(guest);
  }

  join(name: string, as: 'seat' | 'gallery' = 'seat', address: string | null = null): MemoryGuest {
    const guest = this.knock(address);
    guest.say({ type: 'join', name, as });
    return guest;
  }

  /** So many people, named P0, P1, … */
  people(count: number): readonly MemoryGuest[] {
    return Array.from({ length: count }, (_, index) => this.join(`P${index}`));
  }

  /** A new link by the key of this guest, whose old link may still stand. */
  comeBack(
    guest: MemoryGuest,
    shown: { readonly revision: number; readonly head: string | null } = { revision: 0, head: null },
  ): MemoryGuest {
    const [host, end] = linkPair();
    listen(this.table, host, { kind: 'returning', handle: guest.handle }, () => undefined);
    const back = new MemoryGuest(end);
    back.say({ type: 'return', ...shown });
    return back;
  }

  act(act: HostAct): TableRefusal | null {
    const done = this.table.act(act);
    return done.ok ? null : done.error;
  }

  bots(count: number): void {
    for (let bot = 0; bot < count; bot += 1) this.act({ type: 'addBot' });
  }

  async start(): Promise<void> {
    this.act({ type: 'start' });
    await settled();
  }

  /** A table of so many people whose game has begun. */
  static async playing(
    people: number,
    options: MemoryTableOptions = {},
  ): Promise<[MemoryTable, readonly MemoryGuest[]]> {
    const kit = new MemoryTable(options);
    const guests = kit.people(people);
    await kit.start();
    return [kit, guests];
  }
}

type Told<Type extends HeardMessage['type']> = Extract<HeardMessage, { type: Type }>;

/** A guest that keeps every message, and answers only when told to. */
export class MemoryGuest {
  readonly end: GuestEnd;
  readonly heard: HeardMessage[] = [];
  readonly #listeners: ((message: HeardMessage) => void)[] = [];
  /** Whether it answers beats; a guest that does not falls silent. */
  isAwake = true;
  /** Whether it has its share in a deal, as the product's guest does. */
  answersDeals = true;
  readonly #stand = new WitnessStand((length) => randomBytes(length));

  constructor(end: GuestEnd) {
    this.end = end;
    end.onText((text) => {
      const parsed = parseHostMessage(text);
      if (!parsed.ok) throw new Error(`the host said what no guest can read: ${parsed.error.code}`);
      this.heard.push(parsed.value);
      if (parsed.value.type === 'beat' && this.isAwake) this.say({ type: 'beat' });
      this.#takePart(parsed.value);
      for (const listener of this.#listeners) listener(parsed.value);
    });
  }

  #takePart(message: HeardMessage): void {
    if (message.type === 'table') this.#stand.heardTable(message.table, message.mine);
    if (message.type !== 'dealOpen' && message.type !== 'dealList' && message.type !== 'dealShares') return;
    const answer = this.answersDeals ? this.#stand.heardDeal(message) : null;
    if (answer !== null) this.say(answer);
  }

  onHeard(listener: (message: HeardMessage) => void): void {
    this.#listeners.push(listener);
  }

  say(message: GuestMessage): void {
    this.end.send(JSON.stringify(message));
  }

  all<Type extends HeardMessage['type']>(type: Type): readonly Told<Type>[] {
    return this.heard.filter((message): message is Told<Type> => message.type === type);
  }

  last<Type extends HeardMessage['type']>(type: Type): Told<Type> {
    const message = this.all(type).at(-1);
    if (message === undefined) throw new Error(`was never told ${type}`);
    return message;
  }

  get handle(): Handle {
    return brandHandle(this.last('welcome').handle);
  }

  get table(): TableView {
    return this.last('table').table;
  }

  get name(): string {
    return this.last('table').mine.name;
  }

  get seat(): number | null {
    return this.last('table').mine.seat;
  }

  get public(): PublicView {
    return this.last('update').update.public;
  }

  get mine(): PrivateView {
    return this.last('update').update.mine;
  }

  get question(): number {
    return this.last('update').update.question;
  }

  get refusals(): readonly string[] {
    return this.all('refused').map(({ refusal }) => refusal.code);
  }

  get goodbye(): string | null {
    return this.all('goodbye').at(-1)?.reason ?? null;
  }

  intend(intent: Intent, question = this.question): void {
    this.say({ type: 'intent', question, intent });
  }

  /** Forgets what it heard, so that a test sees only what comes now. The welcome and the latest state stay known. */
  mark(): () => readonly HeardMessage[] {
    const from = this.heard.length;
    return () => this.heard.slice(from);
  }
}
