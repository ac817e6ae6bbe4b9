import { describe, expect, it, vi } from 'vitest';
import { choicesOf, decide } from '../../src-shared/bots/bot.ts';
import { FLOOR, pick } from '../../src-shared/bots/choice.ts';
import type { Choice } from '../../src-shared/bots/choice.ts';
import { chanceFromSeed } from '../../src-shared/rules/chance.ts';
import { awaited, options, reduce } from '../../src-shared/rules/reduce.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { MAX_ROUNDS, seatId } from '../../src-shared/rules/terms.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { SeatView } from '../../src-shared/view/seatView.ts';
import { dice, offeredIntents, randomGame, seedOf } from '../kit/randomGame.ts';
import { elect, govern, play, scene } from '../kit/scenario.ts';

// Many whole games: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

function viewOf(state: GameState, seat: number | 'gallery'): SeatView {
  return {
    public: projectPublic(state, DEFAULT_VIEW_OPTIONS),
    mine: projectPrivate(state, seat === 'gallery' ? seat : seatId(seat)),
  };
}

function botGame(players: number, number: number): GameState {
  const source = dice(number);
  let state = setUpGame(players, chanceFromSeed(seedOf(number), players));
  while (state.phase.name !== 'concluded') {
    const seat: SeatId = awaited(state)[0] ?? seatId(0);
    const intent = decide(viewOf(state, seat), source);
    if (intent === null) throw new Error(`a bot stalled in ${state.phase.name}`);
    const judged = reduce(state, { ...intent, seat });
    if (!judged.ok) throw new Error(`a bot was refused: ${judged.error.code}`);
    state = judged.value.state;
  }
  return state;
}

/** How often a bot does what `holds` says, in 400 decisions of the same view. */
function share(view: SeatView, holds: (intent: unknown) => boolean): number {
  const source = dice(3);
  const decisions = Array.from({ length: 400 }, () => decide(view, source));
  return decisions.filter(holds).length / decisions.length;
}

const endings = Array.from({ length: 300 }, (_, number) => botGame(5 + (number % 6), number));

describe('a table of bots', () => {
  it('plays 300 whole games of 5 to 10 to a verdict within 30 rounds', () => {
    expect(Math.max(...endings.map(({ round }) => round.number))).toBeLessThanOrEqual(MAX_ROUNDS);
  });

  it('sees both sides win, by every reason', () => {
    const verdicts = endings.map(({ phase }) =>
      phase.name === 'concluded' && phase.verdict !== null
        ? `${phase.verdict.winner} ${phase.verdict.reason}`
        : '',
    );
    expect([...new Set(verdicts)].toSorted()).toEqual([
      'fascist election',
      'fascist policies',
      'liberal execution',
      'liberal policies',
    ]);
  });
});

