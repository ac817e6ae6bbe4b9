import { sha256 } from '@noble/hashes/sha2.js';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { bytesOf, equalBytes, textOf } from '../../src-shared/link/bytes.ts';
import type { JournalFault, ScryptWork, WrappedKey } from './terms.ts';

/**
 * The plain head of a file: eight letters, the version and the length of what follows (both big-endian), a JSON text
 * that names the table and how the key is kept, and sixteen bytes of the SHA-256 of all that. The sum tells a damaged
 * head from a wrong passphrase; that nobody wrote another head is proven by the first record, which it is bound to.
 */
const LETTERS = 'KABTABLE';
const VERSION = 1;
const FIXED = LETTERS.length + 2 + 4;
const SUM = 16;
/** A wrapped key of the system's keychain is a few hundred characters. */
const TEXT_AT_MOST = 4096;

/**
 * What a file may ask of this machine before its passphrase is tried: 128 bytes times n times r is the memory. Ours
 * asks 64 MiB; a file that asks for more than 256 MiB was not made by us.
 */
const N_AT_MOST = 2 ** 18;
const R_AT_MOST = 8;

const scryptWork: v.GenericSchema<unknown, ScryptWork> = v.strictObject({
  salt: v.pipe(v.string(), v.length(22)),
  n: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(2),
    v.maxValue(N_AT_MOST),
    v.check((n) => Number.isInteger(Math.log2(n))),
  ),
  r: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(R_AT_MOST)),
  p: v.literal(1),
});

const wrapped = v.pipe(v.string(), v.maxLength(2048));
const headText = v.variant('keptBy', [
  v.strictObject({ table: tableId(), keptBy: v.literal('system'), wrapped, scrypt: v.null() }),
  v.strictObject({ table: tableId(), keptBy: v.literal('basicText'), wrapped, scrypt: v.null() }),
  v.strictObject({ table: tableId(), keptBy: v.literal('file'), wrapped, scrypt: v.null() }),
  v.strictObject({ table: tableId(), keptBy: v.literal('passphrase'), wrapped, scrypt: scryptWork }),
]);

/** The id of a table, as the file's name and its head spell it. */
function tableId() {
  return v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
}

/** A file's head, read. */
export interface Head {
  readonly tableId: string;
  readonly key: WrappedKey;
  /** The SHA-256 of the head: what every record is bound to. */
  readonly digest: Uint8Array;
  /** Where the records begin. */
  readonly end: number;
}

/** The head of a file of this table, whose key is kept like this. */
export function makeHead(table: string, key: WrappedKey): Uint8Array {
  const text = bytesOf(
    JSON.stringify({ table, keptBy: key.keptBy, wrapped: key.wrapped, scrypt: key.scrypt }),
  );
  const head = new Uint8Array(FIXED + text.length + SUM);
  const view = new DataView(head.buffer);
  head.set(bytesOf(LETTERS));
  view.setUint16(LETTERS.length, VERSION);
  view.setUint32(LETTERS.length + 2, text.length);
  head.set(text, FIXED);
  head.set(sumOf(head.subarray(0, FIXED + text.length)), FIXED + text.length);
  return head;
}

/** What every record of a file with this head is bound to. */
export function digestOf(head: Uint8Array): Uint8Array {
  return sha256(head);
}

/** Reads the head that a file begins with. Refused: `empty`, `notOurs`, `newerVersion`, `edited` (cut off, too). */
export function readHead(file: Uint8Array): Result<Head, JournalFault> {
  if (file.length === 0) return err('empty');
  const letters = bytesOf(LETTERS);
  if (!equalBytes(file.subarray(0, letters.length), letters.subarray(0, file.length))) return err('notOurs');
  if (file.length < FIXED) return err('edited');
  const view = new DataView(file.buffer, file.byteOffset, FIXED);
  const version = view.getUint16(LETTERS.length);
  // Whatever a later version has changed, these ten bytes are where they are.
  if (version > VERSION) return err('newerVersion');
  const length = view.getUint32(LETTERS.length + 2);
  const end = FIXED + length + SUM;
  if (version < VERSION || length > TEXT_AT_MOST || file.length < end) return err('edited');
  if (!equalBytes(sumOf(file.subarray(0, end - SUM)), file.subarray(end - SUM, end))) return err('edited');
  return readText(textOf(file.subarray(FIXED, end - SUM)), { digest: sha256(file.subarray(0, end)), end });
}

function readText(text: string | null, place: Pick<Head, 'digest' | 'end'>): Result<Head, JournalFault> {
  const parsed = v.safeParse(headText, parseJson(text));
  if (!parsed.success) return err('edited');
  const { table, keptBy, wrapped: sealed, scrypt } = parsed.output;
  return ok({ tableId: table, key: { keptBy, wrapped: sealed, scrypt }, ...place });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function sumOf(bytes: Uint8Array): Uint8Array {
  return sha256(bytes).subarray(0, SUM);
}
