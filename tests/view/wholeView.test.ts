import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src-shared/rules/state.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { breakOff } from '../../src-shared/rules/verdict.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { PublicSeat } from '../../src-shared/view/seatView.ts';
import { elect, govern, play, scene } from '../kit/scenario.ts';

/** The public part without the seats and the chronicle. */
function pub(state: GameState): Readonly<Record<string, unknown>> {
  const shown = Object.entries(projectPublic(state, DEFAULT_VIEW_OPTIONS));
  return Object.fromEntries(shown.filter(([key]) => key !== 'chronicle' && key !== 'seats'));
}

function mine(state: GameState, viewer: number | 'gallery') {
  return projectPrivate(state, viewer === 'gallery' ? viewer : seatId(viewer));
}

/** Term limits by seat: P of the last President, C of the last Chancellor, - of none. */
function limits(state: GameState): string {
  const letter = ({ termLimit }: PublicSeat): string =>
    termLimit === null ? '-' : termLimit === 'lastPresident' ? 'P' : 'C';
  return projectPublic(state, DEFAULT_VIEW_OPTIONS).seats.map(letter).join('');
}

const UNKNOWN = { role: 'unknown', party: 'unknown' };
const start = scene({
  players: 7,
  fascist: 4,
  liberal: 2,
  tracker: 1,
  draw: 'FFLFLF',
  discard: 'FL',
  candidate: 2,
  lastGovernment: [0, 1],
  investigated: [5],
  dead: [3],
});
const voting = play(start, { do: 'nominate', seat: 2, target: 4 }, { do: 'ballot', seat: 6, ja: false });
const session = elect(start, 4);
const two = play(session, { do: 'discard', seat: 2, tile: 'L' });
const power = play(two, { do: 'enact', seat: 4, tile: 'F' });

