import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ControlHello, ControlRefusal } from '../../../src-shared/control.ts';
import { err, ok, type Result } from '../../../src-shared/lang/result.ts';
import type { Clock } from '../../host/clock.ts';

/** How long a ticket can be exchanged (decision 36). */
export const TICKET_MS = 30_000;
/** Spent tickets are remembered, so that a second use is told from nonsense; the oldest are forgotten. */
const TICKETS_KEPT = 32;

interface Ticket {
  readonly digest: Buffer;
  readonly until: number;
  used: boolean;
}

function freshSecret(): string {
  return randomBytes(32).toString('base64url');
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The secret of one start and the tickets that are exchanged for it (decision 36). */
export class LaunchSecrets {
  /** 256 bits in base64url, new at every start. */
  readonly secret = freshSecret();
  readonly #digest = digestOf(this.secret);
  readonly #clock: Clock;
  #tickets: readonly Ticket[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A ticket that works once, within thirty seconds. */
  issueTicket(): string {
    const ticket = freshSecret();
    const entry = { digest: digestOf(ticket), until: this.#clock.now() + TICKET_MS, used: false };
    this.#tickets = [entry, ...this.#tickets].slice(0, TICKETS_KEPT);
    return ticket;
  }

  /** Whether a hello proves itself. A ticket is spent by this. Compared in constant time, by digests. */
  judge(hello: ControlHello): Result<null, ControlRefusal> {
    if (hello.hello === 'ticket') return this.#redeem(hello.ticket);
    return timingSafeEqual(digestOf(hello.secret), this.#digest) ? ok(null) : err('wrongSecret');
  }

  #redeem(ticket: string): Result<null, ControlRefusal> {
    const digest = digestOf(ticket);
    const entry = this.#tickets.find((candidate) => timingSafeEqual(candidate.digest, digest));
    if (entry === undefined) return err('wrongSecret');
    if (entry.used) return err('ticketUsed');
    entry.used = true;
    return this.#clock.now() > entry.until ? err('ticketLate') : ok(null);
  }
}
