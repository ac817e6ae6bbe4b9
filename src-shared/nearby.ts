import type { SystemBlock } from './doctorReport.ts';

/** The tables that this device finds on its networks; never told to a page that a host served. */
export interface Nearby {
  /** False where nothing is looked for: a person's act comes first (decision 44). */
  readonly looking: boolean;
  /** Nothing was found for five seconds: time for the other ways. */
  readonly quiet: boolean;
  /** The system keeps this program off its networks: the window says what to click. Null where it does not. */
  readonly blocked: SystemBlock | null;
  /** The networks that are looked at, as address ranges: `192.168.1.0/24`. */
  readonly networks: readonly string[];
  /** In the order in which they were found. */
  readonly tables: readonly NearbyTable[];
  /** Tables that this person sat at and that do not answer now, the latest first. */
  readonly recent: readonly RecentTable[];
  /** The person's own search of the subnet: how many addresses were asked. */
  readonly search: {
    readonly state: 'idle' | 'running' | 'over';
    readonly asked: number;
    readonly all: number;
  };
}

/** A table that answers on one of the networks. */
export interface NearbyTable {
  readonly id: string;
  /** Null: the default name, worded from the host's name. */
  readonly name: string | null;
  readonly host: string;
  /** `address:port`. */
  readonly address: string;
  readonly seated: number;
  readonly seats: number;
  readonly phase: 'lobby' | 'playing';
  readonly locked: boolean;
  readonly fit: 'fits' | 'hostOlder' | 'hostNewer';
  /** It missed two questions in a row. */
  readonly silent: boolean;
  /** This shell hosts it. */
  readonly own: boolean;
  /** This person sat at it before. */
  readonly recent: boolean;
}

/** A table that this person sat at before. */
export interface RecentTable {
  readonly id: string;
  readonly name: string | null;
  readonly host: string;
  readonly address: string;
}
