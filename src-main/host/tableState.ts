import type { GuestMessage } from '../../src-shared/protocol/messages.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import { NO_DEAL, type DeviceReport, type TrustView } from '../../src-shared/protocol/deal.ts';
import type { Activity, CountIn, TableNotice, TableView } from '../../src-shared/protocol/tableView.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import { DEFAULT_VIEW_OPTIONS, type ViewOptions } from '../../src-shared/view/seatView.ts';
import type { DealProof } from './dealer.ts';
import type { SeatAsk } from './seatAsks.ts';
import {
  isAbsent,
  isPlayedByBot,
  seatedView,
  type Chair,
  type GalleryScreen,
  type Handle,
  type Person,
} from './chairs.ts';

/** Who is at the table and how it stands; nothing of the game itself. */
export interface TableState {
  readonly activity: Activity;
  /** In order of play: during a game the index is the seat. */
  readonly chairs: readonly Chair[];
  /** The gallery's, in the order of coming. */
  readonly screens: readonly GalleryScreen[];
  /** How many screens the gallery has had. */
  readonly screensEver: number;
  readonly options: ViewOptions;
  readonly countIn: CountIn;
  readonly locked: boolean;
  readonly paused: TableView['paused'];
  /** Which game of this table, from 1; 0 before the first. */
  readonly game: number;
  readonly longAbsent: readonly SeatId[];
  /** The furthest that a guest's return told of in this game (decision 16). */
  readonly wentBack: TableView['wentBack'];
  /** The host is asked before somebody is let in (decision 5). */
  readonly asksFirst: boolean;
  readonly notice: TableNotice | null;
  /** In the order of asking (decision 4). */
  readonly seatAsks: readonly SeatAsk[];
  readonly trust: TrustView;
}

export const NEW_TABLE: TableState = {
  activity: 'lobby',
  chairs: [],
  screens: [],
  screensEver: 0,
  options: DEFAULT_VIEW_OPTIONS,
  countIn: { state: 'idle' },
  locked: false,
  paused: null,
  game: 0,
  longAbsent: [],
  wentBack: null,
  asksFirst: false,
  notice: null,
  seatAsks: [],
  trust: NO_DEAL,
};

/** The seats are fixed: from the start until the host leads back to the lobby. */
export function hasGame(state: TableState): boolean {
  return state.activity !== 'lobby';
}

/** A game has ended, by a verdict or by the host, and nothing has come after it. */
export function isOver({ activity }: Pick<TableState, 'activity'>): boolean {
  return activity === 'concluded' || activity === 'ended';
}

/** The table as everybody may know it. */
export function tableView(state: TableState, id: string, hostName: string): TableView {
  return {
    id,
    name: null,
    hostName,
    activity: state.activity,
    seats: state.chairs.map(seatedView),
    options: state.options,
    watching: state.screens.filter(isWatching).length,
    countIn: state.countIn,
    locked: state.locked,
    paused: state.paused,
    game: state.game,
    longAbsent: state.longAbsent,
    wentBack: state.wentBack,
    asksFirst: state.asksFirst,
    notice: state.notice,
    trust: state.trust,
  };
}

/** The same table, which says to every screen what befell this seat. */
export function withNotice(state: TableState, kind: TableNotice['kind'], seat: SeatId): TableState {
  return { ...state, notice: { number: (state.notice?.number ?? 0) + 1, kind, seat } };
}

/** Whether the link of a gallery screen stands. */
export function isWatching(screen: Person): boolean {
  return screen.session.state === 'here' || screen.session.state === 'silent';
}

/** The seat of this key; null in the gallery and for a key that leads nowhere. */
export function seatOf(state: TableState, handle: Handle): SeatId | null {
  const index = state.chairs.findIndex((chair) => chair.kind === 'person' && chair.person.handle === handle);
  return index < 0 ? null : seatId(index);
}

