import type { SeatId } from '../../src-shared/rules/terms.ts';
import { Attendance, WaitingFor } from './attendance.ts';
import { channelOf, type Handle } from './chairs.ts';
import type { TableParts } from './parts.ts';
import { withSession } from './seating.ts';
import { absentAmong, everybody, personOf, type TableState } from './tableState.ts';

/** What the presence needs of the table around it. */
export interface PresenceTable {
  readonly state: () => TableState;
  readonly become: (next: TableState) => void;
  /** The seats that the game waits for; none while it is closed to intents. */
  readonly awaiting: () => readonly SeatId[];
  readonly beat: () => void;
  /** Once a second, after everybody was judged. */
  readonly ticked: () => void;
}

/** Who of the people at a table is here, and for whom of the absent it has waited too long. */
export class Presence {
  readonly #parts: TableParts;
  readonly #table: PresenceTable;
  readonly #attendance: Attendance;
  readonly #waiting = new WaitingFor();

  constructor(parts: TableParts, table: PresenceTable) {
    this.#parts = parts;
    this.#table = table;
    this.#attendance = new Attendance(parts.clock, parts.limits, {
      everybody: () => everybody(table.state()),
      beat: () => table.beat(),
      fellSilent: (handle) => this.#fellSilent(handle),
      died: (handle) => this.#died(handle),
      ticked: () => {
        table.ticked();
        this.recount();
      },
    });
  }

  /** Counts whom the table has waited for too long; a pause waits for nobody (decision 25). */
  recount(): void {
    const { clock, limits } = this.#parts;
    const state = this.#table.state();
    const waited = absentAmong(state, this.#table.awaiting());
    const long = this.#waiting.longerThan(limits.longAbsentMs, waited, clock.now());
    if (long.join() !== state.longAbsent.join()) this.#table.become({ ...state, longAbsent: long });
  }

  stop(): void {
    this.#attendance.stop();
  }

  #fellSilent(handle: Handle): void {
    const { state, become } = this.#table;
    const person = personOf(state(), handle);
    if (person?.session.state !== 'here') return;
    this.#parts.log('info', 'away', { code: 'silent' });
    become(withSession(state(), handle, { state: 'silent', channel: person.session.channel }));
  }

  #died(handle: Handle): void {
    const { state, become } = this.#table;
    const person = personOf(state(), handle);
    if (person === null) return;
    become(withSession(state(), handle, { state: 'gone' }));
    channelOf(person)?.cut();
  }
}
