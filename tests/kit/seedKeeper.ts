import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Which random game: as many players, dealt and played by this number, in this manner. */
export interface GameSeed {
  readonly property: string;
  readonly players: number;
  readonly number: number;
  readonly manner: number;
}

const FILE = new URL('../rules/failedSeeds.json', import.meta.url);
const LARGEST = 2 ** 31;

/** Where this run begins to count; `KABINETT_TEST_SEED` repeats another run. */
export const RUN_SEED = Number(process.env['KABINETT_TEST_SEED'] ?? randomInt(LARGEST));

/** The seeds that failed some time, which every run plays first. */
export function failedSeeds(property: string): readonly GameSeed[] {
  return readAll().filter((seed) => seed.property === property);
}

/** The games of a run: those that failed once, then so many a table and a manner from the seed of this run on. */
export function seedsOfRun(property: string, games: number, manners: number): readonly GameSeed[] {
  const fresh = [5, 6, 7, 8, 9, 10].flatMap((players) =>
    Array.from({ length: games * manners }, (_, index) => ({
      property,
      players,
      number: (RUN_SEED + index) % LARGEST,
      manner: index % manners,
    })),
  );
  return [...failedSeeds(property), ...fresh];
}

/** Keeps a seed that failed, to be committed: from then on every run plays it first. */
export function keepFailed(seed: GameSeed): void {
  const all = readAll();
  if (all.some((kept) => JSON.stringify(kept) === JSON.stringify(seed))) return;
  writeFileSync(FILE, `${JSON.stringify([...all, seed], null, 2)}\n`);
}

function readAll(): readonly GameSeed[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as readonly GameSeed[];
}
