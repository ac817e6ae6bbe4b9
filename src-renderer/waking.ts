/** The parts of a browser that say when a page wakes. */
export interface WakingPage {
  readonly window: Pick<Window, 'addEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** Milliseconds by the clock on the wall: it goes on while the device sleeps, which other clocks do not. */
  readonly now: () => number;
}

/** A page that was hidden for so long may have been frozen, and its link cut without its knowing. */
const HIDDEN_MS = 3_000;

/**
 * Calls `listener` where a link may have died in its sleep (D-15): the page is seen again after it was hidden for
 * three seconds or more, it comes back out of the browser's cache, or the network went or is back. A glance
 * elsewhere is no sleep.
 */
export function followWaking({ window, document, now }: WakingPage, listener: () => void): void {
  let hiddenAt: number | null = null;
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) listener();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt ??= now();
      return;
    }
    const slept = hiddenAt !== null && Math.abs(now() - hiddenAt) >= HIDDEN_MS;
    hiddenAt = null;
    if (slept) listener();
  });
}
