import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import { MAX_PLAYERS, seatId } from '../../src-shared/rules/terms.ts';
import {
  chairName,
  isGivenUp,
  type Chair,
  type GalleryScreen,
  type Handle,
  type Person,
  type Session,
} from './chairs.ts';
import { withScreens } from './gallery.ts';
import { botName, freeSeatName, isTaken, readName } from './seatNames.ts';
import { hasGame, seatOf, withChair, withNotice, withPerson, type TableState } from './tableState.ts';

type Seated = Result<TableState, TableRefusal>;

function seatNames(state: TableState): readonly string[] {
  return state.chairs.map(chairName);
}

function personChair(person: Person): Chair {
  return { kind: 'person', person, ready: false, botSitsIn: false };
}

/** Whether a newcomer may still take a seat. */
export function hasFreeSeat(state: TableState): boolean {
  return !hasGame(state) && state.chairs.length < MAX_PLAYERS;
}

/**
 * Lets a newcomer in: to the next seat while the table is in the lobby and has one, else to the gallery, where the
 * name may be missing (decisions 3 and 6). Refused: `nameEmpty`, `nameTooLong`; `tableFull` when the gallery is too.
 */
export function join(state: TableState, newcomer: Person, as: 'seat' | 'gallery', screens: number): Seated {
  const name = readName(newcomer.name);
  if (as === 'seat' && !name.ok) return name;
  if (as === 'seat' && name.ok && hasFreeSeat(state)) {
    const seated = { ...newcomer, name: freeSeatName(name.value, seatNames(state)) };
    return ok({ ...state, chairs: [...state.chairs, personChair(seated)] });
  }
  const kept = screensWithRoom(state.screens, screens);
  if (kept.length >= screens) return err({ code: 'tableFull' });
  const screen = { ...newcomer, name: name.ok ? name.value : '' };
  return ok(withScreens({ ...state, screens: kept }, [screen]));
}

/** The screens; where the gallery is full, without the one that has been gone for longest, if any is. */
function screensWithRoom(screens: readonly GalleryScreen[], limit: number): readonly GalleryScreen[] {
  if (screens.length < limit) return screens;
  const gone = screens.find(({ session }) => session.state === 'gone' || session.state === 'left');
  return screens.filter((screen) => screen !== gone);
}

/** From the gallery to a free seat. Refused: `gameRunning`, `tableFull`, `noSeat` for one who has a seat. */
export function sit(state: TableState, handle: Handle, raw: string): Seated {
  const screen = state.screens.find((each) => each.handle === handle);
  if (screen === undefined) return err({ code: 'noSeat' });
  if (hasGame(state)) return err({ code: 'gameRunning' });
  if (!hasFreeSeat(state)) return err({ code: 'tableFull' });
  const name = readName(raw);
  if (!name.ok) return name;
  const { isHost, cameAt, session } = screen;
  const seated = { handle, name: freeSeatName(name.value, seatNames(state)), isHost, cameAt, session };
  return ok({
    ...state,
    screens: state.screens.filter((each) => each !== screen),
    chairs: [...state.chairs, personChair(seated)],
  });
}

/** Renames a seat in the lobby. Refused: `noSeat`, `gameRunning`, a bad name, `nameTaken` (decision 6). */
export function rename(state: TableState, handle: Handle, raw: string): Seated {
  const seat = seatOf(state, handle);
  if (seat === null) return err({ code: 'noSeat' });
  if (hasGame(state)) return err({ code: 'gameRunning' });
  const name = readName(raw);
  if (!name.ok) return name;
  const others = state.chairs.filter((_, index) => index !== seat).map(chairName);
  if (isTaken(name.value, others)) return err({ code: 'nameTaken', name: name.value });
  return ok(withPerson(state, handle, (person) => ({ ...person, name: name.value })));
}

/** Says ready or not in the lobby. Refused: `noSeat`, `gameRunning`. */
export function setReady(state: TableState, handle: Handle, ready: boolean): Seated {
  const seat = seatOf(state, handle);
  if (seat === null) return err({ code: 'noSeat' });
  if (hasGame(state)) return err({ code: 'gameRunning' });
  return ok(withChair(state, seat, (chair) => (chair.kind === 'person' ? { ...chair, ready } : chair)));
}

/** Leaving gives the seat up in the lobby and keeps it during a game (decision 25); a screen goes. */
export function leave(state: TableState, handle: Handle): TableState {
  if (hasGame(state) && seatOf(state, handle) !== null) return withSession(state, handle, { state: 'left' });
  return without(state, handle);
}

/** Nobody of this key is at the table any more. */
export function without(state: TableState, handle: Handle): TableState {
  return {
    ...state,
    chairs: state.chairs.filter((chair) => chair.kind !== 'person' || chair.person.handle !== handle),
    screens: state.screens.filter((screen) => screen.handle !== handle),
  };
}

