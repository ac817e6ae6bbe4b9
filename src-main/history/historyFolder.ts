import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { isDone } from '../profile.ts';

/** A file as its folder tells of it: with size and time it is known whether it has changed. */
export interface ListedFile {
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The system's part of the history, so that a test can stand in for a disk that fails. */
export interface HistoryFiles {
  /** Empty for a folder that is not there yet; null where it cannot be read. */
  list(): readonly ListedFile[] | null;
  /** Null where it cannot be read. */
  read(name: string): Uint8Array | null;
  /** Wholly or not at all: a file of that name stays as it was where it fails. */
  write(name: string, bytes: Uint8Array): Result<null, 'diskFull' | 'unwritable'>;
  remove(name: string): boolean;
}

/** What is left of a write that was cut off. */
const DRAFT = /^\.[0-9a-f]{16}\.new$/;
const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** The history in `folder`, for its owner alone (decision 38); the folder is made with the first game. */
export function historyFolder(folder: string): HistoryFiles {
  return {
    list: () => listed(folder),
    read: (name) => {
      try {
        return readFileSync(join(folder, name));
      } catch {
        return null;
      }
    },
    write: (name, bytes) => written(folder, name, bytes),
    remove: (name) => isDone(() => rmSync(join(folder, name))),
  };
}

function listed(folder: string): readonly ListedFile[] | null {
  try {
    const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    return names.flatMap(({ name }) => {
      if (DRAFT.test(name)) isDone(() => rmSync(join(folder, name)));
      else return [listedFile(folder, name)];
      return [];
    });
  } catch (fault) {
    return codeOf(fault) === 'ENOENT' ? [] : null;
  }
}

function listedFile(folder: string, name: string): ListedFile {
  try {
    const { size, mtimeMs } = statSync(join(folder, name));
    return { name, bytes: size, changedAt: mtimeMs };
  } catch {
    return { name, bytes: 0, changedAt: 0 };
  }
}

function written(folder: string, name: string, bytes: Uint8Array): ReturnType<HistoryFiles['write']> {
  const draft = join(folder, `.${randomBytes(8).toString('hex')}.new`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeSynced(draft, bytes);
    renameSync(draft, join(folder, name));
    return ok(null);
  } catch (fault) {
    isDone(() => rmSync(draft, { force: true }));
    return err(NO_ROOM.includes(codeOf(fault)) ? 'diskFull' : 'unwritable');
  }
}

function writeSynced(file: string, bytes: Uint8Array): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function codeOf(fault: unknown): unknown {
  return fault instanceof Error && 'code' in fault ? fault.code : null;
}
