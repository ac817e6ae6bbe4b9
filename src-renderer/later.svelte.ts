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

/** How long after a failure it is tried again. */
const AGAIN_MS = 3000;

/**
 * All that the first screen does not need: fetched behind it, all of it while the link is up, so that a phone can
 * join before it is there, and a window whose host is gone can still show everything.
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

  /** Something did not come; it is tried again until it does. */
  failed: boolean = $state.raw(false);

  readonly #whenIdle: (task: () => void) => void;
  #state: 'none' | 'fetching' | 'all' = 'none';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `whenIdle` runs a task once the first screen stands; at once where none is given. */
  constructor(whenIdle: (task: () => void) => void = (task) => task()) {
    this.#whenIdle = whenIdle;
  }

  /** Fetches what has not come yet; where that fails, it tries again by itself, and at the next call at once. */
  fetch(wanted: Wanted): void {
    if (this.#state !== 'none') return;
    this.#state = 'fetching';
    clearTimeout(this.#timer);
    const fetchAll = (): void => void this.#fetchAll(wanted);
    if (this.failed) fetchAll();
    else this.#whenIdle(fetchAll);
  }

  async #fetchAll(wanted: Wanted): Promise<void> {
    try {
      if (this.failed) await styleAgain(document);
      await this.#fetchTable(wanted);
      this.playing ??= (await import('./screens/Playing.svelte')).default;
      this.sounds ??= (await import('./screens/Sounds.svelte')).default;
      if (wanted.keeps) this.past ??= (await import('./screens/PastGames.svelte')).default;
      this.#state = 'all';
      this.failed = false;
    } catch {
      // The host cannot be reached: the link says so too.
      this.#state = 'none';
      this.failed = true;
      this.#timer = setTimeout(() => this.fetch(wanted), AGAIN_MS);
    }
  }

  /** What a lobby needs, at once: nothing of it may be shown without the words. */
  async #fetchTable({ keeps, learn }: Wanted): Promise<void> {
    const [isLearned, behind, notices, doorSheets, home] = await Promise.all([
      learn(),
      import('./screens/Behind.svelte'),
      import('./screens/Notices.svelte'),
      import('./screens/DoorSheets.svelte'),
      keeps ? import('./screens/Home.svelte') : null,
    ]);
    if (!isLearned) throw new Error('the words have not come');
    this.behind = behind.default;
    this.notices = notices.default;
    this.doorSheets = doorSheets.default;
    this.home = home?.default ?? null;
  }
}

/** The builder's loader asks for a stylesheet once only: one that did not come is asked for again here. */
async function styleAgain(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(askAgain));
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = link.ownerDocument.createElement('link');
    for (const { name, value } of link.attributes) fresh.setAttribute(name, value);
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error('a stylesheet has not come')));
    link.replaceWith(fresh);
  });
}
