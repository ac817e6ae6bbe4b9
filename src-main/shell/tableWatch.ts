import type { BridgeEvent } from '../../src-shared/bridge.ts';
import { DEFAULT_SETTINGS, type Language } from '../../src-shared/settings.ts';
import type { Windows } from './windows.ts';

/** What the shell around the windows must know of the table. No secret of a game is among it. */
export interface TableNow {
  /** The link's fragment of the hosted table; null where this shell hosts none. */
  readonly hostedLink: string | null;
  readonly isPractice: boolean;
  /** The hosted game could be taken up again. */
  readonly isKept: boolean;
  /** This device has a seat, or comes back to it. */
  readonly isSeated: boolean;
  readonly isPlaying: boolean;
  readonly isAsked: boolean;
  readonly theme: 'system' | 'dark' | 'light';
  /** Null: as the system. */
  readonly language: Language | null;
}

const NOTHING: TableNow = {
  hostedLink: null,
  isPractice: false,
  isKept: false,
  isSeated: false,
  isPlaying: false,
  isAsked: false,
  theme: DEFAULT_SETTINGS.theme,
  language: DEFAULT_SETTINGS.language,
};

function after(now: TableNow, event: BridgeEvent): TableNow {
  switch (event.event) {
    case 'shell':
      return { ...now, theme: event.settings.theme, language: event.settings.language };
    case 'hosting':
      return {
        ...now,
        hostedLink: event.hosting?.invitation.link ?? null,
        isPractice: event.hosting?.practice ?? false,
      };
    case 'keeping':
      return { ...now, isKept: event.keeping !== null && event.keeping.lost === null };
    case 'link': {
      const isSeated = event.status.state === 'seated' || event.status.state === 'lost';
      return isSeated ? { ...now, isSeated } : { ...now, isSeated, isPlaying: false, isAsked: false };
    }
    case 'table': {
      const isPlaying = event.table.activity === 'playing' || event.table.activity === 'dealing';
      return { ...now, isPlaying, isAsked: isPlaying && now.isAsked };
    }
    case 'update': {
      const { options, ballot } = event.update.mine;
      const hasVoted = options.kind === 'vote' && ballot !== null;
      return { ...now, isAsked: options.kind !== 'wait' && !hasVoted };
    }
    default:
      return now;
  }
}

/** Hears what a window hears, so that the system's part (power, menu, closing) follows the table. */
export class TableWatch {
  #now = NOTHING;
  readonly #listeners = new Set<(now: TableNow) => void>();

  constructor(windows: Windows) {
    windows.attach((event) => {
      const now = after(this.#now, event);
      if (now === this.#now) return;
      this.#now = now;
      for (const listener of this.#listeners) listener(now);
    });
  }

  get now(): TableNow {
    return this.#now;
  }

  /** Tells the present state at once, and every later one. */
  follow(listener: (now: TableNow) => void): void {
    this.#listeners.add(listener);
    listener(this.#now);
  }
}
