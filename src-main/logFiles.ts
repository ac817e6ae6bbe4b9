import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LogSink } from './log.ts';
import { isDone } from './profile.ts';

/** Lines older than this are of no use to anybody (decision 38). */
const DAYS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const FILES_AT_MOST = 5;

function logFile(folder: string, index: number): string {
  return join(folder, index === 0 ? 'kabinett.log' : `kabinett.${String(index)}.log`);
}

function rotate(folder: string, keep: number): void {
  rmSync(logFile(folder, keep - 1), { force: true });
  for (let index = keep - 2; index >= 0; index -= 1) {
    const file = logFile(folder, index);
    if (existsSync(file)) renameSync(file, logFile(folder, index + 1));
  }
}

function dropOld(folder: string, now: number): void {
  for (let index = 0; index < FILES_AT_MOST; index += 1) {
    const file = logFile(folder, index);
    if (existsSync(file) && now - statSync(file).mtimeMs > DAYS_KEPT_MS) rmSync(file);
  }
}

/**
 * Keeps a log's lines in `folder`, which is made: a new file at every start, files older than seven days are
 * dropped. `now` is the wall clock in milliseconds. Lines that cannot be kept are lost: the table goes on.
 */
export function logFiles(folder: string, now: number): LogSink {
  isDone(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    dropOld(folder, now);
    rotate(folder, FILES_AT_MOST);
  });
  return {
    write: (line) => void isDone(() => appendFileSync(logFile(folder, 0), line, { mode: 0o600 })),
    rotate: (keep) => void isDone(() => rotate(folder, keep)),
  };
}
