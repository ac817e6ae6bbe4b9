import * as files from 'node:fs/promises';
import { TooLarge } from './frames.ts';
import type { LossReason } from '../../src-shared/unfinished.ts';

/** The part of the file system that journals use; a test gives one that fails. */
export type JournalFs = Pick<typeof files, 'mkdir' | 'open' | 'readdir' | 'rename' | 'rm' | 'stat'>;

/** An open file of it. */
export type Handle = Awaited<ReturnType<JournalFs['open']>>;

/** The disk. */
export const systemFs: JournalFs = files;

/** Why a call of the file system failed, as a person is told it. */
export function lossOf(fault: unknown): LossReason {
  if (fault instanceof TooLarge) return 'tooLarge';
  const code = fault instanceof Error && 'code' in fault ? fault.code : null;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'diskFull';
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return 'readOnly';
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ESTALE':
      return 'gone';
    default:
      return 'failed';
  }
}

/** Writes all of it, however little the system takes at a time. */
export async function writeAll(handle: Handle, bytes: Uint8Array): Promise<void> {
  let at = 0;
  while (at < bytes.length) at += (await handle.write(bytes, at, bytes.length - at)).bytesWritten;
}

/**
 * Makes a rename durable. Windows keeps no handle of a folder: there the system's own journal has to do, and so it
 * has where a file system knows no such call.
 */
export async function syncFolder(fs: JournalFs, folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r').catch(withoutFolders);
  if (handle === null) return;
  try {
    await handle.sync().catch(withoutFolders);
  } finally {
    await handle.close();
  }
}

function withoutFolders(fault: unknown): null {
  const code = fault instanceof Error && 'code' in fault ? fault.code : null;
  if (code === 'EISDIR' || code === 'EINVAL' || code === 'EPERM' || code === 'ENOTSUP') return null;
  throw fault;
}

/** The first `most` bytes of a file and one more, so that a longer one is told without being read. */
export async function readAtMost(fs: JournalFs, path: string, most: number): Promise<Uint8Array> {
  const handle = await fs.open(path, 'r');
  try {
    const { size } = await handle.stat();
    const bytes = new Uint8Array(Math.min(size, most) + 1);
    let at = 0;
    while (at < bytes.length) {
      const { bytesRead } = await handle.read(bytes, at, bytes.length - at, at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes.subarray(0, at);
  } finally {
    await handle.close();
  }
}
