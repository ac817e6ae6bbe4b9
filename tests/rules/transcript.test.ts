import { describe, expect, it } from 'vitest';
import type { Command } from '../../src-shared/rules/commands.ts';
import type { GameEvent } from '../../src-shared/rules/events.ts';
import { reduce } from '../../src-shared/rules/reduce.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { projectHappenings, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { give, scene } from '../kit/scenario.ts';

type Line = Readonly<Record<string, unknown>> & { readonly type: Command['type']; readonly seat: number };

interface Played {
  readonly state: GameState;
  /** What was told, a line an event: its type and what it says, in its order. */
  readonly told: readonly string[];
  /** The number of the question after each command that is no ballot. */
  readonly asked: readonly number[];
}

/** Gives these commands, each of which must be accepted. */
function played(start: GameState, ...lines: readonly Line[]): Played {
  let state = start;
  const told: string[] = [];
  const asked: number[] = [];
  for (const line of lines) {
    const done = give(state, line as unknown as Command);
    state = done.state;
    told.push(...done.events.filter(({ type }) => type !== 'ballotCast').map(lineOf));
    if (line.type !== 'castBallot') asked.push(state.questions);
  }
  return { state, told, asked };
}

function lineOf(event: GameEvent): string {
  const { type, ...says } = event;
  const [heard] = projectHappenings([event], DEFAULT_VIEW_OPTIONS);
  expect(heard).toEqual(event);
  return [type, ...Object.values(says).map((value) => JSON.stringify(value).replaceAll('"', ''))].join(' ');
}

/** The seats vote in their order, the first `ja` of them Ja; the dead do not. */
function vote(seats: readonly number[], ja = seats.length): readonly Line[] {
  return seats.map((seat, index) => ({ type: 'castBallot', seat, ballot: index < ja ? 'ja' : 'nein' }));
}

function chronicle(state: GameState): readonly unknown[] {
  return projectPublic(state, DEFAULT_VIEW_OPTIONS).chronicle;
}

const SIX = [0, 1, 2, 3, 4, 5];
const SEVEN = [...SIX, 6];
const ALL_JA = (count: number): readonly string[] => Array.from({ length: count }, () => 'ja');

/** A round as it is recorded before anything has happened in it. */
const EMPTY = {
  specialElection: false,
  nominee: null,
  ballots: null,
  outcome: 'open',
  notHitler: false,
  veto: 'none',
  enacted: null,
  power: null,
  reshuffled: false,
};

describe('an investigation, then a special election', () => {
  const { state, told, asked } = played(
    scene({ players: 7, fascist: 1, draw: 'FLFFFL', tracker: 1 }),
    { type: 'nominate', seat: 0, nominee: 1 },
    ...vote(SEVEN, 4),
    { type: 'discard', seat: 0, position: 1 },
    { type: 'enact', seat: 1, position: 0 },
    { type: 'investigate', seat: 0, target: 5 },
    { type: 'nominate', seat: 1, nominee: 2 },
    ...vote(SEVEN),
    { type: 'discard', seat: 1, position: 2 },
    { type: 'enact', seat: 2, position: 1 },
    { type: 'callSpecialElection', seat: 1, target: 6 },
    { type: 'nominate', seat: 6, nominee: 0 },
    ...vote(SEVEN),
  );

  it('are told in this order and no other (R-INV-02, R-SPE-02, R-ELE-02, R-TRK-03)', () => {
    expect(told).toEqual([
      'nominated 0 1',
      'ballotsRevealed 0 1 [ja,ja,ja,ja,nein,nein,nein] true',
      'tilesDrawn 0',
      'tilesPassed 0 1',
      'policyEnacted fascist government 2',
      'trackerMoved 0',
      'powerGranted 0 investigateLoyalty',
      'loyaltyInvestigated 0 5',
      'roundBegan 2 1 false',
      'nominated 1 2',
      'ballotsRevealed 1 2 [ja,ja,ja,ja,ja,ja,ja] true',
      'tilesDrawn 1',
      'tilesPassed 1 2',
      'policyEnacted fascist government 3',
      'powerGranted 1 specialElection',
      'specialElectionCalled 1 6',
      'roundBegan 3 6 true',
      'nominated 6 0',
      'ballotsRevealed 6 0 [ja,ja,ja,ja,ja,ja,ja] true',
      'checkedNotHitler 0',
      'tilesDrawn 6',
    ]);
  });

  it('ask one question each step', () => {
    expect(asked).toEqual([2, 4, 5, 6, 7, 9, 10, 11, 12]);
    expect(state.questions).toBe(13);
  });

  it('stay in the chronicle as they were', () => {
    expect(chronicle(state)).toEqual([
      {
        ...EMPTY,
        round: 1,
        candidate: 0,
        nominee: 1,
        ballots: ['ja', 'ja', 'ja', 'ja', 'nein', 'nein', 'nein'],
        outcome: 'elected',
        enacted: { party: 'fascist', by: 'government' },
        power: { power: 'investigateLoyalty', target: 5, used: true },
      },
      {
        ...EMPTY,
        round: 2,
        candidate: 1,
        nominee: 2,
        ballots: ALL_JA(7),
        outcome: 'elected',
        enacted: { party: 'fascist', by: 'government' },
        power: { power: 'specialElection', target: 6, used: true },
      },
      {
        ...EMPTY,
        round: 3,
        candidate: 6,
        specialElection: true,
        nominee: 0,
        ballots: ALL_JA(7),
        outcome: 'elected',
        notHitler: true,
      },
    ]);
  });
});

