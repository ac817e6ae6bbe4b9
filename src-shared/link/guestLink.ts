import { ed25519 } from '@noble/curves/ed25519.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../lang/result.ts';
import type { JoinSecret } from '../protocol/invitation.ts';
import { bytesOf, equalBytes, systemRandom, type Random } from './bytes.ts';
import type { Clock } from './clock.ts';
import { drawScalar, generator, publicShare, sessionKey, sharedPoint } from './cpace.ts';
import { GUEST_FRAMES, HOST_FRAMES, Opener, Sealer } from './frames.ts';
import {
  channelId,
  deriveKeys,
  encodeM1Head,
  readHello,
  readM2,
  signedPart,
  type Answer,
  type Hello,
} from './handshake.ts';
import { pinOf, sealOf } from './hostKeys.ts';
import type { Link, Wire } from './link.ts';
import { REFUSED, SealedLink } from './sealedLink.ts';

/** What a guest proves itself with: a code or link of an invitation, or the key of its place at this very host. */
export type GuestSecret =
  | JoinSecret
  | {
      readonly kind: 'key';
      /** 32 hex digits. */
      readonly handle: string;
      /** 32 bytes each. */
      readonly key: Uint8Array;
      readonly hostKey: Uint8Array;
    };

export interface OpenedLink {
  /** The host lets the guest in by its first message, or closes without a word if the secret was wrong. */
  readonly link: Link;
  readonly hostKey: Uint8Array;
  readonly tableId: Uint8Array;
  /** 32 bytes: the key of the place after a first join. */
  readonly resumeKey: Uint8Array;
}

/** `wrongHost`: another key than the link, the seal or the kept key says, or a signature that is not that key's. */
export type LinkFault = 'closed' | 'late' | 'malformed' | 'wrongHost' | 'hostTooOld' | 'guestTooOld';

export interface OpenOptions {
  readonly clock: Clock;
  readonly random?: Random;
  /** Milliseconds to the end of the handshake; 10,000 unless given. */
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 10_000;

/**
 * The guest's side of the handshake (security 2.2): waits for the host's hello on `wire`, compares the host's key
 * with what is known of it before a byte is sent, verifies its signature, and gives a link on which the guest
 * speaks first. Every fault closes the wire.
 */
export function openLink(
  wire: Wire,
  secret: GuestSecret,
  options: OpenOptions,
): Promise<Result<OpenedLink, LinkFault>> {
  return new Promise((resolve) => {
    new GuestHandshake(wire, secret, options, resolve).begin();
  });
}

/** What the guest remembers between m1 and m2. */
interface Asked {
  readonly name: 'asked';
  readonly hello: Uint8Array;
  readonly host: Hello;
  readonly m1: Uint8Array;
  readonly head: Uint8Array;
  readonly share: Uint8Array;
  readonly scalar: bigint;
  readonly sid: Uint8Array;
}

type Stage =
  | { readonly name: 'waiting' }
  | Asked
  | { readonly name: 'open'; readonly link: SealedLink }
  | { readonly name: 'failed' };

class GuestHandshake {
  readonly #wire: Wire;
  readonly #secret: GuestSecret;
  readonly #options: OpenOptions;
  readonly #random: Random;
  readonly #resolve: (result: Result<OpenedLink, LinkFault>) => void;
  #cancelDeadline: () => void = () => undefined;
  #stage: Stage = { name: 'waiting' };

  constructor(
    wire: Wire,
    secret: GuestSecret,
    options: OpenOptions,
    resolve: (result: Result<OpenedLink, LinkFault>) => void,
  ) {
    this.#wire = wire;
    this.#secret = secret;
    this.#options = options;
    this.#random = options.random ?? systemRandom;
    this.#resolve = resolve;
  }

  begin(): void {
    this.#cancelDeadline = this.#options.clock.after(this.#options.deadlineMs ?? DEADLINE_MS, () =>
      this.#fail('late'),
    );
    this.#wire.onBytes((bytes) => this.#receive(bytes));
    this.#wire.onClose((refused) => this.#wireClosed(refused));
  }

