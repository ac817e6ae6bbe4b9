import { describe, expect, it, vi } from 'vitest';
import { streams } from '../../src-shared/lang/random.ts';
import { chanceFromSeed } from '../../src-shared/rules/chance.ts';
import type { Chance } from '../../src-shared/rules/chance.ts';
import { reduce } from '../../src-shared/rules/reduce.ts';
import { rolesFor } from '../../src-shared/rules/rulebook.ts';
import { setUpPosition } from '../../src-shared/rules/setup.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import type { Party, SecretRole } from '../../src-shared/rules/terms.ts';
import { projectPrivate } from '../../src-shared/view/project.ts';
import { areUniformPlaces, isUniform, tally } from '../kit/chiSquare.ts';
import { dice, seedOf } from '../kit/randomGame.ts';
import { elect } from '../kit/scenario.ts';

// Thousands of deals: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

const TABLES = [5, 6, 7, 8, 9, 10];
/** The seeds are fixed: what a fair source fails once in ten thousand, it passes or fails for good. */
const DEALS = 3000;

function chanceOf(players: number, deal: number): Chance {
  return chanceFromSeed(seedOf(players * 1_000_000 + deal), players);
}

/** How often each place held such an item, over all deals. */
function placesOf<Item>(
  length: number,
  rows: number,
  row: (deal: number) => readonly Item[],
  item: Item,
): readonly number[] {
  const counted = Array.from({ length }, () => 0);
  for (let deal = 0; deal < rows; deal += 1) {
    for (const [place, held] of row(deal).entries())
      if (held === item) counted[place] = (counted[place] ?? 0) + 1;
  }
  return counted;
}

describe.each(TABLES)('with %i players', (players) => {
  const dealt = Array.from({ length: DEALS }, (_, deal) => chanceOf(players, deal));
  const roles = dealt.map((chance) => chance.roles());
  const first = dealt.map((chance) => chance.firstCandidate());

  it.each<SecretRole>(['liberal', 'fascist', 'hitler'])(
    'every seat is as likely to be dealt %s (R-SET-02)',
    (role) => {
      const marked = rolesFor(players).filter((one) => one === role).length;
      const counted = placesOf(players, DEALS, (deal) => roles[deal] ?? [], role);
      expect(areUniformPlaces(counted, marked, DEALS)).toBe(true);
    },
  );

  it('every seat is as likely to be first candidate, the last one too (R-SET-06, N-19)', () => {
    expect(isUniform(tally(players, DEALS, (deal) => first[deal] ?? 0))).toBe(true);
  });

  it('who begins tells nothing of who is Hitler (R-SET-06)', () => {
    const counted = tally(players, DEALS, (deal) => {
      const hitler = roles[deal]?.indexOf('hitler') ?? 0;
      return (players + hitler - (first[deal] ?? 0)) % players;
    });
    expect(isUniform(counted)).toBe(true);
  });

  it('every place of the first pile is as likely to hold a Liberal tile (R-SET-05)', () => {
    const counted = placesOf<Party>(
      17,
      DEALS,
      (deal) => dealt[deal]?.deck(0, { liberal: 6, fascist: 11 }) ?? [],
      'liberal',
    );
    expect(areUniformPlaces(counted, 6, DEALS)).toBe(true);
  });

  it.each([
    [1, 5, 7],
    [2, 3, 5],
    [3, 4, 8],
  ])(
    'every place of reshuffle %i with %i Liberal and %i Fascist tiles is as likely (R-DECK-02)',
    (k, liberal, fascist) => {
      const counted = placesOf<Party>(
        liberal + fascist,
        DEALS,
        (deal) => dealt[deal]?.deck(k, { liberal, fascist }) ?? [],
        'liberal',
      );
      expect(areUniformPlaces(counted, liberal, DEALS)).toBe(true);
    },
  );

  it('every layout of three and two tiles is as likely, together too (R-LEG-04)', () => {
    const counted = tally(12, DEALS, (deal) => {
      const { president, chancellor } = chanceOf(players, deal).hand(deal % 12);
      const [one = 0, two = 0] = president;
      return (one * 2 + (two > one ? two - 1 : two)) * 2 + (chancellor[0] ?? 0);
    });
    expect(isUniform(counted)).toBe(true);
  });
});

