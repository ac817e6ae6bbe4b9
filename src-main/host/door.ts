import type { Guessing } from '../../src-shared/hosting.ts';
import {
  acceptLink,
  type AcceptFailure,
  type Keyring,
  type ProvenLink,
} from '../../src-shared/link/hostLink.ts';
import type { HostKeys } from '../../src-shared/link/hostKeys.ts';
import { isLoopback } from './addresses.ts';
import { listen } from './entrance.ts';
import type { Entry } from './entry.ts';
import { Guesses } from './guesses.ts';
import { brandHandle } from './keyRing.ts';
import type { Arrival } from './server.ts';
import type { Table } from './table.ts';

/** So many wrong codes are a guesser at work and no slip of the finger (security 4.2). */
const GUESSING_AT = 10;

/** Who comes in from the network, and by which secret. */
export class Door {
  readonly #table: Table;
  readonly #keys: HostKeys;
  readonly #guesses: Guesses;
  #expectsHost = false;

  constructor(table: Table, keys: HostKeys) {
    this.#table = table;
    this.#keys = keys;
    this.#guesses = new Guesses(table.parts.clock, table.parts.limits.guesses);
  }

  /** The next guest that comes by the link from this machine is the host's own. */
  expectHost(): void {
    this.#expectsHost = true;
  }

  /** There is a new code. */
  renewed(): void {
    this.#guesses.renew();
  }

  /** What the host is told of wrong codes: from the tenth on (security 4.2). */
  get guessing(): Guessing | null {
    const { failedInAll: count, isCodeLocked: codeShut, worstAddress: from } = this.#guesses;
    return count < GUESSING_AT ? null : { count, codeShut, from };
  }

  /** Does the handshake on a wire, and hands whoever proves a secret to the table. */
  arrive(arrival: Arrival): void {
    const { clock, limits } = this.#table.parts;
    const guesser = arrival.isExempt ? null : arrival.address;
    acceptLink(arrival.wire, this.#keys, this.#keyring(), {
      clock,
      deadlines: { firstMs: limits.firstMessageMs, proofMs: limits.handshakeMs },
      admit: () => arrival.admit(),
      takeGuess: () => this.#guesses.spend(guesser),
      refundGuess: () => this.#guesses.succeeded(guesser),
      onProven: (proven) => this.#enter(arrival, proven),
      onFailed: (failure) => this.#noteFailure(failure, guesser),
    });
  }

  /** A locked table is answered like a wrong code, for the code and the link alike (decision 3). */
  #keyring(): Keyring {
    const { ring } = this.#table.parts;
    const isShut = (): boolean => this.#table.state.locked;
    return {
      tableCode: () => (isShut() || this.#guesses.isCodeLocked ? null : ring.tableCode),
      linkSecret: () => (isShut() ? null : ring.linkSecret),
      resumeKey: (handle) => ring.key(brandHandle(handle)),
    };
  }

  #enter(arrival: Arrival, { link, provenBy, resumeKey }: ProvenLink): void {
    const isHost = this.#expectsHost && provenBy === 'link' && isLoopback(arrival.address);
    const entry: Entry =
      typeof provenBy === 'string'
        ? { kind: 'newcomer', key: resumeKey, isHost }
        : { kind: 'returning', handle: brandHandle(provenBy.handle) };
    const onEntered = (): void => {
      if (isHost) this.#expectsHost = false;
      arrival.entered();
    };
    listen(this.#table, link, entry, onEntered, arrival.isExempt ? null : arrival.address);
  }

  #noteFailure({ code, kind }: AcceptFailure, guesser: string | null): void {
    const { log } = this.#table.parts;
    log('info', 'handshakeFailed', { code });
    if (code !== 'wrongSecret' || kind !== 'code') return;
    this.#guesses.failed(guesser);
    const { failedInAll } = this.#guesses;
    if (failedInAll < GUESSING_AT) return;
    if (failedInAll === GUESSING_AT) {
      log('warn', 'guessing', { count: failedInAll });
      this.#table.become({ ...this.#table.state, asksFirst: true });
    }
    if (this.#guesses.isCodeLocked) log('warn', 'codeLocked', { count: failedInAll });
    this.#table.parts.onAsks();
  }
}
