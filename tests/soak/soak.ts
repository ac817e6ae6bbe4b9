import { cpus, release } from 'node:os';
import { percentile } from '../bench/percentiles.ts';
import { seededDice } from '../kit/seededDice.ts';
import { fastClock } from '../siege/fastClock.ts';
import type { Memory, Sabotage } from '../siege/words.ts';
import { MISHAPS } from './person.ts';
import { ONE_ADDRESS, SoakTable, SPEED, type SoakTally } from './soakTable.ts';

export interface SoakOptions {
  readonly seed: string;
  readonly tables: number;
  /** Ends when so many games are over or so many milliseconds have gone, whichever is first. */
  readonly games: number;
  readonly ms: number;
  readonly absences?: readonly number[];
  readonly sabotage?: Sabotage | null;
  /** Milliseconds of the table's clock without a move that count as stuck. */
  readonly stuckMs?: number;
}

/** From a blink to longer than the minute after which a bot may sit in. */
const ABSENCES = [100, 500, 2_000, 5_000, 11_000, 30_000, 90_000];

/** Plays whole games over real sockets amid mishaps, at several tables at once. */
export async function soak({
  seed,
  tables,
  games,
  ms,
  absences = ABSENCES,
  sabotage = null,
  stuckMs = 600_000,
}: SoakOptions): Promise<SoakTally> {
  const tally: SoakTally = {
    games: 0,
    mishaps: new Map(MISHAPS.map((mishap) => [mishap, 0])),
    sitIns: 0,
    returns: [],
    memories: [],
    faults: [],
  };
  const until = Date.now() + ms;
  let devices = 0;
  const newAddress = (): string => {
    if (ONE_ADDRESS) return '127.0.0.1';
    devices += 1;
    return `127.${1 + (devices >> 14)}.${(devices >> 7) & 0x7f}.${1 + (devices & 0x7f)}`;
  };
  const isOver = (): boolean => tally.games >= games || Date.now() > until;
  const parts = { clock: fastClock(SPEED), tally, newAddress, isOver, absences, sabotage, stuckMs };
  await Promise.all(
    Array.from({ length: tables }, async (_, table) => {
      const name = `${seed} table ${table}`;
      const opened = await SoakTable.open({ ...parts, seed: name, dice: seededDice(name) });
      await opened.run();
    }),
  );
  return tally;
}

/** How much a host may hold more at the end than after its first games, in bytes of heap. */
const GROWTH = 4_194_304;

/** What is wrong with a soak as a whole; empty for nothing. */
export function soakFaults({ faults, memories }: SoakTally): readonly string[] {
  const grown = memories.map(([first, last]) => last.heap - first.heap).filter((bytes) => bytes > GROWTH);
  return [...faults, ...grown.map((bytes) => `the heap of a host grew by ${bytes} bytes`)];
}

function mib(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MiB`;
}

function held({ rss, heap }: Memory): string {
  return `${mib(rss)} (heap ${mib(heap)})`;
}

/** Soaks for so many minutes and says what came of it; the exit code. */
export async function runSoak(minutes: number, tables: number, seed: string): Promise<number> {
  console.log(
    `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Linux ${release()}, Node ${process.version}`,
  );
  console.log(
    `${minutes} minutes, ${tables} tables at a time, seed ${seed}, the table's clock ${SPEED} times as fast`,
  );
  const tally = await soak({ seed, tables, games: Infinity, ms: minutes * 60_000 });
  const counts = [...tally.mishaps].map(([mishap, count]) => `${mishap} ${count}`).join(', ');
  console.log(`${tally.games} games; ${counts}; a bot sat in ${tally.sitIns} times`);
  const back = [50, 95, 99, 100].map((share) => percentile(tally.returns, share).toFixed(0));
  console.log(
    `back at the seat, ms of the table's clock: p50 ${back[0]}, p95 ${back[1]}, p99 ${back[2]}, max ${back[3]}`,
  );
  for (const [first, last] of tally.memories)
    console.log(`a host held ${held(first)} after its first games, ${held(last)} at the end`);
  const faults = soakFaults(tally);
  for (const fault of faults) console.log(`FAILED: ${fault}`);
  if (faults.length === 0) console.log('none stuck, nothing lost');
  return faults.length === 0 ? 0 : 1;
}
