import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { SeatedView, TablePrivate, TableView } from '../../src-shared/protocol/tableView.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';

/** The seats that this person may ask the host for: "That's my seat" (decision 4). */
export interface ClaimModel {
  readonly words: Dictionary['words']['door']['claim'];
  readonly close: string;
  readonly seats: readonly { readonly seat: SeatId; readonly label: string }[];
  /** "The host has been asked …"; null while nothing is asked. */
  readonly asked: string | null;
}

/**
 * From the gallery any person's seat of a game, the absent first; in the lobby, where joining gives a seat, only
 * those that are away. Null where there is nothing to ask for.
 */
export function claimModel(table: TableView, mine: TablePrivate, dictionary: Dictionary): ClaimModel | null {
  const inLobby = table.activity === 'lobby';
  if (mine.seat !== null && !inLobby) return null;
  const { claim } = dictionary.words.door;
  const open = table.seats
    .map((seated, index) => ({ seated, seat: seatId(index) }))
    .filter(({ seated, seat }) => seated.occupant === 'person' && !seated.isHost && seat !== mine.seat)
    .filter(({ seated }) => !inLobby || seated.presence !== 'here')
    .sort((one, other) => Number(isHere(one.seated)) - Number(isHere(other.seated)));
  if (open.length === 0) return null;
  const { lang } = dictionary;
  const asked = mine.askedFor === null ? undefined : table.seats[mine.askedFor];
  return {
    words: claim,
    close: dictionary.words.people.close,
    seats: open.map(({ seated, seat }) => ({
      seat,
      label: say(lang, claim.seat, { name: seated.name, state: stateOf(seated, claim) }),
    })),
    asked: asked === undefined ? null : say(lang, claim.asked, { name: asked.name }),
  };
}

function isHere({ presence }: SeatedView): boolean {
  return presence === 'here';
}

function stateOf(seated: SeatedView, claim: Dictionary['words']['door']['claim']): string {
  return seated.botSitsIn ? claim.bot : claim[seated.presence];
}
