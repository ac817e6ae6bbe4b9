import type { Component } from 'svelte';
import type Behind from './screens/Behind.svelte';
import type DoorSheets from './screens/DoorSheets.svelte';
import type Home from './screens/Home.svelte';
import type Notices from './screens/Notices.svelte';
import type PastGames from './screens/PastGames.svelte';
import type Playing from './screens/Playing.svelte';
import type Sounds from './screens/Sounds.svelte';

type PropsOf<Shown> = Shown extends Component<infer Props> ? Component<Props> : never;

/** What is fetched for a window. */
export interface Wanted {
  /** This device keeps games and may host: a page that a host served does neither. */
  readonly keeps: boolean;
  /** Fetches all words; whether they are there then. */
  readonly learn: () => Promise<boolean>;
}

/** Longer than this nobody waits without a word. */
const LATE_MS = 15_000;

/** What a window can do about its own page. */
export interface PageMeans {
  /** Runs a task once the first screen stands. */
  readonly whenIdle: (task: () => void) => void;
  /** Loads the whole page anew as soon as that can help. */
  readonly renew: () => void;
}

const AT_ONCE: PageMeans = { whenIdle: (task) => task(), renew: () => undefined };

/**
 * All that the first screen does not need: fetched behind it, all of it while the link is up, so that a phone can
 * join before it is there, and a window whose host is gone can still show everything. Where a part does not come the
 * page is loaded anew as a whole: browsers remember that a script could not be fetched, and a screen whose style is
 * missing is no screen.
 */
export class Later {
  /** Each is null until it has come; those of a table come together with the words. */
  behind: PropsOf<typeof Behind> | null = $state.raw(null);
  notices: PropsOf<typeof Notices> | null = $state.raw(null);
  doorSheets: PropsOf<typeof DoorSheets> | null = $state.raw(null);
  playing: PropsOf<typeof Playing> | null = $state.raw(null);
  sounds: PropsOf<typeof Sounds> | null = $state.raw(null);
  /** Null in a page that a host served: it has no such screens. */
  home: PropsOf<typeof Home> | null = $state.raw(null);
  past: PropsOf<typeof PastGames> | null = $state.raw(null);

  /** Something has not come, or not in time. */
  failed: boolean = $state.raw(false);

  readonly #means: PageMeans;
  #isAsked = false;

  /** By itself it fetches at once, and has no page that it could renew. */
  constructor(means: PageMeans = AT_ONCE) {
    this.#means = means;
  }

  /** Fetches everything, once. */
  fetch(wanted: Wanted): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#means.whenIdle(() => void this.#fetchAll(wanted));
  }

  async #fetchAll(wanted: Wanted): Promise<void> {
    const timer = setTimeout(() => (this.failed = true), LATE_MS);
    try {
      await this.#fetchTable(wanted);
      const game = await import('./parts/game.ts');
      this.playing = game.Playing;
      this.sounds = game.Sounds;
      this.failed = false;
    } catch {
      this.failed = true;
      this.#means.renew();
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * What a lobby needs, at once: nothing of it may be shown without the words. A page joins by a connection of its own,
   * which is fetched apart from this: where it does not come, that must be said like of any other part.
   */
  async #fetchTable({ keeps, learn }: Wanted): Promise<void> {
    const [table, home] = await Promise.all([
      import('./parts/table.ts'),
      keeps ? import('./parts/home.ts') : null,
      keeps ? null : import('./pageGuest.ts'),
      learnOrFail(learn),
    ]);
    this.behind = table.Behind;
    this.notices = table.Notices;
    this.doorSheets = table.DoorSheets;
    if (home === null) return;
    this.home = home.Home;
    this.past = home.PastGames;
  }
}

async function learnOrFail(learn: Wanted['learn']): Promise<void> {
  if (!(await learn())) throw new Error('the words have not come');
}