describe('a bot', () => {
  const states = [5, 7, 10].flatMap((players) => randomGame(players, players).map(({ before }) => before));

  it('weighs exactly the choices that the rules offer', () => {
    const wrong = states.flatMap((state) =>
      seatsOf(state.players).filter((seat) => {
        const view = viewOf(state, seat);
        const voted = view.mine.options.kind === 'vote' && view.mine.ballot !== null;
        const offered = voted ? [] : offeredIntents(state, seat);
        const weighed = choicesOf(view).map(({ intent }) => intent);
        return JSON.stringify(sorted(weighed)) !== JSON.stringify(sorted(offered));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('never weighs more than its dice can show at once', () => {
    const totals = states.flatMap((state) =>
      seatsOf(state.players).map((seat) =>
        choicesOf(viewOf(state, seat)).reduce((sum, { weight }) => sum + weight, 0),
      ),
    );
    expect(Math.max(...totals)).toBeLessThanOrEqual(256);
  });

  it('weighs nothing below nought', () => {
    const weights = states.flatMap((state) =>
      seatsOf(state.players).flatMap((seat) => choicesOf(viewOf(state, seat)).map(({ weight }) => weight)),
    );
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
  });

  it('does nothing where it waits, has voted, or only watches', () => {
    const election = play(scene({ players: 5 }), { do: 'nominate', seat: 0, target: 1 });
    const voted = play(election, { do: 'ballot', seat: 2, ja: true });
    const idle = [viewOf(scene({ players: 5 }), 1), viewOf(voted, 2), viewOf(voted, 'gallery')];
    expect(idle.map((view) => decide(view, dice(1)))).toEqual([null, null, null]);
  });

  it.each([2, 3, 9])('keeps at least five in a hundred for each of %i choices', (count) => {
    const choices: readonly Choice[] = Array.from({ length: count }, (_, index) => ({
      intent: { type: 'nominate', nominee: seatId(index) },
      weight: index === 0 ? 18 : 0,
      loses: false,
    }));
    const rolled = Array.from({ length: 100 }, (_, roll) =>
      pick(choices, { below: (n) => (n === 100 ? roll : 0) }),
    );
    const last = rolled.filter((intent) => intent === choices.at(-1)?.intent);
    expect(last.length).toBeGreaterThanOrEqual(FLOOR);
  });

  it('never enacts the last Liberal tile as a Fascist while it has another', () => {
    const state = play(elect(scene({ players: 5, liberal: 4, draw: 'LFF' }), 3), {
      do: 'discard',
      seat: 0,
      tile: 'F',
    });
    const view = viewOf(state, 3);
    const liberal = view.mine.hand.indexOf('liberal');
    expect(share(view, (intent) => isAt(intent, liberal))).toBe(0);
  });

  it('enacts a losing tile where nothing else is lawful', () => {
    const state = play(elect(scene({ players: 5, liberal: 4, draw: 'LLF' }), 3), {
      do: 'discard',
      seat: 0,
      tile: 'F',
    });
    expect(decide(viewOf(state, 3), dice(1))).toMatchObject({ type: 'enact' });
  });

  it('never executes Hitler as a Fascist who knows', () => {
    const state = govern(scene({ players: 5, candidate: 3, fascist: 3, draw: 'FFF' }), 1, 'F', 'F');
    expect(options(state, seatId(3)).kind).toBe('choose');
    expect(share(viewOf(state, 3), (intent) => isOn(intent, 4))).toBe(0);
  });

  it('discards a Fascist tile rather than a Liberal one as a Liberal', () => {
    const state = elect(scene({ players: 5, draw: 'LFF' }), 1);
    const view = viewOf(state, 0);
    const liberal = view.mine.hand.indexOf('liberal');
    expect(share(view, (intent) => isAt(intent, liberal))).toBeLessThan(0.25);
  });

  it('leans to Fascist tiles as a Fascist', () => {
    const state = play(elect(scene({ players: 5, draw: 'LFF' }), 3), { do: 'discard', seat: 0, tile: 'F' });
    const view = viewOf(state, 3);
    const fascist = view.mine.hand.indexOf('fascist');
    expect(share(view, (intent) => isAt(intent, fascist))).toBeGreaterThan(0.6);
  });

  it('rarely nominates a seat that it knows to be Fascist, as a Liberal', () => {
    const investigated = play(govern(scene({ players: 9, draw: 'FFF' }), 1, 'F', 'F'), {
      do: 'investigate',
      seat: 0,
      target: 6,
    });
    const knowing = viewOf(investigated, 0);
    const nominating: SeatView = {
      public: knowing.public,
      mine: {
        ...knowing.mine,
        options: { kind: 'nominate', nominees: [2, 3, 4, 5, 6].map(seatId) },
      },
    };
    expect(share(nominating, (intent) => isOn(intent, 6))).toBeLessThan(0.15);
  });
});

function sorted(intents: readonly unknown[]): readonly string[] {
  return intents.map((intent) => JSON.stringify(intent)).toSorted();
}

function isAt(intent: unknown, position: number): boolean {
  return (
    typeof intent === 'object' && intent !== null && 'position' in intent && intent.position === position
  );
}

function isOn(intent: unknown, seat: number): boolean {
  if (typeof intent !== 'object' || intent === null) return false;
  return ('target' in intent && intent.target === seat) || ('nominee' in intent && intent.nominee === seat);
}
