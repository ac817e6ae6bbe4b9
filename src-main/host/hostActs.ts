import type { HostAct } from '../../src-shared/hosting.ts';
import { ok, type Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import { afterAct } from './acts.ts';
import { farewell } from './chairs.ts';
import { afterRemoval, screenOf } from './gallery.ts';
import type { TableParts } from './parts.ts';
import { isOver, type TableState } from './tableState.ts';

/** What the acts of the host make happen at the table. */
export interface HostActsTable {
  readonly state: () => TableState;
  readonly become: (next: TableState) => void;
  /** To everybody, though nothing that all know has changed. */
  readonly tellAgain: () => void;
  readonly clearGame: () => void;
  readonly sitIn: (seat: number) => void;
  readonly deal: () => void;
  /** Breaks the game of this number off. */
  readonly endGame: (game: number) => void;
}

/** Carries out what the host does to the table: the new state, and what follows from the act beside it. */
export class HostActs {
  readonly #parts: TableParts;
  readonly #table: HostActsTable;

  constructor(parts: TableParts, table: HostActsTable) {
    this.#parts = parts;
    this.#table = table;
  }

  /** Judged at once; what follows from it is told to everybody. Refused like `afterAct`. */
  act(act: HostAct): Result<null, TableRefusal> {
    const { state, become, clearGame, sitIn, deal } = this.#table;
    const before = state();
    const after = afterAct(before, act, this.#parts.dice, this.#parts.limits);
    if (!after.ok) return after;
    if (act.type === 'newCode') this.#renew();
    // Seats change from one game to the next: until the new one is dealt, nobody is shown the old one as their own.
    if (isOver(before) && !isOver(after.value)) clearGame();
    if (act.type === 'sitIn') sitIn(act.seat);
    if (act.type === 'remove') this.#remove(before, after.value, act.seat);
    else become(after.value);
    if (act.type === 'closeScreen') farewell(screenOf(before, act.screen));
    if (after.value.activity === 'dealing' && before.activity !== 'dealing') deal();
    if (act.type === 'endGame') this.#endGame();
    if (act.type === 'closeTable') this.#parts.onClosed();
    return ok(null);
  }

  /** The host removed whoever sits here: the key dies, and with it the code and the link that are known. */
  #remove(before: TableState, after: TableState, index: number): void {
    const chair = before.chairs[index];
    if (chair?.kind !== 'person') return this.#table.become(after);
    this.#parts.log('info', 'removed', { seat: index });
    this.#parts.ring.renew();
    this.#table.become(afterRemoval(after));
    farewell(chair.person);
    this.#parts.onRenewed();
  }

  #renew(): void {
    this.#parts.ring.renew();
    this.#parts.onRenewed();
    this.#table.tellAgain();
  }

  #endGame(): void {
    const { game } = this.#table.state();
    this.#parts.log('info', 'gameEnded', { count: game });
    this.#table.endGame(game);
  }
}
