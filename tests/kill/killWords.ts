import type { HostAct } from '../../src-shared/hosting.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';

/** When a host kills itself, as `kill -9` does, counted over the writes of its life. */
export interface Fate {
  /** Which write of this life, from 1. */
  readonly write: number;
  /** Before the disk is asked, while it is at work, or once the record is durable and nobody has been told. */
  readonly when: 'before' | 'during' | 'after';
}

export interface KillOptions {
  /** The folder of the journals. */
  readonly folder: string;
  readonly port: number;
  /** The table to take up; null for a new one. */
  readonly table: string | null;
  /** Null: it lives until it is killed from outside. */
  readonly fate: Fate | null;
  /** A planted fault: so many of the last records are lost as it reads them. */
  readonly loses: number;
}

export type Told = { readonly tell: 'act'; readonly act: HostAct };

/** What a host's process says. */
export type Said =
  | {
      readonly say: 'open';
      readonly table: string;
      readonly port: number;
      readonly link: string;
      readonly code: string;
      /** How many records were taken up, and the milliseconds that reading and replaying them took. */
      readonly records: number;
      readonly tookMs: number;
    }
  | { readonly say: 'table'; readonly table: TableView }
  /** Said before anybody is told of what the record says. */
  | { readonly say: 'wrote'; readonly bytes: number }
  | { readonly say: 'fault'; readonly code: string };
