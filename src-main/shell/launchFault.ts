import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../src-shared/locale/say.ts';
import { printable } from '../cli/printable.ts';
import { terminalDictionary } from '../cli/terminalLanguage.ts';
import { isDone, profileAt, type Profile } from '../profile.ts';
import { profileFolder, type Launch, type LaunchFault } from './launch.ts';

/** Where the profile of a launch lies, taken or not. */
export function profileOf(launch: Launch): Profile {
  return profileAt(profileFolder(launch.options));
}

/** Said in the terminal where another process opened the window. */
export function openedThere(launch: Launch): string {
  return terminalDictionary(launch.language).words.shell.notices.openedThere;
}

/** Why the app cannot start, in the language of the environment: no settings could be read yet. */
export function faultSentence(fault: LaunchFault, launch: Launch): string {
  const { lang, words } = terminalDictionary(launch.language);
  const { notices } = words.shell;
  const { lock, folder } = profileOf(launch);
  const pid = fault.code === 'held' ? String(fault.by) : '';
  const sentence = {
    held: say(lang, notices.profileHeld, { pid, file: lock }),
    unwritable: say(lang, notices.profileUnwritable, { folder }),
    badName: say(lang, notices.badName),
  }[fault.code];
  return printable(sentence);
}

/**
 * Electron's own files lie in the profile, in this folder, which must exist before it can be named. Null where it cannot
 * be made: the profile cannot be taken either then, and that is what the person is told.
 */
export function ownFolder(launch: Launch): string | null {
  const folder = join(profileOf(launch).folder, 'electron');
  return isDone(() => void mkdirSync(folder, { recursive: true, mode: 0o700 })) ? folder : null;
}
