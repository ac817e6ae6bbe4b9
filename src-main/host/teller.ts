import type { Dice } from '../../src-shared/bots/bot.ts';
import { encodeMessage, encodeTable, type PlainHostMessage } from '../../src-shared/protocol/encode.ts';
import type {
  BotDeed,
  SharedInvitation,
  TablePrivate,
  TableView,
} from '../../src-shared/protocol/tableView.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { broadcast, longest, type Addressed } from './broadcast.ts';
import type { Channel } from './channel.ts';
import { channelOf, type Handle, type Person } from './chairs.ts';
import type { Frames } from './frames.ts';
import { isWall } from './gallery.ts';
import { everybody, seatOf, type TableState } from './tableState.ts';

export interface TellerParts {
  readonly id: string;
  readonly dice: Dice;
  /** What a bot did in this seat; none for the gallery. */
  readonly deeds: (seat: SeatId | null) => readonly BotDeed[];
  /** With the link for a wall, without it for a seat (decision 2). */
  readonly invitation: (withLink: boolean) => SharedInvitation;
}

/** Tells viewers what is theirs, in frames of one size for all. */
export class Teller {
  readonly #parts: TellerParts;

  constructor(parts: TellerParts) {
    this.#parts = parts;
  }

  welcome(channel: Channel, handle: Handle): void {
    channel.send(encodeMessage({ type: 'welcome', handle, tableId: this.#parts.id }));
  }

  beat(state: TableState): void {
    this.tellAll(state, { type: 'beat' });
  }

  /** The same words to everybody. */
  tellAll(state: TableState, message: PlainHostMessage): void {
    this.#broadcast(state, () => encodeMessage(message));
  }

  /** The people and the settings, to everybody. */
  tellTable(state: TableState, view: TableView): void {
    this.#broadcast(state, (person) => encodeTable(view, minePart(state, person, this.#parts)));
  }

  /** One update to every connected viewer. */
  tellGame(state: TableState, frames: Frames): void {
    const addressed = connected(state).map(({ person, channel }) => ({
      channel,
      text: textFor(frames, seatOf(state, person.handle)),
    }));
    broadcast(addressed, frames.longest, this.#parts.dice);
  }

  /** The game as it stands to one viewer that came in, in a frame of the size that all would get, and what else all know. */
  tellOne(channel: Channel, frames: Frames, seat: SeatId | null, more: readonly PlainHostMessage[]): void {
    channel.send(textFor(frames, seat), frames.longest);
    for (const message of more) channel.send(encodeMessage(message));
  }

  #broadcast(state: TableState, text: (person: Person) => string): void {
    const addressed: Addressed[] = connected(state).map(({ person, channel }) => ({
      channel,
      text: text(person),
    }));
    broadcast(addressed, longest(addressed.map((each) => each.text)), this.#parts.dice);
  }
}

function connected(state: TableState): readonly { readonly person: Person; readonly channel: Channel }[] {
  return everybody(state).flatMap((person) => {
    const channel = channelOf(person);
    return channel === null ? [] : [{ person, channel }];
  });
}

/** Frames are made for every seat of the game and the gallery; a seat without one is a bug. */
function textFor(frames: Frames, seat: SeatId | null): string {
  const text = frames.texts.get(seat ?? 'gallery');
  if (text === undefined) throw new Error(`no frame for seat ${String(seat)}`);
  return text;
}

/** Decision 2: seats see the address and the table code, the wall the link too, an unmarked gallery nothing. */
function minePart(
  state: TableState,
  { handle, name }: Person,
  { invitation, deeds }: TellerParts,
): TablePrivate {
  const seat = seatOf(state, handle);
  const wall = isWall(state, handle);
  return {
    seat,
    name,
    invitation: seat === null && !wall ? null : invitation(wall),
    askedFor: state.seatAsks.find(({ asker }) => asker === handle)?.seat ?? null,
    botDeeds: deeds(seat),
  };
}