describe('the public part', () => {
  const COMMON = {
    round: 1,
    board: 'medium',
    candidate: 2,
    nominee: 4,
    specialElection: false,
    liberal: 2,
    fascist: 4,
    tracker: 1,
    drawPile: 9,
    discardPile: 2,
    lastGovernment: { president: 0, chancellor: 1 },
    vetoUnlocked: false,
  };

  it('of a nomination is this and nothing else', () => {
    const stage = { name: 'nomination', candidate: 2 };
    expect(pub(start)).toEqual({ ...COMMON, nominee: null, stage, awaiting: [2] });
  });

  it('of a vote is this and nothing else', () => {
    const stage = { name: 'election', candidate: 2, nominee: 4, ballotsIn: 1, voted: [6] };
    expect(pub(voting)).toEqual({ ...COMMON, stage, awaiting: [0, 1, 2, 4, 5] });
  });

  it('of the President’s three tiles is this and nothing else', () => {
    const stage = { name: 'presidentDiscard', president: 2, chancellor: 4 };
    const lastGovernment = { president: 2, chancellor: 4 };
    expect(pub(session)).toEqual({ ...COMMON, stage, lastGovernment, drawPile: 6, awaiting: [2] });
  });

  it('of the Chancellor’s two tiles is this and nothing else', () => {
    const stage = { name: 'chancellorEnactment', president: 2, chancellor: 4, veto: 'unavailable' };
    const lastGovernment = { president: 2, chancellor: 4 };
    expect(pub(two)).toEqual({
      ...COMMON,
      stage,
      lastGovernment,
      drawPile: 6,
      discardPile: 3,
      awaiting: [4],
    });
  });

  it('of a power is this and nothing else, with the veto unlocked by the fifth (R-VETO-01)', () => {
    const stage = { name: 'presidentialPower', president: 2, power: 'execution', targets: [0, 1, 4, 5, 6] };
    expect(pub(power)).toEqual({
      ...COMMON,
      stage,
      nominee: null,
      fascist: 5,
      tracker: 0,
      lastGovernment: { president: 2, chancellor: 4 },
      drawPile: 6,
      discardPile: 4,
      vetoUnlocked: true,
      awaiting: [2],
    });
  });

  it('of a verdict names no offices and awaits nobody', () => {
    const over = play(power, { do: 'execute', seat: 2, target: 6 });
    expect(pub(over)).toMatchObject({ candidate: null, nominee: null, awaiting: [], fascist: 5 });
  });

  it('of a Policy Peek has no targets, and of a first round no government', () => {
    const peeking = govern(scene({ players: 5, fascist: 2, draw: 'FFF' }), 1, 'F', 'F');
    expect(pub(peeking)['stage']).toEqual({
      name: 'presidentialPower',
      president: 0,
      power: 'policyPeek',
      targets: [],
    });
    expect(pub(scene({ players: 5 }))['lastGovernment']).toBeNull();
  });

  it('awaits the candidate alone outside a vote, though the table hides its voters (G-02)', () => {
    const hidden = { ...DEFAULT_VIEW_OPTIONS, showVoters: false };
    expect([projectPublic(start, hidden).awaiting, projectPublic(session, hidden).awaiting]).toEqual([
      [2],
      [2],
    ]);
  });

  it('keeps a round with a peek among the secrets though the discards stay closed', () => {
    const peeked = play(govern(scene({ players: 5, fascist: 2, liberal: 4, draw: 'FFFLLF' }), 1, 'F', 'F'), {
      do: 'peek',
      seat: 0,
    });
    const over = govern(peeked, 2, 'F', 'L');
    const { stage } = projectPublic(over, { ...DEFAULT_VIEW_OPTIONS, discardsClosed: true });
    expect(stage).toMatchObject({
      secrets: [{ round: 1, drawn: null, peeked: ['liberal', 'liberal', 'fascist'], investigated: null }],
    });
  });

  it('marks each seat with what all may know of it', () => {
    const plain = { living: true, termLimit: null, investigated: false, notHitler: false };
    expect(projectPublic(start, DEFAULT_VIEW_OPTIONS).seats).toEqual([
      { ...plain, termLimit: 'lastPresident' },
      { ...plain, termLimit: 'lastChancellor' },
      plain,
      { ...plain, living: false, notHitler: true },
      plain,
      { ...plain, investigated: true },
      plain,
    ]);
  });

  it('says of the executed that they were not Hitler though the table marks nobody (R-EXE-02, G-07)', () => {
    const { seats } = projectPublic(start, { ...DEFAULT_VIEW_OPTIONS, markNotHitler: false });
    expect(seats.map(({ notHitler }) => notHitler)).toEqual([false, false, false, true, false, false, false]);
  });

  it('marks who may not be nominated while it matters, the candidate never (R-NOM-02, B-06)', () => {
    expect([start, voting, session, two, power].map(limits)).toEqual([
      'PC-----',
      'PC-----',
      '-------',
      '-------',
      '-------',
    ]);
    expect(limits(scene({ players: 7, candidate: 1, lastGovernment: [0, 1] }))).toBe('P------');
    expect(limits(scene({ players: 7, candidate: 2, lastGovernment: [3, 1], dead: [3] }))).toBe('-C-----');
    expect(limits(scene({ players: 6, candidate: 2, lastGovernment: [1, 4], dead: [3] }))).toBe('----C-');
    expect(limits(scene({ players: 6, candidate: 2, lastGovernment: [1, 4] }))).toBe('-P--C-');
  });
});

