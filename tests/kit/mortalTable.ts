import type { Clock } from '../../src-main/host/clock.ts';
import { jointDealer } from '../../src-main/host/jointDeal.ts';
import { StoredJournal } from '../../src-main/host/storedJournal.ts';
import type { TableStore } from '../../src-main/journal/terms.ts';
import { takeUp } from '../../src-main/host/takenUp.ts';
import { DoorTable, type DoorGuest } from './doorTable.ts';
import { DoorGuest as Guest } from './doorTable.ts';
import { FakeClock, settled } from './fakeClock.ts';
import type { MemoryTableOptions } from './memoryTable.ts';
import { quiet } from './trustPlay.ts';

/** A clock that stands still for good once its process is dead. */
class MortalClock implements Clock {
  readonly #clock: Clock;
  isDead = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now();
  }

  after(ms: number, run: () => void): () => void {
    return this.#clock.after(ms, () => {
      if (!this.isDead) run();
    });
  }
}

/** Whether the host dies as it writes this record. */
export type Plan = (text: string) => 'live' | 'dieBefore' | 'dieAfter';

/** A table whose host may die at any record and rise again from what was kept, with guests that outlive it. */
export class MortalTable implements TableStore {
  readonly clock = new FakeClock();
  readonly guests: DoorGuest[] = [];
  /** What lies on the disk. */
  texts: string[] = [];
  /** How often the host died. */
  deaths = 0;
  plan: Plan = () => 'live';
  /** Turns of waiting until a record is written. */
  slowness = 0;
  door: DoorTable;
  readonly #options: MemoryTableOptions;
  #life = new MortalClock(this.clock);

  constructor(options: MemoryTableOptions = {}) {
    this.#options = options;
    this.door = this.#open([]);
  }

  get isDead(): boolean {
    return this.#life.isDead;
  }

  /** So many people, named P0, P1, …, and then so many bots. */
  async seat(people: number, bots: number): Promise<void> {
    for (let place = 0; place < people; place += 1) this.guest(`P${place}`);
    await quiet();
    this.door.kit.bots(bots);
    await quiet();
  }

  guest(name: string, as: 'seat' | 'gallery' = 'seat'): DoorGuest {
    const guest = new Guest(this.door, this.clock);
    this.guests.push(guest);
    guest.join(this.door.link, name, as);
    return guest;
  }

  /** Another window of the same device, which takes the seat. */
  twin(guest: DoorGuest): DoorGuest {
    const twin = new Guest(this.door, this.clock, guest);
    this.guests.push(twin);
    twin.comeBack();
    return twin;
  }

  /** The process ends where it stands: nothing more is written, said or heard. */
  die(): void {
    this.#life.isDead = true;
    this.deaths += 1;
    this.door.isDown = true;
    for (const guest of this.guests) guest.drop();
  }

  /** The process is started anew, and finds what lies on the disk. */
  rise(): void {
    this.#life = new MortalClock(this.clock);
    this.door = this.#open(this.texts);
    for (const guest of this.guests) guest.door = this.door;
  }

  #open(texts: readonly string[]): DoorTable {
    const journal = new StoredJournal(this.#storeOf(this.#life));
    const usual = { dealer: jointDealer, ...this.#options, journal, clock: this.#life };
    if (texts.length === 0) return new DoorTable(usual);
    const found = takeUp(texts);
    if (!found.ok) throw new Error(`nothing to take up: ${found.error.code}`);
    void journal.begin(found.value.records);
    return new DoorTable({ ...usual, found: found.value });
  }

  /** What a dead process still writes reaches no disk. */
  #storeOf(life: MortalClock): TableStore {
    const living = (write: () => Promise<void>): Promise<void> =>
      life.isDead ? new Promise(() => undefined) : write();
    return {
      begin: (records) => living(() => this.begin(records)),
      append: (record) => living(() => this.append(record)),
      remove: () => living(() => this.remove()),
      close: () => living(() => this.close()),
    };
  }

  begin(records: readonly string[]): Promise<void> {
    return this.#write(records.at(-1) ?? '', () => (this.texts = [...records]));
  }

  append(record: string): Promise<void> {
    return this.#write(record, () => (this.texts = [...this.texts, record]));
  }

  remove(): Promise<void> {
    this.texts = [];
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #write(text: string, write: () => void): Promise<void> {
    const life = this.#life;
    for (let turn = 0; turn < this.slowness; turn += 1) await settled();
    if (life.isDead) return new Promise(() => undefined);
    const fate = this.plan(text);
    if (fate !== 'dieBefore') write();
    if (fate === 'live') return;
    this.die();
    return new Promise(() => undefined);
  }
}
