import type { BridgeEvent, LinkStatus } from '../../src-shared/bridge.ts';
import type { HostAct } from '../../src-shared/hosting.ts';
import { unreachable, type Result } from '../../src-shared/lang/result.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { HostChange, HostFault, RunningHost } from '../host/runningHost.ts';
import type { NearbyList } from './nearby.ts';
import { beginPractice } from './practice.ts';
import type { ShellGuest, ShellParts } from './shellParts.ts';
import type { UnfinishedTables } from './unfinishedTables.ts';

/** What the hosted table of a shell needs of the shell around it. */
export interface OwnTableParts {
  readonly parts: ShellParts;
  readonly guest: ShellGuest;
  readonly nearby: NearbyList;
  readonly unfinished: UnfinishedTables;
  readonly link: () => LinkStatus;
  readonly setLink: (status: LinkStatus) => void;
  readonly tell: (event: BridgeEvent) => void;
}

type Opening = Promise<Result<RunningHost, HostFault | 'unfit'>>;

/** The table that a shell hosts: at most one, from its opening to its end. */
export class OwnTable {
  readonly #around: OwnTableParts;
  #host: RunningHost | null = null;
  #isOpening = false;
  /** How many play at the practice table, this person included. */
  #practisers = 0;

  constructor(around: OwnTableParts) {
    this.#around = around;
  }

  get host(): RunningHost | null {
    return this.#host;
  }

  /** No table is open, and none is being opened. */
  get isNone(): boolean {
    return this.#host === null && !this.#isOpening;
  }

  /**
   * Opens a table and lets this shell's guest in by its link: to a seat, or to the gallery as the host's own screen
   * (decision 33). While one is open it lets a guest in who is at none: after a name that was refused, or after
   * leaving the seat. No port: `portsTaken`.
   */
  async open(name: string, seated: boolean): Promise<void> {
    if (this.#isOpening) return;
    if (this.#host !== null) {
      if (this.#isAway()) this.#around.guest.join(this.#host.ownLink(), name, seated ? 'seat' : 'gallery');
      return;
    }
    this.#around.nearby.allow();
    await this.#open(() => this.#openKept(name, null), name, seated);
  }

  /** A table for this person and bots, which starts as soon as the person sits. Nothing where a table is open. */
  async practise(name: string, players: number): Promise<void> {
    if (!this.isNone || !this.#isAway()) return;
    this.#practisers = players;
    await this.#open(() => this.#around.parts.openPractice(name), name, true);
  }

  /**
   * Opens a table of the list again as it stood. A table without a game that is open meanwhile gives way; one with a
   * game does not. What is wrong with it is told as a `tableAnswer`.
   */
  async takeUp(table: string, name: string): Promise<void> {
    const { unfinished, nearby } = this.#around;
    const isFree = this.#host === null ? this.#isAway() : this.#host.table.activity === 'lobby';
    if (this.#isOpening || !isFree) return;
    this.#isOpening = true;
    const records = await unfinished.records(table);
    if (records.ok) await this.#host?.close();
    this.#isOpening = false;
    if (!records.ok) {
      unfinished.refuse(records.error);
      return;
    }
    nearby.allow();
    await this.#open(() => this.#openKept(name, records.value), name, true);
  }

  /** For another evening, said to everybody; nothing where no game goes on. */
  async putAway(): Promise<void> {
    const activity = this.#host?.table.activity;
    if (activity === 'playing' || activity === 'dealing') await this.#host?.close('putAway');
  }

  /** Refused without a word where no table is open: no window of ours offers it then. */
  act(act: HostAct): void {
    const done = this.#host?.act(act);
    if (done?.ok === false) this.#around.tell({ event: 'refused', refusal: done.error });
  }

  /** What this shell's guest hears of the table that it is at. */
  heard(table: TableView): void {
    beginPractice(this.#host, table, this.#practisers);
  }

  /** Closes it in order, if there is one. */
  async close(): Promise<void> {
    const host = this.#host;
    this.#host = null;
    await host?.close();
  }

  #openKept(name: string, records: readonly string[] | null): Opening {
    const { parts, nearby, unfinished } = this.#around;
    return parts.openHost(name, nearby.lan.advertiser, {
      store: (tableId) => unfinished.keep(tableId),
      records,
    });
  }

  async #open(open: () => Opening, name: string, seated: boolean): Promise<void> {
    const { guest, tell } = this.#around;
    this.#isOpening = true;
    const opened = await open();
    this.#isOpening = false;
    if (!opened.ok) {
      this.#notOpened(opened.error);
      return;
    }
    const host = opened.value;
    this.#host = host;
    host.onChange((change) => this.#hear(change));
    tell({ event: 'hosting', hosting: host.hosting });
    const key = host.ownKey();
    if (key === null) guest.join(host.ownLink(), name, seated ? 'seat' : 'gallery');
    else guest.comeBack(host.port, key);
  }

  #notOpened(fault: HostFault | 'unfit'): void {
    const { unfinished, setLink } = this.#around;
    void unfinished.letGo();
    if (fault === 'unfit') unfinished.refuse('unfit');
    else setLink({ state: 'turnedAway', reason: fault });
  }

  #hear(change: HostChange): void {
    const { guest, tell, unfinished } = this.#around;
    switch (change.change) {
      case 'hosting':
        tell({ event: 'hosting', hosting: change.hosting });
        return;
      case 'closed':
        this.#host = null;
        tell({ event: 'hosting', hosting: null });
        guest.giveUp();
        void unfinished.letGo();
        return;
      case 'table':
        // The windows hear of the table as any guest does: through this shell's own guest.
        return;
      default:
        return unreachable(change);
    }
  }

  #isAway(): boolean {
    const { state } = this.#around.link();
    return state === 'home' || state === 'turnedAway';
  }
}
