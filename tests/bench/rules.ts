import { chanceFromSeed } from '../../src-shared/rules/chance.ts';
import type { Chance, HandLayout } from '../../src-shared/rules/chance.ts';
import type { Command } from '../../src-shared/rules/commands.ts';
import { options, reduce } from '../../src-shared/rules/reduce.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import type { Party, SeatId } from '../../src-shared/rules/terms.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { randomGame, seedOf } from '../kit/randomGame.ts';

/** A game as it was once played: what chance it had, and its commands. */
interface Recorded {
  readonly players: number;
  readonly seed: Uint8Array;
  readonly prepared: Chance;
  readonly commands: readonly Command[];
  readonly seats: readonly SeatId[];
}

/** What one run of all recorded games does with each state; what it gives back is added up, so that nothing is idle. */
type Use = (state: GameState, seats: readonly SeatId[], command: Command) => number;

const GAMES = 300;
const SECONDS = Number(process.argv[2] ?? 2);
const RUNS = Number(process.argv[3] ?? 5);

/** All that chance can be asked in a game, asked beforehand. */
function prepared(chance: Chance): Chance {
  const roles = chance.roles();
  const first = chance.firstCandidate();
  const decks = new Map<string, readonly Party[]>();
  const hands: HandLayout[] = [];
  return {
    roles: () => roles,
    firstCandidate: () => first,
    deck: (k, tiles) => {
      const key = `${k}/${tiles.liberal}/${tiles.fascist}`;
      const known = decks.get(key) ?? chance.deck(k, tiles);
      decks.set(key, known);
      return known;
    },
    hand: (n) => (hands[n] ??= chance.hand(n)),
  };
}

function record(players: number, number: number): Recorded {
  const seed = seedOf(number);
  const game: Recorded = {
    players,
    seed,
    prepared: prepared(chanceFromSeed(seed, players)),
    commands: randomGame(players, number).map(({ command }) => command),
    seats: seatsOf(players),
  };
  play(game, game.prepared, () => 0);
  return game;
}

function play({ players, commands, seats }: Recorded, chance: Chance, use: Use): number {
  let state = setUpGame(players, chance);
  let sum = 0;
  for (const command of commands) {
    const judged = reduce(state, command);
    if (!judged.ok) throw new Error(judged.error.code);
    state = judged.value.state;
    sum += judged.value.events.length + use(state, seats, command);
  }
  return sum;
}

const onlyReduce: Use = () => 0;

function withOptions(state: GameState, _: readonly SeatId[], command: Command): number {
  return options(state, command.seat).kind.length;
}

/** The public part once and a private part for each seat, as the table makes them. */
function withProjections(state: GameState, seats: readonly SeatId[]): number {
  let sum = projectPublic(state, DEFAULT_VIEW_OPTIONS).round;
  for (const seat of seats) sum += projectPrivate(state, seat).memories.length;
  return sum + projectHappenings([], DEFAULT_VIEW_OPTIONS).length;
}

/** Milliseconds of the processor that this process has had: other programs cost it no time. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Commands and games a second of one pass after another, for so many seconds. */
function measure(
  games: readonly Recorded[],
  chanceOf: (game: Recorded) => Chance,
  use: Use,
): readonly [number, number] {
  let commands = 0;
  let played = 0;
  let sum = 0;
  const started = spent();
  let passed = 0;
  while (passed < SECONDS * 1000) {
    for (const game of games) {
      sum += play(game, chanceOf(game), use);
      commands += game.commands.length;
      played += 1;
    }
    passed = spent() - started;
  }
  if (sum === 0) throw new Error('nothing was done');
  return [(commands * 1000) / passed, (played * 1000) / passed];
}

/** A loop that only copies a Map of as many entries as the state has fields: what any pure engine pays at least. */
function copyMap(): readonly [number, number] {
  let map = new Map(Array.from({ length: 20 }, (_, index) => [`field${index}`, index]));
  let copies = 0;
  const started = spent();
  let passed = 0;
  while (passed < SECONDS * 1000) {
    for (let round = 0; round < 1000; round += 1) map = new Map(map).set('field7', copies + round);
    copies += 1000;
    passed = spent() - started;
  }
  if (map.get('field7') !== copies - 1) throw new Error('nothing was copied');
  return [(copies * 1000) / passed, 0];
}

function line(label: string, measured: () => readonly [number, number]): void {
  const runs = Array.from({ length: RUNS }, measured);
  const [best] = runs.toSorted((one, other) => other[0] - one[0]);
  const all = runs.map(([commands]) => (commands / 1000).toFixed(0)).join(' ');
  const [commands = 0, games = 0] = best ?? [];
  const perGame = games === 0 ? '' : `${games.toFixed(0).padStart(9)} games/s`;
  console.log(`${label.padEnd(34)} ${commands.toFixed(0).padStart(10)} /s ${perGame}   (thousands: ${all})`);
}

/** Prints the best of the runs of each loop and all of them. */
export function benchRules(): void {
  console.log(`Node ${process.version}, ${RUNS} runs of ${SECONDS} s of one core each; the best counts`);
  line('copying a Map of 20', copyMap);
  for (const players of [5, 7, 10]) {
    const games = Array.from({ length: GAMES }, (_, number) => record(players, number));
    const known = (game: Recorded): Chance => game.prepared;
    const drawn = (game: Recorded): Chance => chanceFromSeed(game.seed, game.players);
    line(`${players} seats: reduce`, () => measure(games, known, onlyReduce));
    line(`${players} seats: reduce and options`, () => measure(games, known, withOptions));
    line(`${players} seats: with the streams`, () => measure(games, drawn, withOptions));
    line(`${players} seats: with all projections`, () => measure(games, drawn, withProjections));
  }
}
