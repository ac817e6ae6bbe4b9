import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import { POWER_TRACK, boardFor } from '../../src-shared/rules/rulebook.ts';
import { PRESIDENTIAL_POWERS } from '../../src-shared/rules/terms.ts';
import type { ViewOptions } from '../../src-shared/view/seatView.ts';
import { roleCounts, rulings, spaceLines } from './ruleEntries.ts';

type SectionKey = keyof Dictionary['words']['teach']['rules']['sections'];

/** One part of the rules, with the sentences in it that the search found. */
export interface RuleSection {
  readonly key: SectionKey;
  readonly title: string;
  readonly entries: readonly string[];
}

/** The rules as a sheet shows them. */
export interface RulesModel {
  readonly sections: readonly RuleSection[];
  /** What the search found, in words; empty where nothing is searched for. */
  readonly found: string;
}

/**
 * The rules with the numbers of a table of so many who started, and with its options. A search keeps the sentences
 * that hold every word of the query, whatever its case and accents; the title of a section counts for all in it.
 */
export function rulesModel(
  players: number,
  options: ViewOptions,
  query: string,
  dictionary: Dictionary,
): RulesModel {
  const { lang, words } = dictionary;
  const { rules } = words.teach;
  const wanted = plain(query, lang)
    .split(/\s+/)
    .filter((word) => word !== '');
  const sections = allSections(players, options, dictionary)
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => holds(section, entry)) }))
    .filter(({ entries }) => entries.length > 0);
  const n = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  const found = n === 0 ? rules.none : say(lang, rules.found, { n });
  return { sections, found: wanted.length === 0 ? '' : found };

  function holds(section: RuleSection, entry: string): boolean {
    const text = plain(`${section.title} ${entry}`, lang);
    return wanted.every((word) => text.includes(word));
  }
}

/** Lower case without accents, without the marks that only divide words, every space an ordinary one. */
function plain(text: string, lang: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Mn}\u00AD\u2068\u2069]/gu, '')
    .replaceAll('\u00A0', ' ')
    .normalize('NFC')
    .toLocaleLowerCase(lang);
}

function allSections(players: number, options: ViewOptions, dictionary: Dictionary): readonly RuleSection[] {
  const { lang, words } = dictionary;
  const { rules } = words.teach;
  const size = words.game.dossier.size[boardFor(players) === 'small' ? 'small' : 'large'];
  const need = Math.floor(players / 2) + 1;
  const entries: Readonly<Record<SectionKey, readonly string[]>> = {
    roles: [say(lang, rules.counts, { ...roleCounts(players) }), rules.hitlerParty, rules.rolesSecret],
    knowing: [size],
    nomination: [rules.rotation, rules.nominee, rules.limits, rules.limitsPresident],
    vote: [rules.ballots, say(lang, rules.majority, { all: players, need }), rules.hitlerCheck],
    tracker: [rules.trackerMoves, rules.chaos, rules.trackerReset],
    session: [rules.draw, rules.enact, rules.silence, rules.discards],
    piles: [rules.tiles, rules.reshuffle],
    powers: [
      ...spaceLines(players, dictionary),
      rules.mustUse,
      ...powerRules(players, dictionary),
      rules.dead,
    ],
    veto: [rules.vetoRight, rules.vetoAgreed, rules.vetoRefused],
    ending: [rules.liberalsWin, rules.fascistsWin],
    talk: [rules.lies, rules.screens],
    open: rulings(options, dictionary),
  };
  return SECTIONS.map((key) => ({ key, title: rules.sections[key], entries: entries[key] }));
}

/** The powers that lie on this table's track; the others would only mislead. */
function powerRules(players: number, { words }: Dictionary): readonly string[] {
  const track = POWER_TRACK[boardFor(players)];
  return PRESIDENTIAL_POWERS.filter((power) => track.includes(power)).map(
    (power) => words.teach.rules[power],
  );
}

const SECTIONS: readonly SectionKey[] = [
  'roles',
  'knowing',
  'nomination',
  'vote',
  'tracker',
  'session',
  'piles',
  'powers',
  'veto',
  'ending',
  'talk',
  'open',
];
