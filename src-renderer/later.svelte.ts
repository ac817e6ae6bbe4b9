import type { Component } from 'svelte';
import type Playing from './screens/Playing.svelte';
import type Sounds from './screens/Sounds.svelte';

type PropsOf<Shown> = Shown extends Component<infer Props> ? Component<Props> : never;

/** What the first screen does not need: fetched behind it, so that a phone can join before it is there. */
export class Later {
  /** Null until it has come. */
  playing: PropsOf<typeof Playing> | null = $state.raw(null);
  sounds: PropsOf<typeof Sounds> | null = $state.raw(null);

  #isFetching = false;

  /** Fetches what has not come yet. Where that fails, the next call tries again. */
  fetch(): void {
    if (this.#isFetching || (this.playing !== null && this.sounds !== null)) return;
    this.#isFetching = true;
    void this.#fetchAll();
  }

  async #fetchAll(): Promise<void> {
    try {
      this.playing = (await import('./screens/Playing.svelte')).default;
      this.sounds = (await import('./screens/Sounds.svelte')).default;
    } catch {
      // The host cannot be reached: the link says so, and everything that it tells later asks again.
    } finally {
      this.#isFetching = false;
    }
  }
}