describe('a peek, then a rejected government', () => {
  const FIVE = [0, 1, 2, 3, 4];
  const session: readonly Line[] = [
    { type: 'nominate', seat: 0, nominee: 1 },
    ...vote(FIVE),
    { type: 'discard', seat: 0, position: 0 },
    { type: 'enact', seat: 1, position: 0 },
  ];
  const start = scene({ players: 5, fascist: 2, liberal: 1, draw: 'FFLLF' });
  const { state, told, asked } = played(
    start,
    ...session,
    { type: 'peek', seat: 0 },
    { type: 'nominate', seat: 1, nominee: 2 },
    ...vote(FIVE, 2),
  );

  it('are told in this order and no other (R-PEEK-01, R-TRK-01)', () => {
    expect(told.slice(4)).toEqual([
      'policyEnacted fascist government 3',
      'powerGranted 0 policyPeek',
      'policiesPeeked 0',
      'roundBegan 2 1 false',
      'nominated 1 2',
      'ballotsRevealed 1 2 [ja,ja,nein,nein,nein] false',
      'trackerMoved 1',
      'roundBegan 3 2 false',
    ]);
    expect(asked).toEqual([2, 4, 5, 6, 7]);
  });

  it('show the power as open before it is used and as used afterwards', () => {
    const open = played(start, ...session).state;
    expect(chronicle(open)).toMatchObject([{ power: { power: 'policyPeek', target: null, used: false } }]);
    expect(chronicle(state)).toMatchObject([
      { power: { power: 'policyPeek', target: null, used: true } },
      { ...EMPTY, nominee: 2, ballots: ['ja', 'ja', 'nein', 'nein', 'nein'], outcome: 'rejected' },
      { ...EMPTY, round: 3, candidate: 2 },
    ]);
  });
});

