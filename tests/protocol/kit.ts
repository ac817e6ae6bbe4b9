import type { PrivateView, PublicView } from '../../src-shared/view/seatView.ts';
import type { Projected } from '../../src-shared/view/projected.ts';
import { DEFAULT_VIEW_OPTIONS, type Happening } from '../../src-shared/view/seatView.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import { NO_DEAL } from '../../src-shared/protocol/deal.ts';
import type { TablePrivate, TableView } from '../../src-shared/protocol/tableView.ts';

/** Tests of the wire make views by hand; only here is the projection's brand given without it. */
export function branded<View>(view: View): Projected<View> {
  return view as Projected<View>;
}

export const SEATS: readonly SeatId[] = Array.from({ length: 10 }, (_, index) => seatId(index));
const first = seatId(0);

export const PUBLIC_VIEW: PublicView = {
  round: 1,
  board: 'large',
  seats: SEATS.map(() => ({ living: true, termLimit: null, investigated: false, notHitler: false })),
  stage: { name: 'nomination', candidate: first },
  candidate: first,
  nominee: null,
  specialElection: false,
  liberal: 0,
  fascist: 0,
  tracker: 0,
  drawPile: 17,
  discardPile: 0,
  lastGovernment: null,
  vetoUnlocked: false,
  awaiting: [first],
  chronicle: [],
};

export const PRIVATE_VIEW: PrivateView = {
  seat: first,
  role: 'hitler',
  party: 'fascist',
  dossier: SEATS.map(() => ({ role: 'unknown', party: 'unknown' })),
  ballot: null,
  hand: [],
  memories: [],
  options: { kind: 'nominate', nominees: SEATS.slice(1) },
};

export const HAPPENINGS: readonly Happening[] = [
  { type: 'roundBegan', round: 1, candidate: first, specialElection: false },
  { type: 'concluded', verdict: { winner: 'fascist', reason: 'election' } },
];

export const TABLE_ID = '0123456789abcdef0123456789abcdef';

export const TABLE: TableView = {
  id: TABLE_ID,
  name: null,
  hostName: 'Ann',
  activity: 'lobby',
  seats: [
    { name: 'Ann', occupant: 'person', presence: 'here', botSitsIn: false, ready: true, isHost: true },
    { name: '빈 2', occupant: 'bot', presence: 'away', botSitsIn: false, ready: false, isHost: false },
  ],
  options: DEFAULT_VIEW_OPTIONS,
  watching: 2,
  locked: false,
  paused: null,
  game: 0,
  countIn: { state: 'idle' },
  longAbsent: [],
  wentBack: null,
  asksFirst: false,
  notice: null,
  trust: NO_DEAL,
};

export const MINE: TablePrivate = {
  seat: first,
  name: 'Ann',
  invitation: {
    address: '192.0.2.20:41932',
    addressCode: '0123456789A',
    tableCode: 'K7QM2X',
    seal: '3TF91PY4C5',
    link: null,
  },
  askedFor: null,
  botDeeds: [],
};
