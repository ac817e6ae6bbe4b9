import type { Clock } from '../link/clock.ts';
import type { Link } from '../link/link.ts';
import { encodeMessage } from '../protocol/encode.ts';
import type { GuestMessage } from '../protocol/messages.ts';
import type { HeardMessage } from '../protocol/parse.ts';
import { Heartbeat } from './heartbeat.ts';
import { eventOf } from './phase.ts';
import type { Place } from './place.ts';
import type { WindowEvent } from './terms.ts';
import type { TrustKeeper } from './trustKeeper.ts';

/** What a sitting needs of the connection around it. */
export interface SittingParts {
  readonly link: Link;
  readonly clock: Clock;
  readonly place: Place;
  readonly trust: TrustKeeper;
  readonly onEvent: (event: WindowEvent) => void;
  /** The host has fallen silent. */
  readonly onSilence: () => void;
}

/** The time from one welcome to the end of its link: beats, and passes on what is heard. */
export class Sitting {
  readonly link: Link;
  readonly #parts: SittingParts;
  readonly #heartbeat: Heartbeat;
  readonly #since: number;

  constructor(parts: SittingParts) {
    this.#parts = parts;
    this.link = parts.link;
    this.#heartbeat = new Heartbeat(
      parts.clock,
      () => this.say({ type: 'beat' }),
      parts.onSilence,
      (late) => parts.onEvent({ event: 'link', status: { state: 'seated', ...(late ? { late } : {}) } }),
    );
    this.#since = parts.clock.now();
  }

  /** Milliseconds that the link has held. */
  get heldMs(): number {
    return this.#parts.clock.now() - this.#since;
  }

  say(message: GuestMessage): void {
    this.link.send(encodeMessage(message));
  }

  /** Tells the windows what concerns them, and what this device finds in it by itself. */
  heard(message: HeardMessage): void {
    const { place, trust, onEvent } = this.#parts;
    this.#heartbeat.heard();
    trust.heard(message);
    const wentBack = place.hear(message);
    if (wentBack !== null) onEvent({ event: 'wentBack', ...wentBack });
    const event = eventOf(message);
    if (event !== null) onEvent(event);
  }

  /** Beats no more; the link stands. */
  stop(): void {
    this.#heartbeat.stop();
  }
}