describe('a veto', () => {
  const proposed: readonly Line[] = [
    { type: 'nominate', seat: 0, nominee: 1 },
    ...vote(SIX),
    { type: 'discard', seat: 0, position: 0 },
    { type: 'proposeVeto', seat: 1 },
  ];
  const start = scene({
    players: 6,
    roles: 'LLLFLH',
    fascist: 5,
    liberal: 3,
    tracker: 2,
    draw: 'FFFL',
    discard: 'LFFLF',
    reshuffles: ['LFFFFFLLF'],
  });

  it('that is refused is recorded as proposed, then as refused (R-VETO-04, R-VETO-05)', () => {
    const { state, told, asked } = played(start, ...proposed);
    const refused = played(state, { type: 'answerVeto', seat: 0, consent: false });
    expect([told.at(-1), refused.told, asked, refused.asked]).toEqual([
      'vetoProposed 1',
      ['vetoAnswered 0 false'],
      [2, 4, 5],
      [6],
    ]);
    expect([chronicle(state), chronicle(refused.state)]).toMatchObject([
      [{ veto: 'proposed' }],
      [{ veto: 'refused' }],
    ]);
    const stages = [state, refused.state].map((one) => projectPublic(one, DEFAULT_VIEW_OPTIONS).stage);
    expect(stages).toStrictEqual([
      { name: 'vetoAnswer', president: 0, chancellor: 1 },
      { name: 'chancellorEnactment', president: 0, chancellor: 1, veto: 'refused' },
    ]);
  });

  it('that is accepted at tracker two shuffles, then brings chaos, step by step (R-DECK-05, G-05, R-VETO-03)', () => {
    const { state, told } = played(start, ...proposed, { type: 'answerVeto', seat: 0, consent: true });
    expect(told.slice(-7)).toEqual([
      'vetoAnswered 0 true',
      'deckReshuffled 9',
      'trackerMoved 3',
      'chaosBegan',
      'policyEnacted liberal chaos 4',
      'trackerMoved 0',
      'roundBegan 2 1 false',
    ]);
    expect(chronicle(state)).toEqual([
      {
        ...EMPTY,
        round: 1,
        candidate: 0,
        nominee: 1,
        ballots: ALL_JA(6),
        outcome: 'elected',
        notHitler: true,
        veto: 'accepted',
        enacted: { party: 'liberal', by: 'chaos' },
        reshuffled: true,
      },
      { ...EMPTY, round: 2, candidate: 1 },
    ]);
    expect(state.questions).toBe(6);
  });
});

describe('the end', () => {
  const executes: readonly Line[] = [
    { type: 'nominate', seat: 0, nominee: 1 },
    ...vote(SEVEN),
    { type: 'discard', seat: 0, position: 0 },
    { type: 'enact', seat: 1, position: 0 },
  ];
  const start = scene({ players: 7, fascist: 3, draw: 'FFFLLLFFF' });

  it('by an execution of Hitler is told at once (R-EXE-01, R-END-02)', () => {
    const { told, asked } = played(start, ...executes, { type: 'execute', seat: 0, target: 6 });
    expect(told.slice(-4)).toEqual([
      'policyEnacted fascist government 4',
      'powerGranted 0 execution',
      'executed 0 6',
      'concluded {winner:liberal,reason:execution}',
    ]);
    expect(asked.at(-1)).toBe(6);
  });

  it('by an elected Hitler is told at once, with the dead without a ballot (R-ELE-01, R-VOTE-04)', () => {
    const living = SEVEN.filter((seat) => seat !== 2);
    const { told, state } = played(
      start,
      ...executes,
      { type: 'execute', seat: 0, target: 2 },
      { type: 'nominate', seat: 1, nominee: 6 },
      ...vote(living),
    );
    expect(told.slice(-4)).toEqual([
      'roundBegan 2 1 false',
      'nominated 1 6',
      'ballotsRevealed 1 6 [ja,ja,null,ja,ja,ja,ja] true',
      'concluded {winner:fascist,reason:election}',
    ]);
    expect(projectPublic(state, DEFAULT_VIEW_OPTIONS).stage).toEqual({
      name: 'concluded',
      verdict: { winner: 'fascist', reason: 'election' },
      roles: ['liberal', 'liberal', 'liberal', 'liberal', 'fascist', 'fascist', 'hitler'],
      secrets: [
        {
          round: 1,
          drawn: ['fascist', 'fascist', 'fascist'],
          discarded: 'fascist',
          passed: ['fascist', 'fascist'],
          peeked: null,
          investigated: null,
        },
      ],
    });
  });

  it('opens peeks and investigations of rounds with their targets, and none of rounds without (V-10, R-END-05)', () => {
    const { state } = played(
      scene({ players: 9, fascist: 1, draw: 'LFFLFFLFF', liberal: 3, tracker: 0 }),
      { type: 'nominate', seat: 0, nominee: 1 },
      ...vote([...SEVEN, 7, 8]),
      { type: 'discard', seat: 0, position: 0 },
      { type: 'enact', seat: 1, position: 0 },
      { type: 'investigate', seat: 0, target: 8 },
      { type: 'nominate', seat: 1, nominee: 2 },
      ...vote([...SEVEN, 7, 8], 0),
      { type: 'nominate', seat: 2, nominee: 3 },
      ...vote([...SEVEN, 7, 8]),
      { type: 'discard', seat: 2, position: 1 },
      { type: 'enact', seat: 3, position: 0 },
      { type: 'nominate', seat: 3, nominee: 4 },
      ...vote([...SEVEN, 7, 8]),
      { type: 'discard', seat: 3, position: 1 },
      { type: 'enact', seat: 4, position: 0 },
    );
    const { stage } = projectPublic(state, DEFAULT_VIEW_OPTIONS);
    if (stage.name !== 'concluded') throw new Error(stage.name);
    expect(stage.secrets).toEqual([
      {
        round: 1,
        drawn: ['liberal', 'fascist', 'fascist'],
        discarded: 'liberal',
        passed: ['fascist', 'fascist'],
        peeked: null,
        investigated: { target: 8, party: 'fascist' },
      },
      {
        round: 3,
        drawn: ['liberal', 'fascist', 'fascist'],
        discarded: 'fascist',
        passed: ['liberal', 'fascist'],
        peeked: null,
        investigated: null,
      },
      {
        round: 4,
        drawn: ['liberal', 'fascist', 'fascist'],
        discarded: 'fascist',
        passed: ['liberal', 'fascist'],
        peeked: null,
        investigated: null,
      },
    ]);
    const closed = projectPublic(state, { ...DEFAULT_VIEW_OPTIONS, discardsClosed: true }).stage;
    expect(closed).toMatchObject({
      secrets: [
        {
          round: 1,
          drawn: null,
          discarded: null,
          passed: null,
          investigated: { target: 8, party: 'fascist' },
        },
      ],
    });
  });
});

