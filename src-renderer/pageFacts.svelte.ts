/** What a host says of its table before anybody has joined (`GET /lan/info`, decision 8). */
export interface TableInfo {
  readonly id: string;
  readonly version: number;
  /** Null: the default name, worded from the host's name. */
  readonly name: string | null;
  readonly host: string;
  readonly seated: number;
  readonly seats: number;
  readonly phase: 'lobby' | 'playing';
  readonly locked: boolean;
}

/** What a window knows of where it stands, beyond what its bridge says. */
export class PageFacts {
  /** Null until the host has answered, and where no host served this page. */
  table: TableInfo | null = $state.raw(null);
  /** The address bar holds the link of this table: no code need be typed. */
  invited: boolean = $state.raw(false);
  /** Where this browser keeps nothing, a reload cannot come back to the same seat (decision 23). */
  keeps: boolean = $state.raw(true);
  /** The browser shell behind this window is gone or refuses it (decision 36). */
  shellFault: 'noSecret' | 'refused' | 'stopped' | null = $state.raw(null);
}
