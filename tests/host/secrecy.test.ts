import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Sealed } from '../../src-shared/rules/sealed.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { difference, tapAgain, tapGame } from '../kit/wireTap.ts';
import type { Tap } from '../kit/wireTap.ts';
import type { Viewer } from '../kit/scramble.ts';
import { HONEST } from '../kit/shadowGame.ts';
import type { Sight } from '../kit/shadowGame.ts';

// Whole games at whole tables, once for every viewer: on a busy machine they take their time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

function viewersOf(players: number): readonly Viewer[] {
  return [...seatsOf(players), 'gallery'];
}

/** What any viewer could see, of one game and of the same with other secrets; null for nothing. */
async function leak(tap: Tap, number: number, sight: Sight): Promise<string | null> {
  for (const viewer of viewersOf(tap.texts.length - 1)) {
    const found = difference(tap, await tapAgain(tap, number, viewer, sight), viewer);
    if (found !== null) return found;
  }
  return null;
}

describe('all that leaves a table', () => {
  let deaths = 0;

  it.each([5, 6, 7, 8, 9, 10])(
    'with %i players stays the same to every seat, the dead, the gallery and the host’s own window when what each may not know is scrambled at every step (X-01, X-02, X-03, X-04, X-05, X-06, X-08, X-14, X-15)',
    async (players) => {
      const number = 40 + players;
      const tap = await tapGame(players, number);
      deaths += tap.deaths;
      expect(tap.deeds.length).toBeGreaterThan(60);
      expect(await leak(tap, number, HONEST)).toBeNull();
    },
  );

  it('in a second game stays the same whatever was hidden in the first (X-16)', async () => {
    const tap = await tapGame(7, 3, HONEST, true);
    expect(tap.deeds.some(({ kind }) => kind === 'breakOff')).toBe(true);
    expect(await leak(tap, 3, HONEST)).toBeNull();
  });

  it('was seen by dead eyes too, so that the checks above mean something (V-09)', () => {
    expect(deaths).toBeGreaterThan(0);
  });
});

/** A private part with something more in it. */
function withMine(more: (state: GameState, viewer: Viewer, before: GameState | null) => unknown): Sight {
  const mine: Sight['mine'] = (state, viewer, before) =>
    Object.assign({ ...HONEST.mine(state, viewer, before) }, { more: more(state, viewer, before) });
  return { ...HONEST, mine };
}

/** A public part with something more in it. */
function withPublic(more: (state: GameState) => unknown): Sight {
  const shown: Sight['public'] = (state, options) =>
    Object.assign({ ...HONEST.public(state, options) }, { more: more(state) });
  return { ...HONEST, public: shown };
}

function roleOf(state: GameState, seat: number): string {
  const role = state.roles[seat];
  return role === undefined ? '' : Sealed.unseal(role);
}

function handOf(state: GameState): readonly string[] {
  return 'hand' in state.phase ? Sealed.unseal(state.phase.hand) : [];
}

function isEqualHand(state: GameState): boolean {
  return state.phase.name === 'presidentDiscard' && new Set(handOf(state)).size === 1;
}

