import type { Hosting } from '../../src-shared/hosting.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import { type InvitationModel, invitationModel } from './invitation.ts';
import { type NetworksModel, networksModel } from './networks.ts';
import { type ScreensModel, screensModel } from './screens.ts';

type PeopleWords = Dictionary['words']['people'];

/** The host's controls while a game goes on (decision 25). */
export interface HostMenuModel {
  readonly words: PeopleWords['hostMenu'];
  readonly close: string;
  /** Beside the code, somebody who comes back reads "Scan to come back". */
  readonly invitationWords: PeopleWords['invitation'];
  readonly paused: boolean;
  /** Pausing and ending make sense only while a game goes on. */
  readonly playing: boolean;
  readonly locked: boolean;
  /** The switch "Ask me before letting someone in", and what a press on it says. */
  readonly asksFirst: boolean;
  readonly askFirst: string;
  readonly newCode: string;
  readonly putAway: Dictionary['words']['journal']['putAway'];
  /** `title` stands over all that ends something for somebody. Whom the host may remove from a game: every person but the host; the seat stays (decisions 3 and 5). */
  readonly people: {
    readonly title: string;
    readonly yes: string;
    readonly no: string;
    readonly removable: readonly { readonly seat: number; readonly act: string; readonly question: string }[];
  };
  /** The people the table has waited for longer than a minute, and what the host may do for each. */
  readonly longAbsent: readonly {
    readonly seat: number;
    readonly sentence: string;
    readonly sitIn: string;
  }[];
  /** How somebody comes back on another device. */
  readonly invitation: InvitationModel | null;
  readonly screens: ScreensModel;
  readonly networks: NetworksModel | null;
}

/** Null where this window's shell hosts no table, or before the table is known. */
export function hostMenuModel(
  table: TableView | null,
  hosting: Hosting | null,
  dictionary: Dictionary,
): HostMenuModel | null {
  if (table === null || hosting === null || hosting.practice) return null;
  const { hostMenu, close, invitation } = dictionary.words.people;
  return {
    words: hostMenu,
    close,
    invitationWords: { ...invitation, scan: invitation.comeBack },
    paused: table.paused !== null,
    playing: table.activity === 'playing',
    locked: table.locked,
    asksFirst: table.asksFirst,
    askFirst: dictionary.words.door.askFirst,
    newCode: dictionary.words.people.lobby.newCode,
    putAway: dictionary.words.journal.putAway,
    people: removals(table, dictionary),
    longAbsent: table.longAbsent.flatMap((seat) => {
      const seated = table.seats[seat];
      if (seated === undefined || seated.botSitsIn) return [];
      const name = seated.name;
      return [
        {
          seat,
          sentence: say(dictionary.lang, hostMenu.longAbsent, { name }),
          sitIn: say(dictionary.lang, hostMenu.sitIn, { name }),
        },
      ];
    }),
    invitation: invitationModel(hosting, null, dictionary),
    screens: screensModel(hosting, dictionary),
    networks: networksModel(hosting, dictionary),
  };
}

function removals(table: TableView, { lang, words }: Dictionary): HostMenuModel['people'] {
  const { remove } = words.door;
  const removable = table.seats.flatMap((seated, seat) => {
    if (table.activity !== 'playing' || seated.occupant === 'bot' || seated.isHost) return [];
    const { name } = seated;
    return [{ seat, act: say(lang, remove.act, { name }), question: say(lang, remove.question, { name }) }];
  });
  return { title: remove.title, yes: remove.yes, no: remove.no, removable };
}
