import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';

/** The notice that the table went back (decision 16). */
export interface WentBackModel {
  /** Names this very notice, so that closing it closes no other. */
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  readonly close: string;
}

/** What this device saw itself comes before what another one told. Null where the table did not go back. */
export function wentBackModel(
  seenHere: { readonly steps: number | null } | null,
  table: TableView | null,
  { lang, words }: Dictionary,
): WentBackModel | null {
  const { wentBack } = words.network;
  const told = table?.wentBack ?? null;
  const steps = (seenHere ?? told)?.steps ?? null;
  if (seenHere === null && told === null) return null;
  return {
    key: JSON.stringify([seenHere, told, table?.game]),
    title: steps === null ? wentBack.unknown : say(lang, wentBack.steps, { n: steps }),
    hint: seenHere === null ? toldHint(table, { lang, words }) : wentBack.seenHere,
    close: wentBack.close,
  };
}

function toldHint(table: TableView | null, { lang, words }: Dictionary): string {
  const { toldBy, toldByScreen } = words.network.wentBack;
  const seat = table?.wentBack?.toldBy ?? null;
  if (table === null || seat === null) return toldByScreen;
  const name = table.seats[seat]?.name;
  return name === undefined ? toldByScreen : say(lang, toldBy, { name });
}
