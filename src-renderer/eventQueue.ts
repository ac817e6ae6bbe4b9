import type { BridgeEvent } from '../src-shared/bridge.ts';

/** Keeps events for the one listener that has not come yet, as `Bridge.onEvent` promises. */
export class EventQueue {
  #listener: ((event: BridgeEvent) => void) | null = null;
  #kept: readonly BridgeEvent[] = [];

  /** Tells the listener, or keeps the event for it. */
  tell(event: BridgeEvent): void {
    if (this.#listener === null) this.#kept = [...this.#kept, event];
    else this.#listener(event);
  }

  /** Gives the listener what was kept, in order, and all that follows until the returned function is called. */
  listen(listener: (event: BridgeEvent) => void): () => void {
    const kept = this.#kept;
    this.#kept = [];
    this.#listener = listener;
    for (const event of kept) listener(event);
    return () => {
      if (this.#listener === listener) this.#listener = null;
    };
  }
}
