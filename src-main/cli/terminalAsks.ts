import type { HostAsk, Hosting } from '../../src-shared/hosting.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import type { Fills, Sentence } from '../../src-shared/locale/say.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';

export type Say = (sentence: Sentence, fills?: Fills) => void;

type DoorWords = Dictionary['words']['door'];

const MINUTE_MS = 60_000;

/** Says in the terminal what the host is asked (decisions 4, 5 and 25), each question once. */
export class TerminalAsks {
  readonly #words: DoorWords;
  readonly #say: Say;
  readonly #now: () => number;
  #tableId = '';
  #asked = 0;
  #guesses = 0;
  #codeShut = false;
  #absent: readonly number[] = [];

  /** `now` is this machine's time in milliseconds since 1970. */
  constructor(words: DoorWords, say: Say, now: () => number) {
    this.#words = words;
    this.#say = say;
    this.#now = now;
  }

  /** What is new in `hosting` since it was told last. */
  hearHosting({ tableId, asks, guessing }: Hosting, table: TableView | null): void {
    if (tableId !== this.#tableId) this.#asked = 0;
    this.#tableId = tableId;
    for (const ask of asks) if (ask.ask > this.#asked) this.#sayAsk(ask, table);
    this.#asked = Math.max(this.#asked, ...asks.map(({ ask }) => ask));
    const { terminal } = this.#words;
    if (guessing !== null && this.#guesses === 0) this.#say(terminal.guessing, { n: guessing.count });
    if (guessing?.codeShut === true && !this.#codeShut) this.#say(terminal.codeShut);
    this.#guesses = guessing?.count ?? 0;
    this.#codeShut = guessing?.codeShut ?? false;
  }

  /** Whether the host is asked first, and whom the table has waited for too long. */
  hearTable(table: TableView, before: TableView | null): void {
    const { terminal } = this.#words;
    if ((before?.asksFirst ?? false) !== table.asksFirst)
      this.#say(table.asksFirst ? terminal.asksFirst : terminal.asksNot);
    for (const seat of table.longAbsent) {
      if (this.#absent.includes(seat)) continue;
      this.#say(terminal.absent, { name: table.seats[seat]?.name ?? '', number: seat + 1 });
    }
    this.#absent = table.longAbsent;
  }

  #sayAsk(ask: HostAsk, table: TableView | null): void {
    const { terminal } = this.#words;
    const fills = { number: ask.ask, name: ask.name };
    if (ask.kind === 'seat') return this.#saySeat(ask, table);
    if (ask.as === 'seat') return this.#say(terminal.seat, fills);
    this.#say(ask.name === '' ? terminal.watchUnnamed : terminal.watch, fills);
  }

  #saySeat(ask: Extract<HostAsk, { readonly kind: 'seat' }>, table: TableView | null): void {
    const { terminal } = this.#words;
    const fills = { number: ask.ask, asker: ask.name, seat: ask.seat + 1 };
    this.#say(ask.name === '' ? terminal.claimUnnamed : terminal.claim, fills);
    this.#sayHolder(ask, table?.seats[ask.seat]?.name ?? '');
  }

  #sayHolder({ holder, awaySince }: Extract<HostAsk, { readonly kind: 'seat' }>, name: string): void {
    const { seatAsk } = this.#words;
    const now = this.#now();
    const n = Math.floor((now - (awaySince ?? now)) / MINUTE_MS);
    if (holder === 'here' || holder === 'removed' || n >= 1) this.#say(seatAsk[holder], { name, n });
    else this.#say(holder === 'left' ? seatAsk.leftNow : seatAsk.awayNow, { name });
  }
}
