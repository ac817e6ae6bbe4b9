import type { Component } from 'svelte';
import type PastGames from './screens/PastGames.svelte';
import type Playing from './screens/Playing.svelte';
import type Sounds from './screens/Sounds.svelte';

type PropsOf<Shown> = Shown extends Component<infer Props> ? Component<Props> : never;

/** What the first screen does not need: fetched behind it, so that a phone can join before it is there. */
export class Later {
  /** Null until it has come. */
  playing: PropsOf<typeof Playing> | null = $state.raw(null);
  sounds: PropsOf<typeof Sounds> | null = $state.raw(null);

  /** Null in a page that a host served: no games are kept there. */
  past: PropsOf<typeof PastGames> | null = $state.raw(null);

  #isFetching = false;

  /** Fetches what has not come yet; where that fails, the next call tries again. `keeps`: this device keeps games. */
  fetch(keeps: boolean): void {
    const isAll = this.playing !== null && this.sounds !== null && (!keeps || this.past !== null);
    if (this.#isFetching || isAll) return;
    this.#isFetching = true;
    void this.#fetchAll(keeps);
  }

  async #fetchAll(keeps: boolean): Promise<void> {
    try {
      this.playing = (await import('./screens/Playing.svelte')).default;
      this.sounds = (await import('./screens/Sounds.svelte')).default;
      if (keeps) this.past = (await import('./screens/PastGames.svelte')).default;
    } catch {
      // The host cannot be reached: the link says so, and everything that it tells later asks again.
    } finally {
      this.#isFetching = false;
    }
  }
}