describe('the private part', () => {
  const LIBERAL = { role: 'liberal', party: 'liberal' };
  const own = (seat: number) => Array.from({ length: 7 }, (_, index) => (index === seat ? LIBERAL : UNKNOWN));

  it('of the gallery is this and nothing else, and waits for whoever is asked', () => {
    const nobody = {
      seat: null,
      role: 'unknown',
      party: 'unknown',
      dossier: Array(7).fill(UNKNOWN),
      ballot: null,
      hand: [],
      memories: [],
    };
    expect(mine(start, 'gallery')).toEqual({ ...nobody, options: { kind: 'wait', awaiting: [2] } });
    expect(mine(voting, 'gallery')).toEqual({
      ...nobody,
      options: { kind: 'wait', awaiting: [0, 1, 2, 4, 5, 6] },
    });
  });

  it('of a voter is this and nothing else', () => {
    expect(mine(play(voting, { do: 'ballot', seat: 1, ja: true }), 1)).toEqual({
      seat: 1,
      role: 'liberal',
      party: 'liberal',
      dossier: own(1),
      ballot: 'ja',
      hand: [],
      memories: [],
      options: { kind: 'vote' },
    });
  });

  it('of the candidate is this and nothing else', () => {
    expect(mine(start, 2)).toEqual({
      seat: 2,
      role: 'liberal',
      party: 'liberal',
      dossier: own(2),
      ballot: null,
      hand: [],
      memories: [],
      options: { kind: 'nominate', nominees: [4, 5, 6] },
    });
  });

  it('of the President is this and nothing else, before and after the discard', () => {
    const tiles = ['fascist', 'fascist', 'liberal'];
    expect(mine(session, 2)).toMatchObject({
      ballot: null,
      hand: tiles,
      memories: [{ kind: 'drew', round: 1, tiles, discarded: null }],
      options: { kind: 'discard' },
    });
    expect(mine(two, 2)).toMatchObject({
      hand: [],
      memories: [{ kind: 'drew', round: 1, tiles, discarded: 'liberal' }],
      options: { kind: 'wait', awaiting: [4] },
    });
  });

  it('of the Chancellor is this and nothing else', () => {
    const tiles = ['fascist', 'fascist'];
    expect(mine(two, 4)).toEqual({
      seat: 4,
      role: 'fascist',
      party: 'fascist',
      dossier: [
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        { role: 'fascist', party: 'fascist' },
        { role: 'fascist', party: 'fascist' },
        { role: 'hitler', party: 'fascist' },
      ],
      ballot: null,
      hand: tiles,
      memories: [{ kind: 'received', round: 1, tiles }],
      options: { kind: 'enact', mayVeto: false },
    });
  });

  it('of one who answers a veto, and of one who waits for it', () => {
    const veto = play(elect(scene({ players: 7, fascist: 5, draw: 'FFF' }), 1), {
      do: 'discard',
      seat: 0,
      tile: 'F',
    });
    expect(mine(veto, 1).options).toEqual({ kind: 'enact', mayVeto: true });
    const asked = play(veto, { do: 'proposeVeto', seat: 1 });
    expect([mine(asked, 0).options, mine(asked, 1).options]).toEqual([
      { kind: 'answerVeto' },
      { kind: 'wait', awaiting: [0] },
    ]);
    expect(mine(asked, 1).hand).toEqual(['fascist', 'fascist']);
  });

  it('of one who investigated keeps the party by seat and in the order of rounds (V-08, V-08b)', () => {
    const nine = govern(scene({ players: 9, fascist: 1, draw: 'FFFFFF' }), 1, 'F', 'F');
    const done = play(nine, { do: 'investigate', seat: 0, target: 8 });
    expect(mine(done, 0).memories).toEqual([
      { kind: 'drew', round: 1, tiles: ['fascist', 'fascist', 'fascist'], discarded: 'fascist' },
      { kind: 'investigated', round: 1, target: 8, party: 'fascist' },
    ]);
    expect(mine(done, 0).dossier[8]).toEqual({ role: 'unknown', party: 'fascist' });
    expect([mine(done, 3).memories, mine(done, 3).dossier[8], mine(done, 'gallery').dossier[8]]).toEqual([
      [],
      UNKNOWN,
      UNKNOWN,
    ]);
    const five = play(govern(scene({ players: 5, fascist: 2, draw: 'FFFLLF' }), 1, 'F', 'F'), {
      do: 'peek',
      seat: 0,
    });
    expect(mine(five, 0).memories.at(-1)).toEqual({
      kind: 'peeked',
      round: 1,
      tiles: ['liberal', 'liberal', 'fascist'],
    });
    expect(mine(five, 1).memories).toEqual([{ kind: 'received', round: 1, tiles: ['fascist', 'fascist'] }]);
  });

  it('knows every role once the game is over, and no ballot of an election that is', () => {
    const over = play(power, { do: 'execute', seat: 2, target: 6 });
    expect(mine(over, 'gallery')).toMatchObject({ seat: null, role: 'unknown', party: 'unknown' });
    expect(mine(over, 'gallery').dossier.map(({ role }) => role)).toEqual([
      'liberal',
      'liberal',
      'liberal',
      'liberal',
      'fascist',
      'fascist',
      'hitler',
    ]);
    expect(mine(over, 1).options).toEqual({ kind: 'wait', awaiting: [] });
    expect(mine(session, 1).ballot).toBeNull();
  });
});

describe('a game that was broken off', () => {
  it('has no verdict, opens everything, and is told as that and nothing more (decision 25)', () => {
    const { state, events } = breakOff(session);
    expect(projectHappenings(events, DEFAULT_VIEW_OPTIONS)).toStrictEqual([{ type: 'brokenOff' }]);
    expect(pub(state)['stage']).toMatchObject({
      name: 'concluded',
      verdict: null,
      roles: ['liberal', 'liberal', 'liberal', 'liberal', 'fascist', 'fascist', 'hitler'],
    });
  });
});
