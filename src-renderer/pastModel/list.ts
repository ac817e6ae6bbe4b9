import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { Imported, PastGame, PastGames } from '../../src-shared/pastGames.ts';
import { FASCIST_TO_WIN, LIBERAL_TO_WIN, type Party } from '../../src-shared/rules/terms.ts';
import { tableName } from '../lobbyModel/tableName.ts';
import type { SignName } from '../tableModel/signs.ts';
import { faultSentence } from './faults.ts';

export interface PastRow {
  readonly id: string;
  /** The day, and the time of it. */
  readonly when: string;
  readonly table: string;
  readonly headline: string;
  readonly winner: { readonly shape: Party; readonly letter: string } | null;
  readonly players: string;
  /** Who this device's person was, or that they watched. */
  readonly you: string;
  readonly youSign: SignName;
  readonly facts: string;
  /** Null where the game cannot be told. */
  readonly tracks: {
    readonly spoken: string;
    readonly rows: readonly { readonly party: Party; readonly cells: readonly boolean[] }[];
  } | null;
  readonly found: { readonly sign: SignName; readonly words: string };
}

export interface PastListModel {
  readonly rows: readonly PastRow[];
  readonly none: string | null;
  readonly warnings: readonly string[];
  readonly unreadable: readonly { readonly file: string; readonly why: string }[];
}

const SIGN_OF = { verified: 'tick', weaker: 'wedge', mismatch: 'cross', unchecked: 'ring' } as const;
const HIGHEST = { liberal: LIBERAL_TO_WIN, fascist: FASCIST_TO_WIN } as const;

/** The games of this device, the latest first. */
export function pastList(list: PastGames, dictionary: Dictionary, spoken: readonly string[]): PastListModel {
  const { lang, words } = dictionary;
  const { history } = words;
  const isEmpty = list.games.length === 0 && list.unreadable.length === 0;
  return {
    rows: list.games.map((game) => pastRow(game, dictionary, spoken)),
    none: isEmpty && list.isThere ? history.none : null,
    warnings: [
      ...(list.isThere ? [] : [history.notThere]),
      ...(list.isFull ? [say(lang, history.full, { n: list.games.length })] : []),
    ],
    unreadable: list.unreadable.map(({ file, fault }) => ({ file, why: faultSentence(fault, words) })),
  };
}

/**
 * When a game ended, as this person writes days and times: of the languages that the system `spoken`, the first one
 * of the window's own knows how.
 */
export function whenOf(
  endedAt: number | null,
  { lang, words }: Dictionary,
  spoken: readonly string[],
): string {
  if (endedAt === null) return words.history.noDate;
  const [language = lang] = lang.split('-');
  const locale = spoken.find((tag) => tag.split('-')[0] === language) ?? lang;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(endedAt);
}

/** What became of a file that was given, a sentence each. */
export function importedLines(
  { taken, known, refused }: Imported,
  { lang, words }: Dictionary,
): readonly string[] {
  const { imported } = words.history;
  const isMany = taken + known + refused.length > 1;
  return [
    ...(taken === 0 ? [] : [say(lang, imported.taken, { n: taken })]),
    ...(known === 0 ? [] : [say(lang, imported.known, { n: known })]),
    ...(isMany && refused.length > 0 ? [say(lang, imported.refused, { n: refused.length })] : []),
    ...[...new Set(refused)].map((fault) => faultSentence(fault, words)),
  ];
}

function pastRow(game: PastGame, dictionary: Dictionary, spoken: readonly string[]): PastRow {
  const { lang, words } = dictionary;
  const { history } = words;
  const { course, seats } = game;
  const names = seats.map(({ name }) => say(lang, words.game.join.listed, { name }));
  const winner = course?.verdict?.winner ?? null;
  return {
    id: game.id,
    when: whenOf(game.endedAt, dictionary, spoken),
    table: tableName({ name: game.tableName, hostName: game.hostName }, dictionary),
    headline: headlineOf(game, dictionary),
    winner: winner === null ? null : { shape: winner, letter: words.game.letter[winner] },
    players: new Intl.ListFormat(lang, { type: 'conjunction' }).format(names),
    you: youOf(game, dictionary),
    youSign: game.seat === null ? 'wall' : 'dossier',
    facts: factsOf(game, dictionary),
    tracks:
      course === null
        ? null
        : {
            spoken: say(lang, history.tracks, { liberal: course.liberal, fascist: course.fascist }),
            rows: [cellsOf('liberal', course.liberal), cellsOf('fascist', course.fascist)],
          },
    found: { sign: SIGN_OF[game.found], words: words.trust.states[game.found] },
  };
}

function headlineOf({ course }: PastGame, { words }: Dictionary): string {
  if (course === null) return words.history.cannotTell;
  const { verdict } = words.game;
  return course.verdict === null ? verdict.brokenOff : verdict.wins[course.verdict.winner];
}

function youOf({ seat, seats }: PastGame, { lang, words }: Dictionary): string {
  const own = seat === null ? undefined : seats[seat];
  if (own === undefined) return words.history.watched;
  if (own.role === null) return own.name;
  return say(lang, words.history.you, { name: own.name, role: words.game.role[own.role] });
}

function factsOf({ course, seats }: PastGame, { lang, words }: Dictionary): string {
  const { history } = words;
  const facts = [say(lang, history.sitters, { n: seats.length })];
  if (course !== null) facts.push(say(lang, history.rounds, { n: course.rounds }));
  return facts.join(' · ');
}

function cellsOf(party: Party, count: number): { readonly party: Party; readonly cells: readonly boolean[] } {
  return { party, cells: Array.from({ length: HIGHEST[party] }, (_, at) => at < count) };
}
