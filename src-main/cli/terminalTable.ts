import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import type { Activity, SeatedView, TableView } from '../../src-shared/protocol/tableView.ts';
import type { Say, TerminalAsks } from './terminalAsks.ts';

type Words = Dictionary['words']['shell']['terminal'];

/** What the terminal says of the people at the host's table and of what goes on there. */
export class TerminalTable {
  readonly #words: Words;
  readonly #asks: TerminalAsks;
  readonly #say: Say;

  constructor(words: Words, asks: TerminalAsks, say: Say) {
    this.#words = words;
    this.#asks = asks;
    this.#say = say;
  }

  /** Says what is another than before; of a table that is heard of first, who is there alone. */
  hear(table: TableView, before: TableView | null): void {
    if (JSON.stringify(before?.seats ?? []) !== JSON.stringify(table.seats)) this.#showPeople(table);
    if (before !== null && before.watching !== table.watching) {
      this.#say(this.#words.watching, { n: table.watching });
    }
    if (before !== null && before.locked !== table.locked) {
      this.#say(table.locked ? this.#words.locked : this.#words.unlocked);
    }
    this.#asks.hearTable(table, before);
    if (before !== null && before.activity !== table.activity) this.#say(this.#words[table.activity]);
    if (before !== null && before.paused !== table.paused) this.#sayPause(table);
    this.#sayCountIn(table, before);
  }

  /** That it began, with the word that stops it, and that it was stopped; its seconds are on the screens. */
  #sayCountIn({ countIn }: TableView, before: TableView | null): void {
    const wasRunning = before?.countIn.state === 'running';
    if (countIn.state === 'running' && !wasRunning)
      this.#say(this.#words.countIn, { n: countIn.secondsLeft });
    if (wasRunning && (countIn.state === 'stopped' || countIn.state.startsWith('stoppedBy')))
      this.#say(this.#words.countInStopped);
  }

  /** A pause that ends with its game needs no word. */
  #sayPause({ paused, activity }: TableView): void {
    if (paused === null && activity !== 'playing') return;
    if (paused === null) this.#say(this.#words.goesOn);
    else this.#say(paused === 'host' ? this.#words.paused : this.#words.fault);
  }

  #showPeople(table: TableView): void {
    this.#say(this.#words.people, { n: table.seats.length });
    for (const [index, seat] of table.seats.entries()) {
      this.#say(this.#words[lineFor(seat, table.activity)], { number: index + 1, name: seat.name });
    }
  }
}

type PersonLine = 'person' | 'personAway' | 'personLeft' | 'personReady' | 'bot';

function lineFor(seat: SeatedView, activity: Activity): PersonLine {
  if (seat.occupant === 'bot') return 'bot';
  if (seat.presence === 'away') return 'personAway';
  if (seat.presence === 'left') return 'personLeft';
  return seat.ready && activity === 'lobby' ? 'personReady' : 'person';
}
