import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Dealer, Dealt } from '../../src-main/host/dealer.ts';
import { jointDealer } from '../../src-main/host/jointDeal.ts';
import { beginGame, type BeginGame, type PlayedGame } from '../../src-main/host/playedGame.ts';
import { seatOf } from '../../src-main/host/tableState.ts';
import { hostCommitment, jointSeed } from '../../src-shared/fairness/commitment.ts';
import type { Opening } from '../../src-shared/fairness/terms.ts';
import { parseOpening } from '../../src-shared/protocol/dealShape.ts';
import { chanceFromSeed, type Chance, type HandLayout } from '../../src-shared/rules/chance.ts';
import { seatId, type Party, type SecretRole } from '../../src-shared/rules/terms.ts';
import type { MemoryTableOptions } from '../kit/memoryTable.ts';
import { firstChoice, type Choose } from '../kit/tablePlay.ts';
import { begun, play } from '../kit/trustPlay.ts';
import type { DoorTable } from '../kit/doorTable.ts';

const EVERYBODY = [0, 1, 2, 3, 4];

/** What each guest found at the end of a whole game at this host: a fault's code, `verified`, or `nothing`. */
async function found(
  options: MemoryTableOptions,
  plant: (door: DoorTable) => void = () => undefined,
  choose: Choose = firstChoice,
): Promise<readonly string[]> {
  const [door, guests] = await begun(options);
  plant(door);
  await play(door, guests, 400, choose);
  return guests.map(({ trust }) => {
    const finding = trust?.finding ?? null;
    if (finding === null || typeof finding === 'string') return finding ?? 'nothing';
    return finding.verdict === 'verified' ? 'verified' : finding.fault.code;
  });
}

/** The honest deal, and what a host makes of it after all shares are known. */
function dealtAs(change: (dealt: Dealt) => Dealt): Dealer {
  return { deal: async (round) => change(await jointDealer.deal(round)) };
}

function dealtBy(change: (chance: Chance) => Partial<Chance>): Dealer {
  return dealtAs(({ chance, proof }) => ({ chance: { ...chance, ...change(chance) }, proof }));
}

function exchanged<Thing>(things: readonly Thing[], one: number, other: number): readonly Thing[] {
  return things.map((thing, at) => things[at === one ? other : at === other ? one : at] ?? thing);
}

/** The top tile changes places with a tile of the other party that is not drawn with it. */
function swapped(deck: readonly Party[]): readonly Party[] {
  return exchanged(
    deck,
    0,
    deck.findIndex((tile, at) => at > 2 && tile !== deck[0]),
  );
}

/** All tiles of the party that was not on top come first. */
function reordered(deck: readonly Party[]): readonly Party[] {
  return [...deck.filter((tile) => tile !== deck[0]), ...deck.filter((tile) => tile === deck[0])];
}

/** The host's own seat, the first, gets Hitler's role, or gives it away. */
function withOtherRole(roles: readonly SecretRole[]): readonly SecretRole[] {
  return exchanged(
    roles,
    0,
    roles.findIndex((role) => (role === 'hitler') !== (roles[0] === 'hitler')),
  );
}

function chosenLate({ proof }: Dealt, boundTo: 'first' | 'late'): Dealt {
  if (proof === null) throw new Error('a joint deal has a proof');
  const seed = randomBytes(32).toString('hex');
  const { record } = proof;
  const commitment = boundTo === 'late' ? hostCommitment(record.context, seed) : record.commitment;
  return {
    chance: chanceFromSeed(jointSeed(record, seed), 5),
    proof: { record: { ...record, commitment }, seed },
  };
}

