import { err, ok, type Result } from '../lang/result.ts';
import { commitments, hash, shares } from './dealShape.ts';
import { intent, MAX_HAPPENINGS, privateView, seat } from './gameShape.ts';
import { flag, list, object, oneOf, orNull, text, whole, type Guard } from './shape.ts';
import { label } from './tableShape.ts';
import { claims } from './talkShape.ts';
import { FORGERIES, type DealRecord, type Witness } from '../fairness/terms.ts';
import type { Claim } from '../talk/talkView.ts';

/** The one word by which a file is known as ours. */
const FORMAT = 'kabinett-game';
/** Raised by every change that an older reader would misread. The first had no account, the first two no forgery. */
const WITHOUT_ACCOUNT = 1;
const WITHOUT_FORGERY = 2;
const VERSION = 3;
/** Bytes: the longest game of ten, every ballot changed often, fills a small part of it. */
export const GAME_FILE_BYTES = 32 * 1024 * 1024;

const MANY = Number.MAX_SAFE_INTEGER;
const MAX_UPDATES = 100_000;

/** A game as one device keeps it for later: what the host opened, and what this device had seen and said of it. */
export interface GameFile {
  readonly opening: string;
  readonly witness: Witness;
  /** Null in a file of the first version. */
  readonly account: GameAccount | null;
}

/** What a device tells of a game beside what can be checked. */
export interface GameAccount {
  /** When it ended, by the device's own clock: milliseconds since 1970. */
  readonly endedAt: number;
  /** Null: the default name, which each device words in its own language from the host's name. */
  readonly tableName: string | null;
  readonly hostName: string;
  /** What people said of what they had seen, in the order in which it was said. */
  readonly claims: readonly Claim[];
}

/** Why a text is no game file. */
export type GameFileFault = 'empty' | 'tooLarge' | 'notJson' | 'notOurs' | 'newerVersion' | 'wrongShape';

/** The text of a game file, which `parseGameFile` reads on any machine. */
export function gameFileText({ opening, witness, account }: GameFile): string {
  const { forged, ...kept } = witness;
  if (account === null)
    return JSON.stringify({ format: FORMAT, version: WITHOUT_ACCOUNT, opening, witness: kept });
  // Where nothing was forged, every reader of the version before reads it too.
  return forged === null
    ? JSON.stringify({ format: FORMAT, version: WITHOUT_FORGERY, account, opening, witness: kept })
    : JSON.stringify({ format: FORMAT, version: VERSION, account, opening, witness });
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

const kept = {
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
};
const witnessBefore: Guard<Omit<Witness, 'forged'>> = object(kept);
const witness: Guard<Witness> = object({ ...kept, forged: oneOf(FORGERIES) });

const LAST_DAY = 8_640_000_000_000_000;

const account: Guard<GameAccount> = object({
  endedAt: whole(0, LAST_DAY),
  tableName: orNull(label),
  hostName: label,
  claims,
});

const first = object({
  format: anyText,
  version: oneOf([WITHOUT_ACCOUNT]),
  opening: anyText,
  witness: witnessBefore,
});
const second = object({
  format: anyText,
  version: oneOf([WITHOUT_FORGERY]),
  account,
  opening: anyText,
  witness: witnessBefore,
});
const third = object({ format: anyText, version: oneOf([VERSION]), account, opening: anyText, witness });

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
  return fileOf(value);
}

function fileOf(value: unknown): Result<GameFile, 'wrongShape'> {
  if (third(value)) return ok({ opening: value.opening, witness: value.witness, account: value.account });
  if (second(value)) return ok({ ...unforged(value), account: value.account });
  return first(value) ? ok({ ...unforged(value), account: null }) : err('wrongShape');
}

function unforged({
  opening,
  witness: before,
}: {
  readonly opening: string;
  readonly witness: Omit<Witness, 'forged'>;
}): Omit<GameFile, 'account'> {
  return { opening, witness: { ...before, forged: null } };
}
