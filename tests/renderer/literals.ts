import { ENGLISH } from './english.ts';
import type { Scene } from '../../src-renderer/tableModel/scene.ts';
import { NO_DEAL } from '../../src-shared/protocol/deal.ts';
import type { SeatedView, TableView } from '../../src-shared/protocol/tableView.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import {
  DEFAULT_VIEW_OPTIONS,
  type PrivateView,
  type PublicSeat,
  type PublicView,
  type RoundRecord,
} from '../../src-shared/view/seatView.ts';

/** Ten people whose names try the fonts, the widths and the order of the screen. */
export const NAMES = [
  'Aino',
  'Mateo',
  'Yuki',
  '민준',
  'Priya',
  'Léa',
  'Maximiliane-Sophie',
  'Tomasz',
  '晓雯',
  'Emeka',
] as const;

export const LONG_NAMES = [
  'Wwwwwwwwwwwwwwwwwwww',
  'Maximiliane-Sophie X',
  'عبد الرحمن بن محمد ع',
  '김수한무거북이와두루미삼천갑자동방삭치',
  'ÅÄÖÅÄÖÅÄÖÅÄÖÅÄÖÅÄÖÅÄ',
  '晓雯晓雯晓雯晓雯晓雯晓雯晓雯晓雯晓雯晓雯',
  'Bartholomäus Freiherr',
  'นางสาวประภาพรรณศรีสุ',
  'שלום עליכם לכולם יחד',
  'Llanfairpwllgwyngyll',
] as const;

export function seats(...indices: readonly number[]): readonly SeatId[] {
  return indices.map((index) => seatId(index));
}

export function seated(name: string, overrides: Partial<SeatedView> = {}): SeatedView {
  return {
    name,
    occupant: 'person',
    presence: 'here',
    botSitsIn: false,
    ready: true,
    isHost: false,
    ...overrides,
  };
}

/** A table of the first `count` people, the first of them the host. */
export function tableView(count: number, overrides: Partial<TableView> = {}): TableView {
  return {
    id: '00112233445566778899aabbccddeeff',
    name: null,
    hostName: 'Aino',
    activity: 'playing',
    seats: NAMES.slice(0, count).map((name, index) => seated(name, { isHost: index === 0 })),
    options: DEFAULT_VIEW_OPTIONS,
    watching: 0,
    locked: false,
    paused: null,
    game: 1,
    countIn: { state: 'idle' },
    longAbsent: [],
    wentBack: null,
    asksFirst: false,
    notice: null,
    trust: NO_DEAL,
    ...overrides,
  };
}

export function publicSeats(
  count: number,
  marks: Readonly<Record<number, Partial<PublicSeat>>> = {},
): readonly PublicSeat[] {
  return Array.from({ length: count }, (_, index) => ({
    living: true,
    termLimit: null,
    investigated: false,
    notHitler: false,
    ...marks[index],
  }));
}

/** The first nomination of a game of `count` players, by seat 0. */
export function publicView(count: number, overrides: Partial<PublicView> = {}): PublicView {
  return {
    round: 1,
    board: count <= 6 ? 'small' : count <= 8 ? 'medium' : 'large',
    seats: publicSeats(count),
    stage: { name: 'nomination', candidate: seatId(0) },
    candidate: seatId(0),
    nominee: null,
    specialElection: false,
    liberal: 0,
    fascist: 0,
    tracker: 0,
    drawPile: 17,
    discardPile: 0,
    lastGovernment: null,
    vetoUnlocked: false,
    awaiting: seats(0),
    chronicle: [],
    ...overrides,
  };
}

/** A Liberal at seat 0 of `count` who has nothing to do. */
export function privateView(count: number, overrides: Partial<PrivateView> = {}): PrivateView {
  const role = overrides.role ?? 'liberal';
  const party = role === 'unknown' ? 'unknown' : role === 'liberal' ? 'liberal' : 'fascist';
  const own = overrides.seat === undefined ? seatId(0) : overrides.seat;
  return {
    seat: own,
    role,
    party,
    dossier: Array.from({ length: count }, (_, index) =>
      index === own ? { role, party } : { role: 'unknown', party: 'unknown' },
    ),
    ballot: null,
    hand: [],
    memories: [],
    options: { kind: 'wait', awaiting: [] },
    ...overrides,
  };
}

export function scene(
  count: number,
  view: Partial<PublicView> = {},
  mine: Partial<PrivateView> = {},
  table: Partial<TableView> = {},
): Scene {
  return {
    view: publicView(count, view),
    mine: privateView(count, mine),
    table: tableView(count, table),
    words: ENGLISH,
  };
}

/** A round that was rejected by everyone but its candidate. */
export function record(round: number, candidate: number, overrides: Partial<RoundRecord> = {}): RoundRecord {
  return {
    round,
    candidate: seatId(candidate),
    specialElection: false,
    nominee: null,
    ballots: null,
    outcome: 'open',
    notHitler: false,
    veto: 'none',
    enacted: null,
    power: null,
    reshuffled: false,
    ...overrides,
  };
}

/** What a text reads like without the marks that isolate names. */
export function plain(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}