  #receive(bytes: Uint8Array): void {
    const stage = this.#stage;
    if (stage.name === 'waiting') this.#ask(bytes);
    else if (stage.name === 'asked') this.#finish(bytes, stage);
    else if (stage.name === 'open') stage.link.receive(bytes);
  }

  #ask(hello: Uint8Array): void {
    const host = readHello(hello);
    if (host === null) {
      this.#fail('malformed');
      return;
    }
    if (typeof host === 'string') {
      this.#fail(host);
      return;
    }
    if (!isExpectedHost(this.#secret, host.publicKey)) {
      this.#fail('wrongHost');
      return;
    }
    const nonce = this.#random(16);
    const head = encodeM1Head(this.#secret.kind, idOf(this.#secret), nonce);
    const sid = concatBytes(host.nonce, nonce);
    const scalar = drawScalar(this.#random);
    const share = publicShare(generator(prsOf(this.#secret), channelId(hello), sid), scalar);
    const m1 = concatBytes(head, share);
    this.#stage = { name: 'asked', hello: hello.slice(), host, m1, head, share, scalar, sid };
    this.#wire.send(m1);
  }

  #finish(m2: Uint8Array, asked: Asked): void {
    const answer = readM2(m2);
    if (answer === null) {
      this.#fail('malformed');
      return;
    }
    if (!isSigned(answer, asked)) {
      this.#fail('wrongHost');
      return;
    }
    const shared = sharedPoint(asked.scalar, answer.share);
    if (shared === null) {
      this.#fail('malformed');
      return;
    }
    const initiator = { point: asked.share, data: asked.head };
    const isk = sessionKey(asked.sid, shared, initiator, { point: answer.share, data: new Uint8Array() });
    const keys = deriveKeys(isk, asked.hello, asked.m1, m2);
    this.#cancelDeadline();
    const sealer = new Sealer(keys.toHost, GUEST_FRAMES);
    const link = new SealedLink(this.#wire, sealer, new Opener(keys.toGuest, HOST_FRAMES));
    this.#stage = { name: 'open', link };
    const { publicKey, tableId } = asked.host;
    this.#resolve(ok({ link, hostKey: publicKey, tableId, resumeKey: keys.resume }));
  }

  #wireClosed(refused: boolean): void {
    if (this.#stage.name === 'open') this.#stage.link.wireClosed(refused);
    else this.#fail('closed');
  }

  #fail(fault: LinkFault): void {
    if (this.#stage.name === 'failed' || this.#stage.name === 'open') return;
    this.#stage = { name: 'failed' };
    this.#cancelDeadline();
    this.#wire.close(REFUSED);
    this.#resolve(err(fault));
  }
}

/** A typed code without a seal knows no host; people compare the seal on both screens if they wish. */
function isExpectedHost(secret: GuestSecret, publicKey: Uint8Array): boolean {
  switch (secret.kind) {
    case 'code':
      return secret.seal === null || secret.seal === sealOf(publicKey);
    case 'link':
      return equalBytes(secret.pin, pinOf(publicKey));
    case 'key':
      return equalBytes(secret.hostKey, publicKey);
  }
}

function isSigned(answer: Answer, asked: Asked): boolean {
  try {
    const signed = signedPart(asked.hello, asked.m1, answer.share);
    return ed25519.verify(answer.signature, signed, asked.host.publicKey, { zip215: false });
  } catch {
    return false;
  }
}

function prsOf(secret: GuestSecret): Uint8Array {
  switch (secret.kind) {
    case 'code':
      return bytesOf(secret.code);
    case 'link':
      return secret.secret;
    case 'key':
      return secret.key;
  }
}

function idOf(secret: GuestSecret): Uint8Array {
  return secret.kind === 'key' ? hexToBytes(secret.handle) : new Uint8Array(16);
}
