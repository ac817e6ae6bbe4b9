import * as v from 'valibot';
import type { BridgeCall } from '../../src-shared/bridge.ts';
import { IMPORT_BYTES, IMPORT_PIECE, type HistoryAct } from '../../src-shared/pastGames.ts';
import type { HostAct } from '../../src-shared/hosting.ts';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';
import { BALLOTS, MAX_PLAYERS, MIN_PLAYERS, PARTIES, seatId } from '../../src-shared/rules/terms.ts';
import type { Statement } from '../../src-shared/talk/statements.ts';
import { EMOTES } from '../../src-shared/talk/talkView.ts';
import { CLOCK_LENGTHS } from '../../src-shared/view/seatView.ts';
import { FILE_PART_UNITS, PASSPHRASE_MOST, TABLE_FILE_BYTES } from '../../src-shared/unfinished.ts';
import { settingsSchema } from '../settings.ts';

/** Longest text of one call, in UTF-16 units: what a person pastes fits many times over. */
export const CALL_UNITS = 8192;

const words = v.pipe(v.string(), v.maxLength(2048));
const tableId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** A file of the longest length in base64url, and one part more for the rounding. */
const FILE_PARTS = Math.ceil((TABLE_FILE_BYTES * 4) / 3 / FILE_PART_UNITS) + 1;
const passphrase = v.nullable(v.pipe(v.string(), v.maxLength(PASSPHRASE_MOST)));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const place = v.pipe(whole, v.maxValue(MAX_PLAYERS - 1));
const seat = v.pipe(place, v.transform(seatId));

const intent: v.GenericSchema<unknown, Intent> = v.variant('type', [
  v.strictObject({ type: v.literal('nominate'), nominee: seat }),
  v.strictObject({ type: v.literal('castBallot'), ballot: v.picklist(BALLOTS) }),
  v.strictObject({ type: v.literal('discard'), position: v.pipe(whole, v.maxValue(2)) }),
  v.strictObject({ type: v.literal('enact'), position: v.pipe(whole, v.maxValue(2)) }),
  v.strictObject({ type: v.literal('proposeVeto') }),
  v.strictObject({ type: v.literal('answerVeto'), consent: v.boolean() }),
  v.strictObject({ type: v.literal('investigate'), target: seat }),
  v.strictObject({ type: v.literal('callSpecialElection'), target: seat }),
  v.strictObject({ type: v.literal('peek') }),
  v.strictObject({ type: v.literal('execute'), target: seat }),
]);

/** The shape alone: what is no statement that people are offered, the host refuses. */
const tiles = v.pipe(v.array(v.picklist(PARTIES)), v.maxLength(3));
const statement: v.GenericSchema<unknown, Statement> = v.variant('kind', [
  v.strictObject({ kind: v.literal('drew'), tiles, passed: tiles }),
  v.strictObject({ kind: v.literal('received'), tiles }),
  v.strictObject({ kind: v.literal('investigated'), party: v.picklist(PARTIES) }),
  v.strictObject({ kind: v.literal('peeked'), tiles }),
]);

const viewOptions = v.strictObject({
  showVoters: v.boolean(),
  markNotHitler: v.boolean(),
  chronicle: v.boolean(),
  discardsClosed: v.boolean(),
  clock: v.nullable(v.picklist(CLOCK_LENGTHS)),
});

const hostAct: v.GenericSchema<unknown, HostAct> = v.variant('type', [
  v.strictObject({ type: v.literal('addBot') }),
  v.strictObject({ type: v.literal('remove'), seat: place }),
  v.strictObject({ type: v.literal('arrange'), order: v.pipe(v.array(place), v.maxLength(MAX_PLAYERS)) }),
  v.strictObject({ type: v.literal('shuffleSeats') }),
  v.strictObject({ type: v.literal('setOptions'), options: viewOptions }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('stopCountIn') }),
  v.strictObject({ type: v.literal('lock'), locked: v.boolean() }),
  v.strictObject({ type: v.literal('askFirst'), on: v.boolean() }),
  v.strictObject({ type: v.literal('answer'), ask: whole, yes: v.boolean() }),
  v.strictObject({ type: v.literal('newCode') }),
  v.strictObject({ type: v.literal('pause'), paused: v.boolean() }),
  v.strictObject({ type: v.literal('sitIn'), seat: place }),
  v.strictObject({ type: v.literal('endGame') }),
  v.strictObject({ type: v.literal('rematch') }),
  v.strictObject({ type: v.literal('backToLobby') }),
  v.strictObject({ type: v.literal('closeTable') }),
  v.strictObject({ type: v.literal('markWall'), screen: whole, wall: v.boolean() }),
  v.strictObject({ type: v.literal('closeScreen'), screen: whole }),
  v.strictObject({
    type: v.literal('showNetwork'),
    address: v.nullable(v.pipe(v.string(), v.ipv4())),
  }),
]);

