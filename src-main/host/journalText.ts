import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { commitments, hash, parseContext, shares } from '../../src-shared/protocol/dealShape.ts';
import { intent, seat, viewOptions } from '../../src-shared/protocol/gameShape.ts';
import { TABLE_CODE_CHARACTERS } from '../../src-shared/protocol/invitation.ts';
import { isPlainText, NAME_BYTES } from '../../src-shared/protocol/names.ts';
import {
  flag,
  list,
  object,
  oneOf,
  orNull,
  tagged,
  text,
  whole,
  type Guard,
} from '../../src-shared/protocol/shape.ts';
import { id, notice, trust, wentBack } from '../../src-shared/protocol/tableShape.ts';
import { claim } from '../../src-shared/protocol/talkShape.ts';
import type { Command } from '../../src-shared/rules/commands.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../../src-shared/rules/terms.ts';
import type { JournalRecord } from './journal.ts';
import type { KeptTable } from './keptTable.ts';

/** Raised by every change that an older reader would misread. */
const VERSION = 1;
const MANY = Number.MAX_SAFE_INTEGER;
const LAST_PORT = 65_535;
/** More than any table lets in. */
const MAX_SCREENS = 256;

/** Why a text is no record of a table. */
export type RecordFault = 'notJson' | 'newerVersion' | 'wrongShape';

/** A record as the text that a journal keeps. */
export function recordText(record: JournalRecord): string {
  return JSON.stringify({ version: VERSION, record });
}

const number = whole(0, MANY);
const count = whole(1, MANY);
/** As it was cleaned when it was taken; a gallery screen may have none. */
const name = text((value) => isPlainText(value, 2 * NAME_BYTES));

const person = object({ handle: id, key: hash, name, isHost: flag, left: flag });

const table: Guard<KeptTable> = object({
  origin: object({ id, secretKey: hash, hostName: name, port: whole(0, LAST_PORT) }),
  tableCode: text((value) => /^[0-9A-Z]*$/.test(value) && value.length === TABLE_CODE_CHARACTERS),
  linkSecret: id,
  activity: oneOf(['lobby', 'dealing', 'playing', 'concluded', 'ended']),
  chairs: list(
    tagged('kind', {
      bot: { name },
      removed: { name, botSitsIn: flag },
      person: { person, ready: flag, botSitsIn: flag },
    } satisfies Record<KeptTable['chairs'][number]['kind'], object>),
    MAX_PLAYERS,
  ),
  screens: list(object({ person, number: count, isWall: flag }), MAX_SCREENS),
  screensEver: number,
  options: viewOptions,
  locked: flag,
  asksFirst: flag,
  paused: oneOf(['host', 'fault', null]),
  game: number,
  wentBack,
  notice,
  trust,
  used: object({ revision: number, questions: number }),
});

/** An intent with a seat, exactly. */
const command: Guard<Command> = (value): value is Command => {
  if (typeof value !== 'object' || value === null) return false;
  const own = new Map<string, unknown>(Object.entries(value));
  const isSeated = seat(own.get('seat'));
  own.delete('seat');
  return isSeated && intent(Object.fromEntries(own));
};

const proof = object({
  record: object({ context: text((value) => value.length > 0), commitment: hash, commitments, shares }),
  seed: hash,
});

const anyRecord: Guard<JournalRecord> = tagged('type', {
  table: { table },
  gameBegan: {
    game: count,
    players: whole(MIN_PLAYERS, MAX_PLAYERS),
    options: viewOptions,
    revision: count,
    askedBefore: number,
    proof: orNull(proof),
  },
  command: { game: count, revision: count, question: count, command, byBot: flag },
  claim: { game: count, claim },
  gameEnded: { game: count, revision: count },
} satisfies Record<JournalRecord['type'], object>);

/** A record from its text; one of a later version is not guessed at. */
export function parseRecord(json: string): Result<JournalRecord, RecordFault> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return err('notJson');
  }
  if (typeof value !== 'object' || value === null) return err('wrongShape');
  const fields = new Map<string, unknown>(Object.entries(value));
  const version = fields.get('version');
  if (typeof version === 'number' && version > VERSION) return err('newerVersion');
  const record = fields.get('record');
  if (version !== VERSION || fields.size !== 2 || !anyRecord(record)) return err('wrongShape');
  return isDealt(record) ? ok(record) : err('wrongShape');
}

/** What was dealt was dealt to so many players. */
function isDealt(record: JournalRecord): boolean {
  if (record.type !== 'gameBegan' || record.proof === null) return true;
  const context = parseContext(record.proof.record.context);
  return context.ok && context.value.seats.length === record.players;
}
