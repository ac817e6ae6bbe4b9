import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { CountIn } from '../../src-shared/protocol/tableView.ts';
import { isGivenUp, type Chair, type Handle } from './chairs.ts';
import type { Clock } from './clock.ts';
import { hasGame, isOver, seatOf, type TableState } from './tableState.ts';

const SECOND_MS = 1_000;

/** The table with its count-in begun; one that runs already goes on as it was. */
export function counting(state: TableState, seconds: number): TableState {
  if (state.countIn.state === 'running') return state;
  return { ...state, countIn: { state: 'running', secondsLeft: seconds } };
}

/** The table with its count-in stopped. Refused: `notNow` where none runs. */
export function stopped(
  state: TableState,
  how: Exclude<CountIn, { state: 'idle' | 'running' }>,
): Result<TableState, TableRefusal> {
  if (state.countIn.state !== 'running') return err({ code: 'notNow' });
  return ok({ ...state, countIn: how });
}

/** A seat stops the count-in; any seat may. Refused: `noSeat` for the gallery, `notNow` where none runs. */
export function stopCountIn(state: TableState, handle: Handle): Result<TableState, TableRefusal> {
  const seat = seatOf(state, handle);
  return seat === null ? err({ code: 'noSeat' }) : stopped(state, { state: 'stopped', by: seat });
}

/**
 * The table after a change, with a count-in that fits it: what is dealt is what everybody saw when the count-in
 * began, so a change of the seats or the options stops it; before a rematch also that somebody leaves for good. Who stopped an earlier one is said only while the seats
 * are the same.
 */
export function withSettledCountIn(before: TableState, next: TableState): TableState {
  if (next.countIn.state === 'idle' || (hasGame(next) && !isOver(next))) return next;
  if (seatingOf(before) === seatingOf(next) && before.options === next.options) return next;
  const countIn: CountIn =
    next.countIn.state === 'running' ? { state: 'stoppedByChange' } : { state: 'idle' };
  return { ...next, countIn };
}

function seatingOf(state: TableState): string {
  // A game that is over keeps the chairs that are given up; the next one does not.
  const staying = state.chairs.filter((chair) => !isGivenUp(chair));
  return staying.map(chairKey).join('\n');
}

function chairKey(chair: Chair): string {
  return chair.kind === 'person' ? chair.person.handle : `${chair.kind} ${chair.name}`;
}

/** Calls once a second while the table counts in. */
export class CountInSeconds {
  readonly #clock: Clock;
  readonly #tick: () => void;
  #callOff: (() => void) | null = null;

  constructor(clock: Clock, tick: () => void) {
    this.#clock = clock;
    this.#tick = tick;
  }

  /** To be called after every change of the table. */
  follow({ countIn }: TableState): void {
    if (countIn.state !== 'running') return this.stop();
    this.#callOff ??= this.#clock.after(SECOND_MS, () => {
      this.#callOff = null;
      this.#tick();
    });
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }
}
