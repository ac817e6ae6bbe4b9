import type { PastGame, PastGames } from '../../../src-shared/pastGames.ts';
import { rolesFor } from '../../../src-shared/rules/rulebook.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../../src-shared/view/seatView.ts';
import { ACCOUNT, pastGameText } from '../../kit/pastGameText.ts';
import { LONG_NAMES } from '../literals.ts';
import { SCENES, type HistoryEvent, type Showing } from './scenes.ts';

const NAMES = ['Aino', 'Ben', 'Cleo', 'Dan', '晓雯', '민준', 'Gus', 'Hal', 'Ida', 'Jo'] as const;
const ID = 'ab'.repeat(16);

function past(list: PastGames, said: readonly HistoryEvent[] = [], press: readonly string[] = []): Showing {
  const base = SCENES['first'];
  if (base === undefined) throw new Error('no scene first');
  const listed: HistoryEvent = { event: 'history', told: { type: 'list', list } };
  return { ...base, screen: 'past', said: [listed, ...said], press };
}

function listOf(games: readonly PastGame[], rest: Partial<PastGames> = {}): PastGames {
  return { games, unreadable: [], isFull: false, isThere: true, ...rest };
}

function game(at: number, names: readonly string[], rest: Partial<PastGame> = {}): PastGame {
  const roles = rolesFor(names.length);
  return {
    id: at.toString(16).padStart(32, '0'),
    endedAt: Date.UTC(2026, 10, 30, 21, 5) - at * 86_400_000,
    tableName: null,
    hostName: names[0] ?? '',
    seats: names.map((name, seat) => ({ name, kind: 'person', role: roles[seat] ?? null })),
    seat: seatId(at % names.length),
    course: {
      verdict:
        at % 2 === 0 ? { winner: 'liberal', reason: 'policies' } : { winner: 'fascist', reason: 'election' },
      rounds: 6 + (at % 5),
      liberal: at % 2 === 0 ? 5 : 2,
      fascist: at % 2 === 0 ? 1 + (at % 4) : 3,
    },
    found: 'verified',
    ...rest,
  };
}

const FEW = [
  game(1, NAMES.slice(0, 5)),
  game(2, NAMES.slice(0, 7), { found: 'weaker', tableName: 'Friday table' }),
  game(3, NAMES.slice(0, 6), { course: { verdict: null, rounds: 2, liberal: 1, fascist: 0 }, seat: null }),
  game(4, NAMES.slice(0, 8), { found: 'mismatch', course: null, endedAt: null }),
];

const MANY = Array.from({ length: 200 }, (_, at) => game(at, LONG_NAMES));

const UNREADABLE: PastGames['unreadable'] = [
  { file: 'kabinett-2026-11-28.json', fault: 'newerVersion' },
  { file: `${'f0'.repeat(16)}.json.gz`, fault: 'notJson' },
  { file: 'holiday.png', fault: 'notOurs' },
];

/** A whole game of ten with the longest names, as the seat of a Fascist kept it. */
function opened(press: readonly string[], players = 10, number = 3, closed = false): Showing {
  const options = { ...DEFAULT_VIEW_OPTIONS, discardsClosed: closed };
  const claims = [
    { seat: seatId(0), round: 1, target: null, says: { kind: 'received', tiles: ['fascist', 'fascist'] } },
  ] as const;
  const names = players === 10 ? LONG_NAMES : NAMES;
  const text = pastGameText(players, number, { ...ACCOUNT, claims }, 2, options, names);
  return past(listOf(FEW), [{ event: 'history', told: { type: 'opened', id: ID, text } }], press);
}

function unreadable(text: string | null): Showing {
  return past(listOf(FEW), [{ event: 'history', told: { type: 'opened', id: ID, text } }]);
}

function on(times: number): readonly string[] {
  return Array.from({ length: times }, () => 'leap-step');
}

/** The games of this device, and one of them step by step. */
export const PAST_SCENES: Readonly<Record<string, Showing>> = {
  pastNone: past(listOf([])),
  pastFew: past(listOf(FEW)),
  pastMany: past(listOf(MANY, { isFull: true })),
  pastUnreadable: past(listOf(FEW.slice(0, 1), { unreadable: UNREADABLE }), [
    { event: 'history', told: { type: 'imported', imported: { taken: 2, known: 1, refused: ['notOurs'] } } },
  ]),
  pastNotThere: past(listOf([], { isThere: false })),
  pastDelete: past(listOf(FEW), [], ['delete-all']),
  pastGame: opened([], 7, 2),
  pastGameLong: opened([]),
  pastGameClosed: opened([], 8, 4, true),
  pastGameGone: unreadable(null),
  pastGameBroken: unreadable('{"format":"kabinett-game"'),
  replayFirst: opened(['replay']),
  replayVote: opened(['replay', 'leap-roundOn', 'leap-roundOn', ...on(5), 'sight-open']),
  replayMiddle: opened(['replay', 'leap-roundOn', 'leap-roundOn', ...on(13)], 7, 2),
  replayMiddleOpen: opened(['replay', 'leap-roundOn', 'leap-roundOn', ...on(9), 'sight-open'], 7, 2),
  replayMiddleLong: opened(['replay', 'leap-roundOn', 'leap-roundOn', ...on(12), 'sight-open']),
  replayDossier: opened(['replay', 'leap-last', 'dossier-open'], 7, 2),
  replayLast: opened(['replay', 'leap-last']),
  replayLastOpen: opened(['replay', 'leap-last', 'sight-open']),
  replayClosed: opened(['replay', 'leap-roundOn', ...on(10), 'sight-open'], 8, 4, true),
};
