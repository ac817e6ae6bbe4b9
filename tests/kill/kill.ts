import { cpus, release } from 'node:os';
import { percentile } from '../bench/percentiles.ts';
import { seededDice } from '../kit/seededDice.ts';
import { buildKillHost } from './killHost.ts';
import { KillTable, type KillTally } from './killTable.ts';

export interface KillRun {
  readonly seed: string;
  /** Ends after the first game that is over by then. */
  readonly ms: number;
  readonly people: number;
  readonly bots: number;
  readonly finishes?: boolean;
  readonly loses?: number;
}

/** Kills the host of one table after the other, with five to ten at it, until time is up. */
export async function kill({
  seed,
  ms,
  people,
  bots,
  finishes = true,
  loses = 0,
}: KillRun): Promise<KillTally> {
  const tally: KillTally = {
    kills: new Map(),
    games: 0,
    backMs: [],
    onMs: [],
    readMs: [],
    later: [],
    faults: [],
  };
  const until = performance.now() + ms;
  const isOver = (): boolean => performance.now() > until;
  const table = new KillTable({ seed, dice: seededDice(seed), tally, isOver, people, bots, finishes, loses });
  await table.run();
  return tally;
}

export function killsOf({ kills }: KillTally): number {
  return [...kills.values()].reduce((sum, count) => sum + count, 0);
}

function figures(values: readonly number[]): string {
  const [p50, p99, most] = [50, 99, 100].map((share) => percentile(values, share).toFixed(0));
  return `p50 ${p50}, p99 ${p99}, max ${most} (${values.length})`;
}

/** Kills for so many minutes and says what came of it; the exit code. */
export async function runKill(minutes: number, seed: string): Promise<number> {
  console.log(
    `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Linux ${release()}, Node ${process.version}`,
  );
  console.log(`${minutes} minutes, seed ${seed}`);
  await buildKillHost();
  const sizes = [
    { people: 5, bots: 2 },
    { people: 5, bots: 0 },
    { people: 8, bots: 2 },
  ];
  const ms = (minutes * 60_000) / sizes.length;
  let hasFailed = false;
  for (const { people, bots } of sizes) {
    const tally = await kill({ seed: `${seed} ${people}+${bots}`, ms, people, bots });
    console.log(
      `${people} people and ${bots} bots: ${killsOf(tally)} kills, ${tally.games} games ended with every check green`,
    );
    for (const [what, count] of [...tally.kills].sort()) console.log(`  killed ${what}: ${count}`);
    console.log(`  read and replayed, ms: ${figures(tally.readMs)}`);
    console.log(`  from the start of the process until all were back, ms: ${figures(tally.backMs)}`);
    console.log(`  until the game had gone on, ms: ${figures(tally.onMs)}`);
    console.log(`  kept and not told yet: at most ${Math.max(0, ...tally.later)}`);
    for (const fault of tally.faults) console.log(`FAILED: ${fault}`);
    hasFailed ||= tally.faults.length > 0;
  }
  if (!hasFailed) console.log('same table, same seats, same question, nothing lost');
  return hasFailed ? 1 : 0;
}
