import { ed25519 } from '@noble/curves/ed25519.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { bytesOf, systemRandom, type Random } from './bytes.ts';
import type { Clock } from './clock.ts';
import { drawScalar, generator, publicShare, sessionKey, sharedPoint } from './cpace.ts';
import { GUEST_FRAMES, HOST_FRAMES, Opener, Sealer } from './frames.ts';
import {
  channelId,
  deriveKeys,
  destroyKeys,
  encodeHello,
  encodeM2,
  handleOf,
  m1Head,
  readM1,
  signedPart,
  type FirstMove,
  type Keys,
  type ProofKind,
} from './handshake.ts';
import type { HostKeys } from './hostKeys.ts';
import type { Link, Wire } from './link.ts';
import { REFUSED, SealedLink } from './sealedLink.ts';

/** Every secret that opens the table now. Null means that this way in is closed; the guest cannot tell it from a wrong secret. */
export interface Keyring {
  /** Six normalised characters. */
  tableCode(): string | null;
  /** 16 bytes. */
  linkSecret(): Uint8Array | null;
  /** The 32-byte key of the seat or gallery place with this handle (32 hex digits). */
  resumeKey(handle: string): Uint8Array | null;
}

/** How a proven guest came: by the typed code, by the link, or back to the place that `handle` names. */
export type ProvenBy = 'code' | 'link' | { readonly handle: string };

export interface ProvenLink {
  /** Its first message is kept until a listener is set. */
  readonly link: Link;
  readonly provenBy: ProvenBy;
  /** 32 bytes, to be kept under a new handle after a first join; without meaning for one who came back. */
  readonly resumeKey: Uint8Array;
}

/** Why a wire never became a link. Only `wrongSecret` is a guess. */
export interface AcceptFailure {
  readonly code: 'closed' | 'late' | 'malformed' | 'notAdmitted' | 'noGuessLeft' | 'wrongSecret';
  /** Null before the guest said how it would prove itself. */
  readonly kind: ProofKind | null;
}

export interface AcceptOptions {
  readonly clock: Clock;
  readonly random?: Random;
  /** Milliseconds to the first message, and to the proof. */
  readonly deadlines?: AcceptDeadlines;
  /** Asked before the costly part of each handshake; false closes the wire (decision 14). */
  admit?(kind: ProofKind): boolean;
  /** Takes one guess before a typed code is put to the test; false closes the wire untested (security 4.2). */
  takeGuess?(): boolean;
  /** Gives the guess back: the code was right. */
  refundGuess?(): void;
  onProven(proven: ProvenLink): void;
  onFailed?(failure: AcceptFailure): void;
}

export interface AcceptDeadlines {
  readonly firstMs: number;
  readonly proofMs: number;
}

const DEADLINES: AcceptDeadlines = { firstMs: 5000, proofMs: 10_000 };

/** A handshake that is going on. */
export interface Accepting {
  /** Drops it, as the oldest of too many; does nothing once the link is proven. */
  drop(): void;
}

/**
 * Greets whoever opened `wire` and lets in who proves to know a secret of `keyring` (security 2.2). Exactly one of
 * `onProven` and `onFailed` is called, once. Every failure closes the wire with 1008 and says nothing (decision 13).
 */
export function acceptLink(wire: Wire, host: HostKeys, keyring: Keyring, options: AcceptOptions): Accepting {
  return new HostHandshake(wire, host, keyring, options);
}

type Stage =
  | { readonly name: 'greeted' }
  | { readonly name: 'answered'; readonly move: FirstMove; readonly keys: Keys; readonly opener: Opener }
  | { readonly name: 'proven'; readonly link: SealedLink }
  | { readonly name: 'failed' };

class HostHandshake implements Accepting {
  readonly #wire: Wire;
  readonly #host: HostKeys;
  readonly #keyring: Keyring;
  readonly #options: AcceptOptions;
  readonly #random: Random;
  readonly #hello: Uint8Array;
  readonly #nonce: Uint8Array;
  readonly #cancelProof: () => void;
  #cancelFirst: () => void;
  #stage: Stage = { name: 'greeted' };

