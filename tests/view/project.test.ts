import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { ViewOptions } from '../../src-shared/view/seatView.ts';
import { elect, govern, play, scene } from '../kit/scenario.ts';

const election = play(scene({ players: 7 }), { do: 'nominate', seat: 0, target: 1 });

function pub(state: GameState, options: Partial<ViewOptions> = {}) {
  return projectPublic(state, { ...DEFAULT_VIEW_OPTIONS, ...options });
}

describe('a view', () => {
  it('has the same fields for every viewer, the gallery too', () => {
    const state = scene({ players: 7 });
    const viewers = [...seatsOf(7), 'gallery' as const];
    const shapes = viewers.map((viewer) => {
      const view = projectPrivate(state, viewer);
      return `${Object.keys(view).join()} ${view.dossier.map((line) => Object.keys(line).join()).join()}`;
    });
    expect(new Set(shapes).size).toBe(1);
  });

  it('gives the gallery no seat, no role and an unknown line for every seat (V-11)', () => {
    const view = projectPrivate(scene({ players: 7 }), 'gallery');
    expect([view.seat, view.role, view.party, new Set(view.dossier.map(({ role }) => role))]).toEqual([
      null,
      'unknown',
      'unknown',
      new Set(['unknown']),
    ]);
  });
});

describe('the knowledge of roles', () => {
  it.each([
    [5, 4, '...FH'],
    [6, 5, '....FH'],
    [7, 6, '......H'],
    [10, 9, '.........H'],
    [5, 3, '...FH'],
    [7, 4, '....FFH'],
    [10, 6, '......FFFH'],
    [7, 0, 'L......'],
  ])('of %i players, in seat %i, is %s (V-01 to V-03b)', (players, seat, known) => {
    const view = projectPrivate(scene({ players }), seatId(seat));
    const letters = { unknown: '.', liberal: 'L', fascist: 'F', hitler: 'H' };
    expect(view.dossier.map(({ role }) => letters[role]).join('')).toBe(known);
  });
});

describe('a ballot before the reveal', () => {
  const voted = play(election, { do: 'ballot', seat: 3, ja: true });

  it('is in the view of its voter (V-04)', () => {
    expect(projectPrivate(voted, seatId(3)).ballot).toBe('ja');
  });

  it('is in no other view (X-03)', () => {
    const others = [0, 1, 2, 4, 5, 6].map((seat) => projectPrivate(voted, seatId(seat)).ballot);
    expect(new Set(others)).toEqual(new Set([null]));
  });

  it('is told as cast, with the name, where the table shows who has voted (R-VOTE-06)', () => {
    expect(pub(voted)).toMatchObject({ stage: { ballotsIn: 1, voted: [3] }, awaiting: [0, 1, 2, 4, 5, 6] });
  });

  it('is told as a number alone where the table hides who has voted (G-02)', () => {
    expect(pub(voted, { showVoters: false })).toMatchObject({
      stage: { ballotsIn: 1, voted: null },
      awaiting: [0, 1, 2, 3, 4, 5, 6],
    });
  });

  it('is heard without a seat where the table hides who has voted', () => {
    const hidden = { ...DEFAULT_VIEW_OPTIONS, showVoters: false };
    const event = { type: 'ballotCast', seat: seatId(3) } as const;
    expect(projectHappenings([event], hidden)).toEqual([{ type: 'ballotCast', seat: null }]);
  });
});

