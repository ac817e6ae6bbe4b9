import { describe, expect, it, vi } from 'vitest';
import { allIntents, offeredIntents, randomGame } from '../kit/randomGame.ts';
import type { Turn } from '../kit/randomGame.ts';
import { asked, awaited, options, reduce } from '../../src-shared/rules/reduce.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { Sealed } from '../../src-shared/rules/sealed.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { MAX_ROUNDS } from '../../src-shared/rules/terms.ts';

// Many whole games: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

const MANNERS = [
  { ja: 65, veto: 50 },
  { ja: 30, veto: 90 },
  { ja: 95, veto: 10 },
];

const games: readonly (readonly Turn[])[] = [5, 6, 7, 8, 9, 10].flatMap((players) =>
  MANNERS.flatMap((manners, kind) =>
    Array.from({ length: 6 }, (_, number) => randomGame(players, number + 100 * kind, manners)),
  ),
);
const turns = games.flat();
const states = turns.map(({ after }) => after);

describe('in every random game', () => {
  it('6 Liberal and 11 Fascist tiles lie in the piles, in the hand and on the tracks', () => {
    expect(new Set(states.map(tilesByColour))).toEqual(new Set(['6 11']));
  });

  it('the sizes of the piles are the sizes that are told (R-DECK-07)', () => {
    const wrong = states.filter(
      ({ deck }) =>
        Sealed.unseal(deck.shuffled).length - deck.drawn !== deck.drawPile ||
        Sealed.unseal(deck.discards).length !== deck.discardPile,
    );
    expect(wrong).toHaveLength(0);
  });

  it('three tiles or more are in the draw pile at every nomination (R-DECK-02 to R-DECK-05)', () => {
    const sizes = states.filter(({ phase }) => phase.name === 'nomination').map(({ deck }) => deck.drawPile);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
  });

  it('whoever is awaited has something to do, and nobody else has', () => {
    const wrong = states.filter((state) =>
      seatsOf(state.players).some((seat) => {
        const busy = offeredIntents(state, seat).length > 0;
        return busy !== asked(state).includes(seat) || (awaited(state).includes(seat) && !busy);
      }),
    );
    expect(wrong).toHaveLength(0);
  });

  it('a game that is not concluded awaits somebody', () => {
    const wrong = states.filter(
      (state) => (awaited(state).length === 0) !== (state.phase.name === 'concluded'),
    );
    expect(wrong).toHaveLength(0);
  });

  it('what is offered is accepted, and every other thing refused, from every seat', () => {
    const wrong = states.filter((_, index) => index % 37 === 0).flatMap(misjudged);
    expect(wrong).toEqual([]);
  });

  it(`it ends within ${MAX_ROUNDS} rounds`, () => {
    const rounds = games.map((game) => game.at(-1)?.after.round.number ?? Infinity);
    expect(Math.max(...rounds)).toBeLessThanOrEqual(MAX_ROUNDS);
  });

  it('the tracker stands at 0 to 2 whenever somebody is asked (R-TRK-04)', () => {
    expect(states.filter(({ phase, tracker }) => phase.name !== 'concluded' && tracker > 2)).toHaveLength(0);
  });

  it('a question is counted exactly when the phase changes', () => {
    const wrong = turns.filter(({ before, after }) => {
      const changed = before.phase.name !== after.phase.name;
      return after.questions - before.questions !== (changed ? 1 : 0);
    });
    expect(wrong).toHaveLength(0);
  });

  it('the state before a command is the same after it: nothing is changed in place', () => {
    const game = randomGame(7, 42);
    const again = randomGame(7, 42);
    const wrong = game.filter(({ before, command }, index) => {
      reduce(before, command);
      return optionsOf(before) !== optionsOf(again[index]?.before ?? before);
    });
    expect(wrong).toHaveLength(0);
  });

  it('each of the endings and powers, the veto and chaos come to pass, so that the checks above mean something', () => {
    const types = new Set(turns.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...types].toSorted()).toEqual([
      'ballotCast',
      'ballotsRevealed',
      'chaosBegan',
      'checkedNotHitler',
      'concluded',
      'deckReshuffled',
      'executed',
      'loyaltyInvestigated',
      'nominated',
      'policiesPeeked',
      'policyEnacted',
      'powerGranted',
      'roundBegan',
      'specialElectionCalled',
      'tilesDrawn',
      'tilesPassed',
      'trackerMoved',
      'vetoAnswered',
      'vetoProposed',
    ]);
  });
});

function tilesByColour(state: GameState): string {
  const { phase, deck } = state;
  const hand = 'hand' in phase ? Sealed.unseal(phase.hand) : [];
  const loose = [...Sealed.unseal(deck.shuffled).slice(deck.drawn), ...Sealed.unseal(deck.discards), ...hand];
  const liberal = loose.filter((tile) => tile === 'liberal').length;
  return `${liberal + state.liberal} ${loose.length - liberal + state.fascist}`;
}

function optionsOf(state: GameState): string {
  return JSON.stringify(seatsOf(state.players).map((seat) => options(state, seat)));
}

/** Commands that are judged otherwise than the options say. */
function misjudged(state: GameState): readonly string[] {
  return seatsOf(state.players).flatMap((seat) => {
    const offered = new Set(offeredIntents(state, seat).map((intent) => JSON.stringify(intent)));
    return allIntents(state.players)
      .filter((intent) => reduce(state, { ...intent, seat }).ok !== offered.has(JSON.stringify(intent)))
      .map((intent) => `${state.phase.name}: ${JSON.stringify(intent)} of ${seat}`);
  });
}
