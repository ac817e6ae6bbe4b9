import type { KeptKey } from '../../src-shared/guest/keeper.ts';
import type { TableCall } from '../../src-shared/guest/tableCall.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';
import type { Result } from '../../src-shared/lang/result.ts';
import type { Address } from '../../src-shared/protocol/invitation.ts';
import type { Settings } from '../../src-shared/settings.ts';
import type { Advertiser } from '../host/advertiser.ts';
import type { History } from '../history/history.ts';
import type { HostFault, RunningHost } from '../host/runningHost.ts';
import type { PickedTable } from '../lan/recent.ts';
import type { TableStore } from '../journal/terms.ts';
import type { NearbyParts } from './nearby.ts';
import type { UnfinishedParts } from './unfinishedTables.ts';

/** This shell's guest: one connection at a time, to a table of this machine or of another. */
export interface ShellGuest {
  /** `picked` is the table of the list that was chosen; without one `where` says it all. */
  join(where: string, name: string, as: 'seat' | 'gallery', picked?: PickedTable): void;
  say(call: TableCall): void;
  /** The text of the last game's file, once it was opened; null before. */
  readonly gameFile: string | null;
  /** Tells the game that was opened as a file. */
  saveGame(): void;
  /** Back to the place at this machine's own table that the key opens, whatever this device remembers of it. */
  comeBack(port: number, key: KeptKey): void;
  leave(): void;
  playHere(): void;
  /** Ends the connection without a word to the table, which keeps the seat. */
  giveUp(): void;
  /** The machine slept, or its network changed: the link is made anew at once. */
  wake(): void;
  /** While the link is lost: the table that this guest sits at may answer at another address now. */
  follow(whereIs: (table: string) => Address | null): void;
}

/** Where a hosted table is kept, and what it is opened from. */
export interface TableKeep {
  readonly store: (tableId: string) => TableStore;
  /** The records of the table that is taken up; null for a new one. */
  readonly records: readonly string[] | null;
}

/** All that a shell is given. */
export interface ShellParts extends NearbyParts, UnfinishedParts {
  readonly kind: 'electron' | 'browser';
  readonly version: string;
  readonly settings: Settings;
  readonly saveSettings: (settings: Settings) => void;
  /** Opens the profile's folder in the system's own window where that can be had, and says where it lies. */
  readonly showFolder: () => string;
  /** Deletes every file of the profile that holds something of this person. */
  readonly deleteMine: () => Promise<void>;
  readonly history: History;
  readonly guest: (hear: (event: WindowEvent) => void) => ShellGuest;
  /** `unfit`: the records are none that a table can be taken up from. */
  readonly openHost: (
    hostName: string,
    advertiser: Advertiser,
    keep: TableKeep,
  ) => Promise<Result<RunningHost, HostFault | 'unfit'>>;
  /** A host for practice: it is announced to nobody, and listens on loopback alone. */
  readonly openPractice: (hostName: string) => Promise<Result<RunningHost, HostFault>>;
}
