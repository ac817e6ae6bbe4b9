import type { TableInfo } from '../src-shared/protocol/tableInfo.ts';

/** What a window knows of where it stands, beyond what its bridge says. */
export class PageFacts {
  /** Null until the host has answered, and where no host served this page. */
  table: TableInfo | null = $state.raw(null);
  /** The address bar holds the link of this table: no code need be typed. */
  invited: boolean = $state.raw(false);
  /** The name that this page has as a wall screen, where it was opened as one by the host's window. */
  wallName: string | null = $state.raw(null);
  /** Room for the wall's ring, to be read from afar; a smaller screen that watches shows the table of a seat. */
  wide: boolean = $state.raw(true);
  /** Where this browser keeps nothing, a reload cannot come back to the same seat (decision 23). */
  keeps: boolean = $state.raw(true);
  /** The browser shell behind this window is gone or refuses it (decision 36). */
  shellFault: 'noSecret' | 'refused' | 'stopped' | null = $state.raw(null);
}
