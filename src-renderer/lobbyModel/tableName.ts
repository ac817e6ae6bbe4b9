import type { FirstDictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';

/** What this window calls a table: its own name, or the default one, worded here from the host's name. */
export function tableName(
  table: Pick<TableView, 'name' | 'hostName'>,
  { lang, words }: FirstDictionary,
): string {
  if (table.name !== null) return table.name;
  if (table.hostName === '') return words.people.table.unnamed;
  return say(lang, words.people.table.ofHost, { name: table.hostName });
}
