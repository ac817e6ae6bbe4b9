import { err, ok, type Result } from '../lang/result.ts';
import type { DealContext, Opening, OpenedStep, SeatCommitment, SeatShare } from '../fairness/terms.ts';
import { MAX_PLAYERS, PARTIES, SECRET_ROLES } from '../rules/terms.ts';
import { intent, seat, viewOptions } from './gameShape.ts';
import type { WireFault } from './messages.ts';
import { isPlainText, NAME_BYTES } from './names.ts';
import { distinct, isWellFormed, list, object, oneOf, orNull, text, whole, type Guard } from './shape.ts';

/** Games, deals, questions and revisions of one evening are far fewer. */
const MANY = 1_000_000;
/** More accepted commands than any game has: every ballot of every round changed many times. */
const MAX_STEPS = 100_000;

/** 32 bytes as hex digits. */
export const hash: Guard<string> = text((value) => /^[0-9a-f]{64}$/.test(value));
/** Which game of a table, or which deal of a game. */
export const count: Guard<number> = whole(1, MANY);
/** Eight characters, or none. */
export const spokenHead: Guard<string> = text((value) => /^([0-9A-F]{8})?$/.test(value));
export const commitments: Guard<readonly SeatCommitment[]> = distinct(
  list(object({ seat, commitment: hash }), MAX_PLAYERS),
  (each) => each.seat,
);
export const shares: Guard<readonly SeatShare[]> = distinct(
  list(object({ seat, share: hash }), MAX_PLAYERS),
  (each) => each.seat,
);

const context: Guard<DealContext> = object({
  table: text((value) => /^[0-9a-f]{32}$/.test(value)),
  game: count,
  deal: count,
  seats: list(
    object({
      name: text((value) => value !== '' && isPlainText(value, NAME_BYTES)),
      kind: oneOf(['person', 'bot', 'absent']),
    }),
    MAX_PLAYERS,
  ),
  options: viewOptions,
  roles: list(oneOf(SECRET_ROLES), MAX_PLAYERS),
  tiles: object({ liberal: whole(0, MANY), fascist: whole(0, MANY) }),
});

const closedDiscard = object({ seat, type: oneOf(['discard']), position: oneOf([null]) });
const closedEnactment = object({
  seat,
  type: oneOf(['enact']),
  position: oneOf([null]),
  party: oneOf(PARTIES),
});

/** An intent with a seat, exactly, or one whose tile stays closed. */
const command: Guard<OpenedStep['command']> = (value): value is OpenedStep['command'] => {
  if (closedDiscard(value) || closedEnactment(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const own = new Map<string, unknown>(Object.entries(value));
  const isSeated = seat(own.get('seat'));
  own.delete('seat');
  return isSeated && intent(Object.fromEntries(own));
};

const opening: Guard<Opening> = object({
  record: object({
    context: text((value) => value.length > 0),
    commitment: hash,
    commitments,
    shares,
  }),
  seed: hash,
  revision: whole(0, MANY),
  steps: list(object({ revision: whole(0, MANY), question: whole(0, MANY), command }), MAX_STEPS),
  brokenOff: orNull(whole(0, MANY)),
});

/** The context of a deal from the exact string that the host made of it; refused where it is none. */
export function parseContext(json: string): Result<DealContext, WireFault> {
  return parseAs(json, context);
}

/** An opened game with the context that its deal was made for; refused where it is none. */
export function parseOpening(
  json: string,
): Result<{ readonly opening: Opening; readonly context: DealContext }, WireFault> {
  const parsed = parseAs(json, opening);
  if (!parsed.ok) return parsed;
  const inner = parseContext(parsed.value.record.context);
  return inner.ok ? ok({ opening: parsed.value, context: inner.value }) : inner;
}

function parseAs<T>(json: string, guard: Guard<T>): Result<T, WireFault> {
  if (!isWellFormed(json)) return err({ code: 'notText' });
  try {
    const value: unknown = JSON.parse(json);
    return guard(value) ? ok(value) : err({ code: 'wrongShape' });
  } catch {
    return err({ code: 'notJson' });
  }
}
