import type { Forgery } from '../fairness/terms.ts';
import type { DeviceReport } from '../protocol/deal.ts';
import type { TableView } from '../protocol/tableView.ts';
import type { SeatId } from '../rules/terms.ts';
import type { Emote } from '../talk/talkView.ts';

/**
 * Beats of a host after which nothing that was said on this link is under way any more. A link that hears nothing for
 * nine seconds ends, so no more than three of them come at once.
 */
const BEATS_UNDER_WAY = 5;

interface Waiting<Thing> {
  readonly thing: Thing;
  readonly beats: number;
}

/**
 * What was said on this link and is not told yet. A host tells what it takes in the order in which it was said, at once;
 * so what was said before something that is told was refused, or is told already.
 */
class Under<Thing> {
  #waiting: readonly Waiting<Thing>[] = [];

  say(thing: Thing, beats: number): void {
    this.#waiting = [...this.#waiting, { thing, beats }];
  }

  /** Whether this was said here; it is not under way any more, nor is what was said before it. */
  take(thing: Thing): boolean {
    const at = this.#waiting.findIndex((each) => each.thing === thing);
    if (at >= 0) this.#waiting = this.#waiting.slice(at + 1);
    return at >= 0;
  }

  /** What was not told for so long was refused. */
  forgetBefore(beats: number): void {
    this.#waiting = this.#waiting.filter((each) => each.beats >= beats);
  }
}

/** The table as this link told it last, as far as it tells of the own seat. */
interface Told {
  readonly seat: SeatId;
  readonly activity: TableView['activity'];
  readonly game: number;
  readonly ready: boolean;
  readonly countIn: TableView['countIn'];
  readonly report: DeviceReport | null;
  /** The notice that this seat went to another device, by its number; 0 for none. */
  readonly given: number;
}

/**
 * Holds what a host tells as done by this device's seat, beside claims and moves, against what was done here: reactions,
 * the ready mark, a count-in that was stopped, the report on the opened game. All of them a host tells at once, so a
 * new link hears nothing that another device did before.
 */
export class OwnSigns {
  readonly #emotes = new Under<Emote>();
  readonly #ready = new Under<boolean>();
  readonly #stops = new Under<'stop'>();
  readonly #reports = new Under<string>();
  #told: Told | null = null;
  #beats = 0;

  /** A link stands anew. */
  opened(): void {
    this.#told = null;
    this.#beats = 0;
    for (const under of [this.#emotes, this.#ready, this.#stops, this.#reports]) under.forgetBefore(Infinity);
  }

  beat(): void {
    this.#beats += 1;
    const since = this.#beats - BEATS_UNDER_WAY;
    for (const under of [this.#emotes, this.#ready, this.#stops, this.#reports]) under.forgetBefore(since);
  }

  saidEmote(emote: Emote): void {
    this.#emotes.say(emote, this.#beats);
  }

  saidReady(ready: boolean): void {
    this.#ready.say(ready, this.#beats);
  }

  stoppedCountIn(): void {
    this.#stops.say('stop', this.#beats);
  }

  reported(report: Omit<DeviceReport, 'seat'>): void {
    this.#reports.say(spelled(report), this.#beats);
  }

  heardEmote(emote: Emote): Forgery | null {
    return this.#emotes.take(emote) ? null : 'emote';
  }

  /** What the table tells of this seat and was not done here; the first table of a link is taken as it is. */
  heardTable(table: TableView, seat: SeatId | null): Forgery | null {
    const before = this.#told;
    this.#told = seat === null ? null : toldOf(table, seat);
    if (before === null || this.#told === null) return null;
    // Another seat, or this one by another device: its mark and its report came with it.
    if (before.seat !== this.#told.seat || before.given !== this.#told.given) return null;
    return (
      this.#readyForged(before, this.#told) ??
      this.#stopForged(before, this.#told) ??
      this.#reportForged(before, this.#told)
    );
  }

  /** Between two games the host takes all marks away. */
  #readyForged(before: Told, now: Told): Forgery | null {
    if (before.activity !== 'lobby' || now.activity !== 'lobby' || before.ready === now.ready) return null;
    return this.#ready.take(now.ready) ? null : 'ready';
  }

  #stopForged(before: Told, now: Told): Forgery | null {
    if (!isStoppedBy(now) || isStoppedBy(before)) return null;
    return this.#stops.take('stop') ? null : 'countIn';
  }

  #reportForged(before: Told, now: Told): Forgery | null {
    if (now.report === null) return null;
    const said = spelled(now.report);
    if (before.game === now.game && before.report !== null && spelled(before.report) === said) return null;
    return this.#reports.take(said) ? null : 'report';
  }
}

function toldOf(table: TableView, seat: SeatId): Told {
  const { notice } = table;
  return {
    seat,
    activity: table.activity,
    game: table.game,
    ready: table.seats[seat]?.ready ?? false,
    countIn: table.countIn,
    report: table.trust.reports.find((each) => each.seat === seat) ?? null,
    given: notice?.kind === 'otherDevice' && notice.seat === seat ? notice.number : 0,
  };
}

function isStoppedBy({ countIn, seat }: Told): boolean {
  return countIn.state === 'stopped' && countIn.by === seat;
}

function spelled({ found, head }: Omit<DeviceReport, 'seat'>): string {
  return `${found} ${head}`;
}
