import { describe, expect, it, vi } from 'vitest';
import { allIntents, dice, randomGame } from '../kit/randomGame.ts';
import type { Turn } from '../kit/randomGame.ts';
import { keptFor, scramble } from '../kit/scramble.ts';
import type { Viewer } from '../kit/scramble.ts';
import { reduce } from '../../src-shared/rules/reduce.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { Sealed } from '../../src-shared/rules/sealed.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { ViewOptions } from '../../src-shared/view/seatView.ts';

// Many whole games: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

const QUIET: ViewOptions = {
  showVoters: false,
  markNotHitler: false,
  chronicle: false,
  discardsClosed: true,
  clock: null,
};

/** All that one viewer receives of a state. */
type Sight = (state: GameState, viewer: Viewer) => string;

function honest(state: GameState, viewer: Viewer): string {
  return JSON.stringify([
    projectPublic(state, DEFAULT_VIEW_OPTIONS),
    projectPublic(state, QUIET),
    projectPrivate(state, viewer),
  ]);
}

const GAMES = [5, 6, 7, 8, 9, 10].flatMap((players) => [1, 2].map((number) => ({ players, number })));

const turns: readonly Turn[] = GAMES.flatMap(({ players, number }) =>
  randomGame(players, number * 1000 + players),
);

/** Every viewer of a state in turn, two a state and the gallery, so that whole games stay affordable. */
function viewersOf(state: GameState, index: number): readonly Viewer[] {
  const seats = seatsOf(state.players);
  const two = seats.filter((seat) => (seat + index) % Math.ceil(state.players / 2) === 0);
  return [...two, 'gallery'];
}

/** The first state that a viewer sees differently when what the viewer may not know is scrambled; null for none. */
function firstLeak(sight: Sight, states: readonly GameState[]): string | null {
  const source = dice(7);
  for (const [index, state] of states.entries()) {
    for (const viewer of viewersOf(state, index)) {
      const scrambled = scramble(state, viewer, source);
      if (sight(scrambled, viewer) !== sight(state, viewer)) return `${state.phase.name} to ${viewer}`;
    }
  }
  return null;
}

const states = turns.map(({ before }) => before);

describe('a view', () => {
  it('does not change by one byte when all that its viewer may not know is scrambled', () => {
    expect(firstLeak(honest, states)).toBeNull();
  });

  it.each<readonly [string, Sight]>([
    ['the tile on top of the pile', (state) => String(Sealed.unseal(state.deck.shuffled)[state.deck.drawn])],
    ['the colours of the discards', (state) => Sealed.unseal(state.deck.discards).toSorted().join()],
    ['the ballots before they are revealed', openBallots],
    ['the tiles in a hand', openHand],
    ['a role', (state) => Sealed.unseal(state.roles[2] ?? Sealed.for([], 'liberal'))],
    ['targets that spare Hitler', targetsWithoutHitler],
    ['how many may read a role', readersOfRole],
    ['what another President learned', openInvestigations],
  ])('that leaks %s would be noticed', (_, leak) => {
    const leaky: Sight = (state, viewer) => honest(state, viewer) + leak(state, viewer);
    expect(firstLeak(leaky, states)).not.toBeNull();
  });
});

describe('a refusal', () => {
  it('does not change when all that its author may not know is scrambled (X-08)', () => {
    const source = dice(8);
    const wrong: string[] = [];
    for (const [index, state] of states.entries()) {
      for (const viewer of viewersOf(state, index)) {
        if (viewer === 'gallery') continue;
        const scrambled = scramble(state, viewer, source);
        for (const intent of allIntents(state.players)) {
          const command = { ...intent, seat: viewer };
          const [real, other] = [reduce(state, command), reduce(scrambled, command)];
          const same = JSON.stringify(real.ok || real.error) === JSON.stringify(other.ok || other.error);
          if (!same) wrong.push(`${state.phase.name} ${intent.type}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('what is sent after a command', () => {
  it('tells no viewer more than the command lawfully opens', () => {
    const source = dice(9);
    const wrong: string[] = [];
    for (const [index, turn] of turns.entries()) {
      for (const viewer of viewersOf(turn.before, index)) {
        const judged = reduce(scramble(turn.before, viewer, source, keptFor(turn, viewer)), turn.command);
        if (!judged.ok) wrong.push(`refused ${turn.command.type}`);
        else if (turn.after.phase.name !== 'concluded') {
          const after = honest(judged.value.state, viewer);
          if (after !== honest(turn.after, viewer)) wrong.push(`view after ${turn.command.type}`);
          if (heard(judged.value.events) !== heard(turn.events)) wrong.push(turn.command.type);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

function heard(events: Turn['events']): string {
  return JSON.stringify([projectHappenings(events, DEFAULT_VIEW_OPTIONS), projectHappenings(events, QUIET)]);
}

function openBallots(state: GameState): string {
  if (state.phase.name !== 'election') return '';
  return state.phase.ballots.map((ballot) => ballot && Sealed.unseal(ballot)).join();
}

function openHand(state: GameState): string {
  return 'hand' in state.phase ? Sealed.unseal(state.phase.hand).join() : '';
}

function targetsWithoutHitler(state: GameState): string {
  return state.living.filter((seat) => openRole(state, seat) !== 'hitler').join();
}

function openRole(state: GameState, seat: number): string {
  const role = state.roles[seat];
  return role === undefined ? '' : Sealed.unseal(role);
}

function readersOfRole(state: GameState): string {
  const readers = seatsOf(state.players).filter((seat) => state.roles[0]?.openAs(seat) !== null);
  return String(readers.length);
}

function openInvestigations(state: GameState): string {
  return state.pastRounds.map(({ investigated }) => investigated && Sealed.unseal(investigated.party)).join();
}
