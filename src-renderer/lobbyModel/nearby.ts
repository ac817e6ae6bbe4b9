import type { Nearby, NearbyTable, RecentTable } from '../../src-shared/nearby.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import { tableName } from './tableName.ts';

/** One table as a row of the list. */
export interface NearbyRow {
  readonly id: string;
  readonly name: string;
  /** Drawn beside the name, and as it is read aloud; null where nothing fits to count. */
  readonly count: { readonly drawn: string; readonly spoken: string } | null;
  /** How it stands, then what else is to be known of it. */
  readonly lines: readonly string[];
  readonly act: string;
  readonly isSilent: boolean;
}

/** What stands under the list, and beside an empty one. */
export interface OtherWaysModel {
  readonly recent: readonly { readonly id: string; readonly name: string; readonly address: string }[];
  readonly search: { readonly isRunning: boolean; readonly line: string };
}

/** The rows of the list; names that are written alike carry two characters of their table's id (decision 6). */
export function nearbyRows({ tables }: Nearby, dictionary: Dictionary): readonly NearbyRow[] {
  const names = tables.map((table) => nameOf(table, dictionary));
  return tables.map((table, index) => rowOf(table, marked(names, index, table.id, dictionary), dictionary));
}

/** The sentence under the list: which networks are looked at (decision 45). */
export function lookingLine({ networks }: Nearby, { lang, words }: Dictionary): string {
  const { looking, lookingNowhere } = words.lan.nearby;
  if (networks.length === 0) return lookingNowhere;
  const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(networks);
  return say(lang, looking, { networks: list });
}

/** The ways that are offered after five empty seconds; null before. */
export function otherWays(nearby: Nearby, dictionary: Dictionary): OtherWaysModel | null {
  if (!nearby.quiet) return null;
  return {
    recent: nearby.recent.map((table) => ({
      id: table.id,
      name: nameOf(table, dictionary),
      address: table.address,
    })),
    search: { isRunning: nearby.search.state === 'running', line: searchLine(nearby.search, dictionary) },
  };
}

function searchLine({ state, asked, all }: Nearby['search'], { lang, words }: Dictionary): string {
  const { searchHint, searching, searched } = words.lan.otherWays;
  switch (state) {
    case 'idle':
      return searchHint;
    case 'running':
      return say(lang, searching, { n: asked, all });
    case 'over':
      return say(lang, searched, { n: all });
  }
}

function nameOf({ name, host }: NearbyTable | RecentTable, dictionary: Dictionary): string {
  return tableName({ name, hostName: host }, dictionary);
}

function marked(names: readonly string[], index: number, id: string, { lang, words }: Dictionary): string {
  const name = names[index] ?? '';
  const isTwin = names.filter((other) => other === name).length > 1;
  return isTwin
    ? say(lang, words.lan.nearby.twin, { table: name, mark: id.slice(0, 2).toUpperCase() })
    : name;
}

function rowOf(table: NearbyTable, name: string, dictionary: Dictionary): NearbyRow {
  const { lang, words } = dictionary;
  const { seated, seats, fit } = table;
  const { nearby } = words.lan;
  const lines = [nearby[standing(table)]];
  if (table.name !== null) lines.push(say(lang, nearby.hostedBy, { name: table.host }));
  if (table.own) lines.push(nearby.own);
  else if (table.recent) lines.push(nearby.recent);
  const fills = { n: seated, all: seats };
  return {
    id: table.id,
    name,
    count:
      fit === 'fits'
        ? { drawn: say(lang, nearby.count, fills), spoken: say(lang, nearby.countSpoken, fills) }
        : null,
    lines,
    act: nearby[actOf(table)],
    isSilent: table.silent,
  };
}

/** The one thing to say of how a table stands: what keeps a person out comes first. */
function standing(
  table: NearbyTable,
): 'silent' | 'hostOlder' | 'hostNewer' | 'locked' | 'playing' | 'full' | 'lobby' {
  if (table.silent) return 'silent';
  if (table.fit !== 'fits') return table.fit;
  if (table.locked) return 'locked';
  if (table.phase === 'playing') return 'playing';
  return table.seated >= table.seats ? 'full' : 'lobby';
}

function actOf(table: NearbyTable): 'join' | 'watch' | 'open' {
  if (table.fit !== 'fits') return 'open';
  return table.phase === 'playing' || table.seated >= table.seats ? 'watch' : 'join';
}