describe('neighbours in a pile', () => {
  it('are of one colour as often as chance has it (R-SET-05)', () => {
    const alike = tally(2, DEALS, (deal) => {
      const [top, next] = chanceOf(7, deal).deck(0, { liberal: 6, fascist: 11 });
      return top === next ? 1 : 0;
    });
    const share = (alike[1] ?? 0) / DEALS;
    // 6/17 * 5/16 + 11/17 * 10/16, within four deviations of so many deals.
    expect(Math.abs(share - 140 / 272)).toBeLessThan(4 * Math.sqrt(0.25 / DEALS));
  });
});

describe('the numbers of a stream', () => {
  it.each(Array.from({ length: 17 }, (_, index) => index + 1))('below %i are all as likely', (n) => {
    const stream = streams(seedOf(n)).stream('numbers');
    expect(n === 1 ? stream.below(1) === 0 : isUniform(tally(n, 400 * n, () => stream.below(n)))).toBe(true);
  });
});

/** How often the first tile that the Chancellor sees is Fascist, where the President may choose which of two to keep first. */
function firstTileOfTheTwo(chanceAt: (deal: number) => Chance, position: number): readonly number[] {
  return tally(2, 1000, (deal) => {
    const chance = chanceAt(deal);
    const state = elect(
      setUpPosition(
        {
          roles: ['liberal', 'liberal', 'liberal', 'liberal', 'fascist', 'fascist', 'hitler'],
          draw: ['fascist', 'liberal', 'fascist', 'fascist'],
          discards: [],
          candidate: seatId(0),
          liberal: 0,
          fascist: 0,
          tracker: 0,
          dead: [],
          lastGovernment: null,
          investigated: [],
        },
        chance,
      ),
      1,
    );
    const hand = projectPrivate(state, seatId(0)).hand;
    const places = hand.flatMap((tile, place) => (tile === 'fascist' ? [place] : []));
    const judged = reduce(state, { type: 'discard', seat: seatId(0), position: places[position] ?? 0 });
    if (!judged.ok) throw new Error(judged.error.code);
    return projectPrivate(judged.value.state, seatId(1)).hand[0] === 'fascist' ? 1 : 0;
  });
}

describe('the first of the two tiles that the Chancellor sees', () => {
  it.each([0, 1])(
    'is Fascist half of the time, whichever equal tile the President discards: %i (B-44, X-10, R-LEG-04)',
    (position) => {
      expect(isUniform(firstTileOfTheTwo((deal) => chanceOf(7, deal), position))).toBe(true);
    },
  );

  it('would be a signal if the order were the President’s, and that would be noticed (X-10)', () => {
    const asChosen = (deal: number): Chance => ({
      ...chanceOf(7, deal),
      hand: () => ({ president: [0, 1, 2], chancellor: [0, 1] }),
    });
    expect(isUniform(firstTileOfTheTwo(asChosen, 0))).toBe(false);
  });
});

describe('a source that is not fair', () => {
  it('is noticed when the last seat never begins (N-19)', () => {
    const source = dice(1);
    expect(isUniform(tally(7, DEALS, () => source.below(6)))).toBe(false);
  });

  it('is noticed when a pile is shuffled by swaps over the whole pile', () => {
    const source = dice(2);
    const naive = (): readonly number[] => {
      const order = [0, 1, 2];
      for (let place = 0; place < 3; place += 1) {
        const other = source.below(3);
        const moved = order[place] ?? 0;
        order[place] = order[other] ?? 0;
        order[other] = moved;
      }
      return order;
    };
    const orders = ['012', '021', '102', '120', '201', '210'];
    expect(isUniform(tally(6, 6000, () => orders.indexOf(naive().join(''))))).toBe(false);
  });

  it('is noticed when bytes are taken modulo seventeen', () => {
    const source = dice(3);
    expect(isUniform(tally(17, 200_000, () => source.below(256) % 17))).toBe(false);
  });
});
