import type { Trust } from '../../src-shared/bridge.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { TablePrivate, TableView } from '../../src-shared/protocol/tableView.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';

/** One thing about the deal that every screen, or this one alone, says at the head of the window. */
export interface DealNewsModel {
  /** Names this very news, so that closing it closes no other. */
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  readonly close: string;
  /** It concerns this device: it stays until it is put away. */
  readonly own: boolean;
}

/**
 * While a game is dealt and played: that a deal was void and through whom, with what this device knows of its own
 * share, and, before the deal counts, that this device has none (decision 22). Until the end of the game: that the
 * host told of something in this seat's name that was not done here.
 */
export function dealNews(
  table: TableView,
  mine: TablePrivate,
  trust: Trust | null,
  dictionary: Dictionary,
): readonly DealNewsModel[] {
  // At the end the card of the deal says it.
  const forged = table.activity === 'concluded' ? null : forgedNews(trust, dictionary);
  if (table.activity !== 'dealing' && table.activity !== 'playing') return forged === null ? [] : [forged];
  const known = trust?.game === table.game ? trust : null;
  const news = [
    forged,
    voidNews(table, mine, known, dictionary),
    noShareNews(table, mine, known, dictionary),
  ];
  return news.filter((each) => each !== null);
}

function forgedNews(trust: Trust | null, { words }: Dictionary): DealNewsModel | null {
  const forged = trust?.forged ?? null;
  if (trust === null || forged === null) return null;
  const { hint, acts } = words.trust.forged;
  return {
    key: `forged ${trust.game} ${forged}`,
    title: acts[forged],
    hint,
    close: words.trust.close,
    own: true,
  };
}

function voidNews(
  table: TableView,
  mine: TablePrivate,
  trust: Trust | null,
  dictionary: Dictionary,
): DealNewsModel | null {
  const latest = table.trust.voids.at(-1)?.deal;
  if (latest === undefined) return null;
  const { lang, words } = dictionary;
  const seats = table.trust.voids.filter(({ deal }) => deal === latest).map(({ seat }) => seat);
  const names = namesAt(table, seats, dictionary);
  const said = say(lang, words.trust.voided, { n: latest, names });
  const own = mine.seat !== null && seats.includes(mine.seat);
  const opened = trust?.revealed.includes(latest) === true;
  const defence = opened ? words.trust.ownOpened : words.trust.ownNotOpened;
  return {
    key: `void ${table.game} ${latest}`,
    title: say(lang, words.trust.deal, { n: latest + 1 }),
    hint: own ? say(lang, words.game.join.between, { before: said, after: defence }) : said,
    close: words.trust.close,
    own,
  };
}

/** What this device knows by itself: the table's word on whose shares there are takes nothing from it. */
function noShareNews(
  table: TableView,
  { seat }: TablePrivate,
  trust: Trust | null,
  { words }: Dictionary,
): DealNewsModel | null {
  if (seat === null || trust?.hasNoShare !== true) return null;
  return {
    key: `noShare ${table.game}`,
    title: words.trust.noShare,
    hint: words.trust.noShareHint,
    close: words.trust.close,
    own: true,
  };
}

/**
 * How many deals of the evening were void, for every screen; null while none was. A host cannot say that there were
 * fewer than this device has counted by itself: who may break deals off unseen may choose among them.
 */
export function voidLine(
  table: TableView,
  own: Pick<Trust, 'broken'> | null,
  { lang, words }: Dictionary,
): string | null {
  const n = Math.max(table.trust.voided, own?.broken ?? 0);
  return n === 0 ? null : say(lang, words.trust.voidDeals, { n });
}

/** What every screen can tell of the deal of this game, in lines; none before one. */
export function dealLines(
  table: TableView,
  own: Pick<Trust, 'broken'> | null,
  dictionary: Dictionary,
): readonly string[] {
  const { lang, words } = dictionary;
  const { contributors } = table.trust;
  const voided = voidLine(table, own, dictionary);
  const shares =
    contributors === null
      ? []
      : contributors.length === 0
        ? [words.trust.noShares]
        : [say(lang, words.trust.shares, { names: namesAt(table, contributors, dictionary) })];
  return voided === null ? shares : [...shares, voided];
}

/** Names in the manner of the language; a seat that the table does not have, which a hostile host could name, is left out. */
function namesAt({ seats }: TableView, of: readonly SeatId[], { lang, words }: Dictionary): string {
  const names = of.flatMap((seat) => {
    const name = seats[seat]?.name;
    return name === undefined ? [] : [say(lang, words.game.join.listed, { name })];
  });
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}
