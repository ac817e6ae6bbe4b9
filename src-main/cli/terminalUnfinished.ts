import type { BridgeCall, BridgeEvent } from '../../src-shared/bridge.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import type { Activity } from '../../src-shared/protocol/tableView.ts';
import type { Keeping, UnfinishedTable } from '../../src-shared/unfinished.ts';
import type { Say } from './terminalAsks.ts';

/** What the terminal says of tables that stopped in the middle, and of how the hosted one is kept (decision 39). */
export class TerminalUnfinished {
  readonly #dictionary: Dictionary;
  readonly #say: Say;
  #tables: readonly UnfinishedTable[] = [];
  #isLost = false;

  constructor(dictionary: Dictionary, say: Say) {
    this.#dictionary = dictionary;
    this.#say = say;
  }

  get #words(): Dictionary['words']['journal'] {
    return this.#dictionary.words.journal;
  }

  /** Says a list once, as long as it stays the same. */
  hear(event: Extract<BridgeEvent, { readonly event: 'unfinished' | 'tableAnswer' | 'keeping' }>): void {
    if (event.event === 'unfinished') this.#hearTables(event.tables);
    else if (event.event === 'keeping') this.#hearKeeping(event.keeping);
    else if (event.answer.answer === 'refused') this.#say(this.#words.faults[event.answer.fault]);
  }

  #hearTables(tables: readonly UnfinishedTable[]): void {
    const isNew = JSON.stringify(tables) !== JSON.stringify(this.#tables);
    this.#tables = tables;
    if (!isNew || tables.length === 0) return;
    this.#say(this.#words.terminal.found, { n: tables.length });
    for (const [index, { found }] of tables.entries()) {
      const number = index + 1;
      if (found.state === 'unfit') this.#say(this.#words.terminal.unfitLine, { number });
      else
        this.#say(this.#words.terminal.line, {
          number,
          host: found.hostName,
          players: new Intl.ListFormat(this.#dictionary.lang).format(found.players),
        });
    }
  }

  #hearKeeping(keeping: Keeping | null): void {
    const { lost, title, hint } = this.#words.keeping;
    const reason = keeping?.lost ?? null;
    if (reason !== null) {
      this.#say(lost[reason]);
      this.#say(title);
      this.#say(hint);
    } else if (this.#isLost && keeping !== null) {
      this.#say(this.#words.terminal.keptAgain);
    }
    this.#isLost = reason !== null;
  }

  /** The call that takes up the table of this number, from 0; null, and a sentence, where that cannot be. */
  takeUp(index: number, hosted: Activity | undefined, name: string): BridgeCall | null {
    const table = this.#tables[index];
    if (table === undefined) this.#say(this.#words.terminal.which);
    else if (hosted !== undefined && hosted !== 'lobby') this.#say(this.#words.terminal.busy);
    else return { verb: 'takeUp', table: table.table, name };
    return null;
  }
}
