import { expect } from 'vitest';
import { parseCase } from '../../src-main/cli/rulesCase.ts';
import { factsOf } from '../../src-main/cli/rulesFacts.ts';
import { playStep } from '../../src-main/cli/rulesStep.ts';
import { setUpPosition } from '../../src-shared/rules/setup.ts';
import type { Command, Refusal } from '../../src-shared/rules/commands.ts';
import type { GameEvent } from '../../src-shared/rules/events.ts';
import { reduce } from '../../src-shared/rules/reduce.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { plantedChance, tiles } from './plantedChance.ts';
import type { Plant } from './plantedChance.ts';

/** A table in the middle of a game, in the letters and names of the cases; draw and discard are filled up if absent. */
export interface Scene extends Partial<Plant> {
  readonly players: number;
  readonly discard?: string;
  readonly liberal?: number;
  readonly fascist?: number;
  readonly tracker?: number;
  readonly dead?: readonly number[];
  readonly lastGovernment?: readonly [number, number] | null;
  readonly investigated?: readonly number[];
}

const ROLES: Readonly<Record<number, string>> = {
  5: 'LLLFH',
  6: 'LLLLFH',
  7: 'LLLLFFH',
  8: 'LLLLLFFH',
  9: 'LLLLLFFFH',
  10: 'LLLLLLFFFH',
};

/** The roles that a scene deals when it does not say: Liberals first, Hitler in the last seat. */
export function rolesOf(players: number): string {
  const roles = ROLES[players];
  if (roles === undefined) throw new Error(`no game of ${players}`);
  return roles;
}

/** Sets the scene; a scene that is no lawful case fails the test. */
export function scene(given: Scene): GameState {
  const { hands, ...setup } = { ...given, roles: given.roles ?? rolesOf(given.players), draw: drawOf(given) };
  const parsed = parseCase({ id: 'scene', setup, steps: [] });
  if (!parsed.ok) throw new Error(`no scene: ${parsed.error.code} at ${parsed.error.at}`);
  const plant = { roles: setup.roles, draw: setup.draw, candidate: given.candidate ?? 0 };
  const chance = plantedChance({
    ...plant,
    reshuffles: given.reshuffles ?? [],
    ...(hands === undefined ? {} : { hands }),
  });
  return setUpPosition(parsed.value.position, chance);
}

/** What is neither on a track nor among the discards, Fascist tiles on top unless the scene names the pile's top. */
function drawOf(given: Scene): string {
  const top = given.draw ?? '';
  const gone = tiles(top + (given.discard ?? ''));
  const liberal = 6 - (given.liberal ?? 0) - gone.filter((tile) => tile === 'liberal').length;
  const fascist = 11 - (given.fascist ?? 0) - gone.filter((tile) => tile === 'fascist').length;
  return top + 'F'.repeat(fascist) + 'L'.repeat(liberal);
}

/** Plays steps of a case on the way to what a test is about; each must be accepted. */
export function play(state: GameState, ...steps: readonly Readonly<Record<string, unknown>>[]): GameState {
  return steps.reduce((now: GameState, step) => {
    const done = playStep(now, step);
    if (!done.ok) throw new Error(`${JSON.stringify(step)} was refused: ${done.error.code}`);
    return done.value;
  }, state);
}

/** The candidate's pair is elected by everyone, or with `ja: []` rejected. */
export function elect(state: GameState, chancellor: number, ja: readonly number[] = all(state)): GameState {
  const { candidate } = factsOf(state);
  return play(state, { do: 'nominate', seat: candidate, target: chancellor }, { do: 'ballots', ja });
}

/** Every living seat. */
export function all(state: GameState): readonly number[] {
  return state.living;
}

/** Elects a pair that enacts such a tile, discarding what is given. */
export function govern(state: GameState, chancellor: number, discard: string, enact: string): GameState {
  const { candidate } = factsOf(state);
  return play(
    elect(state, chancellor),
    { do: 'discard', seat: candidate, tile: discard },
    { do: 'enact', seat: chancellor, tile: enact },
  );
}

/** Gives one command and returns what happened by name, in order, with the new state. */
export function give(
  state: GameState,
  command: Command,
): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  const judged = reduce(state, command);
  if (!judged.ok) throw new Error(`${command.type} was refused: ${judged.error.code}`);
  return judged.value;
}

/** Expects the command to be refused with this code. */
export function expectRefused(state: GameState, command: Command, code: Refusal['code']): void {
  const judged = reduce(state, command);
  expect(judged.ok ? 'accepted' : judged.error.code).toBe(code);
}
