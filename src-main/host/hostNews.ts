import type { Hosting } from '../../src-shared/hosting.ts';
import type { HostChange } from './runningHost.ts';

/** Tells this process what changes at its table. */
export class HostNews {
  readonly #listeners = new Set<(change: HostChange) => void>();
  /** The screens and questions that the host's window was told of last. */
  #listed = '';

  /** Gives back how to listen no more. */
  onChange(listener: (change: HostChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(change: HostChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Whether others watch or ask than as it was last asked; since when they do makes no difference. */
  isOther({ asks, guessing, screens }: Hosting): boolean {
    const asked = asks.map(({ ask, name, ...rest }) => [ask, name, rest.kind === 'seat' ? rest.holder : '']);
    const listed = JSON.stringify([
      screens.map(({ screen, name, wall }) => [screen, name, wall]),
      asked,
      guessing,
    ]);
    if (listed === this.#listed) return false;
    this.#listed = listed;
    return true;
  }
}
