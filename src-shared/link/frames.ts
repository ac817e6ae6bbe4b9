import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesOf, textOf } from './bytes.ts';

/** Sizes of a sealed frame from host to guest, and the other way (decision 10); nothing else is accepted. */
export const HOST_FRAMES = [256, 1024, 4096, 8192, 16384, 32768, 65536] as const;
export const GUEST_FRAMES = [256, 1024] as const;

/** The length before the text (u16, big-endian: the largest frame holds 65,518 bytes) and the tag behind it. */
const LENGTH_BYTES = 2;
const TAG_BYTES = 16;
export const FRAME_OVERHEAD = LENGTH_BYTES + TAG_BYTES;
/** After so many frames one way the link ends, and the guest comes back with fresh keys. */
export const MAX_FRAMES = 2 ** 31;

/** Bytes of text that the largest of `sizes` holds. */
export function longestText(sizes: readonly number[]): number {
  return Math.max(...sizes) - FRAME_OVERHEAD;
}

/** 8 zero bytes and the number of the frame: it is never sent, so a frame lost, added or moved does not open. */
function nonce(counter: number): Uint8Array {
  const bytes = new Uint8Array(12);
  new DataView(bytes.buffer).setUint32(8, counter);
  return bytes;
}

/** Seals one direction of one connection with its own key. */
export class Sealer {
  readonly #key: Uint8Array;
  readonly #sizes: readonly number[];
  #counter = 0;

  constructor(key: Uint8Array, sizes: readonly number[]) {
    this.#key = key;
    this.#sizes = sizes;
  }

  /** One frame of the smallest size that holds `text` and `atLeast` bytes; null once the counter is used up. Throws for a text that no frame holds. */
  seal(text: string, atLeast: number): Uint8Array | null {
    const bytes = bytesOf(text);
    const needed = Math.max(bytes.length, atLeast) + FRAME_OVERHEAD;
    const size = this.#sizes.find((candidate) => candidate >= needed);
    if (size === undefined) throw new Error(`no frame holds ${needed} bytes`);
    if (this.#counter >= MAX_FRAMES) return null;
    const plain = new Uint8Array(size - TAG_BYTES);
    new DataView(plain.buffer).setUint16(0, bytes.length);
    plain.set(bytes, LENGTH_BYTES);
    const frame = chacha20poly1305(this.#key, nonce(this.#counter)).encrypt(plain);
    this.#counter += 1;
    return frame;
  }

  /** Deletes the key: what was recorded can no longer be opened by this side. */
  destroy(): void {
    this.#key.fill(0);
    this.#counter = MAX_FRAMES;
  }
}

/** Opens the other direction. */
export class Opener {
  readonly #key: Uint8Array;
  readonly #sizes: readonly number[];
  #counter = 0;

  constructor(key: Uint8Array, sizes: readonly number[]) {
    this.#key = key;
    this.#sizes = sizes;
  }

  /** True for a length that a frame of this direction can have. */
  hasSize(frame: Uint8Array): boolean {
    return this.#sizes.includes(frame.length);
  }

  /** The text of the next frame; null for anything that is not exactly it. */
  open(frame: Uint8Array): string | null {
    if (!this.hasSize(frame) || this.#counter >= MAX_FRAMES) return null;
    const plain = this.#decrypt(frame);
    if (plain === null) return null;
    this.#counter += 1;
    const end = LENGTH_BYTES + new DataView(plain.buffer, plain.byteOffset).getUint16(0);
    if (end > plain.length || plain.subarray(end).some((byte) => byte !== 0)) return null;
    return textOf(plain.subarray(LENGTH_BYTES, end));
  }

  #decrypt(frame: Uint8Array): Uint8Array | null {
    try {
      return chacha20poly1305(this.#key, nonce(this.#counter)).decrypt(frame);
    } catch {
      return null;
    }
  }

  destroy(): void {
    this.#key.fill(0);
    this.#counter = MAX_FRAMES;
  }
}
