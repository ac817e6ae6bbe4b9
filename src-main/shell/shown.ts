import type { BridgeEvent } from '../../src-shared/bridge.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';
import type { Clock } from '../../src-shared/link/clock.ts';

/** What a table tells this shell's guest. */
type TableEvent = Exclude<WindowEvent, { event: 'link' }>;

type Kept<Name extends TableEvent['event']> = Extract<TableEvent, { event: Name }> | null;

/** What the table said last, for a window that comes later: how things stand, not what has happened. */
export class Shown {
  readonly #time: Clock;
  #table: Kept<'table'> = null;
  #update: Kept<'update'> = null;
  #talk: Kept<'talk'> = null;
  #clock: Kept<'clock'> = null;
  #clockHeardAt = 0;
  #trust: Kept<'trust'> = null;

  constructor(time: Clock) {
    this.#time = time;
  }

  hear(event: TableEvent): void {
    switch (event.event) {
      case 'table':
        this.#table = event;
        // Between two games there is no view: a window that comes now must not see the last game's.
        if (event.table.activity === 'lobby' || event.table.activity === 'dealing') this.#forgetGame();
        return;
      case 'update':
        this.#update = event;
        return;
      case 'talk':
        this.#talk = event;
        return;
      case 'clock':
        this.#clock = event;
        this.#clockHeardAt = this.#time.now();
        return;
      case 'trust':
        this.#trust = event;
        return;
      case 'emote':
      case 'gameFile':
      case 'refused':
      case 'wentBack':
        return;
    }
  }

  forget(): void {
    this.#table = null;
    this.#trust = null;
    this.#forgetGame();
  }

  /** In the order in which a guest hears them. */
  events(): readonly BridgeEvent[] {
    const update: Kept<'update'> =
      this.#update === null ? null : { event: 'update', update: { ...this.#update.update, happenings: [] } };
    return [this.#table, update, this.#talk, this.#clockNow(), this.#trust].filter((event) => event !== null);
  }

  #forgetGame(): void {
    this.#update = null;
    this.#talk = null;
    this.#clock = null;
  }

  #clockNow(): Kept<'clock'> {
    if (this.#clock === null) return null;
    const { clock } = this.#clock;
    const gone = clock.running ? Math.round(this.#time.now() - this.#clockHeardAt) : 0;
    return { event: 'clock', clock: { ...clock, leftMs: Math.max(0, clock.leftMs - gone) } };
  }
}
