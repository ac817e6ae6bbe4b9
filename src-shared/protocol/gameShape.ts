import type { INTENT_TYPES } from '../rules/commands.ts';
import { type Intent } from '../rules/commands.ts';
import {
  BALLOTS,
  BOARDS,
  MAX_PLAYERS,
  MAX_ROUNDS,
  PARTIES,
  PRESIDENTIAL_POWERS,
  SECRET_ROLES,
  TERM_LIMITS,
  VERDICT_REASONS,
  VETO_STATES,
  type SeatId,
} from '../rules/terms.ts';
import {
  CLOCK_LENGTHS,
  type Happening,
  type PrivateView,
  type PublicView,
  type ViewOptions,
} from '../view/seatView.ts';
import { distinct, either, flag, list, object, oneOf, orNull, tagged, whole, type Guard } from './shape.ts';

const MAX_TILES = 17;
const MAX_MEMORIES = 4 * MAX_ROUNDS;
/** One command tells fewer things than this. */
export const MAX_HAPPENINGS = 32;

const isPlace = whole(0, MAX_PLAYERS - 1);
export const seat: Guard<SeatId> = (value): value is SeatId => isPlace(value);
/** Each seat at most once. */
export const seats: Guard<readonly SeatId[]> = distinct(list(seat, MAX_PLAYERS), (each) => each);
export const round = whole(1, MAX_ROUNDS);
export const party = oneOf(PARTIES);
const role = oneOf(SECRET_ROLES);
const power = oneOf(PRESIDENTIAL_POWERS);
const ballot = oneOf(BALLOTS);
export const hand = list(party, 3);
const position = whole(0, 2);
const government = { president: seat, chancellor: seat };
const verdict = object({ winner: party, reason: oneOf(VERDICT_REASONS) });
const ballots = list(orNull(ballot), MAX_PLAYERS);
const unknown = oneOf(['unknown']);

/** Every intent, exactly: a seat in it is a field too many. */
export const intent: Guard<Intent> = tagged('type', {
  nominate: { nominee: seat },
  castBallot: { ballot },
  discard: { position },
  enact: { position },
  proposeVeto: {},
  answerVeto: { consent: flag },
  investigate: { target: seat },
  callSpecialElection: { target: seat },
  peek: {},
  execute: { target: seat },
} satisfies Record<(typeof INTENT_TYPES)[number], object>);

const roundSecrets = object({
  round,
  drawn: orNull(hand),
  discarded: orNull(party),
  passed: orNull(hand),
  peeked: orNull(hand),
  investigated: orNull(object({ target: seat, party })),
});

const stage = tagged('name', {
  nomination: { candidate: seat },
  election: {
    candidate: seat,
    nominee: seat,
    ballotsIn: whole(0, MAX_PLAYERS),
    voted: orNull(seats),
  },
  presidentDiscard: government,
  chancellorEnactment: { ...government, veto: oneOf(VETO_STATES) },
  vetoAnswer: government,
  presidentialPower: { president: seat, power, targets: seats },
  concluded: {
    verdict: orNull(verdict),
    roles: list(role, MAX_PLAYERS),
    secrets: distinct(list(roundSecrets, MAX_ROUNDS), (each) => each.round),
  },
});

const roundRecord = object({
  round,
  candidate: seat,
  specialElection: flag,
  nominee: orNull(seat),
  ballots: orNull(ballots),
  outcome: oneOf(['open', 'rejected', 'elected']),
  notHitler: flag,
  veto: oneOf(['none', 'proposed', 'refused', 'accepted']),
  enacted: orNull(object({ party, by: oneOf(['government', 'chaos']) })),
  power: orNull(object({ power, target: orNull(seat), used: flag })),
  reshuffled: flag,
});

export const publicView: Guard<PublicView> = object({
  round,
  board: oneOf(BOARDS),
  seats: list(
    object({ living: flag, termLimit: orNull(oneOf(TERM_LIMITS)), investigated: flag, notHitler: flag }),
    MAX_PLAYERS,
  ),
  stage,
  candidate: orNull(seat),
  nominee: orNull(seat),
  specialElection: flag,
  liberal: whole(0, 5),
  fascist: whole(0, 6),
  tracker: whole(0, 3),
  drawPile: whole(0, MAX_TILES),
  discardPile: whole(0, MAX_TILES),
  lastGovernment: orNull(object(government)),
  vetoUnlocked: flag,
  awaiting: seats,
  chronicle: distinct(list(roundRecord, MAX_ROUNDS), (each) => each.round),
});

const memory = tagged('kind', {
  drew: { round, tiles: hand, discarded: orNull(party) },
  received: { round, tiles: hand },
  peeked: { round, tiles: hand },
  investigated: { round, target: seat, party },
});

export const privateView: Guard<PrivateView> = object({
  seat: orNull(seat),
  role: either(role, unknown),
  party: either(party, unknown),
  dossier: list(object({ role: either(role, unknown), party: either(party, unknown) }), MAX_PLAYERS),
  ballot: orNull(ballot),
  hand,
  memories: distinct(list(memory, MAX_MEMORIES), (each) => `${each.kind} ${each.round}`),
  options: tagged('kind', {
    nominate: { nominees: seats },
    vote: {},
    discard: {},
    enact: { mayVeto: flag },
    answerVeto: {},
    choose: { power, targets: seats },
    wait: { awaiting: seats },
  }),
});

export const happening: Guard<Happening> = tagged('type', {
  roundBegan: { round, candidate: seat, specialElection: flag },
  nominated: { candidate: seat, nominee: seat },
  ballotCast: { seat: orNull(seat) },
  ballotsRevealed: { candidate: seat, nominee: seat, ballots, elected: flag },
  checkedNotHitler: { chancellor: seat },
  trackerMoved: { tracker: whole(0, 3) },
  tilesDrawn: { president: seat },
  tilesPassed: government,
  vetoProposed: { chancellor: seat },
  vetoAnswered: { president: seat, consent: flag },
  chaosBegan: {},
  policyEnacted: { party, by: oneOf(['government', 'chaos']), count: whole(1, 6) },
  deckReshuffled: { drawPile: whole(0, MAX_TILES) },
  powerGranted: { president: seat, power },
  loyaltyInvestigated: { president: seat, target: seat },
  specialElectionCalled: { president: seat, target: seat },
  policiesPeeked: { president: seat },
  executed: { president: seat, target: seat },
  concluded: { verdict },
  brokenOff: {},
});

export const viewOptions: Guard<ViewOptions> = object({
  showVoters: flag,
  markNotHitler: flag,
  chronicle: flag,
  discardsClosed: flag,
  clock: oneOf([...CLOCK_LENGTHS, null]),
});
