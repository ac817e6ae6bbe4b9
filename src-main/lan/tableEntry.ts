import type { Clock } from '../../src-shared/link/clock.ts';
import type { Address } from '../../src-shared/protocol/invitation.ts';
import type { TableInfo } from '../../src-shared/protocol/tableInfo.ts';
import type { Ask } from './ask.ts';

/** A listed table is asked so often (decision 12). */
const PROBE_MS = 3_000;
/** One that has not answered yet is asked more often, and has more misses. */
const FIRST_PROBE_MS = 700;
const FIRST_MISSES = 6;
/** No answer for so long is a miss; a later one still counts as an answer. */
const MISS_MS = 950;
/** Nothing is waited for longer than this. */
const GIVE_UP_MS = 5_000;
/** One address has this head start before the next one is asked as well. */
const STAGGER_MS = 200;
/** After a goodbye one miss is enough for so long; anybody can say goodbye in a table's name. */
const DOUBT_MS = 2_500;
const GREY_MISSES = 2;
const GONE_MISSES = 3;
const ADDRESSES_KEPT = 6;

export interface EntryParts {
  readonly clock: Clock;
  readonly ask: Ask;
  readonly onChange: () => void;
  readonly onGone: () => void;
}

/** One table by its id: where it may be, what it answered last, and whether it still does. */
export class TableEntry {
  readonly id: string;
  /** Who spoke of it first. */
  readonly source: string;
  readonly #parts: EntryParts;
  /** The latest heard first. */
  #addresses: readonly Address[] = [];
  #chosen: Address | null = null;
  #info: TableInfo | null = null;
  #misses = 0;
  #round = 0;
  #answered = 0;
  #missed = 0;
  #doubtedUntil = -Infinity;
  #cancels = new Set<() => void>();
  #cancelNext: () => void = () => undefined;

  constructor(id: string, source: string, parts: EntryParts) {
    this.id = id;
    this.source = source;
    this.#parts = parts;
  }

  /** What it answered, and where; null until it did. */
  get listed(): { readonly info: TableInfo; readonly address: Address; readonly silent: boolean } | null {
    if (this.#info === null || this.#chosen === null) return null;
    return { info: this.#info, address: this.#chosen, silent: this.#misses >= GREY_MISSES };
  }

  /** Takes addresses where the table may be. New ones are asked at once where it does not answer as before. */
  heard(addresses: readonly Address[]): void {
    const fresh = addresses.filter((one) => !this.#addresses.some((other) => isSame(one, other)));
    this.#addresses = [...fresh, ...this.#addresses].slice(0, ADDRESSES_KEPT);
    if (fresh.length > 0) this.#begin('everywhere');
  }

  /** Somebody said that it is gone: it is asked, twice, because a host that closes may still answer once. */
  doubt(): void {
    const { clock } = this.#parts;
    this.#doubtedUntil = clock.now() + DOUBT_MS;
    this.#begin();
    this.#later(MISS_MS, () => this.#begin());
  }

  /** Asks now, out of turn. */
  askNow(): void {
    this.#begin();
  }

  /** Asks no more. */
  stop(): void {
    this.#cancelNext();
    for (const cancel of this.#cancels) cancel();
    this.#cancels.clear();
  }

  #begin(where: 'chosen' | 'everywhere' = 'chosen'): void {
    this.#next();
    this.#round += 1;
    const round = this.#round;
    const targets = this.#targets(where);
    for (const [place, target] of targets.entries()) {
      if (place === 0) this.#ask(target, round, targets.length === 1);
      else this.#later(place * STAGGER_MS, () => this.#answered < round && this.#ask(target, round, false));
    }
    this.#later((targets.length - 1) * STAGGER_MS + MISS_MS, () => this.#miss(round));
  }

  #next(): void {
    this.#cancelNext();
    const pace = this.#info === null ? FIRST_PROBE_MS : PROBE_MS;
    this.#cancelNext = this.#parts.clock.after(pace, () => this.#begin());
  }

  /** While a table answers it is asked where it does, first or alone; else wherever it may be. */
  #targets(where: 'chosen' | 'everywhere'): readonly Address[] {
    const chosen = this.#chosen;
    if (chosen === null) return this.#addresses;
    const others = this.#addresses.filter((one) => !isSame(one, chosen));
    if (this.#misses > 0) return [...others, chosen];
    return where === 'chosen' ? [chosen] : [chosen, ...others];
  }

  #ask(target: Address, round: number, isOnly: boolean): void {
    const abort = new AbortController();
    const cancelGivingUp = this.#later(GIVE_UP_MS, () => abort.abort());
    const stop = (): void => abort.abort();
    this.#cancels.add(stop);
    void this.#parts.ask(target, abort.signal).then((answer) => {
      cancelGivingUp();
      if (!this.#cancels.delete(stop)) return;
      if (answer.kind === 'table' && answer.info.id === this.id) this.#answer(answer.info, target, round);
      else if (isOnly && answer.kind !== 'silent') this.#miss(round);
    });
  }

  #answer(info: TableInfo, address: Address, round: number): void {
    const before = JSON.stringify(this.listed);
    if (round > this.#answered) this.#chosen = address;
    this.#answered = Math.max(this.#answered, round);
    const isFirst = this.#info === null;
    this.#info = info;
    this.#misses = 0;
    if (isFirst) this.#next();
    if (JSON.stringify(this.listed) !== before) this.#parts.onChange();
  }

  #miss(round: number): void {
    if (round <= this.#answered || round <= this.#missed) return;
    this.#missed = round;
    this.#misses += 1;
    if (this.#misses >= this.#missesAllowed()) {
      this.stop();
      this.#parts.onGone();
    } else if (this.#misses === GREY_MISSES) {
      this.#parts.onChange();
    }
  }

  #missesAllowed(): number {
    if (this.#parts.clock.now() <= this.#doubtedUntil) return 1;
    return this.#info === null ? FIRST_MISSES : GONE_MISSES;
  }

  #later(ms: number, run: () => void): () => void {
    const cancel = this.#parts.clock.after(ms, () => {
      this.#cancels.delete(cancel);
      run();
    });
    this.#cancels.add(cancel);
    return () => {
      cancel();
      this.#cancels.delete(cancel);
    };
  }
}

function isSame(one: Address, other: Address): boolean {
  return one.host === other.host && one.port === other.port;
}
