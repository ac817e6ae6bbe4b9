import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** One stream of chance: the same seed and name give the same numbers on every machine. */
export interface Stream {
  /** The next whole number of 0 to n-1, each as likely; `n` is 1 to 256. Throws on any other `n`. */
  below(n: number): number;
  /** The next uniform order of the items, as a new list (Fisher and Yates, from the last place down). */
  shuffle<Item>(items: readonly Item[]): readonly Item[];
}

/** The named streams of one seed: what one stream gives says nothing of another. */
export interface Streams {
  /** The stream of this name from its beginning, whatever was read from it before. */
  stream(name: string): Stream;
}

const LABEL = 'SH/1 ';
const BYTE_VALUES = 256;

/**
 * The named streams of a seed (32 uniform bytes; decision 19). The key of a stream is HKDF-Expand (RFC 5869) with
 * SHA-256 of the seed under "SH/1 " and the name; its bytes are HMAC-SHA256 of that key over a counter of four
 * bytes, most significant first. Bytes that would favour a value are passed over, so every value is as likely.
 */
export function streams(seed: Uint8Array): Streams {
  const kept = seed.slice();
  return { stream: (name) => openStream(kept, name) };
}

function openStream(seed: Uint8Array, name: string): Stream {
  const nextByte = bytesOf(expand(seed, LABEL + name));
  function below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > BYTE_VALUES) throw new Error(`no number below ${n}`);
    const top = BYTE_VALUES - (BYTE_VALUES % n);
    let byte = nextByte();
    while (byte >= top) byte = nextByte();
    return byte % n;
  }
  return { below, shuffle: (items) => shuffled(items, below) };
}

function shuffled<Item>(items: readonly Item[], below: (n: number) => number): readonly Item[] {
  const order = items.slice();
  for (let last = order.length - 1; last >= 1; last -= 1) {
    const other = below(last + 1);
    const [moved] = order.splice(other, 1, ...order.slice(last, last + 1));
    if (moved !== undefined) order[last] = moved;
  }
  return order;
}

/** The first block of HKDF-Expand, which is all that a key of 32 bytes needs. */
function expand(seed: Uint8Array, info: string): Uint8Array {
  const text = asciiBytes(info);
  const message = new Uint8Array(text.length + 1);
  message.set(text);
  message[text.length] = 1;
  return hmac(sha256, seed, message);
}

function bytesOf(key: Uint8Array): () => number {
  let block = new Uint8Array(0);
  let counter = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = hmac(sha256, key, bigEndian(counter));
      counter += 1;
      at = 0;
    }
    const byte = block[at] ?? 0;
    at += 1;
    return byte;
  };
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    if (code > 127) throw new Error('the name of a stream is ASCII');
    return code;
  });
}
