import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { encodeMessage } from '../../src-shared/protocol/encode.ts';
import type { GoodbyeReason, TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { Channel } from './channel.ts';
import type { Clock } from './clock.ts';
import type { Limits } from './limits.ts';

/** Somebody who knows the code or the link and waits to be let in (decision 5). */
export interface Visitor {
  readonly ask: number;
  /** Cleaned; empty where a screen that only watches gave none. */
  readonly name: string;
  readonly as: 'seat' | 'gallery';
  /** Null for the host machine's own addresses, which no limit by address holds for (decision 14). */
  readonly from: string | null;
  readonly cameAt: number;
  readonly channel: Channel;
  readonly enter: () => void;
}

const JUMP_MS = 3_000;

/** The door: at most eight wait at it, one an address, the newest of each. */
export class WaitingRoom {
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #changed: () => void;
  #visitors: readonly Visitor[] = [];
  #judgedAt: number;

  constructor(clock: Clock, limits: Limits, changed: () => void) {
    this.#clock = clock;
    this.#limits = limits;
    this.#changed = changed;
    this.#judgedAt = clock.now();
  }

  /** In the order of coming. */
  get visitors(): readonly Visitor[] {
    return this.#visitors;
  }

  /** One more waits, and is told so. Refused: `doorFull`. Who waited before from the same address is turned away. */
  come(visitor: Visitor): Result<null, TableRefusal> {
    const before = this.#visitors.find(({ from }) => from !== null && from === visitor.from);
    if (before === undefined && this.#visitors.length >= this.#limits.atDoor)
      return err({ code: 'doorFull' });
    this.#visitors = [...this.#visitors.filter((each) => each !== before), visitor];
    if (before !== undefined) turnAway(before.channel, { code: 'knockedElsewhere' });
    visitor.channel.send(encodeMessage({ type: 'atDoor' }));
    this.#changed();
    return ok(null);
  }

  /** Takes this visitor from the door; null where there is none of this number. */
  take(ask: number): Visitor | null {
    const visitor = this.#visitors.find((each) => each.ask === ask);
    if (visitor === undefined) return null;
    this.#visitors = this.#visitors.filter((each) => each !== visitor);
    this.#changed();
    return visitor;
  }

  beat(): void {
    for (const { channel } of this.#visitors) channel.send(encodeMessage({ type: 'beat' }));
  }

  /** Once a second: whoever has been silent for too long is gone. After a jump of the own clock nobody is judged. */
  judge(): void {
    const now = this.#clock.now();
    const jumped = now - this.#judgedAt > JUMP_MS;
    this.#judgedAt = now;
    for (const { ask, channel } of this.#visitors) {
      if (jumped) channel.forgiveSilence();
      if (channel.silence <= this.#limits.deadMs) continue;
      this.take(ask);
      channel.cut();
    }
  }

  close(reason: GoodbyeReason): void {
    const visitors = this.#visitors;
    this.#visitors = [];
    for (const { channel } of visitors) channel.goodbye(reason);
  }
}

/** Says no before the link ends; nothing is kept of whoever was not let in. */
export function turnAway(channel: Channel, refusal: TableRefusal): void {
  channel.refuse(refusal);
  channel.cut();
}
