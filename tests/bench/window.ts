import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../kit/chromium.ts';
import { BenchTable } from './windowTable.ts';
import {
  memoryOf,
  noteFrames,
  openPhone,
  slowDown,
  usableAfter,
  watchDownloads,
  type Frames,
} from './windowFigures.ts';

/** Bytes of the first screen, fonts aside. */
const MOST_BYTES = 70_000;
const OPENINGS = 5;
const VOTES = 6;
/** The longest movement of a vote, and a little more. */
const MOVES_MS = 3500;
/** After so many games a window has loaded all that it ever will. */
const WARM_GAMES = 3;
/** What a heap may swing by, in megabytes. */
const SWING_MB = 1.5;

/**
 * Measures the built window in Chromium against a real host with ten guests: the files, the join page, the frames of
 * every vote at a fourth of the speed beside an empty page, and the memory after each game. Gives the exit code: 1
 * where the first screen is too large or the memory grows.
 */
export async function benchWindow(games: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] });
  const table = await BenchTable.open();
  try {
    const bytes = await benchSizes(browser, table);
    await benchJoining(browser, table);
    await table.start('start');
    await benchFrames(browser, table);
    const grown = await benchMemory(browser, table, games);
    return bytes <= MOST_BYTES && grown <= SWING_MB ? 0 : 1;
  } finally {
    await browser.close();
    await table.close();
  }
}

async function benchSizes(browser: Browser, table: BenchTable): Promise<number> {
  const { page, cdp } = await openPhone(browser, false);
  const downloads = await watchDownloads(page, cdp);
  await usableAfter(page, table.link);
  await page.waitForLoadState('networkidle');
  const loaded = await downloads();
  const sum = (kind: string): number =>
    loaded.filter((file) => file.kind === kind).reduce((bytes, file) => bytes + file.bytes, 0);
  for (const { kind, path, bytes } of loaded) console.log(`  ${kind} ${path} ${bytes}`);
  const first = sum('first');
  console.log(
    `first screen ${first} bytes (at most ${MOST_BYTES}), fonts ${sum('font')}, behind it ${sum('later')}`,
  );
  await page.context().close();
  return first;
}

async function benchJoining(browser: Browser, table: BenchTable): Promise<void> {
  for (const slow of [false, true]) {
    const times: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      const { page } = await openPhone(browser, slow);
      times.push(Math.round(await usableAfter(page, table.link)));
      await page.context().close();
    }
    times.sort((one, other) => one - other);
    const where = slow ? 'a phone of a fourth of the speed at 30 Mbit/s, 20 ms' : 'this machine';
    console.log(`join page usable on ${where}: median ${times[OPENINGS >> 1]}, slowest ${times.at(-1)} ms`);
  }
}

async function watch(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByTestId('watch').click();
  await page.locator('[data-stage]').first().waitFor();
}

async function benchFrames(browser: Browser, table: BenchTable): Promise<void> {
  const { page, cdp } = await openPhone(browser, false);
  await watch(page, table.link);
  const empty = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const emptyCdp = await empty.context().newCDPSession(empty);
  await slowDown(cdp);
  await slowDown(emptyCdp);
  const [votes, nothing]: [Frames[], Frames[]] = [[], []];
  for (let vote = 0; vote < VOTES; vote += 1) {
    const turn = await table.playToLastBallot();
    await page.bringToFront();
    await page.waitForTimeout(MOVES_MS);
    votes.push(await framesOf(page, turn));
    await empty.bringToFront();
    nothing.push(await framesOf(empty, () => Promise.resolve()));
  }
  tellFrames('ballots turn and tiles are dealt', votes);
  tellFrames('an empty page', nothing);
  await page.context().close();
  await empty.context().close();
}

async function framesOf(page: Page, act: () => Promise<void>): Promise<Frames> {
  const stop = await noteFrames(page);
  await act();
  await page.waitForTimeout(MOVES_MS);
  return stop();
}

function tellFrames(what: string, all: readonly Frames[]): void {
  const median = (value: (frames: Frames) => number): string =>
    (all.map(value).toSorted((one, other) => one - other)[all.length >> 1] ?? 0).toFixed(1);
  const worst = Math.max(...all.map(({ max }) => max)).toFixed(1);
  const long = all.reduce((sum, { longTasks }) => sum + longTasks, 0);
  console.log(
    `${what}, ${all.length} times ${MOVES_MS} ms at a fourth of the speed: frame p50 ${median(({ p50 }) => p50)}, ` +
      `p95 ${median(({ p95 }) => p95)}, longest ${worst} ms; tasks over 50 ms: ${long}`,
  );
}

async function benchMemory(browser: Browser, table: BenchTable, games: number): Promise<number> {
  const { page, cdp } = await openPhone(browser, false);
  await watch(page, table.link);
  await table.play();
  const after: number[] = [];
  for (let game = 1; game <= games; game += 1) {
    await table.start('rematch');
    await table.play();
    await page.locator('[data-stage="concluded"]').waitFor();
    const { mb, nodes } = await memoryOf(cdp);
    after.push(mb);
    console.log(`  after game ${game}: ${mb.toFixed(2)} MB, ${nodes} nodes`);
  }
  const grown = (after.at(-1) ?? 0) - (after[Math.min(WARM_GAMES, games) - 1] ?? 0);
  console.log(`heap grown from game ${WARM_GAMES} to ${games}: ${grown.toFixed(2)} MB (at most ${SWING_MB})`);
  await page.context().close();
  return grown;
}
