import {
  acceptLink,
  type AcceptFailure,
  type AcceptOptions,
  type Keyring,
  type ProvenLink,
} from '../../src-shared/link/hostLink.ts';
import { newHostKeys, pinOf, type HostKeys } from '../../src-shared/link/hostKeys.ts';
import {
  openLink,
  type GuestSecret,
  type LinkFault,
  type OpenedLink,
} from '../../src-shared/link/guestLink.ts';
import type { Wire } from '../../src-shared/link/link.ts';
import { wirePair } from '../../src-shared/link/memory.ts';
import type { Result } from '../../src-shared/lang/result.ts';

/** A clock that moves only when told; what is due runs in order. */
export class PlantedClock {
  #now = 0;
  #due: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.#now + ms, run };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  }

  /** Lets time pass second by second, and all that follows from it happen. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#now = Math.max(this.#now, next.at);
      this.#due = this.#due.filter((other) => other !== next);
      next.run();
      await settle();
    }
    this.#now = end;
    await settle();
  }

  /** The machine slept: time has passed, and nothing ran. */
  jump(ms: number): void {
    this.#now += ms;
  }
}

/** Runs microtasks until nothing is left to deliver on a wire in memory. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** Bytes that look like chance and are the same each time. */
export function planted(seed: number): (length: number) => Uint8Array {
  let state = seed;
  return (length) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 16;
    });
}

export const CODE = 'K7QM2X';
export const SECRET = new Uint8Array(16).fill(7);
export const HANDLE = '000102030405060708090a0b0c0d0e0f';
export const KEY = new Uint8Array(32).fill(9);

export function keyring(change: Partial<Keyring> = {}): Keyring {
  return {
    tableCode: () => CODE,
    linkSecret: () => SECRET,
    resumeKey: (handle) => (handle === HANDLE ? KEY : null),
    ...change,
  };
}

export const byCode: GuestSecret = { kind: 'code', code: CODE, seal: null };

export function byLink(host: HostKeys): GuestSecret {
  return { kind: 'link', secret: SECRET, pin: pinOf(host.publicKey) };
}

export function byKey(host: HostKeys): GuestSecret {
  return { kind: 'key', handle: HANDLE, key: KEY, hostKey: host.publicKey };
}

export interface Meeting {
  readonly clock: PlantedClock;
  readonly host: HostKeys;
  readonly guest: Result<OpenedLink, LinkFault> | null;
  readonly proven: ProvenLink | null;
  readonly failures: readonly AcceptFailure[];
  readonly closes: readonly number[];
  /** What each side sent, in order. */
  readonly fromHost: readonly Uint8Array[];
  readonly fromGuest: readonly Uint8Array[];
}

export interface Plan {
  readonly host?: HostKeys;
  readonly keyring?: Keyring;
  readonly secret?: GuestSecret;
  readonly options?: Partial<AcceptOptions>;
  readonly seeds?: readonly [number, number];
  /** Changes message `index` on its way; null lets it vanish. */
  tamper?(side: 'host' | 'guest', index: number, bytes: Uint8Array): Uint8Array;
}

/** One guest meets one host over a wire in memory, and says its first word if the handshake lets it. */
export async function meet(plan: Plan = {}): Promise<Meeting> {
  const clock = new PlantedClock();
  const host = plan.host ?? newHostKeys(planted(1));
  const [hostWire, guestWire] = wirePair();
  const fromHost: Uint8Array[] = [];
  const fromGuest: Uint8Array[] = [];
  const closes: number[] = [];
  const failures: AcceptFailure[] = [];
  let proven: ProvenLink | null = null;
  acceptLink(tapped(hostWire, 'host', fromHost, closes, plan), host, plan.keyring ?? keyring(), {
    clock,
    random: planted(plan.seeds?.[0] ?? 2),
    onProven: (link) => (proven = link),
    onFailed: (failure) => failures.push(failure),
    ...plan.options,
  });
  let guest: Result<OpenedLink, LinkFault> | null = null;
  const tap = tapped(guestWire, 'guest', fromGuest, [], plan);
  void openLink(tap, plan.secret ?? byCode, { clock, random: planted(plan.seeds?.[1] ?? 3) }).then(
    (result) => {
      guest = result;
      if (result.ok) result.value.link.send('first word');
    },
  );
  await settle();
  return { clock, host, guest, proven, failures, closes, fromHost, fromGuest };
}

function tapped(wire: Wire, side: 'host' | 'guest', sent: Uint8Array[], closes: number[], plan: Plan): Wire {
  return {
    send: (bytes) => {
      sent.push(bytes);
      wire.send(plan.tamper?.(side, sent.length - 1, bytes) ?? bytes);
    },
    close: (code) => {
      closes.push(code);
      wire.close(code);
    },
    onBytes: (listener) => wire.onBytes(listener),
    onClose: (listener) => wire.onClose(listener),
  };
}

/** The same bytes with the lowest bit of one of them turned. */
export function flipped(bytes: Uint8Array, at: number): Uint8Array {
  const changed = bytes.slice();
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/**
 * Which of so many bytes a test turns: one in `every`. Where the tests run once for every mutant
 * (`KABINETT_SHORT_TESTS`), both ends and one in sixteen stand for all.
 */
export function bytesToTurn(length: number, every = 1): readonly number[] {
  const isShort = process.env['KABINETT_SHORT_TESTS'] !== undefined;
  const step = isShort ? 16 : every;
  return Array.from({ length }, (_, at) => at).filter(
    (at) => at % step === 0 || (isShort && at === length - 1),
  );
}

/** One end of a wire whose other end is the test; it brings bytes even after it was closed. */
export class HandWire implements Wire {
  readonly sent: Uint8Array[] = [];
  readonly closes: number[] = [];
  #onBytes: (bytes: Uint8Array) => void = () => undefined;
  #onClose: (refused: boolean) => void = () => undefined;

  send(bytes: Uint8Array): void {
    this.sent.push(bytes.slice());
  }

  close(code: number): void {
    this.closes.push(code);
    this.#onClose(false);
  }

  onBytes(listener: (bytes: Uint8Array) => void): void {
    this.#onBytes = listener;
  }

  onClose(listener: (refused: boolean) => void): void {
    this.#onClose = listener;
  }

  /** The other end says this. */
  bring(bytes: Uint8Array): void {
    this.#onBytes(bytes);
  }

  /** The other end goes away without a word. */
  go(): void {
    this.#onClose(false);
  }
}
