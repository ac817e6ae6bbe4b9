import { fork, type ChildProcess } from 'node:child_process';
import { cpus, release } from 'node:os';
import { fileURLToPath } from 'node:url';
import { HEADING, row } from './percentiles.ts';
import type { Memory } from '../siege/words.ts';
import { localLink, TenSeats } from './tenSeats.ts';
import { timeWindows } from './windows.ts';

const INTENTS = 600;
/** After the pressure, before the memory is looked at again. */
const REST_MS = 3_000;
const GAMES = 100;
const GAMES_BEFORE = 10;
const PRESSURE = fileURLToPath(new URL('pressure.ts', import.meta.url));

/** What else happens at the host while its seats are timed; each in a process of its own. */
const PRESSURES = {
  'ten seats': null,
  'and every allowed connection busy': 'crowd',
  'and a guest that never reads': 'neverReads',
  'and under the attacks': 'attacks',
} as const;

async function underPressure(kind: string | null, seats: TenSeats): Promise<ChildProcess | null> {
  if (kind === null) return null;
  const child = fork(PRESSURE, [kind, String(seats.host.port), localLink(seats.host)], {
    execArgv: ['--import', 'tsx'],
  });
  await new Promise((resolve) => void child.once('message', resolve));
  return child;
}

async function timed(title: string, kind: string | null): Promise<string> {
  const seats = await TenSeats.open(`bench ${title}`);
  await seats.time(100);
  seats.ours.length = 0;
  seats.bare.length = 0;
  const pressure = await underPressure(kind, seats);
  const before = await seats.host.memory();
  await seats.time(INTENTS);
  const during = await seats.host.memory();
  const refusals = seats.players.flatMap((player) => player.refusals);
  const report = pressure === null ? '' : await reportOf(pressure);
  if (pressure !== null) await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const after = await seats.host.memory();
  await seats.close();
  console.log(row(title, seats.ours, seats.bare));
  console.log(`  memory ${held(before)}, then ${held(during)}, after a rest ${held(after)}; log ${counts(seats.host.logged)}; ${report}`);
  if (refusals.length > 0) throw new Error(`a seat was refused: ${refusals.join()}`);
  return row(title, seats.ours, seats.bare);
}

async function reportOf(pressure: ChildProcess): Promise<string> {
  const report = new Promise<string>((resolve) => void pressure.once('message', (said) => resolve(String(said))));
  pressure.send('end');
  const said = await report;
  pressure.disconnect();
  return said;
}

function held({ rss, heap }: Memory): string {
  return `${mib(rss)} (heap ${mib(heap)})`;
}

function mib(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MiB`;
}

function counts(logged: ReadonlyMap<string, number>): string {
  return [...logged].map(([type, count]) => `${type} ${count}`).join(', ') || 'empty';
}

/** What the host's process holds after ten games and after a hundred more. */
async function memory(): Promise<string> {
  const seats = await TenSeats.open('bench memory', 100_000);
  await seats.play(GAMES_BEFORE);
  const before = await seats.host.memory();
  const started = performance.now();
  await seats.play(GAMES);
  const seconds = (performance.now() - started) / 1_000;
  const after = await seats.host.memory();
  await seats.close();
  return (
    `memory of the host's process: ${held(before)} after ${GAMES_BEFORE} games, ` +
    `${held(after)} after ${GAMES} more in ${seconds.toFixed(0)} s`
  );
}

/** Runs the scenarios that are named, or all; the exit code. */
export async function benchTable(wanted: readonly string[]): Promise<number> {
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  console.log(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Linux ${release()}, Node ${process.version}`);
  const rows: string[] = [];
  for (const [title, kind] of Object.entries(PRESSURES))
    if (isWanted(kind ?? 'seats')) rows.push(await timed(title, kind));
  if (isWanted('windows')) rows.push(await timeWindows());
  const memories = isWanted('memory') ? await memory() : '';
  console.log(`\n${HEADING}\n${rows.join('\n')}\n\n${memories}`);
  return 0;
}
