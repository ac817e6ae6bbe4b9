import type { Result } from '../../src-shared/lang/result.ts';

/** Why a file gives no table, each a sentence for a person; nothing is ever overwritten because of one. */
export const JOURNAL_FAULTS = [
  /** No journal of Kabinett, whatever it is. */
  'notOurs',
  'newerVersion',
  /** The passphrase is another one, or this profile has not the key. */
  'wrongKey',
  /** The key is kept by the app, and this is the shell without it, or the system's keychain is gone. */
  'noKeeper',
  /** Something before the end is not as it was written; a torn tail alone is no fault. */
  'edited',
  'empty',
  'tooLarge',
  'unreadable',
] as const;
export type JournalFault = (typeof JOURNAL_FAULTS)[number];

/** A file's own key as the file keeps it; how it is kept is written beside it. */
export interface WrappedKey {
  /**
   * `system`: the keychain of the system; `basicText`: the system has none, and seals with a password that everybody
   * knows; `file`: a key in the profile; `passphrase`: what a person knows.
   */
  readonly keptBy: 'system' | 'basicText' | 'file' | 'passphrase';
  /** Base64url, at most a few hundred characters. */
  readonly wrapped: string;
  /** The work of the passphrase's scrypt; null for the others. */
  readonly scrypt: ScryptWork | null;
}

export interface ScryptWork {
  /** Base64url of 16 bytes. */
  readonly salt: string;
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** Keeps the 32 bytes that open one file. */
export interface KeyKeeper {
  /** Refused: `noKeeper`, where the system keeps no secrets now. */
  wrap(key: Uint8Array): Promise<Result<WrappedKey, 'noKeeper'>>;
  /** Refused: `wrongKey`; `noKeeper`, when another kind of keeper has it. */
  unwrap(wrapped: WrappedKey): Promise<Result<Uint8Array, 'wrongKey' | 'noKeeper'>>;
}

/** One file that is written to. */
export interface JournalFile {
  readonly keptBy: WrappedKey['keptBy'];
  /** Resolves when the record is on the disk; rejects with the system's error, and after that for good. */
  append(record: string): Promise<void>;
  /** Lets go of the file; it stays. */
  close(): Promise<void>;
}

/** What a journal holds. */
export interface ReadJournal {
  readonly tableId: string;
  readonly keptBy: WrappedKey['keptBy'];
  /** In the order in which they were written. */
  readonly records: readonly string[];
  /** The last write was cut off: its record is not among these, and nobody was told of its effect. */
  readonly torn: boolean;
}

/**
 * Where a table keeps its records: the host is given one and knows no file. None of these rejects: what cannot be
 * kept is said once by whoever made it, and the game goes on.
 */
export interface TableStore {
  /**
   * Begins the table's file anew with these records, in one step in place of the one before, under a new key.
   * Resolves when they are durable or given up.
   */
  begin(records: readonly string[]): Promise<void>;
  /** Resolves when the record is durable, or given up. Nothing before the first `begin` and after `remove`. */
  append(record: string): Promise<void>;
  /** There is nothing to take up any more: the game was finished, or ended early (decision 25). */
  remove(): Promise<void>;
  /** Lets go of the file, which stays to be taken up. */
  close(): Promise<void>;
}

/** What the list of unfinished tables says of one. */
export interface TableSummary {
  readonly hostName: string;
  /** In order of play, bots included. */
  readonly players: readonly string[];
  /** The round that the game had come to, from 1; null between two games. */
  readonly round: number | null;
}

/** Why records have no summary; `nothing`: there is nothing in them that would be lost. */
export type SummaryFault = 'nothing' | 'newerVersion' | 'unfit';

/** Reads a summary from a journal's records. */
export type Summarise = (records: readonly string[]) => Result<TableSummary, SummaryFault>;
