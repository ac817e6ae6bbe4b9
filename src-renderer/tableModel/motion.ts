import { unreachable } from '../../src-shared/lang/result.ts';
import type { Party, SeatId } from '../../src-shared/rules/terms.ts';
import type { Happening, PublicView } from '../../src-shared/view/seatView.ts';

/** Where a thing lies on the table: what a part of the screen says of itself in `data-place`. */
export type Spot = string;

/** A thing that travels: a tile's back, or the President's placard. Faces never travel: what is hidden stays so. */
export interface Flight {
  readonly key: number;
  readonly piece: 'back' | 'bell';
  readonly from: Spot;
  readonly to: Spot;
  readonly afterMs: number;
  readonly lastsMs: number;
}

/**
 * What moves after one update, in milliseconds from its arrival. It is made of what everybody may hear alone, so
 * that it lasts the same for every role and hand (rules, X-14).
 */
export interface MotionModel {
  readonly flights: readonly Flight[];
  /** The news may be read: the ballots, or the tile, have turned. */
  readonly toldAt: number;
  /** The placards of the offices drop. */
  readonly officeAt: number;
  /** The enacted tile turns over on its space. */
  readonly landsAt: number;
  /** The election tracker steps. */
  readonly trackerAt: number;
  /** A name is struck. */
  readonly struckAt: number;
  readonly lastsMs: number;
}

export const STILL: MotionModel = {
  flights: [],
  toldAt: 0,
  officeAt: 0,
  landsAt: 0,
  trackerAt: 0,
  struckAt: 0,
  lastsMs: 0,
};

const BREATH = 400;
const TURN = 320;
const TRAVEL = 520;
const STAMP = 180;
/** Tiles that go the same way follow each other. */
const APART = 60;

type Marks = Omit<MotionModel, 'flights' | 'lastsMs'>;

/** The walk through what happened: what flies so far, when the next thing may begin, and the marks set. */
interface Walk {
  readonly flights: readonly Omit<Flight, 'key'>[];
  readonly at: number;
  readonly marks: Marks;
}

interface Table {
  readonly before: PublicView;
  readonly after: PublicView;
}

/** What moves between two views for what happened, in the order of the host (look, section 6). */
export function motionOf(
  happenings: readonly Happening[],
  before: PublicView,
  after: PublicView,
): MotionModel {
  const table = { before, after };
  const start: Walk = { flights: [], at: 0, marks: STILL };
  const walk = happenings.reduce((sofar, happening) => step(sofar, happening, table), start);
  const flights = walk.flights.map((flight, key) => ({ ...flight, key }));
  const ends = flights.map((flight) => flight.afterMs + flight.lastsMs);
  return { ...walk.marks, flights, lastsMs: Math.max(walk.at, ...ends) };
}

/** The place of a seat, as `Seat` says it. */
export function seatSpot(seat: SeatId): Spot {
  return `seat-${seat}`;
}

/** The place of a space on a track, from 1. */
export function spaceSpot(party: Party, place: number): Spot {
  return `${party}-${place}`;
}

function step(walk: Walk, happening: Happening, table: Table): Walk {
  switch (happening.type) {
    case 'ballotsRevealed':
      return revealed(walk);
    case 'trackerMoved':
      return marked(walk, { trackerAt: walk.at }, TURN);
    case 'chaosBegan':
      return { ...walk, at: walk.at + BREATH };
    case 'policyEnacted':
      return enacted(walk, happening, table);
    case 'deckReshuffled':
      return sent(walk, 'discard', 'draw', 3);
    case 'tilesDrawn':
      return sent(walk, 'draw', seatSpot(happening.president), 3);
    case 'tilesPassed':
      return passed(walk, happening);
    case 'vetoAnswered':
      return happening.consent ? vetoed(walk, table) : walk;
    case 'policiesPeeked':
      return peeked(walk, seatSpot(happening.president));
    case 'roundBegan':
      return bellPassed(walk, happening.candidate, table.before.candidate);
    case 'executed':
      return marked(walk, { struckAt: walk.at }, TURN);
    case 'nominated':
    case 'ballotCast':
    case 'checkedNotHitler':
    case 'vetoProposed':
    case 'powerGranted':
    case 'loyaltyInvestigated':
    case 'specialElectionCalled':
    case 'concluded':
    case 'brokenOff':
      return walk;
    default:
      return unreachable(happening);
  }
}

function marked(walk: Walk, marks: Partial<Marks>, lastsMs: number): Walk {
  return { ...walk, marks: { ...walk.marks, ...marks }, at: walk.at + lastsMs };
}

/** All ballots turn at once after a breath; the offices are filled as the stamp comes down. */
function revealed(walk: Walk): Walk {
  const toldAt = walk.at + BREATH + TURN;
  return {
    ...walk,
    marks: { ...walk.marks, toldAt, officeAt: toldAt },
    at: toldAt + STAMP,
  };
}

function sent(walk: Walk, from: Spot, to: Spot, tiles: number): Walk {
  const flights = Array.from({ length: tiles }, (_, index) => ({
    piece: 'back' as const,
    from,
    to,
    afterMs: walk.at + index * APART,
    lastsMs: TRAVEL,
  }));
  return {
    ...walk,
    flights: [...walk.flights, ...flights],
    at: walk.at + (tiles - 1) * APART + TRAVEL,
  };
}

/** One tile goes face down, two go on: three things at a time, whichever they are. */
function passed(walk: Walk, pair: Happening & { readonly type: 'tilesPassed' }): Walk {
  const president = seatSpot(pair.president);
  const discarded = sent(walk, president, 'discard', 1);
  return sent({ ...discarded, at: walk.at }, president, seatSpot(pair.chancellor), 2);
}

function enacted(walk: Walk, tile: Happening & { readonly type: 'policyEnacted' }, table: Table): Walk {
  const space = spaceSpot(tile.party, tile.count);
  const chancellor = table.before.nominee;
  const byHand = tile.by === 'government' && chancellor !== null;
  const onto = sent(walk, byHand ? seatSpot(chancellor) : 'draw', space, 1);
  const both = byHand ? sent({ ...onto, at: walk.at }, seatSpot(chancellor), 'discard', 1) : onto;
  const landsAt = walk.at + TRAVEL;
  return {
    ...both,
    marks: { ...both.marks, landsAt, toldAt: both.marks.toldAt || landsAt + TURN, officeAt: landsAt },
    at: landsAt + TURN + STAMP,
  };
}

function vetoed(walk: Walk, table: Table): Walk {
  const { nominee } = table.before;
  return nominee === null ? walk : sent(walk, seatSpot(nominee), 'discard', 2);
}

/** Three tiles go up and come back as they were. */
function peeked(walk: Walk, president: Spot): Walk {
  return sent(sent(walk, 'draw', president, 3), president, 'draw', 3);
}

/** The President's placard goes on to the next candidate. */
function bellPassed(walk: Walk, candidate: SeatId, before: SeatId | null): Walk {
  if (before === null || before === candidate) return walk;
  const flight = {
    piece: 'bell' as const,
    from: seatSpot(before),
    to: seatSpot(candidate),
    afterMs: walk.at,
    lastsMs: TRAVEL,
  };
  const at = walk.at + TRAVEL;
  return { flights: [...walk.flights, flight], at, marks: { ...walk.marks, officeAt: at } };
}