describe('a host that deals otherwise than the shares say is caught by everybody', () => {
  test.each<readonly [string, (chance: Chance) => Partial<Chance>]>([
    [
      'swaps a tile',
      (dealt) => ({ deck: (k, tiles) => (k === 0 ? swapped(dealt.deck(k, tiles)) : dealt.deck(k, tiles)) }),
    ],
    ['reorders the pile', (dealt) => ({ deck: (k, tiles) => reordered(dealt.deck(k, tiles)) })],
    ['deals another role to itself', (dealt) => ({ roles: () => withOtherRole(dealt.roles()) })],
    [
      'lets another seat begin',
      (dealt) => ({ firstCandidate: () => seatId((dealt.firstCandidate() + 1) % 5) }),
    ],
  ])('where it %s', async (_, change) => {
    expect(await found({ dealer: dealtBy(change) })).toEqual(EVERYBODY.map(() => 'shownOtherwise'));
  });

  test('where it chooses its own seed late', async () => {
    const dealer = dealtAs((dealt) => chosenLate(dealt, 'first'));
    expect(await found({ dealer })).toEqual(EVERYBODY.map(() => 'seedChanged'));
  });

  test('where it chooses its own seed late and says that it was bound to it', async () => {
    const dealer = dealtAs((dealt) => chosenLate(dealt, 'late'));
    expect(await found({ dealer })).toEqual(EVERYBODY.map(() => 'dealChanged'));
  });

  test('where it opens nothing: no device finds the game true', async () => {
    const dealer = dealtAs(({ chance }) => ({ chance, proof: null }));
    expect(await found({ dealer })).toEqual(EVERYBODY.map(() => 'nothing'));
  });
});

describe('a host that lays a hand out by another chance than the deal’s is caught', () => {
  test.each<readonly [string, number, (honest: HandLayout) => HandLayout]>([
    ['a President’s', 3, (honest) => ({ ...honest, president: honest.president.toReversed() })],
    ['a Chancellor’s', 2, (honest) => ({ ...honest, chancellor: honest.chancellor.toReversed() })],
  ])('where it is %s: by everybody who held tiles in another order', async (_, tiles, change) => {
    const dealer = dealtBy((honest) => ({ hand: (n) => change(honest.hand(n)) }));
    let held = 0;
    // Tiles of one party look alike in every order, so that one game need not show it.
    for (let game = 0; game < 30 && held === 0; game += 1) {
      const [door, guests] = await begun({ dealer });
      await play(door, guests);
      for (const { events, trust } of guests) {
        if (!events.some((event) => event.event === 'update' && isTurned(event.update.mine.hand, tiles)))
          continue;
        held += 1;
        expect(trust?.finding).toMatchObject({ verdict: 'mismatch' });
      }
    }
    expect(held).toBeGreaterThan(0);
  });
});

/** Whether a hand of so many tiles looks otherwise when it is turned round. */
function isTurned(hand: readonly Party[], tiles: number): boolean {
  return hand.length === tiles && hand[0] !== hand.at(-1);
}

type Changes = Partial<Pick<PlayedGame, 'mine' | 'play'>>;

/** The honest game with some of what it does changed, at every step of it. */
function playedWith(game: PlayedGame, change: (game: PlayedGame) => Changes): PlayedGame {
  const again = (next: PlayedGame): PlayedGame => playedWith(next, change);
  const changed = { ...game, ...change(game) };
  return {
    ...changed,
    play: (command) => {
      const step = changed.play(command);
      return step.ok ? { ...step, value: { ...step.value, game: again(step.value.game) } } : step;
    },
    breakOff: () => game.breakOff(),
  };
}

/** The honest game, whose table stands one failed election further for one seat, from the first step on. */
function twoFaced(game: PlayedGame, seat: number, isLate = false): PlayedGame {
  // A frame is made for one viewer after the other: the public part first, then the private one.
  let next = 0;
  return {
    questions: game.questions,
    get public() {
      const isLie = isLate && next === seat;
      return isLie ? Object.assign({}, game.public, { tracker: (game.public.tracker + 1) % 3 }) : game.public;
    },
    mine: (viewer) => {
      next = viewer === 'gallery' ? 0 : viewer + 1;
      return game.mine(viewer);
    },
    play: (command) => {
      const step = game.play(command);
      return step.ok
        ? { ...step, value: { ...step.value, game: twoFaced(step.value.game, seat, true) } }
        : step;
    },
    breakOff: () => game.breakOff(),
  };
}

function beginsWith(change: (game: PlayedGame) => Changes): BeginGame {
  return (players, chance, options) => playedWith(beginGame(players, chance, options), change);
}

