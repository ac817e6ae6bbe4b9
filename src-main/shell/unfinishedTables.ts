import type { BridgeEvent, TableVerb } from '../../src-shared/bridge.ts';
import { unreachable, type Result } from '../../src-shared/lang/result.ts';
import type { Keeping, TableAnswer, TableFault, UnfinishedTable } from '../../src-shared/unfinished.ts';
import type { KeptTable } from '../journal/keptTable.ts';
import { FileParts } from './fileParts.ts';
import type { KeptTables } from './keptTables.ts';

/** What a shell needs to keep its tables and to take them up. */
export interface UnfinishedParts {
  readonly tables: KeptTables;
  /** The journal of one hosted table; `onKeeping` is told whether it is kept, and how well. */
  readonly keepTable: (tableId: string, onKeeping: (keeping: Keeping) => void) => KeptTable;
}

/** The verbs that are about the list and its files alone: the others open or close a table. */
export type ListVerb = Exclude<TableVerb, { readonly verb: 'takeUp' | 'putAway' }>;

/** The tables of one shell that can be taken up, and whether the hosted one could. */
export class UnfinishedTables {
  readonly #parts: UnfinishedParts;
  readonly #tell: (event: BridgeEvent) => void;
  readonly #file = new FileParts();
  #listed: readonly UnfinishedTable[] = [];
  #keeping: Keeping | null = null;
  #kept: KeptTable | null = null;
  /** One thing after the other, so that a list is never older than what was asked before it. */
  #queue: Promise<void> = Promise.resolve();

  constructor(parts: UnfinishedParts, tell: (event: BridgeEvent) => void) {
    this.#parts = parts;
    this.#tell = tell;
    void this.look();
  }

  /** For a window that has just come. */
  get events(): readonly BridgeEvent[] {
    return [
      { event: 'unfinished', tables: this.#listed },
      { event: 'keeping', keeping: this.#keeping },
    ];
  }

  /** A table in the list can be taken up. */
  get hasWhole(): boolean {
    return this.#listed.some(({ found }) => found.state === 'whole');
  }

  /** Looks into the folder again. Resolves when the list was told, if it is another one. */
  look(): Promise<void> {
    return this.#inTurn(async () => {
      const listed = await this.#parts.tables.list(this.#kept?.tableId ?? null);
      const isNew = JSON.stringify(listed) !== JSON.stringify(this.#listed);
      this.#listed = listed;
      if (isNew) this.#tell({ event: 'unfinished', tables: listed });
    });
  }

  /** The journal of the table that is being opened. */
  keep(tableId: string): KeptTable {
    const kept = this.#parts.keepTable(tableId, (keeping) => {
      // What a table says that is closed already concerns nobody.
      if (this.#kept !== kept) return;
      this.#keeping = keeping;
      this.#tell({ event: 'keeping', keeping });
    });
    this.#kept = kept;
    return kept;
  }

  /** The table is closed, or never opened: it may stand in the list. */
  letGo(): Promise<void> {
    this.#kept = null;
    if (this.#keeping !== null) this.#tell({ event: 'keeping', keeping: null });
    this.#keeping = null;
    return this.look();
  }

  /** The records of a table of the list. Refused by what is wrong with it; `noSuchTable`. */
  async records(table: string): Promise<Result<readonly string[], TableFault>> {
    if (!this.#listed.some((listed) => listed.table === table)) return { ok: false, error: 'noSuchTable' };
    const read = await this.#parts.tables.read(table);
    return read.ok ? { ok: true, value: read.value.records } : read;
  }

  refuse(fault: TableFault): void {
    this.#answer({ answer: 'refused', fault });
  }

  /** The answer comes as a `tableAnswer`, and a list that has changed as `unfinished`. */
  async obey(call: ListVerb): Promise<void> {
    switch (call.verb) {
      case 'deleteTable':
        if (!(await this.#parts.tables.remove(call.table))) this.refuse('notWritten');
        return this.look();
      case 'saveTable':
        return this.#save(call.table, call.passphrase);
      case 'tableFilePart':
        this.#file.take(call);
        return;
      case 'openTable':
        return this.#open(call.passphrase);
      case 'keepAgain':
        return this.#kept?.tryAgain();
      default:
        return unreachable(call);
    }
  }

  async #save(table: string, passphrase: string | null): Promise<void> {
    const frozen = await this.#parts.tables.freeze(table, passphrase);
    if (frozen.ok) this.#answer({ answer: 'saved', data: Buffer.from(frozen.value).toString('base64url') });
    else this.refuse(frozen.error);
  }

  async #open(passphrase: string | null): Promise<void> {
    const file = this.#file.whole();
    const opened = file === null ? null : await this.#parts.tables.open(file, passphrase);
    if (opened === null) {
      this.refuse('unreadable');
      return;
    }
    if (!opened.ok) {
      this.refuse(opened.error);
      return;
    }
    await this.look();
    this.#answer({ answer: 'opened', table: opened.value });
  }

  #answer(answer: TableAnswer): void {
    this.#tell({ event: 'tableAnswer', answer });
  }

  #inTurn(job: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(job);
    return this.#queue;
  }
}