/** The same table after a change of where this person is; whoever is back gets the seat from the bot. */
export function withSession(state: TableState, handle: Handle, session: Session): TableState {
  const moved = withPerson(state, handle, (person) => ({ ...person, session }));
  const seat = seatOf(moved, handle);
  if (seat === null || session.state !== 'here') return moved;
  const chair = moved.chairs[seat];
  if (chair?.kind !== 'person' || !chair.botSitsIn) return moved;
  const back = withChair(moved, seat, () => ({ ...chair, botSitsIn: false }));
  return withNotice(back, 'personBack', seat);
}

/** One more bot in the lobby. Refused: `gameRunning`, `tableFull`. */
export function addBot(state: TableState): Seated {
  if (hasGame(state)) return err({ code: 'gameRunning' });
  if (!hasFreeSeat(state)) return err({ code: 'tableFull' });
  return ok({ ...state, chairs: [...state.chairs, { kind: 'bot', name: botName(seatNames(state)) }] });
}

/**
 * Takes somebody from the table: in the lobby the chair goes, in a game it stays and is absent. A bot's chair of a
 * game is not to be taken: `seatPlayedByBot`. No such chair, or one that is removed already: `noSuchSeat`.
 */
export function remove(state: TableState, index: number): Seated {
  const chair = state.chairs[index];
  if (chair === undefined || chair.kind === 'removed') return err({ code: 'noSuchSeat' });
  if (!hasGame(state)) return ok({ ...state, chairs: state.chairs.filter((_, at) => at !== index) });
  if (chair.kind === 'bot') return err({ code: 'seatPlayedByBot' });
  const { botSitsIn, person } = chair;
  const removed = withChair(state, index, () => ({ kind: 'removed', name: person.name, botSitsIn }));
  return ok(withNotice(removed, 'removed', seatId(index)));
}

/** Moves the chairs in the lobby: chair `order[i]` to place i. Refused: `gameRunning`; `noSuchSeat` if none of ours. */
export function arrange(state: TableState, order: readonly number[]): Seated {
  if (hasGame(state)) return err({ code: 'gameRunning' });
  const chairs = order.flatMap((index) => state.chairs[index] ?? []);
  const isEveryone = chairs.length === state.chairs.length && new Set(chairs).size === chairs.length;
  return isEveryone && order.length === chairs.length
    ? ok({ ...state, chairs })
    : err({ code: 'noSuchSeat' });
}

/**
 * The chairs of the next game: an absent person's is empty, and its key leads to the gallery (decision 27). A key
 * that the gallery has no place for dies.
 */
export function withoutAbsent(state: TableState, screens: number): TableState {
  const isAway = (chair: Chair): boolean =>
    chair.kind === 'removed' || (chair.kind === 'person' && chair.person.session.state !== 'here');
  const leaving = state.chairs.flatMap((chair) =>
    chair.kind === 'person' && isAway(chair) ? [chair.person] : [],
  );
  const room = Math.max(0, screens - state.screens.length);
  return withScreens(
    { ...state, chairs: state.chairs.filter((chair) => !isAway(chair)) },
    leaving.slice(0, room),
  );
}

/** The chairs of the lobby after a game: the removed and those who left are gone, the away keep theirs. */
export function lobbyAgain(state: TableState): TableState {
  const chairs = state.chairs.filter((chair) => !isGivenUp(chair));
  return {
    ...state,
    activity: 'lobby',
    countIn: { state: 'idle' },
    paused: null,
    longAbsent: [],
    chairs: chairs.map((chair) =>
      chair.kind === 'person' ? { ...chair, ready: false, botSitsIn: false } : chair,
    ),
  };
}

/** The bot takes an absent person's seat. Refused: `noGame`, `noSuchSeat`, `seatPlayedByBot`, `notNow` if here. */
export function sitIn(state: TableState, index: number): Seated {
  if (state.activity !== 'playing') return err({ code: 'noGame' });
  const chair = state.chairs[index];
  if (chair === undefined) return err({ code: 'noSuchSeat' });
  if (chair.kind === 'bot' || chair.botSitsIn) return err({ code: 'seatPlayedByBot' });
  if (chair.kind === 'person' && chair.person.session.state === 'here') return err({ code: 'notNow' });
  return ok(
    withNotice(
      withChair(state, index, () => ({ ...chair, botSitsIn: true })),
      'botSatIn',
      seatId(index),
    ),
  );
}

/** Why somebody who came for a seat has none: the table is full, or the game runs. */
export function whyNoSeat(state: TableState): TableRefusal {
  return { code: state.activity === 'lobby' ? 'tableFull' : 'gameRunning' };
}
