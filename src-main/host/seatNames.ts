import { cleanName, freeName, nameKey } from '../../src-shared/protocol/names.ts';
import type { Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';

/** Names are never translated, so a bot's is a name and no word. */
const BOT_NAMES = [
  'Ada',
  'Bruno',
  'Clara',
  'Dario',
  'Edda',
  'Felix',
  'Greta',
  'Hugo',
  'Irma',
  'Jonas',
] as const;

/** Cleans a name as it came from outside; refused: `nameEmpty`, `nameTooLong`. */
export function readName(raw: string): Result<string, TableRefusal> {
  const cleaned = cleanName(raw);
  return cleaned.ok ? cleaned : { ok: false, error: { code: cleaned.error } };
}

/** Whether two names are alike to the eye: case, width and Unicode form do not tell them apart. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  const key = nameKey(name);
  return taken.some((other) => nameKey(other) === key);
}

/** The name itself, or "Ben 2", "Ben 3" where an alike one is taken (decision 6). */
export function freeSeatName(name: string, taken: readonly string[]): string {
  return freeName(name, new Set(taken.map(nameKey)));
}

/** A name for one more bot. */
export function botName(taken: readonly string[]): string {
  const free = BOT_NAMES.find((name) => !isTaken(name, taken));
  return free ?? freeSeatName(BOT_NAMES[0], taken);
}