/** Of these seats those for which nobody acts now. */
export function absentAmong(state: TableState, seats: readonly SeatId[]): readonly SeatId[] {
  return seats.filter((seat) => {
    const chair = state.chairs[seat];
    return chair !== undefined && isAbsent(chair);
  });
}

/** The seats that a bot plays now, ascending. */
export function seatsOfBots(state: TableState): readonly SeatId[] {
  return state.chairs.flatMap((chair, index) => (isPlayedByBot(chair) ? [seatId(index)] : []));
}

/** The seats that belong to a bot, ascending: no person comes back to them. */
export function ownSeatsOfBots(state: TableState): readonly SeatId[] {
  return state.chairs.flatMap((chair, index) => (chair.kind === 'bot' ? [seatId(index)] : []));
}

/** Everybody who holds a key: the seated in order of play, then the gallery. */
export function everybody(state: TableState): readonly Person[] {
  const seated = state.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : []));
  return [...seated, ...state.screens];
}

export function personOf(state: TableState, handle: Handle): Person | null {
  return everybody(state).find((person) => person.handle === handle) ?? null;
}

/** The same table with this person changed, wherever the person sits. */
export function withPerson(
  state: TableState,
  handle: Handle,
  change: (person: Person) => Person,
): TableState {
  return {
    ...state,
    chairs: state.chairs.map((chair) =>
      chair.kind === 'person' && chair.person.handle === handle
        ? { ...chair, person: change(chair.person) }
        : chair,
    ),
    screens: state.screens.map((screen) =>
      screen.handle === handle ? { ...screen, ...change(screen) } : screen,
    ),
  };
}

/** The same table with the chair at `index` changed; an index without a chair changes nothing. */
export function withChair(state: TableState, index: number, change: (chair: Chair) => Chair): TableState {
  return { ...state, chairs: state.chairs.map((chair, at) => (at === index ? change(chair) : chair)) };
}

/** The same table after the return of this key told that it went back; the furthest is what everybody is told. */
export function goneBack(
  state: TableState,
  handle: Handle,
  { steps }: { readonly steps: number | null },
): TableState {
  if (state.wentBack !== null && (state.wentBack.steps ?? 0) >= (steps ?? 0)) return state;
  return { ...state, wentBack: { steps, toldBy: seatOf(state, handle) } };
}

/** The same table before the deal of a game: the void deals of the evening stay counted. */
export function withNewDeal(state: TableState): TableState {
  return { ...state, trust: { ...NO_DEAL, voided: state.trust.voided } };
}

/** The same table after a deal that came to nothing. */
export function withBrokenDeal(state: TableState): TableState {
  return { ...state, trust: { ...state.trust, voided: state.trust.voided + 1 } };
}

/** The same table with what the device of a seat found; the latest word of a device counts. */
function withReport(state: TableState, report: DeviceReport): TableState {
  const others = state.trust.reports.filter(({ seat }) => seat !== report.seat);
  return { ...state, trust: { ...state.trust, reports: [...others, report] } };
}

/** Whose shares are in the seed, for everybody to read; where one source alone dealt, nobody's are. */
export function withContributors(state: TableState, proof: DealProof | null): TableState {
  const contributors = proof?.record.shares.map(({ seat }) => seat) ?? null;
  return { ...state, trust: { ...state.trust, contributors } };
}

/** A guest's word on what its device found in the opened game. */
export type Found = Extract<GuestMessage, { readonly type: 'found' }>;

/** The same table with what a seat's device found in the game that is over; any other word changes nothing. */
export function afterFound(state: TableState, handle: Handle, { game, found, head }: Found): TableState {
  const seat = seatOf(state, handle);
  return seat !== null && isOver(state) && game === state.game
    ? withReport(state, { seat, found, head })
    : state;
}

/** Why this table takes no intent now, whatever it is; null where a game is open. */
export function closedBy({ activity, paused }: TableState): TableRefusal | null {
  if (activity === 'concluded') return { code: 'gameOver' };
  if (activity !== 'playing') return { code: 'noGame' };
  return paused === null ? null : { code: 'paused' };
}
