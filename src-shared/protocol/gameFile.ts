import { err, ok, type Result } from '../lang/result.ts';
import { commitments, hash, shares } from './dealShape.ts';
import { intent, MAX_HAPPENINGS, privateView, seat } from './gameShape.ts';
import { flag, list, object, orNull, text, whole, type Guard } from './shape.ts';
import type { DealRecord, Witness } from '../fairness/terms.ts';

/** The one word by which a file is known as ours. */
const FORMAT = 'kabinett-game';
/** Raised by every change that an older reader would misread. */
const VERSION = 1;
/** Bytes: the longest game of ten, every ballot changed often, fills a small part of it. */
export const GAME_FILE_BYTES = 32 * 1024 * 1024;

const MANY = Number.MAX_SAFE_INTEGER;
const MAX_UPDATES = 100_000;

/** A game as one device keeps it for later: what the host opened, and what this device had seen and said of it. */
export interface GameFile {
  readonly opening: string;
  readonly witness: Witness;
}

/** Why a text is no game file. */
export type GameFileFault = 'empty' | 'tooLarge' | 'notJson' | 'notOurs' | 'newerVersion' | 'wrongShape';

/** The text of a game file, which `parseGameFile` reads on any machine. */
export function gameFileText({ opening, witness }: GameFile): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, opening, witness });
}

const anyText = text(() => true);

/** A deal as far as it was heard: each part may be missing. */
const heard: Guard<Partial<DealRecord>> = (value): value is Partial<DealRecord> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = new Map<string, Guard<unknown>>([
    ['context', anyText],
    ['commitment', hash],
    ['commitments', commitments],
    ['shares', shares],
  ]);
  return Object.entries(value).every(([key, part]) => parts.get(key)?.(part) === true);
};

const witness: Guard<Witness> = object({
  seat: orNull(seat),
  heard: orNull(heard),
  share: orNull(hash),
  shown: list(
    object({
      revision: whole(0, MANY),
      public: anyText,
      happenings: list(anyText, MAX_HAPPENINGS),
      mine: privateView,
      isFirst: flag,
      botSitsIn: flag,
    }),
    MAX_UPDATES,
  ),
  said: list(object({ question: whole(0, MANY), intent }), MAX_UPDATES),
});

const head = object({ format: anyText, version: whole(1, MANY), opening: anyText, witness });

/** A game file from its text; a truncated one is no JSON, and one of a later version is not guessed at. */
export function parseGameFile(json: string): Result<GameFile, GameFileFault> {
  if (json.trim() === '') return err('empty');
  if (json.length > GAME_FILE_BYTES) return err('tooLarge');
  let value: unknown;
  try {
    // A mark that some editors put before the first letter is no part of the file.
    value = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    return err('notJson');
  }
  const fields = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  if (fields.get('format') !== FORMAT) return err('notOurs');
  const version = fields.get('version');
  if (typeof version === 'number' && version > VERSION) return err('newerVersion');
  if (version !== VERSION || !head(value)) return err('wrongShape');
  return ok({ opening: value.opening, witness: value.witness });
}