const LEAKS: readonly (readonly [string, string, Sight])[] = [
  ['X-01', 'a role in the public part', withPublic((state) => roleOf(state, 2))],
  [
    'X-01',
    'an order of seats by role',
    withPublic((state) => state.living.toSorted((a, b) => roleOf(state, a).localeCompare(roleOf(state, b)))),
  ],
  ['X-02', 'the tiles of a hand', withMine(handOf)],
  [
    'X-02',
    'the tiles of a peek or a session of another',
    withPublic((state) => state.pastRounds.map(({ session }) => session && Sealed.unseal(session.drawn))),
  ],
  [
    'X-03',
    'ballots before the reveal',
    withPublic(
      (state) =>
        state.phase.name === 'election' &&
        state.phase.ballots.map((ballot) => ballot && Sealed.unseal(ballot)),
    ),
  ],
  [
    'X-04',
    'the top of the pile',
    withPublic((state) => Sealed.unseal(state.deck.shuffled)[state.deck.drawn]),
  ],
  ['X-04', 'the colours of the discards', withMine((state) => Sealed.unseal(state.deck.discards).toSorted())],
  ['X-04', 'what chance has dealt', withPublic((state) => Sealed.unseal(state.chance).roles())],
  [
    'X-05',
    'the role of the executed',
    withPublic((state) =>
      seatsOf(state.players)
        .filter((seat) => !state.living.includes(seat))
        .map((seat) => roleOf(state, seat)),
    ),
  ],
  [
    'X-06',
    'the result of an investigation to all',
    withPublic((state) =>
      state.pastRounds.map(({ investigated }) => investigated && Sealed.unseal(investigated.party)),
    ),
  ],
  [
    'X-06',
    'a role instead of a party',
    withMine((state) => state.investigated.map((seat) => roleOf(state, seat))),
  ],
  [
    'X-07',
    'who can read the own role',
    withMine(
      (state, viewer) =>
        viewer !== 'gallery' &&
        seatsOf(state.players).filter((seat) => state.roles[viewer]?.openAs(seat) !== null),
    ),
  ],
  [
    'X-08',
    'targets that spare Hitler',
    withPublic((state) => state.living.filter((seat) => roleOf(state, seat) !== 'hitler')),
  ],
  [
    'X-08',
    'a refusal that depends on a role',
    {
      ...HONEST,
      refusal: (state, { seat }, refusal) =>
        roleOf(state, (seat + 1) % state.players) === 'liberal' ? { code: 'gameOver' } : refusal,
    },
  ],
  [
    'X-09',
    'a forced choice by one more happening',
    {
      ...HONEST,
      happenings: (events, options, after) => [
        ...HONEST.happenings(events, options, after),
        ...(isEqualHand(after) ? HONEST.happenings(events, options, after) : []),
      ],
    },
  ],
  [
    'X-11',
    'a digest of a hand, which could prove it',
    withPublic((state) =>
      handOf(state)
        .map((tile) => tile.startsWith('f'))
        .join(),
    ),
  ],
  [
    'X-12',
    'who wishes for another game, which one side does',
    withPublic((state) =>
      state.liberal > state.fascist ? state.living.filter((seat) => roleOf(state, seat) !== 'liberal') : [],
    ),
  ],
  [
    'X-13',
    'the view of a seat to a window without its key',
    {
      ...HONEST,
      mine: (state, viewer, before) =>
        HONEST.mine(state, viewer === 'gallery' ? (0 as never) : viewer, before),
    },
  ],
  ['X-14', 'a role in the log', { ...HONEST, noted: (state) => roleOf(state, 1) }],
  [
    'X-15',
    'a longer frame where a hand is mixed',
    withPublic((state) => (handOf(state).includes('liberal') ? 'mixed' : '')),
  ],
];

describe('a planted leak', () => {
  let number = 0;

  beforeAll(async () => {
    // The first game that has an investigation, an execution and a rejected intent in it.
    for (number = 47; number < 120; number += 1) {
      const { deaths, texts } = await tapGame(7, number);
      const told = texts[7]?.join() ?? '';
      if (deaths > 0 && told.includes('loyaltyInvestigated') && told.includes('concluded')) return;
    }
  });

  it.each(LEAKS)('%s, %s, is noticed', async (_id, _what, sight) => {
    const tap = await tapGame(7, number, sight);
    expect(await leak(tap, number, sight)).not.toBeNull();
  });

  it('X-16, the hands of the game before, is noticed', async () => {
    const sight = withMine((_state, _viewer, before) =>
      before?.pastRounds.map(({ session }) => session && Sealed.unseal(session.drawn)),
    );
    const tap = await tapGame(7, 3, sight, true);
    expect(await leak(tap, 3, sight)).not.toBeNull();
  });
});