describe('the tiles of a session', () => {
  const drawn = elect(scene({ players: 7, draw: 'LFF' }), 1);
  const passed = play(drawn, { do: 'discard', seat: 0, tile: 'F' });

  it('are seen by the President alone while three are in the hand (V-05, X-02)', () => {
    const hands = seatsOf(7).map((seat) => projectPrivate(drawn, seat).hand.length);
    expect(hands).toEqual([3, 0, 0, 0, 0, 0, 0]);
  });

  it('are seen by the Chancellor alone while two are in the hand (V-06)', () => {
    const hands = seatsOf(7).map((seat) => projectPrivate(passed, seat).hand.length);
    expect(hands).toEqual([0, 2, 0, 0, 0, 0, 0]);
  });

  it('stay in the memory of each who saw them (V-07)', () => {
    const after = play(passed, { do: 'enact', seat: 1, tile: 'L' });
    expect([0, 1, 2].map((seat) => projectPrivate(after, seatId(seat)).memories)).toEqual([
      [{ kind: 'drew', round: 1, tiles: ['liberal', 'fascist', 'fascist'], discarded: 'fascist' }],
      [{ kind: 'received', round: 1, tiles: ['liberal', 'fascist'] }],
      [],
    ]);
  });

  it('are laid out for each by chance, and a place tells nothing of the pile (R-LEG-04)', () => {
    const hands = [{ president: [2, 0, 1], chancellor: [1, 0] }];
    const state = elect(scene({ players: 7, draw: 'LFF', hands }), 1);
    expect(projectPrivate(state, seatId(0)).hand).toEqual(['fascist', 'liberal', 'fascist']);
    const two = play(state, { do: 'discard', seat: 0, tile: 'F' });
    expect(projectPrivate(two, seatId(1)).hand).toEqual(['fascist', 'liberal']);
  });
});

describe('an investigation', () => {
  const state = play(govern(scene({ players: 9, draw: 'FFF' }), 1, 'F', 'F'), {
    do: 'investigate',
    seat: 0,
    target: 8,
  });

  it('puts the party, never the role, into the dossier of the President (V-08, X-06)', () => {
    expect(projectPrivate(state, seatId(0)).dossier[8]).toEqual({ role: 'unknown', party: 'fascist' });
  });

  it('tells the target no more than everybody (R-INV-02)', () => {
    expect(projectPrivate(state, seatId(8)).memories).toEqual([]);
    expect(pub(state).seats[8]?.investigated).toBe(true);
  });
});

describe('a Chancellor who was checked', () => {
  const state = elect(scene({ players: 7, fascist: 3 }), 1);

  it('is marked on the seat where the table marks it (R-ELE-02)', () => {
    expect(pub(state).seats[1]?.notHitler).toBe(true);
  });

  it('is not marked where the table leaves it to memory (G-07)', () => {
    expect(pub(state, { markNotHitler: false }).seats[1]?.notHitler).toBe(false);
  });
});

describe('the chronicle', () => {
  const rejected = elect(scene({ players: 5 }), 1, [0]);
  const over = govern(scene({ players: 5, fascist: 5, draw: 'FFF' }), 1, 'F', 'F');

  it('holds the rounds, the oldest first, the current one last', () => {
    expect(pub(rejected).chronicle.map(({ round, outcome }) => [round, outcome])).toEqual([
      [1, 'rejected'],
      [2, 'open'],
    ]);
  });

  it('is empty during a game that is played without it, and full at the verdict', () => {
    const sizes = [rejected, over].map((state) => pub(state, { chronicle: false }).chronicle.length);
    expect(sizes).toEqual([0, 1]);
  });
});

describe('the verdict', () => {
  const over = govern(scene({ players: 5, fascist: 5, draw: 'FFL' }), 1, 'L', 'F');

  it('shows every role and the hidden history to everyone (R-END-05)', () => {
    expect(pub(over).stage).toMatchObject({
      roles: ['liberal', 'liberal', 'liberal', 'fascist', 'hitler'],
      secrets: [{ round: 1, drawn: ['fascist', 'fascist', 'liberal'], discarded: 'liberal' }],
    });
  });

  it('fills the dossier of every seat and of the gallery (V-10, V-11)', () => {
    const dossiers = [seatId(0), 'gallery' as const].map((viewer) => projectPrivate(over, viewer).dossier[4]);
    expect(dossiers).toEqual([
      { role: 'hitler', party: 'fascist' },
      { role: 'hitler', party: 'fascist' },
    ]);
  });

  it('keeps all tiles of the sessions closed where discards stay closed', () => {
    expect(pub(over, { discardsClosed: true }).stage).toMatchObject({ secrets: [] });
  });
});
