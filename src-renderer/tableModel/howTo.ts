import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import { boardFor, rolesFor } from '../../src-shared/rules/rulebook.ts';
import {
  FASCIST_TO_WIN,
  LIBERAL_TO_WIN,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type SecretRole,
} from '../../src-shared/rules/terms.ts';
import { fascistSpaces, roleCounts, type SpaceModel } from './ruleEntries.ts';

export const HOW_TO_PAGES = ['roles', 'government', 'policy', 'powers', 'winning'] as const;
export type HowToPage = (typeof HOW_TO_PAGES)[number];

/** One of the five pictures of how to play: what is drawn, and the words under it. */
export interface HowToModel {
  readonly page: HowToPage;
  readonly title: string;
  readonly text: readonly string[];
  /** What the picture shows, for whoever does not see it. */
  readonly art: string;
  /** "Picture 2 of 5". */
  readonly place: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The roles of a table of so many, one sign each, and whether Hitler sees the others (R-SET-02, R-SET-07). */
  readonly roles: readonly SecretRole[];
  readonly hitlerKnows: boolean;
  readonly spaces: readonly SpaceModel[];
  readonly liberalSpaces: number;
  readonly fascistSpaces: number;
  readonly letters: Dictionary['words']['game']['letter'];
  readonly ballots: { readonly ja: string; readonly nein: string };
}

/** The picture at `index` for a table of 5 to 10; an index outside shows the nearest. */
export function howToModel(index: number, players: number, dictionary: Dictionary): HowToModel {
  const { lang, words } = dictionary;
  const { howTo } = words.teach;
  const at = Math.min(Math.max(index, 0), HOW_TO_PAGES.length - 1);
  const page = HOW_TO_PAGES[at] ?? 'roles';
  const small = boardFor(players) === 'small';
  const spaces = fascistSpaces(players, dictionary);
  const captions = new Intl.ListFormat(lang).format(spaces.map(({ caption }) => caption));
  const { size } = words.game.dossier;
  return {
    page,
    title: howTo[page].title,
    text: page === 'roles' ? [howTo.roles.text, size[small ? 'small' : 'large']] : [howTo[page].text],
    art: say(lang, howTo[page].art, { ...roleCounts(players), spaces: captions }),
    place: say(lang, howTo.place, { n: at + 1, all: HOW_TO_PAGES.length }),
    isFirst: at === 0,
    isLast: at === HOW_TO_PAGES.length - 1,
    roles: rolesFor(players),
    hitlerKnows: small,
    spaces,
    liberalSpaces: LIBERAL_TO_WIN,
    fascistSpaces: FASCIST_TO_WIN,
    letters: words.game.letter,
    ballots: words.game.ballot,
  };
}

/** What to choose from where no table says how many play. */
export function playerChoices(
  dictionary: Dictionary,
): readonly { value: string; label: string; lang: null }[] {
  return [5, 6, 7, 8, 9, 10].map((n) => ({
    value: String(n),
    label: new Intl.NumberFormat(dictionary.lang).format(n),
    lang: null,
  }));
}

/** What is chosen first where so many are seen at a table; a table of seven where none is seen. */
export function likelyPlayers(seats: number): number {
  return seats === 0 ? 7 : Math.min(Math.max(seats, MIN_PLAYERS), MAX_PLAYERS);
}

/** How many play at this table, where that is a number a game can have; null where it is none yet. */
export function playersAt(seats: number): number | null {
  return seats < MIN_PLAYERS || seats > MAX_PLAYERS ? null : seats;
}