/** An id of a game, or the name of a file that is none. */
const gameName = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const piece = v.pipe(whole, v.minValue(1), v.maxValue(Math.ceil(IMPORT_BYTES / IMPORT_PIECE)));

const historyAct: v.GenericSchema<unknown, HistoryAct> = v.variant('type', [
  v.strictObject({ type: v.literal('list') }),
  v.strictObject({ type: v.literal('open'), id: gameName }),
  v.strictObject({ type: v.literal('delete'), id: gameName }),
  v.strictObject({ type: v.literal('deleteAll') }),
  v.strictObject({ type: v.literal('export'), id: v.nullable(gameName) }),
  v.strictObject({
    type: v.literal('import'),
    part: piece,
    parts: piece,
    data: v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength((4 * IMPORT_PIECE) / 3)),
  }),
]);

const bridgeCall: v.GenericSchema<unknown, BridgeCall> = v.variant('verb', [
  v.strictObject({ verb: v.literal('hostTable'), name: words, seated: v.boolean() }),
  v.strictObject({
    verb: v.literal('practise'),
    name: words,
    players: v.pipe(whole, v.minValue(MIN_PLAYERS), v.maxValue(MAX_PLAYERS)),
  }),
  v.strictObject({
    verb: v.literal('joinTable'),
    where: words,
    name: words,
    as: v.picklist(['seat', 'gallery']),
  }),
  v.strictObject({
    verb: v.literal('joinNearby'),
    table: tableId,
    code: words,
    name: words,
    as: v.picklist(['seat', 'gallery']),
  }),
  v.strictObject({ verb: v.literal('lookAround') }),
  v.strictObject({ verb: v.literal('searchHarder'), on: v.boolean() }),
  v.strictObject({ verb: v.literal('forgetRecent') }),
  v.strictObject({ verb: v.literal('openInBrowser'), table: tableId }),
  v.strictObject({ verb: v.literal('openWall'), name: v.pipe(v.string(), v.maxLength(20)) }),
  v.strictObject({ verb: v.literal('diagnose') }),
  v.strictObject({ verb: v.literal('intent'), question: whole, intent }),
  v.strictObject({ verb: v.literal('claim'), round: v.pipe(whole, v.minValue(1)), says: statement }),
  v.strictObject({ verb: v.literal('emote'), emote: v.picklist(EMOTES) }),
  v.strictObject({ verb: v.literal('rename'), name: words }),
  v.strictObject({ verb: v.literal('ready'), ready: v.boolean() }),
  v.strictObject({ verb: v.literal('stopCountIn') }),
  v.strictObject({ verb: v.literal('sit'), name: words }),
  v.strictObject({ verb: v.literal('askForSeat'), seat }),
  v.strictObject({ verb: v.literal('saveGame') }),
  v.strictObject({ verb: v.literal('history'), act: historyAct }),
  v.strictObject({ verb: v.literal('leave') }),
  v.strictObject({ verb: v.literal('playHere') }),
  v.strictObject({ verb: v.literal('giveUp') }),
  v.strictObject({ verb: v.literal('control'), act: hostAct }),
  v.strictObject({ verb: v.literal('saveSettings'), settings: settingsSchema }),
  v.strictObject({ verb: v.literal('showFolder') }),
  v.strictObject({ verb: v.literal('deleteMine') }),
  v.strictObject({ verb: v.literal('takeUp'), table: tableId, name: words }),
  v.strictObject({ verb: v.literal('deleteTable'), table: tableId }),
  v.strictObject({ verb: v.literal('saveTable'), table: tableId, passphrase }),
  v.strictObject({
    verb: v.literal('tableFilePart'),
    part: v.pipe(whole, v.maxValue(FILE_PARTS)),
    of: v.pipe(whole, v.minValue(1), v.maxValue(FILE_PARTS)),
    data: v.pipe(v.string(), v.maxLength(FILE_PART_UNITS), v.regex(/^[A-Za-z0-9_-]*$/)),
  }),
  v.strictObject({ verb: v.literal('openTable'), passphrase }),
  v.strictObject({ verb: v.literal('putAway') }),
  v.strictObject({ verb: v.literal('keepAgain') }),
]);

export type CallFault = 'tooLong' | 'notJson' | 'wrongShape';

/** What a window sent, as a call. A window is not trusted: anything but an exact call is refused by a code. */
export function parseBridgeCall(value: unknown): Result<BridgeCall, CallFault> {
  const parsed = v.safeParse(bridgeCall, value);
  return parsed.success ? ok(parsed.output) : err('wrongShape');
}

/** The same for a text of JSON, at most `CALL_UNITS` long. */
export function parseBridgeCallText(text: string): Result<BridgeCall, CallFault> {
  if (text.length > CALL_UNITS) return err('tooLong');
  try {
    return parseBridgeCall(JSON.parse(text));
  } catch {
    return err('notJson');
  }
}
