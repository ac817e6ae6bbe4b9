import type { Projected } from '../view/projected.ts';
import type { Happening, PrivateView, PublicView } from '../view/seatView.ts';
import { PRIVATE_PART_BYTES, type GuestMessage, type HostMessage } from './messages.ts';
import type { TablePrivate, TableView } from './tableView.ts';
import { utf8Length } from './names.ts';
import { GUEST_TEXT_BYTES } from './parse.ts';

/** Every `mine` of a `table` message fills this many bytes of JSON (decision 10). */
export const TABLE_PRIVATE_BYTES = 2048;

/** An update before it is text. The brands say that the projection made its views, for this viewer. */
export interface UpdateParts {
  readonly revision: number;
  readonly question: number;
  readonly public: Projected<PublicView>;
  readonly happenings: readonly Projected<Happening>[];
  readonly mine: Projected<PrivateView>;
}

/** The messages of a host that carry no view. */
export type PlainHostMessage = Exclude<HostMessage, { readonly type: 'update' | 'table' }>;

/** JSON of one of a guest's messages, or of a host's without a view. */
export function encodeMessage(message: GuestMessage | PlainHostMessage): string {
  return JSON.stringify(message);
}

/** Whether a frame of a guest holds it. All but names is short. */
export function fitsGuestFrame(message: GuestMessage): boolean {
  return utf8Length(encodeMessage(message)) <= GUEST_TEXT_BYTES;
}

/**
 * JSON of an `update`, the same length for every viewer of one moment: all that differs is `mine`, which fills
 * `PRIVATE_PART_BYTES`. Throws where a private part is longer: its length would tell something.
 */
export function encodeUpdate(parts: UpdateParts): string {
  const shared = JSON.stringify({
    type: 'update',
    revision: parts.revision,
    question: parts.question,
    public: JSON.stringify(parts.public),
    happenings: parts.happenings.map((happening) => JSON.stringify(happening)),
  });
  return withPrivatePart(shared, parts.mine, PRIVATE_PART_BYTES);
}

/** JSON of a `table`, the same length for every viewer. Throws where `mine` does not fit. */
export function encodeTable(table: TableView, mine: TablePrivate): string {
  const shared = JSON.stringify({ type: 'table', table: JSON.stringify(table) });
  return withPrivatePart(shared, mine, TABLE_PRIVATE_BYTES);
}

/** JSON takes spaces between its parts: the padding needs no field and no parser sees it. */
function withPrivatePart(shared: string, mine: PrivateView | TablePrivate, size: number): string {
  const part = JSON.stringify(mine);
  const missing = size - utf8Length(part);
  if (missing < 0) throw new Error(`a private part is ${-missing} bytes too long`);
  return `${shared.slice(0, -1)},"mine":${part}${' '.repeat(missing)}}`;
}
