/** A table of this profile whose game was not finished, as the home screen lists it (decision 39). */
export interface UnfinishedTable {
  /** The table's id: 32 hex digits. */
  readonly table: string;
  /** When the last of it was written, in milliseconds since 1970. */
  readonly lastPlayed: number;
  readonly found: FoundTable;
}

export type FoundTable =
  | {
      readonly state: 'whole';
      readonly hostName: string;
      /** In order of play, bots included. */
      readonly players: readonly string[];
      /** From 1; null between two games. */
      readonly round: number | null;
    }
  /** It cannot be taken up, and lies there until it is deleted. */
  | { readonly state: 'unfit'; readonly fault: TableFault };

/** Why a kept table, or a file of one, cannot be had: each is one sentence, and nothing is overwritten. */
export const TABLE_FAULTS = [
  'notOurs',
  'newerVersion',
  'needsPassphrase',
  'wrongPassphrase',
  /** Saved without a passphrase, on another profile. */
  'otherProfile',
  /** The system's keychain has its key, and this shell does not reach it. */
  'noKeeper',
  'edited',
  'empty',
  'tooLarge',
  'unreadable',
  /** Its records are none that the rules can play again. */
  'unfit',
  /** The same table is in the list. */
  'hereAlready',
  /** The disk took nothing. */
  'notWritten',
  /** It is gone from the list. */
  'noSuchTable',
] as const;
export type TableFault = (typeof TABLE_FAULTS)[number];

/** Why a hosted table is not kept now. */
export const LOSS_REASONS = ['diskFull', 'readOnly', 'gone', 'tooLarge', 'noKeeper', 'failed'] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

/** Whether the hosted table could be taken up after a failure. */
export interface Keeping {
  /** Null while it is kept. */
  readonly lost: LossReason | null;
  /** The key lies where another program of this person could read it: that stops a glance only. */
  readonly glanceOnly: boolean;
}

/** What became of a verb on a kept table, for the window that asked. */
export type TableAnswer =
  /** The file's bytes in base64url, for the window to give to the person. */
  | { readonly answer: 'saved'; readonly data: string }
  /** The table of this id stands in the list now. */
  | { readonly answer: 'opened'; readonly table: string }
  | { readonly answer: 'refused'; readonly fault: TableFault };

/** A passphrase has at least so many characters. */
export const PASSPHRASE_LEAST = 8;
export const PASSPHRASE_MOST = 256;
/** The longest file of a table that a window takes, in bytes: an evening is a tenth of it. */
export const TABLE_FILE_BYTES = 2 * 1024 * 1024;
/** Characters of a file's base64url in one call of the bridge. */
export const FILE_PART_UNITS = 6000;
