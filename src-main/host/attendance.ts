import type { SeatId } from '../../src-shared/rules/terms.ts';
import { channelOf, type Handle, type Person } from './chairs.ts';
import type { Clock } from './clock.ts';
import type { Limits } from './limits.ts';

const TICK_MS = 1_000;
const JUMP_MS = 2_000;

/** What the attendance makes happen at the table. */
export interface AttendanceTable {
  readonly everybody: () => readonly Person[];
  readonly beat: () => void;
  /** No word for nine seconds (decision 12). */
  readonly fellSilent: (handle: Handle) => void;
  /** No word for so long that the link is dead. */
  readonly died: (handle: Handle) => void;
  /** Once a second, after all judgements. */
  readonly ticked: () => void;
}

/** Beats, and who is away: judged once a second by the host's own clock. */
export class Attendance {
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #table: AttendanceTable;
  #callOff: () => void;
  #tickedAt: number;
  #beatAt: number;

  constructor(clock: Clock, limits: Limits, table: AttendanceTable) {
    this.#clock = clock;
    this.#limits = limits;
    this.#table = table;
    this.#tickedAt = clock.now();
    this.#beatAt = clock.now();
    this.#callOff = clock.after(TICK_MS, () => this.#tick());
  }

  stop(): void {
    this.#callOff();
  }

  #tick(): void {
    const now = this.#clock.now();
    if (now - this.#tickedAt > TICK_MS + JUMP_MS) this.#forgiveAll();
    this.#tickedAt = now;
    this.#callOff = this.#clock.after(TICK_MS, () => this.#tick());
    if (now - this.#beatAt >= this.#limits.beatMs) {
      this.#beatAt = now;
      this.#table.beat();
    }
    for (const person of this.#table.everybody()) this.#judge(person);
    this.#table.ticked();
  }

  /** The own machine slept: nobody is judged by a silence that was its own (decision 12). */
  #forgiveAll(): void {
    for (const person of this.#table.everybody()) channelOf(person)?.forgiveSilence();
  }

  #judge(person: Person): void {
    const silence = channelOf(person)?.silence ?? 0;
    if (silence > this.#limits.deadMs) this.#table.died(person.handle);
    else if (silence > this.#limits.awayMs && person.session.state === 'here')
      this.#table.fellSilent(person.handle);
  }
}

/** Counts how long the table has waited for each seat that is absent at a question it must answer. */
export class WaitingFor {
  readonly #since = new Map<SeatId, number>();

  /** The seats that it has waited for at least `ms`, ascending; `waited` are those it waits for now. */
  longerThan(ms: number, waited: readonly SeatId[], now: number): readonly SeatId[] {
    for (const seat of [...this.#since.keys()]) if (!waited.includes(seat)) this.#since.delete(seat);
    for (const seat of waited) if (!this.#since.has(seat)) this.#since.set(seat, now);
    return waited.filter((seat) => now - (this.#since.get(seat) ?? now) >= ms);
  }
}
