import type { Hosting } from '../../src-shared/hosting.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { SharedInvitation, TablePrivate } from '../../src-shared/protocol/tableView.ts';
import { type QrDrawing, qrDrawing } from './qrPath.ts';

/** How others get in, as far as this screen may show it. */
export interface InvitationModel {
  /** Only in the host's own window and on the wall (decision 2); null for seats. */
  readonly qr: { readonly drawing: QrDrawing; readonly link: string } | null;
  /** Six characters in two groups, to be said aloud. */
  readonly tableCode: string;
  readonly address: string;
  /** Both groups in one line: what the join box of the app takes. */
  readonly inTheApp: string;
  readonly seal: string;
}

/** The host's own window shows the host's invitation, every other screen the one it was sent; null for none. */
export function invitationModel(
  hosting: Hosting | null,
  mine: TablePrivate | null,
  { lang, words }: Dictionary,
): InvitationModel | null {
  const invitation: SharedInvitation | null = hosting?.invitation ?? mine?.invitation ?? null;
  if (invitation === null) return null;
  const { link, address, addressCode, tableCode, seal } = invitation;
  const drawing = link === null ? null : qrDrawing(link);
  return {
    qr: link === null || drawing === null ? null : { drawing, link },
    tableCode: inGroups(tableCode, 3, ' '),
    address,
    inTheApp: say(lang, words.people.invitation.inTheApp, {
      code: `${inGroups(addressCode, 4, '-')} ${tableCode}`,
    }),
    seal: say(lang, words.people.invitation.seal, { seal: inGroups(seal, 5, ' ') }),
  };
}

/** Codes may be typed back in any grouping. */
function inGroups(code: string, size: number, between: string): string {
  const bare = code.replace(/[\s-]/g, '');
  return bare.length > size
    ? bare.slice(0, size) + between + inGroups(bare.slice(size), size, between)
    : bare;
}
