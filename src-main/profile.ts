import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '../src-shared/lang/result.ts';

/** The places of one profile (decision 38). Everything in it belongs to one person of one machine. */
export interface Profile {
  readonly folder: string;
  readonly settings: string;
  /** The keys of the seats that this device holds. */
  readonly keys: string;
  /** The tables that this person sat at (decision 9). */
  readonly recent: string;
  /** The folder of the tables that can be taken up (decision 39). */
  readonly tables: string;
  /** The folder of the games that were played on this device (decision 39). */
  readonly history: string;
  /** How a second start reaches the first (decision 36). */
  readonly control: string;
  readonly lock: string;
}

export type ProfileFault =
  /** Another process, by its number, holds the profile. */
  { readonly code: 'held'; readonly by: number } | { readonly code: 'unwritable' };

/** The system's place for application data, by its own rules; `env` and `home` are those of the process. */
export function defaultProfileFolder(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  switch (platform) {
    case 'win32':
      return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Kabinett');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Kabinett');
    default:
      return join(env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'kabinett');
  }
}

/** The places in `folder`, whether it exists or not. */
export function profileAt(folder: string): Profile {
  const at = resolve(folder);
  return {
    folder: at,
    settings: join(at, 'settings.json'),
    keys: join(at, 'keys.json'),
    recent: join(at, 'recent.json'),
    tables: join(at, 'tables'),
    history: join(at, 'history'),
    control: join(at, 'control'),
    lock: join(at, 'lock'),
  };
}

/** Whether it could be done. What a full disk or a lost folder refuses must not end a table that people play at. */
export function isDone(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Replaces a file in one step, readable by its owner alone. False where it cannot: then it is as it was. */
export function writeAtomically(file: string, text: string): boolean {
  const draft = `${file}.${randomBytes(4).toString('hex')}.new`;
  const isWritten = isDone(() => {
    writeDraft(draft, text);
    renameSync(draft, file);
  });
  if (!isWritten) isDone(() => rmSync(draft, { force: true }));
  return isWritten;
}

function writeDraft(draft: string, text: string): void {
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    // The process exists and belongs to somebody else.
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
}

/** Who holds the lock; null where nobody does: no file that can be read, or the file of a process that is gone. */
function holder(lock: string): number | null {
  let pid = 0;
  isDone(() => (pid = Number.parseInt(readFileSync(lock, 'utf8'), 10)));
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : null;
}

function createLock(lock: string): boolean {
  return isDone(() => writeFileSync(lock, `${String(process.pid)}\n`, { flag: 'wx', mode: 0o600 }));
}

/** Moves a lock whose process is gone out of the way; another start may have been faster with it. */
function discardLock(lock: string): void {
  const aside = `${lock}.${randomBytes(4).toString('hex')}`;
  if (!isDone(() => renameSync(lock, aside))) return;
  // What is no file was never a lock of ours: it is left lying there.
  const isFree = holder(aside) === null;
  isDone(() => (isFree ? rmSync(aside, { force: true }) : renameSync(aside, lock)));
}

/**
 * Creates the folder (for its owner alone) and takes its lock, which a process that ended badly does not keep.
 * Refused: `held` while another process that runs has it, `unwritable`.
 */
export function takeProfile(folder: string): Result<Profile, ProfileFault> {
  const profile = profileAt(folder);
  if (!isDone(() => void mkdirSync(profile.folder, { recursive: true, mode: 0o700 })))
    return err({ code: 'unwritable' });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (createLock(profile.lock)) return ok(profile);
    const by = holder(profile.lock);
    if (by !== null) return err({ code: 'held', by });
    discardLock(profile.lock);
  }
  return err({ code: 'unwritable' });
}

/** Gives the profile free for the next start. */
export function releaseProfile(profile: Profile): void {
  isDone(() => rmSync(profile.control, { force: true }));
  isDone(() => rmSync(profile.lock, { force: true }));
}
