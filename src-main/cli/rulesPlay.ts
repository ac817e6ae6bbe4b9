import { createHash } from 'node:crypto';
import { streams } from '../../src-shared/lang/random.ts';
import type { Stream } from '../../src-shared/lang/random.ts';
import { en } from '../../src-shared/locale/en.ts';
import { chanceFromSeed } from '../../src-shared/rules/chance.ts';
import type { Chance } from '../../src-shared/rules/chance.ts';
import type { Command } from '../../src-shared/rules/commands.ts';
import { awaited, options, reduce } from '../../src-shared/rules/reduce.ts';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import type { Party, PresidentialPower, SeatId } from '../../src-shared/rules/terms.ts';
import { projectPrivate } from '../../src-shared/view/project.ts';
import type { Fields } from './rulesCase.ts';
import { factsOf } from './rulesFacts.ts';
import { letter, lettersOf } from './rulesLetters.ts';

/** In a hundred: how often a random voter says Ja, changes its mind, and a random Chancellor proposes a veto. */
const JA = 60;
const CHANGED_MINDS = 5;
const VETOES = 40;
const HUNDRED = 100;

interface Move {
  readonly command: Command;
  readonly step: Fields;
}

/** A random lawful game as a case: all that chance decided, each command, and what is true after it. */
export function playGame(players: number, seed: string, game: number): Fields {
  const bytes = createHash('sha256').update(`${players}/${seed}/${game}`).digest();
  const decks: (readonly Party[])[] = [];
  const chance = recording(chanceFromSeed(bytes, players), decks);
  const dice = streams(bytes).stream('play');
  let state = setUpGame(players, chance);
  const steps: Fields[] = [];
  while (state.phase.name !== 'concluded') {
    const { command, step } = randomMove(state, dice);
    const judged = reduce(state, command);
    if (!judged.ok) throw new Error(`an offered command was refused: ${judged.error.code}`);
    state = judged.value.state;
    steps.push(step, { expect: expectations(state) });
  }
  const [draw, ...reshuffles] = decks;
  return {
    id: `random-${players}-${seed}-${game}`,
    title: en.shell.rules.randomGame,
    rules: [],
    setup: {
      players,
      roles: lettersOf(chance.roles()),
      draw: lettersOf(draw ?? []),
      candidate: chance.firstCandidate(),
      reshuffles: reshuffles.map(lettersOf),
    },
    steps,
  };
}

function recording(chance: Chance, decks: (readonly Party[])[]): Chance {
  return {
    roles: () => chance.roles(),
    firstCandidate: () => chance.firstCandidate(),
    hand: (n) => chance.hand(n),
    deck: (k, tiles) => {
      const deck = chance.deck(k, tiles);
      decks[k] = deck;
      return deck;
    },
  };
}

function expectations(state: GameState): Fields {
  const { eligible, targets, mayVeto, ...facts } = factsOf(state);
  if (facts.phase === 'nomination') return { ...facts, eligible };
  if (facts.phase === 'chancellorEnactment') return { ...facts, mayVeto };
  return state.phase.name === 'presidentialPower' ? { ...facts, targets } : facts;
}

function one<Item>(items: readonly Item[], dice: Stream): Item {
  const item = items[dice.below(Math.max(items.length, 1))];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

function randomMove(state: GameState, dice: Stream): Move {
  const changes = state.phase.name === 'election' && dice.below(HUNDRED) < CHANGED_MINDS;
  const seat = one(changes ? state.living : awaited(state), dice);
  const offered = options(state, seat);
  switch (offered.kind) {
    case 'nominate': {
      const target = one(offered.nominees, dice);
      return { command: { type: 'nominate', seat, nominee: target }, step: { do: 'nominate', seat, target } };
    }
    case 'vote': {
      const ja = dice.below(HUNDRED) < JA;
      return {
        command: { type: 'castBallot', seat, ballot: ja ? 'ja' : 'nein' },
        step: { do: 'ballot', seat, ja },
      };
    }
    case 'discard':
      return tileMove(state, 'discard', seat, dice);
    case 'enact':
      if (offered.mayVeto && dice.below(HUNDRED) < VETOES)
        return { command: { type: 'proposeVeto', seat }, step: { do: 'proposeVeto', seat } };
      return tileMove(state, 'enact', seat, dice);
    case 'answerVeto': {
      const consent = dice.below(2) === 0;
      return { command: { type: 'answerVeto', seat, consent }, step: { do: 'answerVeto', seat, consent } };
    }
    case 'choose':
      return powerMove(offered.power, seat, offered.targets, dice);
    case 'wait':
      throw new Error('an awaited seat has nothing to do');
  }
}

function tileMove(state: GameState, type: 'discard' | 'enact', seat: SeatId, dice: Stream): Move {
  const { hand } = projectPrivate(state, seat);
  const position = dice.below(Math.max(hand.length, 1));
  const tile = hand[position];
  if (tile === undefined) throw new Error('an office without tiles');
  return { command: { type, seat, position }, step: { do: type, seat, tile: letter(tile) } };
}

function powerMove(power: PresidentialPower, seat: SeatId, targets: readonly SeatId[], dice: Stream): Move {
  if (power === 'policyPeek') return { command: { type: 'peek', seat }, step: { do: 'peek', seat } };
  const target = one(targets, dice);
  switch (power) {
    case 'investigateLoyalty':
      return {
        command: { type: 'investigate', seat, target },
        step: { do: 'investigate', seat, target },
      };
    case 'specialElection':
      return {
        command: { type: 'callSpecialElection', seat, target },
        step: { do: 'specialElection', seat, target },
      };
    case 'execution':
      return { command: { type: 'execute', seat, target }, step: { do: 'execute', seat, target } };
  }
}
