import { unreachable } from '../../src-shared/lang/result.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { TablePrivate, TableView } from '../../src-shared/protocol/tableView.ts';

/** The count-in before the deal, as every screen shows it. */
export interface CountInModel {
  readonly head: string;
  readonly coach: string;
  /** Null for a screen that only watches. */
  readonly stop: string | null;
}

/** The count-in that runs now; null where none does. Whoever sits or hosts may stop it. */
export function countInModel(
  { countIn }: TableView,
  mayStop: boolean,
  { lang, words }: Dictionary,
): CountInModel | null {
  if (countIn.state !== 'running') return null;
  const said = words.teach.countIn;
  return {
    head: say(lang, said.head, { n: countIn.secondsLeft }),
    coach: said.coach,
    stop: mayStop ? said.stop : null,
  };
}

/** The count-in before the next game, over the game that is read meanwhile, or how the last one ended. */
export type NextGameModel =
  | ({ readonly state: 'running' } & CountInModel)
  | { readonly state: 'stopped'; readonly line: string; readonly close: string };

/** What is said of the next game while the one before lies open; null where nothing is. */
export function nextGameModel(
  table: TableView,
  mine: TablePrivate,
  hosts: boolean,
  dictionary: Dictionary,
): NextGameModel | null {
  if (table.activity !== 'concluded' && table.activity !== 'ended') return null;
  const count = countInModel(table, hosts || mine.seat !== null, dictionary);
  if (count !== null) return { state: 'running', ...count };
  const line = stoppedLine(table, dictionary);
  return line === null ? null : { state: 'stopped', line, close: dictionary.words.people.close };
}

/** Who or what stopped the last count-in; null where nothing did. */
export function stoppedLine({ countIn, seats }: TableView, { lang, words }: Dictionary): string | null {
  const said = words.teach.countIn;
  switch (countIn.state) {
    case 'idle':
    case 'running':
      return null;
    case 'stopped':
      return say(lang, said.stoppedBy, { name: seats[countIn.by]?.name ?? '' });
    case 'stoppedByHost':
      return said.stoppedByHost;
    case 'stoppedByChange':
      return said.stoppedByChange;
    default:
      return unreachable(countIn);
  }
}
