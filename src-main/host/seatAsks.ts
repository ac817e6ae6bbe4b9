import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { channelOf, chairName, type Chair, type Handle, type Person } from './chairs.ts';
import { hasGame, personOf, seatOf, withNotice, type TableState } from './tableState.ts';

/** Somebody whose key is lost asks for a seat (decision 4). */
export interface SeatAsk {
  readonly ask: number;
  readonly asker: Handle;
  readonly seat: SeatId;
  /** Whose key leads there as it is asked; null where nobody's does. */
  readonly holder: Handle | null;
  /** One request at a time comes from it: an address, or the asker itself where addresses do not count. */
  readonly from: string;
}

function holderOf(chair: Chair): Handle | null {
  return chair.kind === 'person' ? chair.person.handle : null;
}

/**
 * Whether this person may ask for the seat: one without a seat, or in the lobby also one who joined anew. Refused:
 * `noSuchSeat`, `seatPlayedByBot` where no person ever sat, `notNow` for one who has a seat of the game or asks for
 * the own one, `seatNotGiven` for the host's own.
 */
export function mayAskFor(state: TableState, asker: Handle, seat: SeatId): Result<Chair, TableRefusal> {
  const chair = state.chairs[seat];
  if (chair === undefined) return err({ code: 'noSuchSeat' });
  if (chair.kind === 'bot') return err({ code: 'seatPlayedByBot' });
  const own = seatOf(state, asker);
  if (own !== null && (hasGame(state) || own === seat)) return err({ code: 'notNow' });
  if (chair.kind === 'person' && chair.person.isHost) return err({ code: 'seatNotGiven' });
  return ok(chair);
}

/** The table with one more request. Refused like `mayAskFor`; `askedAlready` while one from there is open. */
export function askForSeat(
  state: TableState,
  { ask, asker, seat, from }: Omit<SeatAsk, 'holder'>,
): Result<TableState, TableRefusal> {
  const chair = mayAskFor(state, asker, seat);
  if (!chair.ok) return chair;
  if (state.seatAsks.some((other) => other.from === from)) return err({ code: 'askedAlready' });
  const asked = { ask, asker, seat, holder: holderOf(chair.value), from };
  return ok({ ...state, seatAsks: [...state.seatAsks, asked] });
}

export function withoutAsk(state: TableState, ask: number): TableState {
  return { ...state, seatAsks: state.seatAsks.filter((each) => each.ask !== ask) };
}

/** The table without requests whose asker has gone or whose seat is another's by now. */
export function withLiveAsks(state: TableState): TableState {
  const live = state.seatAsks.filter(({ asker, seat, holder }) => {
    const person = personOf(state, asker);
    const chair = mayAskFor(state, asker, seat);
    return person !== null && channelOf(person) !== null && chair.ok && holderOf(chair.value) === holder;
  });
  return live.length === state.seatAsks.length ? state : { ...state, seatAsks: live };
}

/**
 * The seat is the asker's: its key is the one of the asker's own handshake, and the key before leads nowhere. `old`
 * is who held it, to be told. In the lobby the chair that the asker took on joining goes.
 */
export function giveSeat(
  state: TableState,
  { ask, asker, seat }: SeatAsk,
): Result<{ readonly state: TableState; readonly old: Person | null }, TableRefusal> {
  const chair = mayAskFor(state, asker, seat);
  if (!chair.ok) return chair;
  const person = personOf(state, asker);
  if (person === null) return err({ code: 'noSuchAsk' });
  const given = seatedAgain(person, chair.value);
  const chairs = state.chairs.flatMap((each, index) =>
    index === seat ? [given] : holderOf(each) === asker ? [] : [each],
  );
  const screens = state.screens.filter(({ handle }) => handle !== asker);
  const seated = withoutAsk({ ...state, chairs, screens }, ask);
  const now = seatOf(seated, asker) ?? seat;
  const old = chair.value.kind === 'person' ? chair.value.person : null;
  return ok({ state: withNotice(seated, 'otherDevice', now), old });
}

/** The seat keeps its name: it is the person that came back, by another device. */
function seatedAgain({ handle, cameAt, session }: Person, chair: Chair): Chair {
  const person = { handle, name: chairName(chair), isHost: false, cameAt, session };
  return { kind: 'person', person, ready: chair.kind === 'person' && chair.ready, botSitsIn: false };
}
