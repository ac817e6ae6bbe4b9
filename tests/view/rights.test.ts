import { describe, expect, it } from 'vitest';
import { reduce } from '../../src-shared/rules/reduce.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { ViewOptions } from '../../src-shared/view/seatView.ts';
import { elect, govern, play, scene } from '../kit/scenario.ts';

const s0 = seatId(0);

/** Every set of options that a table can choose. */
const ALL_OPTIONS: readonly ViewOptions[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map(
  (bits) => ({
    showVoters: (bits & 1) !== 0,
    markNotHitler: (bits & 2) !== 0,
    chronicle: (bits & 4) !== 0,
    discardsClosed: (bits & 8) !== 0,
    clock: (bits & 1) !== 0 ? 60 : null,
  }),
);

function rolesKnownTo(state: GameState, seat: number): string {
  return projectPrivate(state, seatId(seat))
    .dossier.map(({ role }) => role.slice(0, 1).replace('u', '-'))
    .join('');
}

function everything(state: GameState, seat: number | 'gallery'): string {
  const viewer = seat === 'gallery' ? seat : seatId(seat);
  return JSON.stringify([projectPublic(state, DEFAULT_VIEW_OPTIONS), projectPrivate(state, viewer)]);
}

describe('what a seat knows from the first moment', () => {
  it.each([
    [5, 'LLLFH', 4, '---fh'],
    [6, 'LLLLFH', 5, '----fh'],
  ])('is with %i players the Fascist, to Hitler (V-03)', (players, roles, hitler, known) => {
    expect(rolesKnownTo(scene({ players, roles }), hitler)).toBe(known);
  });

  it.each([7, 8, 9, 10])('is with %i players nothing, to Hitler (V-03b)', (players) => {
    const hitler = players - 1;
    expect(rolesKnownTo(scene({ players }), hitler)).toBe(`${'-'.repeat(hitler)}h`);
  });

  it.each([7, 8, 9, 10])(
    'looks with %i players the same to Hitler as to a Liberal but for the own role (X-07)',
    (players) => {
      const liberal = projectPrivate(scene({ players }), seatId(0));
      const hitler = projectPrivate(scene({ players }), seatId(players - 1));
      const shape = (view: typeof liberal, own: number): string =>
        JSON.stringify({
          ...view,
          seat: 0,
          role: '',
          party: '',
          dossier: view.dossier.filter((_, seat) => seat !== own),
          options: view.options.kind,
        });
      const waiting = play(scene({ players, candidate: 1 }), { do: 'nominate', seat: 1, target: 2 });
      expect(shape(projectPrivate(waiting, seatId(players - 1)), players - 1)).toBe(
        shape(projectPrivate(waiting, seatId(0)), 0),
      );
      expect([liberal.role, hitler.role]).toEqual(['liberal', 'hitler']);
    },
  );

  it('does not depend on any option of the table (B-38)', () => {
    const state = scene({ players: 7 });
    const views = ALL_OPTIONS.map(
      (options) => [projectPublic(state, options), rolesKnownTo(state, 4)] as const,
    );
    expect(new Set(views.map(([, known]) => known))).toEqual(new Set(['----ffh']));
  });
});

describe('the executed', () => {
  const executes = govern(scene({ players: 7, fascist: 3, draw: 'FFFLLL' }), 1, 'F', 'F');
  const dead = play(executes, { do: 'execute', seat: 0, target: 4 });

  it('keep what they knew and are told nothing more (V-09)', () => {
    const before = projectPrivate(executes, seatId(4));
    const later = projectPrivate(elect(dead, 2), seatId(4));
    expect([later.dossier, later.memories, later.hand]).toEqual([before.dossier, before.memories, []]);
  });

  it('see in the public part what the gallery sees (V-09)', () => {
    expect(everything(dead, 4)).toContain(JSON.stringify(projectPublic(dead, DEFAULT_VIEW_OPTIONS)));
    expect(projectPrivate(dead, seatId(4)).options.kind).toBe('wait');
  });

  it('give neither role nor party away to those who did not know (X-05, R-EXE-02)', () => {
    const knowledge = [0, 1, 2, 3, 'gallery' as const].map((viewer) => {
      const view = projectPrivate(dead, viewer === 'gallery' ? viewer : seatId(viewer));
      return view.dossier[4];
    });
    expect(knowledge).toEqual(Array(5).fill({ role: 'unknown', party: 'unknown' }));
  });

  it('look the same to all whatever role they had, Hitler excepted (X-05)', () => {
    const asLiberal = scene({ players: 7, roles: 'LLLFLFH', fascist: 3, draw: 'FFFLLL' });
    const other = scene({ players: 7, roles: 'LLLLFFH', fascist: 3, draw: 'FFFLLL' });
    const [one, two] = [asLiberal, other].map((state) =>
      play(govern(state, 1, 'F', 'F'), { do: 'execute', seat: 0, target: 4 }),
    );
    if (one === undefined || two === undefined) throw new Error('no game');
    expect(everything(one, 0)).toBe(everything(two, 0));
  });
});

describe('the order of tiles', () => {
  const layouts = [
    { president: [0, 1, 2], chancellor: [0, 1] },
    { president: [0, 1, 2], chancellor: [1, 0] },
  ];

  it.each(layouts)(
    'of the two is drawn by chance, whichever of three equal ways they came (X-10) %#',
    (layout) => {
      const state = elect(scene({ players: 7, draw: 'FLF', hands: [layout] }), 1);
      const ways = [0, 2].map((position) => {
        const judged = reduce(state, { type: 'discard', seat: s0, position });
        return judged.ok ? projectPrivate(judged.value.state, seatId(1)).hand.join() : 'refused';
      });
      const laid =
        layout.chancellor[0] === 0
          ? ['liberal,fascist', 'fascist,liberal']
          : ['fascist,liberal', 'liberal,fascist'];
      expect(ways).toEqual(laid);
    },
  );

  it('cannot be chosen: a discard has a position and nothing else that the rules read (X-10)', () => {
    const state = elect(scene({ players: 7, draw: 'FLF' }), 1);
    const plain = reduce(state, { type: 'discard', seat: s0, position: 0 });
    const more = reduce(
      state,
      Object.assign({ order: [1, 0], first: 1 }, { type: 'discard', seat: s0, position: 0 } as const),
    );
    if (!plain.ok || !more.ok) throw new Error('refused');
    expect(everything(more.value.state, 1)).toBe(everything(plain.value.state, 1));
  });
});

describe('ballots', () => {
  const voting = play(scene({ players: 7 }), { do: 'nominate', seat: 0, target: 1 });
  const six = play(
    voting,
    { do: 'ballot', seat: 0, ja: true },
    { do: 'ballot', seat: 1, ja: true },
    { do: 'ballot', seat: 2, ja: false },
  );

  it('are seven with their names in every view after the last, and at most the own before it (B-10)', () => {
    const closed = play(six, { do: 'ballots', ja: [3] });
    const seats = seatsOf(7);
    expect(seats.map((seat) => projectPrivate(six, seat).ballot)).toEqual([
      'ja',
      'ja',
      'nein',
      null,
      null,
      null,
      null,
    ]);
    expect(everything(six, 'gallery')).not.toMatch(/"ja"|"nein"/);
    const { chronicle } = projectPublic(closed, DEFAULT_VIEW_OPTIONS);
    expect(chronicle[0]?.ballots).toEqual(['ja', 'ja', 'nein', 'ja', 'nein', 'nein', 'nein']);
  });
});

describe('a special election', () => {
  it('is told to all with caller and appointed, and stays in the chronicle (B-36)', () => {
    const called = govern(scene({ players: 8, fascist: 2, draw: 'FFFLLL', candidate: 2 }), 3, 'F', 'F');
    const judged = reduce(called, { type: 'callSpecialElection', seat: seatId(2), target: seatId(7) });
    if (!judged.ok) throw new Error(judged.error.code);
    const { state, events } = judged.value;
    expect(projectHappenings(events, DEFAULT_VIEW_OPTIONS)[0]).toEqual({
      type: 'specialElectionCalled',
      president: 2,
      target: 7,
    });
    expect(projectPublic(state, DEFAULT_VIEW_OPTIONS).chronicle[0]?.power).toEqual({
      power: 'specialElection',
      target: 7,
      used: true,
    });
  });
});

describe('any set of options', () => {
  it.each(ALL_OPTIONS)('leaves what may be done as it is: %o (B-54, B-55, N-01)', (options) => {
    const rejected = elect(scene({ players: 7 }), 1, []);
    const offered = projectPrivate(rejected, seatId(1)).options;
    expect(projectPublic(rejected, options).stage).toEqual({ name: 'nomination', candidate: 1 });
    expect(offered).toEqual({ kind: 'nominate', nominees: [0, 2, 3, 4, 5, 6] });
  });
});
