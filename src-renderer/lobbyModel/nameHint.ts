import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import { cleanName } from '../../src-shared/protocol/names.ts';
import type { TablePrivate } from '../../src-shared/protocol/tableView.ts';

/** "Ben 2" where "Ben" was asked for and taken (decision 6): the hint that says so; null where nothing was changed. */
export function nameHint(asked: string, mine: TablePrivate, { lang, words }: Dictionary): string | null {
  const wanted = asked.trim();
  if (mine.seat === null || wanted === '' || !mine.name.startsWith(`${wanted} `)) return null;
  return /^\d+$/.test(mine.name.slice(wanted.length + 1))
    ? say(lang, words.people.lobby.nameChanged, { name: mine.name })
    : null;
}

/** True while what is written is longer than a name may be, by the very rule that the host has (decision 6). */
export function isNameTooLong(written: string): boolean {
  const cleaned = cleanName(written);
  return !cleaned.ok && cleaned.error === 'nameTooLong';
}
