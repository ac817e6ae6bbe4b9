import type { HostAct, HostAsk, Hosting } from '../../src-shared/hosting.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { inTurn } from '../../src-shared/locale/lists.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';

/** What a press on an answer does: an act at once, an act that is asked about again, or nothing for now. */
export type HostAnswer =
  { readonly kind: 'act'; readonly act: HostAct } | { readonly kind: 'endGame' } | { readonly kind: 'later' };

/** One question that only the host can answer, at the head of the host's window whatever it shows. */
export interface HostQuestionModel {
  /** The same question has the same key: what was put off by it stays put off. */
  readonly key: string;
  readonly sign: 'away' | 'host' | 'eyesOnly';
  readonly title: string;
  readonly hint: string;
  /** "1 of 3" where there are more; empty for one alone. */
  readonly count: string;
  readonly answers: readonly {
    readonly id: string;
    readonly label: string;
    readonly answer: HostAnswer;
  }[];
}

type Question = Omit<HostQuestionModel, 'count'>;

/**
 * The questions that stand, in the order in which they are put: whom the table waits for (decision 25), whose seat
 * is whose (decision 4), who wants to come in (decision 5), a guesser (security 4.2). `putOff` are the keys of
 * those that were answered by "later"; `now` is the time of this machine. Null where nothing is asked.
 */
export function hostQuestion(
  table: TableView | null,
  hosting: Hosting | null,
  { putOff, now }: { readonly putOff: ReadonlySet<string>; readonly now: number },
  dictionary: Dictionary,
): HostQuestionModel | null {
  if (table === null || hosting === null) return null;
  const asks = [...hosting.asks].sort((one, other) => rank(one) - rank(other));
  const questions = [
    ...absences(table, dictionary),
    ...asks.map((ask) =>
      ask.kind === 'seat' ? seatQuestion(ask, table, now, dictionary) : doorQuestion(ask, table, dictionary),
    ),
    ...guessing(table, hosting, dictionary),
  ].filter(({ key }) => !putOff.has(key));
  const [first] = questions;
  if (first === undefined) return null;
  const { lang, words } = dictionary;
  const count = questions.length > 1 ? say(lang, words.door.more, { n: 1, all: questions.length }) : '';
  return { ...first, count };
}

function rank({ kind }: HostAsk): number {
  return kind === 'seat' ? 0 : 1;
}

function absences(table: TableView, { lang, words }: Dictionary): readonly Question[] {
  const { absent } = words.door;
  return table.longAbsent.flatMap((seat) => {
    const name = table.seats[seat]?.name;
    if (name === undefined) return [];
    return [
      {
        key: `absent ${table.game} ${seat}`,
        sign: 'away',
        title: say(lang, absent.title, { name }),
        hint: absent.hint,
        answers: [
          { id: 'absent-wait', label: absent.wait, answer: { kind: 'later' } },
          {
            id: 'absent-sit-in',
            label: absent.sitIn,
            answer: { kind: 'act', act: { type: 'sitIn', seat } },
          },
          { id: 'absent-end', label: absent.end, answer: { kind: 'endGame' } },
        ],
      },
    ];
  });
}

function answered(ask: number, yes: boolean): HostAnswer {
  return { kind: 'act', act: { type: 'answer', ask, yes } };
}

function doorQuestion(
  { ask, name, as }: Extract<HostAsk, { readonly kind: 'door' }>,
  table: TableView,
  { lang, words }: Dictionary,
): Question {
  const { atDoor } = words.door;
  const seated = table.activity === 'lobby' ? atDoor.seat : atDoor.seatInGame;
  const sentence = as === 'seat' ? seated : name === '' ? atDoor.watchUnnamed : atDoor.watch;
  return {
    key: `ask ${ask}`,
    sign: 'host',
    title: say(lang, sentence, { name }),
    hint: atDoor.hint,
    answers: [
      { id: 'ask-no', label: atDoor.turnAway, answer: answered(ask, false) },
      { id: 'ask-yes', label: atDoor.letIn, answer: answered(ask, true) },
    ],
  };
}

function seatQuestion(
  ask: Extract<HostAsk, { readonly kind: 'seat' }>,
  table: TableView,
  now: number,
  dictionary: Dictionary,
): Question {
  const { lang, words } = dictionary;
  const { seatAsk } = words.door;
  const name = table.seats[ask.seat]?.name ?? '';
  const named = ask.name === name ? seatAsk.askedSame : seatAsk.asked;
  const sentence = ask.name === '' ? seatAsk.askedUnnamed : named;
  return {
    key: `ask ${ask.ask}`,
    sign: 'host',
    title: say(lang, sentence, { asker: ask.name, name }),
    hint: holderSentence(ask, name, now, dictionary),
    answers: [
      { id: 'ask-no', label: seatAsk.keep, answer: answered(ask.ask, false) },
      { id: 'ask-yes', label: seatAsk.give, answer: answered(ask.ask, true) },
    ],
  };
}

const MINUTE_MS = 60_000;

/** How long the seat has been away, and whether its old device is still there (decision 4). */
export function holderSentence(
  { holder, awaySince }: Extract<HostAsk, { readonly kind: 'seat' }>,
  name: string,
  now: number,
  { lang, words }: Dictionary,
): string {
  const { seatAsk } = words.door;
  if (holder === 'here' || holder === 'removed') return say(lang, seatAsk[holder], { name });
  const n = Math.floor((now - (awaySince ?? now)) / MINUTE_MS);
  if (n < 1) return say(lang, holder === 'left' ? seatAsk.leftNow : seatAsk.awayNow, { name });
  return say(lang, seatAsk[holder], { name, n });
}

/** At a locked table nobody gets in by any code: there is nothing to do about a guesser then. */
function guessing(
  table: TableView,
  { guessing: found }: Hosting,
  dictionary: Dictionary,
): readonly Question[] {
  if (found === null || table.locked) return [];
  const { lang, words } = dictionary;
  const { guessing: said } = words.door;
  const from = found.from === null ? '' : say(lang, said.from, { address: found.from });
  return [
    {
      key: `guessing ${found.codeShut ? 'shut' : 'open'}`,
      sign: 'eyesOnly',
      title: say(lang, said.title, { n: found.count }),
      hint: inTurn(dictionary, [from, found.codeShut ? said.shut : said.hint]),
      answers: [
        { id: 'guessing-leave', label: said.leave, answer: { kind: 'later' } },
        {
          id: 'guessing-lock',
          label: said.lock,
          answer: { kind: 'act', act: { type: 'lock', locked: true } },
        },
        { id: 'guessing-code', label: said.newCode, answer: { kind: 'act', act: { type: 'newCode' } } },
      ],
    },
  ];
}
