import type { HostAct, Hosting } from '../../src-shared/bridge.ts';
import type { Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal, TableView } from '../../src-shared/protocol/messages.ts';
import type { Log } from '../log.ts';
import type { Clock } from './clock.ts';
import type { Dealer } from './dealer.ts';
import type { Journal } from './journal.ts';
import type { Limits } from './limits.ts';

/** One file of the window, as it is served. */
export interface ServedFile {
  readonly bytes: Uint8Array;
  /** The content type, with its charset. */
  readonly type: string;
  /** The same bytes compressed by gzip, where that is shorter. */
  readonly gzip?: Uint8Array;
}

/** By path from the root, with a slash in front: `/index.html`. */
export type ServedFiles = ReadonlyMap<string, ServedFile>;

export interface HostOptions {
  readonly hostName: string;
  readonly version: string;
  readonly files: ServedFiles;
  readonly dealer: Dealer;
  readonly log: Log;
  /** Tried in this order; 0 is any free one. Left out: 41932, the next nine, then 0. */
  readonly ports?: readonly number[];
  /** The address to listen at; left out: every one of this machine. */
  readonly bind?: string;
  readonly limits?: Limits;
  readonly clock?: Clock;
  readonly journal?: Journal;
}

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
  /**
   * The link by which this machine's own guest reaches the table, over loopback. The next one that comes in by it
   * from this machine is marked as the host's; asked for once a table.
   */
  ownLink(): string;
  /** The host's own acts; callable in this process alone, never over the network. */
  act(act: HostAct): Result<null, TableRefusal>;
  onChange(listener: (change: HostChange) => void): () => void;
  /** Says goodbye to all and ends within two seconds. */
  close(): Promise<void>;
}

export type OpenHost = (options: HostOptions) => Promise<Result<RunningHost, HostFault>>;
