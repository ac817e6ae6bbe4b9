import type { HostAct, Hosting } from '../../src-shared/hosting.ts';
import type { KeptKey } from '../../src-shared/guest/keeper.ts';
import type { Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { Log } from '../log.ts';
import type { Interfaces } from './addresses.ts';
import type { Advertiser } from './advertiser.ts';
import type { Clock } from './clock.ts';
import type { Dealer } from './dealer.ts';
import type { Limits } from './limits.ts';
import type { BeginGame } from './playedGame.ts';
import type { ServedFiles } from './servedFiles.ts';
import type { TableStore } from '../journal/terms.ts';
import type { TakenUp } from './takenUp.ts';

/** How a table is opened. */
export interface HostOptions {
  /** Cleaned, as every name that is shown. */
  readonly hostName: string;
  readonly files: ServedFiles;
  readonly dealer: Dealer;
  readonly log: Log;
  /** Tried in this order; 0 is any free one (B-8). */
  readonly ports: readonly number[];
  /** The address to listen at; left out: every one of this machine. */
  readonly bind?: string;
  readonly limits?: Limits;
  readonly clock?: Clock;
  /** Where it keeps what it needs to be taken up; left out: it lives as long as this process. */
  readonly store?: (tableId: string) => TableStore;
  /** The table that is opened again, by the name and at the port that it had; a taken port gives way to `ports`. */
  readonly takeUp?: TakenUp;
  /** Makes the table known on the network; left out: nobody is told of it. */
  readonly advertiser?: Advertiser;
  /** This machine's networks; left out: as the system tells them. */
  readonly networks?: {
    readonly interfaces: () => Interfaces;
    readonly routed: () => Promise<string | null>;
  };
  /** One person practises with bots: said to the host's window. */
  readonly practice?: boolean;
  /** Left out: the rules. A test plants a fault here. */
  readonly begin?: BeginGame;
}

/** Why no table could be opened. */
export type HostFault = 'portsTaken';

/** What a host tells its own process. `table` is what everybody at it knows. */
export type HostChange =
  | { readonly change: 'hosting'; readonly hosting: Hosting }
  | { readonly change: 'table'; readonly table: TableView }
  | { readonly change: 'closed' };

/** A table that this process runs. */
export interface RunningHost {
  readonly hosting: Hosting;
  readonly table: TableView;
  readonly port: number;
  /** Somebody on another device came here, whatever became of it. */
  readonly reached: boolean;
  /**
   * The link by which this machine's own guest reaches the table, over loopback. The next one that comes in by it
   * from this machine is marked as the host's; asked for once a table.
   */
  ownLink(): string;
  /** The key of the host's own place at a table that was taken up; null where the host has none yet. */
  ownKey(): KeptKey | null;
  /** The host's own acts; callable in this process alone, never over the network. */
  act(act: HostAct): Result<null, TableRefusal>;
  onChange(listener: (change: HostChange) => void): () => void;
  /**
   * Says goodbye to all and ends within two seconds; a game that goes on can be taken up. Left out: `hostStopped`,
   * after which guests try to come back by themselves.
   */
  close(reason?: 'hostStopped' | 'putAway'): Promise<void>;
}
