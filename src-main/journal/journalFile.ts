import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { openFrames, sealFrame, TooLarge, type FrameKey } from './frames.ts';
import { digestOf, makeHead, readHead, type Head } from './header.ts';
import { readAtMost, syncFolder, writeAll, type Handle, type JournalFs } from './journalFs.ts';
import type { JournalFault, JournalFile, KeyKeeper, ReadJournal, WrappedKey } from './terms.ts';

const KEY_BYTES = 32;
/** An evening of long games is a few hundred kilobytes; more is no journal, or one that something has gone wrong with. */
export const FILE_BYTES = 16 * 1024 * 1024;
const ENDING = '.table';
const DRAFT = '.new';

/** Where the journal of this table lies. */
export function journalPath(folder: string, tableId: string): string {
  return join(folder, `${tableId}${ENDING}`);
}

/** The table whose journal has this name; null for any other file. */
export function tableOfFile(name: string): string | null {
  return /^([0-9a-f]{32})\.table$/.exec(name)?.[1] ?? null;
}

/** Whether a process that ended in the middle of a write has left this file. */
export function isDraft(name: string): boolean {
  return name.endsWith(DRAFT);
}

/** Nothing was written, because nothing keeps the file's key: the one refusal; a failing disk rejects. */
export type NoKeeper = 'noKeeper';

interface Sealed {
  readonly keptBy: WrappedKey['keptBy'];
  readonly bytes: Uint8Array;
  readonly key: FrameKey;
  /** The number of the next record. */
  readonly next: number;
}

/** A record that every file begins with: it proves the head and the key where there is no other yet. */
const FIRST = '';

async function seal(
  tableId: string,
  keeper: KeyKeeper,
  records: readonly string[],
): Promise<Result<Sealed, NoKeeper>> {
  const key = Uint8Array.from(randomBytes(KEY_BYTES));
  const wrapped = await keeper.wrap(key);
  if (!wrapped.ok) return wrapped;
  const head = makeHead(tableId, wrapped.value);
  const frameKey = { key, bound: digestOf(head) };
  const frames = [FIRST, ...records].map((text, number) => sealFrame(frameKey, number, text));
  const bytes = Buffer.concat([head, ...frames]);
  if (bytes.length > FILE_BYTES) throw new TooLarge();
  return ok({ bytes, key: frameKey, next: frames.length, keptBy: wrapped.value.keptBy });
}

/** Deletes the journal of this table, if there is one. Rejects with what the file system says. */
export async function removeJournal(fs: JournalFs, folder: string, tableId: string): Promise<void> {
  await fs.rm(journalPath(folder, tableId), { force: true });
  await syncFolder(fs, folder);
}

/** A whole file with these records under a key of its own, not written anywhere. Refused: `noKeeper`; rejects with `TooLarge`. */
export async function sealTable(
  tableId: string,
  keeper: KeyKeeper,
  records: readonly string[],
): Promise<Result<Uint8Array, NoKeeper>> {
  const sealed = await seal(tableId, keeper, records);
  return sealed.ok ? ok(sealed.value.bytes) : sealed;
}

/**
 * Begins the journal of a table with these records, under a new key (security: after a crash the old key is never
 * used again). The folder is made, for its owner alone; the file replaces the one before in one step, and a failure
 * leaves that one or this one, whole. Refused: `noKeeper`; rejects with `TooLarge` and what the file system says.
 */
export async function createJournalFile(
  fs: JournalFs,
  folder: string,
  tableId: string,
  keeper: KeyKeeper,
  records: readonly string[],
): Promise<Result<JournalFile, NoKeeper>> {
  const sealed = await seal(tableId, keeper, records);
  if (!sealed.ok) return sealed;
  const path = journalPath(folder, tableId);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await writeInOneStep(fs, folder, path, sealed.value.bytes);
  return ok(new OpenJournal(await fs.open(path, 'a'), sealed.value));
}

async function writeInOneStep(fs: JournalFs, folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}${DRAFT}`;
  try {
    const handle = await fs.open(draft, 'wx', 0o600);
    try {
      await writeAll(handle, bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await fs.rename(draft, path);
  } catch (fault) {
    await fs.rm(draft, { force: true }).catch(() => undefined);
    throw fault;
  }
  await syncFolder(fs, folder);
}

/** The file of a game that goes on. */
class OpenJournal implements JournalFile {
  readonly keptBy: WrappedKey['keptBy'];
  readonly #handle: Handle;
  readonly #key: FrameKey;
  #next: number;
  #size: number;
  #fault: Error | null = null;

  constructor(handle: Handle, { bytes, key, next, keptBy }: Sealed) {
    this.keptBy = keptBy;
    this.#handle = handle;
    this.#key = key;
    this.#next = next;
    this.#size = bytes.length;
  }

  /** After a failure the end of the file is unknown: a record behind it would be one that nobody can read. */
  async append(record: string): Promise<void> {
    if (this.#fault !== null) throw this.#fault;
    try {
      const frame = this.#seal(record);
      await writeAll(this.#handle, frame);
      await this.#handle.datasync();
    } catch (fault) {
      this.#fault = fault instanceof Error ? fault : new Error(String(fault));
      throw this.#fault;
    }
  }

  #seal(record: string): Uint8Array {
    const frame = sealFrame(this.#key, this.#next, record);
    if (this.#size + frame.length > FILE_BYTES) throw new TooLarge();
    this.#next += 1;
    this.#size += frame.length;
    return frame;
  }

  async close(): Promise<void> {
    this.#fault ??= new Error('closed');
    await this.#handle.close();
  }
}

/** How the key of this file is kept; null where its head cannot be read. */
export function keptByOf(file: Uint8Array): WrappedKey['keptBy'] | null {
  const head = readHead(file);
  return head.ok ? head.value.key.keptBy : null;
}

/** Reads a journal or a frozen table from its bytes. Refused like `readJournalFile`, save `unreadable`. */
export async function readTable(
  file: Uint8Array,
  keeper: KeyKeeper,
): Promise<Result<ReadJournal, JournalFault>> {
  if (file.length > FILE_BYTES) return err('tooLarge');
  const head = readHead(file);
  if (!head.ok) return head;
  const key = await keeper.unwrap(head.value.key);
  return key.ok ? openRecords(file, head.value, key.value) : key;
}

function openRecords(file: Uint8Array, head: Head, key: Uint8Array): Result<ReadJournal, JournalFault> {
  const opened = openFrames({ key, bound: head.digest }, file, head.end);
  if (!opened.ok) return opened;
  const [first, ...records] = opened.value.texts;
  // A file is never there without its first record: it was written in one step.
  if (first !== FIRST) return err('edited');
  const { tableId, key: kept } = head;
  return ok({ tableId, keptBy: kept.keptBy, records, torn: opened.value.torn });
}

/**
 * Reads the journal at `path`. A torn tail is dropped and told; anything else that is not as it was written refuses
 * the whole file, which is left as it is. Refused by `JournalFault`; `unreadable` is what the system does not let
 * read, and what is no file.
 */
export async function readJournalFile(
  fs: JournalFs,
  path: string,
  keeper: KeyKeeper,
): Promise<Result<ReadJournal, JournalFault>> {
  let bytes: Uint8Array;
  try {
    // What is no file, as a pipe, might never end.
    if (!(await fs.stat(path)).isFile()) return err('unreadable');
    bytes = await readAtMost(fs, path, FILE_BYTES);
  } catch {
    return err('unreadable');
  }
  return readTable(bytes, keeper);
}
