import { err, ok, type Result } from '../lang/result.ts';
import { commitments, count, hash, shares, spokenHead } from './dealShape.ts';
import { happening, intent, MAX_HAPPENINGS, privateView, publicView, round, seat } from './gameShape.ts';
import { DEVICE_FINDINGS } from './deal.ts';
import type { GuestMessage, HostMessage, Update, WireFault } from './messages.ts';
import { GOODBYE_REASONS } from './refusals.ts';
import type { TablePrivate, TableView } from './tableView.ts';
import { utf8Length } from './names.ts';
import { flag, isWellFormed, list, oneOf, orNull, tagged, text, whole, type Guard } from './shape.ts';
import { emote, phaseClock, statement, talkView } from './talkShape.ts';
import { id, refusal, tablePrivate, tableView } from './tableShape.ts';

/** What the largest frame of each direction holds. */
export const GUEST_TEXT_BYTES = 1006;
export const HOST_TEXT_BYTES = 65_518;
/** More parts than the longest game fills. */
export const OPENING_PARTS = 512;

/** A name as it is typed: the host cleans and judges it. */
const typedName = text(() => true);
const json = text((value) => value.length > 0);
/** 64 hex digits. */
const head = text((value) => /^[0-9a-f]{64}$/.test(value));
const revision = whole(0, Number.MAX_SAFE_INTEGER);

const guestMessage: Guard<GuestMessage> = tagged('type', {
  join: { name: typedName, as: oneOf(['seat', 'gallery']) },
  return: { revision, head: orNull(head) },
  intent: { question: revision, intent },
  rename: { name: typedName },
  ready: { ready: flag },
  stopCountIn: {},
  sit: { name: typedName },
  askForSeat: { seat },
  leave: {},
  claim: { round, says: statement },
  emote: { emote },
  commit: { game: count, deal: count, commitment: hash },
  reveal: { game: count, deal: count, share: hash },
  found: { game: count, found: oneOf(DEVICE_FINDINGS), head: spokenHead },
  beat: {},
} satisfies Record<GuestMessage['type'], object>);

const hostMessage: Guard<HostMessage> = tagged('type', {
  welcome: { handle: id, tableId: id },
  atDoor: {},
  table: { table: json, mine: tablePrivate },
  update: {
    revision,
    question: revision,
    public: json,
    happenings: list(json, MAX_HAPPENINGS),
    mine: privateView,
  },
  talk: { talk: talkView },
  emote: { seat, emote },
  clock: { clock: phaseClock },
  refused: { refusal },
  goodbye: { reason: oneOf(GOODBYE_REASONS) },
  dealOpen: { context: json, commitment: hash },
  dealList: { commitments },
  dealShares: { shares },
  opening: { part: whole(1, OPENING_PARTS), parts: whole(1, OPENING_PARTS), text: json },
  beat: {},
} satisfies Record<HostMessage['type'], object>);

/** A host's message as a guest uses it: what travels as strings inside it is read too. */
export type HeardMessage =
  | Exclude<HostMessage, { readonly type: 'table' | 'update' }>
  | { readonly type: 'table'; readonly table: TableView; readonly mine: TablePrivate }
  | {
      readonly type: 'update';
      readonly update: Update;
      /** The public strings exactly as they came, to be hashed. */
      readonly received: { readonly public: string; readonly happenings: readonly string[] };
    };

/** What a guest said. Refused with a code: too long, not well-formed text, not JSON, or not exactly one of the messages. */
export function parseGuestMessage(text: string): Result<GuestMessage, WireFault> {
  return parseAs(text, GUEST_TEXT_BYTES, guestMessage);
}

/** What a host said; a host can be hostile too. Refused like a guest's message, the strings inside it included. */
export function parseHostMessage(text: string): Result<HeardMessage, WireFault> {
  const parsed = parseAs(text, HOST_TEXT_BYTES, hostMessage);
  if (!parsed.ok) return parsed;
  const message = parsed.value;
  if (message.type === 'table') return heardTable(message);
  return message.type === 'update' ? heardUpdate(message) : ok(message);
}

function heardTable(
  message: Extract<HostMessage, { readonly type: 'table' }>,
): Result<HeardMessage, WireFault> {
  const table = parseAs(message.table, HOST_TEXT_BYTES, tableView);
  return table.ok ? ok({ type: 'table', table: table.value, mine: message.mine }) : table;
}

function heardUpdate(
  message: Extract<HostMessage, { readonly type: 'update' }>,
): Result<HeardMessage, WireFault> {
  const view = parseAs(message.public, HOST_TEXT_BYTES, publicView);
  if (!view.ok) return view;
  const happenings = [];
  for (const text of message.happenings) {
    const heard = parseAs(text, HOST_TEXT_BYTES, happening);
    if (!heard.ok) return heard;
    happenings.push(heard.value);
  }
  const { revision, question, mine } = message;
  return ok({
    type: 'update',
    update: { revision, question, public: view.value, happenings, mine },
    received: { public: message.public, happenings: message.happenings },
  });
}

function parseAs<T>(text: string, most: number, guard: Guard<T>): Result<T, WireFault> {
  if (text.length > most || utf8Length(text) > most) return err({ code: 'tooLong' });
  if (!isWellFormed(text)) return err({ code: 'notText' });
  const value = fromJson(text);
  if (value === NOT_JSON) return err({ code: 'notJson' });
  return guard(value) ? ok(value) : err({ code: 'wrongShape' });
}

const NOT_JSON = Symbol('not JSON');

/** Nesting too deep for the engine's own parser is thrown by it and is no JSON either. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}