  constructor(wire: Wire, host: HostKeys, keyring: Keyring, options: AcceptOptions) {
    this.#wire = wire;
    this.#host = host;
    this.#keyring = keyring;
    this.#options = options;
    this.#random = options.random ?? systemRandom;
    this.#nonce = this.#random(16);
    this.#hello = encodeHello({ tableId: host.tableId, nonce: this.#nonce, publicKey: host.publicKey });
    const { firstMs, proofMs } = options.deadlines ?? DEADLINES;
    this.#cancelFirst = options.clock.after(firstMs, () => this.#fail('late'));
    this.#cancelProof = options.clock.after(proofMs, () => this.#fail('late'));
    wire.onBytes((bytes) => this.#receive(bytes));
    wire.onClose((refused) => this.#wireClosed(refused));
    wire.send(this.#hello);
  }

  drop(): void {
    this.#fail('notAdmitted');
  }

  #receive(bytes: Uint8Array): void {
    const stage = this.#stage;
    if (stage.name === 'greeted') this.#answer(bytes);
    else if (stage.name === 'answered') this.#prove(bytes, stage);
    else if (stage.name === 'proven') stage.link.receive(bytes);
  }

  #answer(m1: Uint8Array): void {
    const move = readM1(m1);
    if (move === null) {
      this.#fail('malformed');
      return;
    }
    if (this.#options.admit?.(move.kind) === false) {
      this.#fail('notAdmitted', move.kind);
      return;
    }
    this.#cancelFirst();
    const sid = concatBytes(this.#nonce, move.nonce);
    const base = generator(this.#secretFor(move), channelId(this.#hello), sid);
    const scalar = drawScalar(this.#random);
    const share = publicShare(base, scalar);
    const shared = sharedPoint(scalar, move.share);
    if (shared === null) {
      this.#fail('malformed', move.kind);
      return;
    }
    const initiator = { point: move.share, data: m1Head(m1) };
    const isk = sessionKey(sid, shared, initiator, { point: share, data: new Uint8Array() });
    const signature = ed25519.sign(signedPart(this.#hello, m1, share), this.#host.secretKey);
    const m2 = encodeM2({ share, signature });
    const keys = deriveKeys(isk, this.#hello, m1, m2);
    this.#stage = { name: 'answered', move, keys, opener: new Opener(keys.toHost, GUEST_FRAMES) };
    this.#wire.send(m2);
  }

  /** A way in that is closed, or a handle that nobody has, gets a secret of chance: it looks like a wrong one. */
  #secretFor(move: FirstMove): Uint8Array {
    const chance = this.#random(32);
    switch (move.kind) {
      case 'code': {
        const code = this.#keyring.tableCode();
        return code === null ? chance : bytesOf(code);
      }
      case 'link':
        return this.#keyring.linkSecret() ?? chance;
      case 'key':
        return this.#keyring.resumeKey(handleOf(move.id)) ?? chance;
    }
  }

  #prove(frame: Uint8Array, stage: Extract<Stage, { readonly name: 'answered' }>): void {
    const { kind, id } = stage.move;
    if (!stage.opener.hasSize(frame)) {
      this.#fail('malformed', kind);
      return;
    }
    if (kind === 'code' && this.#options.takeGuess?.() === false) {
      this.#fail('noGuessLeft', kind);
      return;
    }
    const text = stage.opener.open(frame);
    if (text === null) {
      this.#fail('wrongSecret', kind);
      return;
    }
    if (kind === 'code') this.#options.refundGuess?.();
    this.#cancelProof();
    const link = new SealedLink(this.#wire, new Sealer(stage.keys.toGuest, HOST_FRAMES), stage.opener);
    this.#stage = { name: 'proven', link };
    link.deliver(text);
    const provenBy = kind === 'key' ? { handle: handleOf(id) } : kind;
    this.#options.onProven({ link, provenBy, resumeKey: stage.keys.resume });
  }

  #wireClosed(refused: boolean): void {
    if (this.#stage.name === 'proven') this.#stage.link.wireClosed(refused);
    else this.#fail('closed');
  }

  #fail(code: AcceptFailure['code'], kind: ProofKind | null = null): void {
    const stage = this.#stage;
    if (stage.name === 'proven' || stage.name === 'failed') return;
    this.#stage = { name: 'failed' };
    this.#cancelFirst();
    this.#cancelProof();
    if (stage.name === 'answered') destroyKeys(stage.keys);
    this.#wire.close(REFUSED);
    this.#options.onFailed?.({ code, kind: stage.name === 'answered' ? stage.move.kind : kind });
  }
}
