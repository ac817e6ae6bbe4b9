import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import type { TakenOver } from '../../src-shared/hosting.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { TableNotice, TablePrivate, TableView } from '../../src-shared/protocol/tableView.ts';

/** What befell a seat, said once on every screen (decisions 4 and 26). */
export interface NoticeModel {
  readonly sign: 'away' | 'host' | 'bot' | 'chronicle';
  readonly title: string;
  /** Empty for none. */
  readonly hint: string;
  readonly ok: string;
  /** It concerns this person's own seat: it stays until it is put away. */
  readonly own: boolean;
}

const SIGN_OF = {
  botSatIn: 'bot',
  personBack: 'host',
  otherDevice: 'host',
  removed: 'away',
} as const satisfies Record<TableNotice['kind'], NoticeModel['sign']>;

/** That a seat goes on in another window, as the host's own window says it; null where the table has no such seat. */
export function takenOverModel(
  { seat }: TakenOver,
  table: TableView,
  { lang, words }: Dictionary,
): NoticeModel | null {
  const seated = table.seats[seat];
  if (seated === undefined) return null;
  const { notice } = words.door;
  const title = say(lang, notice.takenOver, { name: seated.name });
  return { sign: 'host', title, hint: '', ok: notice.ok, own: false };
}

/** The sentence for a notice; the person whose seat it is reads it in the second person. */
export function noticeModel(
  { kind, seat }: TableNotice,
  table: TableView,
  mine: TablePrivate,
  { lang, words }: Dictionary,
): NoticeModel {
  const { notice } = words.door;
  const own = mine.seat === seat && (kind === 'personBack' || kind === 'otherDevice');
  const seated = table.seats[seat];
  const name = seated?.name ?? '';
  const base = { sign: SIGN_OF[kind], ok: notice.ok, own };
  if (own && kind === 'personBack')
    return { ...base, title: notice.ownBack, hint: mine.botDeeds.length > 0 ? notice.ownBackDeeds : '' };
  if (own) return { ...base, title: notice.ownDevice, hint: '' };
  const gone = kind === 'botSatIn' && seated?.presence === 'left';
  return { ...base, title: say(lang, gone ? notice.botSatInRemoved : notice[kind], { name }), hint: '' };
}