describe('a host that plays otherwise than it was told is caught', () => {
  test('by the one seat that it tells another role', async () => {
    const begin = beginsWith((game) => ({
      mine: (viewer) =>
        viewer === 3 ? Object.assign({}, game.mine(viewer), { role: 'unknown' as const }) : game.mine(viewer),
    }));
    expect(await found({ begin })).toEqual(
      EVERYBODY.map((seat) => (seat === 3 ? 'shownOtherwise' : 'verified')),
    );
  });

  test('by everybody, where it turns a ballot round and opens what was cast', async () => {
    const begin = beginsWith((game) => ({
      play: (command) =>
        game.play(
          command.type === 'castBallot' && command.seat === 2 ? { ...command, ballot: 'nein' } : command,
        ),
    }));
    expect(await found({ begin })).toEqual(EVERYBODY.map(() => 'shownOtherwise'));
  });

  test('by the seat whose ballot it turned round, where it opens the turned one', async () => {
    const turnBallots = ({ kit: { table } }: DoorTable): void => {
      const answer = table.answer.bind(table);
      table.answer = (handle, said) => {
        const isTurned = said.intent.type === 'castBallot' && seatOf(table.state, handle) === 2;
        answer(handle, isTurned ? { ...said, intent: { type: 'castBallot', ballot: 'nein' } } : said);
      };
    };
    expect(await found({}, turnBallots)).toEqual(
      EVERYBODY.map((seat) => (seat === 2 ? 'notMyMove' : 'verified')),
    );
  });

  test('by the one seat that it shows another table than all others', async () => {
    const begin: BeginGame = (players, chance, options) => twoFaced(beginGame(players, chance, options), 3);
    expect(await found({ begin })).toEqual(
      EVERYBODY.map((seat) => (seat === 3 ? 'shownOtherwise' : 'verified')),
    );
  });

  test('by everybody, where the table goes back to its beginning after the first enactment', async () => {
    let beginning: PlayedGame | null = null;
    let went = false;
    const begin = beginsWith((game) => {
      beginning ??= game;
      const first = beginning;
      return {
        play: (command) => {
          const step = game.play(command);
          if (went || command.type !== 'enact' || !step.ok) return step;
          went = true;
          return { ...step, value: { ...step.value, game: first } };
        },
      };
    });
    const codes = await found({ begin });
    expect(went).toBe(true);
    expect(codes).toEqual(EVERYBODY.map(() => 'shownOtherwise'));
  });
});

/** The same opening with its steps changed, as a text that a guest can read. */
function opensSteps(change: (steps: Opening['steps']) => Opening['steps']): (door: DoorTable) => void {
  return (door) => {
    door.opens = (text) => {
      const parsed = parseOpening(text);
      if (!parsed.ok) throw new Error('the table opened what nobody can read');
      const { opening } = parsed.value;
      return JSON.stringify({ ...opening, steps: change(opening.steps) });
    };
  };
}

describe('a host that opens another history than was played is caught by everybody', () => {
  test('where it drops a ballot', async () => {
    const dropped = opensSteps((steps) => {
      const at = steps.findIndex(({ command }) => command.type === 'castBallot');
      return steps.filter((_, index) => index !== at);
    });
    const codes = await found({}, dropped);
    expect(codes).toEqual(EVERYBODY.map(() => 'historyChanged'));
  });

  test('where it changes who was nominated', async () => {
    const changed = opensSteps(([first, ...rest]) => {
      if (first?.command.type !== 'nominate') throw new Error('a game begins with a nomination');
      const { seat, nominee } = first.command;
      const other = EVERYBODY.map((index) => seatId(index)).find((each) => each !== seat && each !== nominee);
      return [{ ...first, command: { ...first.command, nominee: other ?? nominee } }, ...rest];
    });
    expect(await found({}, changed)).toEqual(EVERYBODY.map(() => 'shownOtherwise'));
  });

  test('where it leaves out the end', async () => {
    const cut = opensSteps((steps) => steps.slice(0, -1));
    expect(await found({}, cut)).toEqual(EVERYBODY.map(() => 'historyChanged'));
  });

  test('where what it opens is no opening', async () => {
    const codes = await found({}, (door) => void (door.opens = () => '{"seed":"00"}'));
    expect(codes).toEqual(EVERYBODY.map(() => 'unreadable'));
  });
});

test('an honest host is found true by everybody', async () => {
  expect(await found({})).toEqual(EVERYBODY.map(() => 'verified'));
});
