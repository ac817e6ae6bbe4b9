import { chanceFromSeed } from '../../src-shared/rules/chance.ts';
import type { Command, Intent } from '../../src-shared/rules/commands.ts';
import type { GameEvent } from '../../src-shared/rules/events.ts';
import { awaited, options, reduce } from '../../src-shared/rules/reduce.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { VETO_UNLOCKED_AT } from '../../src-shared/rules/terms.ts';
import type { PresidentialPower, SeatId } from '../../src-shared/rules/terms.ts';
import { projectPrivate } from '../../src-shared/view/project.ts';

/** A small generator of numbers for tests (mulberry32): the same number gives the same game. */
export function dice(start: number): { below(n: number): number } {
  let state = start >>> 0;
  return {
    below: (n) => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
    },
  };
}

/** A seed of 32 bytes from a number. */
export function seedOf(number: number): Uint8Array {
  const source = dice(number);
  return Uint8Array.from({ length: 32 }, () => source.below(256));
}

/** One accepted command of a game, and what it led from and to. */
export interface Turn {
  readonly before: GameState;
  readonly command: Command;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
}

/** How a random table behaves, in a hundred: `ja` ballots, `veto` proposals and consents, `fascist` tiles kept. */
export interface Manners {
  readonly ja: number;
  readonly veto: number;
}

const USUAL: Manners = { ja: 65, veto: 50 };

/** Plays a whole random game of offered commands; `number` picks the deal and every choice. */
export function randomGame(players: number, number: number, manners: Manners = USUAL): readonly Turn[] {
  return randomGameOf(players, seedOf(number), number, manners);
}

/** The same with a seed of its own: `number` picks the choices alone. */
export function randomGameOf(
  players: number,
  seed: Uint8Array,
  number: number,
  manners: Manners = USUAL,
): readonly Turn[] {
  const source = dice(number);
  const turns: Turn[] = [];
  let before = setUpGame(players, chanceFromSeed(seed, players));
  while (before.phase.name !== 'concluded') {
    const command = randomCommand(before, source, manners);
    const judged = reduce(before, command);
    if (!judged.ok) throw new Error(`game ${number} of ${players}: ${judged.error.code}`);
    const { state: after, events } = judged.value;
    turns.push({ before, command, after, events });
    before = after;
  }
  return turns;
}

/**
 * Plays a game that lasts as long as these choices can make it: every government is elected, every veto proposed and
 * accepted, and nothing that ends the game is done while something else is lawful.
 */
export function lingeringGame(players: number, number: number): readonly Turn[] {
  const source = dice(number);
  const turns: Turn[] = [];
  let before = setUpGame(players, chanceFromSeed(seedOf(number), players));
  while (before.phase.name !== 'concluded') {
    const turn = lingeringTurn(before, source);
    turns.push(turn);
    before = turn.after;
  }
  return turns;
}

function lingeringTurn(before: GameState, source: { below(n: number): number }): Turn {
  const seat = awaited(before)[0];
  if (seat === undefined) throw new Error('nobody is awaited');
  const turns = offeredIntents(before, seat).flatMap((intent): readonly Turn[] => {
    const command = { ...intent, seat };
    const judged = reduce(before, command);
    return judged.ok ? [{ before, command, after: judged.value.state, events: judged.value.events }] : [];
  });
  const lasting = turns.filter(({ after }) => after.phase.name !== 'concluded');
  const open = lasting.length > 0 ? lasting : turns;
  const slow = open.find(({ command }) => isSlow(before, command)) ?? open[source.below(open.length)];
  if (slow === undefined) throw new Error('an awaited seat has nothing to do');
  return slow;
}

/** Vetoes make a game long, so the fifth Fascist policy comes first and the Liberal ones wait. */
function isSlow(state: GameState, command: Command): boolean {
  switch (command.type) {
    case 'castBallot':
      return command.ballot === 'ja';
    case 'answerVeto':
      return command.consent;
    case 'proposeVeto':
      return true;
    case 'discard':
      return isWanted(state, command) === state.fascist >= VETO_UNLOCKED_AT;
    case 'enact':
      return !isVetoable(state) && isWanted(state, command);
    default:
      return false;
  }
}

