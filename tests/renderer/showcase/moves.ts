import { seatId, type Ballot } from '../../../src-shared/rules/terms.ts';
import type { Happening, PrivateView, PublicView } from '../../../src-shared/view/seatView.ts';
import { publicSeats, seats } from '../literals.ts';
import { show, type Showing } from './scenes.ts';

/** Two views and what happened between them: what a movement is looked at with. */
function move(
  before: Partial<PublicView>,
  after: Partial<PublicView>,
  happenings: readonly Happening[],
  mine: Partial<PrivateView> = { seat: seatId(5) },
): Showing {
  const { update } = show({ view: before, mine });
  return show({ view: after, mine, happenings, rest: { before: update } });
}

const PAIR = { candidate: seatId(0), nominee: seatId(2) } as const;
const GOVERNMENT = { president: seatId(0), chancellor: seatId(2) } as const;
const BALLOTS: readonly (Ballot | null)[] = Array.from('jnjjnjjnjn', (one) => (one === 'j' ? 'ja' : 'nein'));
const VOTED: Partial<PublicView> = {
  ...PAIR,
  stage: { name: 'election', ...PAIR, ballotsIn: 9, voted: seats(0, 1, 2, 3, 4, 6, 7, 8, 9) },
  awaiting: seats(5),
};
const DISCARDING: Partial<PublicView> = {
  ...PAIR,
  stage: { name: 'presidentDiscard', ...GOVERNMENT },
  awaiting: seats(0),
  drawPile: 9,
};
const ENACTING: Partial<PublicView> = {
  ...PAIR,
  stage: { name: 'chancellorEnactment', ...GOVERNMENT, veto: 'unavailable' },
  awaiting: seats(2),
  drawPile: 9,
  discardPile: 1,
};
const NEXT: Partial<PublicView> = {
  round: 8,
  candidate: seatId(1),
  stage: { name: 'nomination', candidate: seatId(1) },
  awaiting: seats(1),
};
const BEGAN: Happening = { type: 'roundBegan', round: 8, candidate: seatId(1), specialElection: false };
const ELECTED: readonly Happening[] = [
  { type: 'ballotsRevealed', ...PAIR, ballots: BALLOTS, elected: true },
  { type: 'checkedNotHitler', chancellor: seatId(2) },
  { type: 'tilesDrawn', president: seatId(0) },
];
const PRESIDENT: Partial<PrivateView> = {
  options: { kind: 'discard' },
  hand: ['fascist', 'liberal', 'fascist'],
};

/** Every movement of the table (look, section 6), by name. */
export const MOVES: Readonly<Record<string, Showing>> = {
  moveElected: move(VOTED, DISCARDING, ELECTED),
  moveDrawn: move(VOTED, DISCARDING, ELECTED, PRESIDENT),
  movePassed: move(DISCARDING, ENACTING, [{ type: 'tilesPassed', ...GOVERNMENT }]),
  moveEnacted: move(ENACTING, { ...NEXT, liberal: 3, tracker: 0, discardPile: 2, drawPile: 9 }, [
    { type: 'policyEnacted', party: 'liberal', by: 'government', count: 3 },
    { type: 'trackerMoved', tracker: 0 },
    BEGAN,
  ]),
  moveRejected: move(VOTED, { ...NEXT, tracker: 2 }, [
    { type: 'ballotsRevealed', ...PAIR, ballots: BALLOTS, elected: false },
    { type: 'trackerMoved', tracker: 2 },
    BEGAN,
  ]),
  moveChaos: move({ ...VOTED, tracker: 2 }, { ...NEXT, fascist: 4, tracker: 0, drawPile: 12 }, [
    { type: 'ballotsRevealed', ...PAIR, ballots: BALLOTS, elected: false },
    { type: 'trackerMoved', tracker: 3 },
    { type: 'chaosBegan' },
    { type: 'policyEnacted', party: 'fascist', by: 'chaos', count: 4 },
    { type: 'trackerMoved', tracker: 0 },
    { type: 'deckReshuffled', drawPile: 12 },
    BEGAN,
  ]),
  moveExecuted: move(
    {
      candidate: seatId(0),
      stage: { name: 'presidentialPower', president: seatId(0), power: 'execution', targets: seats(4, 6) },
    },
    { ...NEXT, seats: publicSeats(10, { 6: { living: false } }) },
    [{ type: 'executed', president: seatId(0), target: seatId(6) }, BEGAN],
  ),
  movePeeked: move(
    {
      candidate: seatId(0),
      stage: { name: 'presidentialPower', president: seatId(0), power: 'policyPeek', targets: [] },
    },
    NEXT,
    [{ type: 'policiesPeeked', president: seatId(0) }, BEGAN],
  ),
  moveVerdict: show({
    view: {
      ...VOTED,
      candidate: null,
      awaiting: [],
      stage: {
        name: 'concluded',
        verdict: { winner: 'fascist', reason: 'election' },
        roles: Array.from({ length: 10 }, (_, seat) =>
          seat === 2 ? 'hitler' : seat > 6 ? 'fascist' : 'liberal',
        ),
        secrets: [],
      },
    },
    happenings: [
      { type: 'ballotsRevealed', ...PAIR, ballots: BALLOTS, elected: true },
      { type: 'concluded', verdict: { winner: 'fascist', reason: 'election' } },
    ],
    rest: { screen: 'verdict' },
  }),
  moveWall: {
    ...move(VOTED, DISCARDING, ELECTED, { seat: null, role: 'unknown' }),
    screen: 'wall',
  },
  moveWallEnacted: {
    ...move(
      ENACTING,
      { ...NEXT, liberal: 3, tracker: 0, discardPile: 2, drawPile: 9 },
      [
        { type: 'policyEnacted', party: 'liberal', by: 'government', count: 3 },
        { type: 'trackerMoved', tracker: 0 },
        BEGAN,
      ],
      { seat: null, role: 'unknown' },
    ),
    screen: 'wall',
  },
};
