import type { TurnedAway } from '../bridge.ts';
import { fromHex, type Random } from '../link/bytes.ts';
import type { Clock } from '../link/clock.ts';
import { openLink, type GuestSecret, type LinkFault, type OpenedLink } from '../link/guestLink.ts';
import type { Link, Wire } from '../link/link.ts';
import { encodeMessage } from '../protocol/encode.ts';
import type { HeardMessage } from '../protocol/parse.ts';
import { Heartbeat } from './heartbeat.ts';
import type { KeptKey } from './keeper.ts';
import type { Shown } from './shown.ts';
import type { JoinRequest } from './terms.ts';

/** Milliseconds that a host has to answer a join or a return. */
const WELCOME_MS = 10_000;

/** How this guest tries to get in. */
export type Try =
  | { readonly kind: 'join'; readonly request: JoinRequest }
  | { readonly kind: 'return'; readonly kept: KeptKey };

/** A host that lets this guest in. */
export interface Welcome {
  readonly handle: string;
  readonly tableId: string;
  readonly opened: OpenedLink;
  readonly attempt: Try;
}

/** What an approach needs of the connection, and what becomes of it: one of the last four, unless it is stopped. */
export interface ApproachParts {
  readonly wire: Wire;
  readonly attempt: Try;
  readonly clock: Clock;
  readonly random: Random;
  /** What a return tells of the last update. */
  readonly word: () => Shown['word'];
  /** The link stands: from now on this approach is to be told what is heard on it, and its end. */
  readonly onOpened: (link: Link) => void;
  /** The host is asked whether this guest may come in (decision 5). */
  readonly onAtDoor: () => void;
  readonly onWelcome: (welcome: Welcome) => void;
  /** Turned away by a reason that no new try would change. */
  readonly onTurnedAway: (reason: TurnedAway) => void;
  /** The host refused a return without a word. */
  readonly onRefused: () => void;
  /** It may be tried again: the same try where it broke off at the door; null: by the key of the place. */
  readonly onLost: (again: Try | null) => void;
}

/** One try to get in to a table: opens a link, says the first word, and waits for the host's, at the door if need be. */
export class Approach {
  readonly #parts: ApproachParts;
  #opened: OpenedLink | null = null;
  #isOver = false;
  #cancel: () => void = () => undefined;
  /** Beats while the host is asked; null before (decision 5). */
  #atDoor: Heartbeat | null = null;

  constructor(parts: ApproachParts) {
    this.#parts = parts;
    const { wire, attempt, clock, random } = parts;
    void openLink(wire, secretOf(attempt), { clock, random, pin: pinnedBy(attempt) }).then((result) => {
      if (this.#isOver) wire.close(1000);
      else if (result.ok) this.#knock(result.value);
      else this.fail(result.error);
    });
  }

  get attempt(): Try {
    return this.#parts.attempt;
  }

  /** Null until it stands. */
  get link(): Link | null {
    return this.#opened?.link ?? null;
  }

  /** The host has known this guest: it waits at the door, or it returns to its place. */
  get isKnown(): boolean {
    return this.#atDoor !== null || this.#parts.attempt.kind === 'return';
  }

  /** What is to be tried again where it breaks off now: the same at the door, else by the key of the place (null). */
  get again(): Try | null {
    return this.#atDoor === null ? null : this.#parts.attempt;
  }

  /** Ends it: nothing becomes of it any more. */
  stop(): void {
    this.#isOver = true;
    this.#cancel();
    if (this.#opened === null) this.#parts.wire.close(1000);
    else this.#opened.link.close();
  }

  /** It came to nothing by this fault. */
  fail(fault: LinkFault): void {
    const { attempt, onTurnedAway, onLost } = this.#parts;
    if (fault === 'wrongHost' || fault === 'hostTooOld' || fault === 'guestTooOld') onTurnedAway(fault);
    else if (attempt.kind === 'join') onTurnedAway('unreachable');
    else onLost(null);
  }

  /** Only a refusal is the host's answer to what was told; a line that broke before it says nothing of a key or code. */
  closed(fault: boolean, refused: boolean): void {
    const { attempt, onTurnedAway, onRefused, onLost } = this.#parts;
    if (this.#atDoor !== null) onLost(attempt);
    else if (fault || !refused) this.fail(fault ? 'malformed' : 'closed');
    else if (attempt.kind === 'join') onTurnedAway('wrongCode');
    else onRefused();
  }

  /** What the host says to the first word, and while it is asked. */
  answered(message: HeardMessage): void {
    this.#atDoor?.heard();
    if (message.type === 'welcome') this.#welcomed(message);
    else if (message.type === 'atDoor' && this.#atDoor === null) this.#waitAtDoor();
    else if (message.type === 'refused') this.#parts.onTurnedAway(message.refusal.code);
    else if (message.type !== 'beat') this.fail('malformed');
  }

  #knock(opened: OpenedLink): void {
    const { attempt, clock, word, onOpened } = this.#parts;
    const { link } = opened;
    this.#cancel = clock.after(WELCOME_MS, () => this.fail('late'));
    this.#opened = opened;
    onOpened(link);
    if (attempt.kind === 'return') link.send(encodeMessage({ type: 'return', ...word() }));
    else link.send(encodeMessage({ type: 'join', name: attempt.request.name, as: attempt.request.as }));
  }

  #welcomed({ handle, tableId }: Extract<HeardMessage, { readonly type: 'welcome' }>): void {
    this.#isOver = true;
    this.#cancel();
    const { attempt, onWelcome } = this.#parts;
    if (this.#opened !== null) onWelcome({ handle, tableId, opened: this.#opened, attempt });
  }

  /** The host takes its time: what is heard of it meanwhile are beats. */
  #waitAtDoor(): void {
    this.#cancel();
    const { attempt, clock, onAtDoor, onLost } = this.#parts;
    const beat = (): void => this.link?.send(encodeMessage({ type: 'beat' }));
    const atDoor = new Heartbeat(clock, beat, () => onLost(attempt));
    this.#atDoor = atDoor;
    this.#cancel = () => atDoor.stop();
    onAtDoor();
  }
}

/** What this try proves itself with. */
function secretOf(attempt: Try): GuestSecret {
  if (attempt.kind === 'join') return attempt.request.secret;
  const { handle, key, hostKey } = attempt.kept;
  return { kind: 'key', handle, key: fromHex(key), hostKey: fromHex(hostKey) };
}

/** The pin that this device knows of the table which it joins; null for none, and for a return, which knows the key. */
function pinnedBy(attempt: Try): Uint8Array | null {
  return attempt.kind === 'join' ? (attempt.request.pin ?? null) : null;
}