function isVetoable(state: GameState): boolean {
  return state.phase.name === 'chancellorEnactment' && state.phase.veto === 'available';
}

function isWanted(state: GameState, command: Extract<Command, { readonly position: number }>): boolean {
  return projectPrivate(state, command.seat).hand[command.position] === 'fascist';
}

function randomCommand(state: GameState, source: { below(n: number): number }, manners: Manners): Command {
  const able = seatsOf(state.players).filter((seat) => options(state, seat).kind !== 'wait');
  const seat = able[source.below(able.length)];
  if (seat === undefined) throw new Error('nobody may act');
  const intents = offeredIntents(state, seat);
  const biased = intents.filter((intent) => suits(intent, source, manners));
  const chosen = (biased.length > 0 ? biased : intents).at(source.below(Math.max(1, biased.length)));
  if (chosen === undefined) throw new Error('an awaited seat has nothing to do');
  return { ...chosen, seat };
}

function suits(intent: Intent, source: { below(n: number): number }, manners: Manners): boolean {
  if (intent.type === 'castBallot')
    return source.below(100) < (intent.ballot === 'ja' ? manners.ja : 100 - manners.ja);
  if (intent.type === 'proposeVeto') return source.below(100) < manners.veto;
  if (intent.type === 'enact') return source.below(100) >= manners.veto / 2;
  if (intent.type === 'answerVeto')
    return source.below(100) < (intent.consent ? manners.veto : 100 - manners.veto);
  return true;
}

/** Every intent that the options of this seat offer. */
export function offeredIntents(state: GameState, seat: SeatId): readonly Intent[] {
  const offered = options(state, seat);
  const places = projectPrivate(state, seat).hand.map((_, position) => position);
  switch (offered.kind) {
    case 'nominate':
      return offered.nominees.map((nominee) => ({ type: 'nominate', nominee }));
    case 'vote':
      return [
        { type: 'castBallot', ballot: 'ja' },
        { type: 'castBallot', ballot: 'nein' },
      ];
    case 'discard':
      return places.map((position) => ({ type: 'discard', position }));
    case 'enact':
      return [
        ...places.map((position): Intent => ({ type: 'enact', position })),
        ...(offered.mayVeto ? [{ type: 'proposeVeto' } as const] : []),
      ];
    case 'answerVeto':
      return [
        { type: 'answerVeto', consent: true },
        { type: 'answerVeto', consent: false },
      ];
    case 'choose':
      return powerIntents(offered.power, offered.targets);
    case 'wait':
      return [];
  }
}

function powerIntents(power: PresidentialPower, targets: readonly SeatId[]): readonly Intent[] {
  switch (power) {
    case 'policyPeek':
      return [{ type: 'peek' }];
    case 'investigateLoyalty':
      return targets.map((target) => ({ type: 'investigate', target }));
    case 'specialElection':
      return targets.map((target) => ({ type: 'callSpecialElection', target }));
    case 'execution':
      return targets.map((target) => ({ type: 'execute', target }));
  }
}

/** Every intent that a seat of this table could think of, lawful or not. */
export function allIntents(players: number): readonly Intent[] {
  const seats = seatsOf(players);
  return [
    ...seats.flatMap((seat): readonly Intent[] => [
      { type: 'nominate', nominee: seat },
      { type: 'investigate', target: seat },
      { type: 'callSpecialElection', target: seat },
      { type: 'execute', target: seat },
    ]),
    { type: 'castBallot', ballot: 'ja' },
    { type: 'castBallot', ballot: 'nein' },
    ...[0, 1, 2].flatMap((position): readonly Intent[] => [
      { type: 'discard', position },
      { type: 'enact', position },
    ]),
    { type: 'proposeVeto' },
    { type: 'answerVeto', consent: true },
    { type: 'answerVeto', consent: false },
    { type: 'peek' },
  ];
}