describe('a refusal', () => {
  it.each<readonly [string, GameState, Line, object]>([
    ['of a tile beyond the hand', handed(), { type: 'enact', seat: 1, position: 2 }, { code: 'noSuchTile' }],
    [
      'of the last President',
      scene({ players: 7, lastGovernment: [3, 4] }),
      { type: 'nominate', seat: 0, nominee: 3 },
      { code: 'termLimited', target: 3, limit: 'lastPresident' },
    ],
    [
      'of the last Chancellor',
      scene({ players: 7, lastGovernment: [3, 4] }),
      { type: 'nominate', seat: 0, nominee: 4 },
      { code: 'termLimited', target: 4, limit: 'lastChancellor' },
    ],
    [
      'of the dead as nominee',
      scene({ players: 7, dead: [3] }),
      { type: 'nominate', seat: 0, nominee: 3 },
      { code: 'targetNotLiving', target: 3 },
    ],
    [
      'of a seat that is none as nominee',
      scene({ players: 7 }),
      { type: 'nominate', seat: 0, nominee: 7 },
      { code: 'noSuchSeat' },
    ],
    [
      'of a seat that is none as target',
      investigating(),
      { type: 'investigate', seat: 0, target: 9 },
      { code: 'noSuchSeat' },
    ],
    [
      'of a target investigated before',
      investigating(),
      { type: 'investigate', seat: 0, target: 5 },
      { code: 'alreadyInvestigated', target: 5 },
    ],
    ['of a veto before the fifth', handed(), { type: 'proposeVeto', seat: 1 }, { code: 'vetoUnavailable' }],
    [
      'of an answer that is none',
      handed(),
      { type: 'answerVeto', seat: 0, consent: true },
      { code: 'notNow' },
    ],
  ])('%s says why, and names the target', (_, state, line, error) => {
    expect(reduce(state, { ...line, seat: seatId(line.seat) } as unknown as Command)).toEqual({
      ok: false,
      error,
    });
  });
});

function handed(): GameState {
  return played(
    scene({ players: 7, draw: 'FLF' }),
    { type: 'nominate', seat: 0, nominee: 1 },
    ...vote(SEVEN),
    { type: 'discard', seat: 0, position: 0 },
  ).state;
}

function investigating(): GameState {
  return played(
    scene({ players: 9, fascist: 1, draw: 'FFF', investigated: [5] }),
    { type: 'nominate', seat: 0, nominee: 1 },
    ...vote([...SEVEN, 7, 8]),
    { type: 'discard', seat: 0, position: 0 },
    { type: 'enact', seat: 1, position: 0 },
  ).state;
}
