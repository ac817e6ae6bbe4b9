import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { Keeping, TableAnswer, TableFault, UnfinishedTable } from '../../src-shared/unfinished.ts';

/** One table that stopped in the middle, as the home screen says it. */
export interface UnfinishedModel {
  readonly table: string;
  readonly title: string;
  /** Who plays there, in order of play; empty where that cannot be read. */
  readonly players: string;
  readonly line: string;
  /** It can be taken up, and saved. */
  readonly whole: boolean;
  readonly remove: { readonly title: string; readonly question: string };
}

/** The tables of this device, the last played first. Times are those of this device. */
export function unfinishedModels(
  tables: readonly UnfinishedTable[],
  { lang, words }: Dictionary,
): readonly UnfinishedModel[] {
  const { unfinished, faults } = words.journal;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  return tables.map(({ table, lastPlayed, found }) => {
    if (found.state === 'unfit') {
      const remove = { title: unfinished.removeTitle, question: unfinished.unfitQuestion };
      return {
        table,
        title: unfinished.unfitTitle,
        players: '',
        line: faults[found.fault],
        whole: false,
        remove,
      };
    }
    const { hostName: host, players, round } = found;
    const when = date.format(lastPlayed);
    return {
      table,
      title: say(lang, round === null ? unfinished.lobbyTitle : unfinished.title, { host }),
      players: list.format(players.map(isolated)),
      line:
        round === null
          ? say(lang, unfinished.lobby, { when })
          : say(lang, unfinished.round, { n: round, when }),
      whole: true,
      remove: { title: unfinished.removeTitle, question: say(lang, unfinished.removeQuestion, { host }) },
    };
  });
}

/** A name of any direction does not turn the list round. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** Why the last act on a kept table was refused; null for nothing. */
export function tableFaultSentence(answer: TableAnswer | null, { words }: Dictionary): string | null {
  return answer?.answer === 'refused' ? words.journal.faults[answer.fault] : null;
}

/** What an answer refuses for; null for an answer of another kind. */
export function faultOf(answer: TableAnswer | null): TableFault | null {
  return answer?.answer === 'refused' ? answer.fault : null;
}

/** The strip that says how the hosted table is kept. */
export interface KeepingModel {
  readonly kind: 'lost' | 'glance';
  readonly title: string;
  readonly hint: string;
  readonly act: string;
}

/**
 * What the host is told of how the table is kept: a loss for as long as it lasts; once, that what is kept is closed
 * to a glance only (decision 39). Null where there is nothing to say.
 */
export function keepingModel(
  keeping: Keeping | null,
  wasTold: boolean,
  { words }: Dictionary,
): KeepingModel | null {
  if (keeping === null) return null;
  const { title, hint, lost, again, glanceTitle, glanceHint, glanceOk } = words.journal.keeping;
  if (keeping.lost !== null)
    return { kind: 'lost', title: `${lost[keeping.lost]} ${title}`, hint, act: again };
  if (!keeping.glanceOnly || wasTold) return null;
  return { kind: 'glance', title: glanceTitle, hint: glanceHint, act: glanceOk };
}
