import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { bytesOf, textOf } from '../../src-shared/link/bytes.ts';

/**
 * A record on the disk: its length twice, the second time with every bit turned, then ChaCha20-Poly1305 under the
 * file's key, the record's number as the nonce, bound to the file's head. The length stands twice so that a damaged
 * one is told from a write that was cut off.
 */
const LENGTHS = 8;
const TAG = 16;
/** More than any record says. */
const RECORD_BYTES = 1024 * 1024;

/** What the records of one file are sealed with. */
export interface FrameKey {
  readonly key: Uint8Array;
  /** The digest of the file's head. */
  readonly bound: Uint8Array;
}

/** The records of a file, and whether a write at its end was cut off. */
export interface OpenedFrames {
  readonly texts: readonly string[];
  readonly torn: boolean;
}

/** A record, or a file with it, is longer than any that is read again. */
export class TooLarge extends Error {}

/** The record of this number, from 0, as it lies on the disk. Throws `TooLarge`. */
export function sealFrame({ key, bound }: FrameKey, number: number, text: string): Uint8Array {
  const plain = bytesOf(text);
  if (plain.length > RECORD_BYTES) throw new TooLarge();
  const frame = new Uint8Array(LENGTHS + plain.length + TAG);
  const view = new DataView(frame.buffer);
  view.setUint32(0, plain.length);
  view.setUint32(4, ~plain.length >>> 0);
  frame.set(chacha20poly1305(key, nonceOf(number), bound).encrypt(plain), LENGTHS);
  return frame;
}

/**
 * Opens the records from `from` to the end of the file. A last one that reaches beyond what was written is torn: the
 * file ends before it, or its rest is the zeros that a file system leaves after a failure of power. Any other that
 * does not open is refused: `edited`.
 */
export function openFrames(sealed: FrameKey, file: Uint8Array, from: number): Result<OpenedFrames, 'edited'> {
  const texts: string[] = [];
  const written = writtenEnd(file);
  let at = from;
  while (at < file.length) {
    const frame = frameAt(sealed, file, at, texts.length);
    if (frame.text === null) return frame.end > written ? ok({ texts, torn: true }) : err('edited');
    texts.push(frame.text);
    at = frame.end;
  }
  return ok({ texts, torn: false });
}

/** The text of the record at this place, null where none opens, and where it ends or would end. */
function frameAt(
  { key, bound }: FrameKey,
  file: Uint8Array,
  at: number,
  number: number,
): { readonly text: string | null; readonly end: number } {
  if (file.length - at < LENGTHS) return { text: null, end: at + LENGTHS };
  const view = new DataView(file.buffer, file.byteOffset + at, LENGTHS);
  const length = view.getUint32(0);
  if (view.getUint32(4) !== ~length >>> 0 || length > RECORD_BYTES) return { text: null, end: at + LENGTHS };
  const end = at + LENGTHS + length + TAG;
  if (end > file.length) return { text: null, end };
  return { text: opened(key, bound, number, file.subarray(at + LENGTHS, end)), end };
}

function opened(key: Uint8Array, bound: Uint8Array, number: number, sealed: Uint8Array): string | null {
  try {
    return textOf(chacha20poly1305(key, nonceOf(number), bound).decrypt(sealed));
  } catch {
    return null;
  }
}

/** Where the last byte lies that is not zero: what follows it may be the file system's. */
function writtenEnd(file: Uint8Array): number {
  let end = file.length;
  while (end > 0 && file[end - 1] === 0) end -= 1;
  return end;
}

/** Never used twice under one key: a file is only ever appended to by the process that began it. */
function nonceOf(number: number): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setBigUint64(4, BigInt(number));
  return nonce;
}
