import { cleanName, nameKey } from '../../src-shared/protocol/names.ts';
import type { Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/messages.ts';

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
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let count = 2; isTaken(free, taken); count += 1) free = numbered(name, count);
  return free;
}

/** A long name is shortened, so that the numbered one keeps the rules for names. */
function numbered(name: string, count: number): string {
  const letters = [...name];
  for (;;) {
    const candidate = cleanName(`${letters.join('').trimEnd()} ${count}`);
    if (candidate.ok) return candidate.value;
    letters.pop();
  }
}

/** A name for one more bot. */
export function botName(taken: readonly string[]): string {
  const free = BOT_NAMES.find((name) => !isTaken(name, taken));
  return free ?? freeName(BOT_NAMES[0], taken);
}
