import * as v from 'valibot';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { PastGame, PastGameFault } from '../../src-shared/pastGames.ts';
import { DEVICE_FINDINGS } from '../../src-shared/protocol/deal.ts';
import { MAX_PLAYERS, PARTIES, SECRET_ROLES, seatId, VERDICT_REASONS } from '../../src-shared/rules/terms.ts';
import type { ListedFile } from './historyFolder.ts';

/** What was found in one file of the folder. */
export interface Entry {
  readonly file: ListedFile;
  readonly game: Result<PastGame, PastGameFault>;
}

/** Beside the games: what was found in them, so that not every game is played again for every list. */
export const SUMMARIES = 'summaries.json';

/** Raised by every change of what is found: an older list is then made anew. */
const VERSION = 1;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(whole, v.maxValue(MAX_PLAYERS - 1), v.transform(seatId));

const pastGame: v.GenericSchema<unknown, PastGame> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  endedAt: v.nullable(whole),
  tableName: v.nullable(v.string()),
  hostName: v.string(),
  seats: v.array(
    v.strictObject({
      name: v.string(),
      kind: v.picklist(['person', 'bot', 'absent']),
      role: v.nullable(v.picklist(SECRET_ROLES)),
    }),
  ),
  seat: v.nullable(seat),
  course: v.nullable(
    v.strictObject({
      verdict: v.nullable(
        v.strictObject({ winner: v.picklist(PARTIES), reason: v.picklist(VERDICT_REASONS) }),
      ),
      rounds: whole,
      liberal: whole,
      fascist: whole,
    }),
  ),
  found: v.picklist(DEVICE_FINDINGS),
});

const FAULTS = [
  'empty',
  'tooLarge',
  'notJson',
  'notOurs',
  'newerVersion',
  'wrongShape',
  'noGame',
] as const satisfies readonly PastGameFault[];

const listed = v.strictObject({ name: v.string(), bytes: whole, changedAt: v.number() });
const summaries = v.strictObject({
  version: v.literal(VERSION),
  entries: v.array(
    v.union([
      v.strictObject({ file: listed, game: pastGame }),
      v.strictObject({ file: listed, fault: v.picklist(FAULTS) }),
    ]),
  ),
});

/** What was found before; nothing where the text is of another version, damaged, or none. */
export function parseSummaries(text: string): readonly Entry[] {
  try {
    const parsed = v.safeParse(summaries, JSON.parse(text));
    if (!parsed.success) return [];
    return parsed.output.entries.map((entry) =>
      'game' in entry
        ? { file: entry.file, game: ok(entry.game) }
        : { file: entry.file, game: err(entry.fault) },
    );
  } catch {
    return [];
  }
}

/** The text that `parseSummaries` reads. What the system did not give out may be given out the next time. */
export function summariesText(entries: readonly Entry[]): string {
  const lasting = entries.filter(({ game }) => game.ok || game.error !== 'unreadable');
  return JSON.stringify({
    version: VERSION,
    entries: lasting.map(({ file, game }) =>
      game.ok ? { file, game: game.value } : { file, fault: game.error },
    ),
  });
}
