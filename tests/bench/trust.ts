import { cpus, release } from 'node:os';
import { takeUp } from '../../src-main/host/takenUp.ts';
import { checkOpening } from '../../src-shared/fairness/check.ts';
import { gameFileText } from '../../src-shared/protocol/gameFile.ts';
import type { FairGame } from '../kit/fairGame.ts';
import { longestGame, longJournal } from './longGame.ts';
import { percentile } from './percentiles.ts';
import { onPhone } from './trustPhone.ts';
import { diskJournal, TrustTable } from './trustTable.ts';

const WARM = 60;
const COMMANDS = 1_000;
const DEALS = 40;
const CHECKS = 40;

function line(what: string, values: readonly number[]): string {
  const [p50, p99, most] = [50, 99, 100].map((share) => percentile(values, share).toFixed(2));
  return `| ${what} | ${values.length} | ${p50} | ${p99} | ${most} |`;
}

function timed(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

/** The same table with a journal on the disk and without, one command at each in turn. */
async function tables(): Promise<readonly string[]> {
  const disk = await diskJournal();
  const kept = await TrustTable.open(disk.journal);
  const plain = await TrustTable.open(null);
  const deals: number[] = [];
  const plainDeals: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let deal = 0; deal < DEALS; deal += 1) {
    deals.push(await kept.deal());
    plainDeals.push(await plain.deal());
    for (const table of [kept, plain]) table.kit.act({ type: 'endGame' });
    for (const table of [kept, plain]) await table.settle();
  }
  for (let command = 0; command < WARM + COMMANDS; command += 1) {
    const [one, other] = [await kept.command(), await plain.command()];
    if (command < WARM) continue;
    ours.push(one);
    theirs.push(other);
  }
  await disk.end();
  if (kept.faults + plain.faults > 0) throw new Error('a seat was refused');
  return [
    line('a deal of ten, from the start to the first question, with the journal', deals),
    line('the same without a journal', plainDeals),
    line('a command, from the intent until all ten are told, with the journal', ours),
    line('the same without a journal', theirs),
  ];
}

function checks(game: FairGame): string {
  const text = JSON.stringify(game.opening);
  const [witness] = game.witnesses;
  if (witness === undefined) throw new Error('nobody saw the game');
  const run = (): void => {
    if (checkOpening(text, witness).verdict !== 'verified') throw new Error('the check was not green');
  };
  const values = Array.from({ length: CHECKS }, () => timed(run));
  return line(`the check of a game of ten with ${game.turns.length} moves, Node`, values.slice(5));
}

function sizes(game: FairGame): string {
  const [witness] = game.witnesses;
  const opening = JSON.stringify(game.opening);
  const file = witness === undefined ? '' : gameFileText({ opening, witness, account: null });
  return `opened it is ${kib(opening.length)}, its game file ${kib(Buffer.byteLength(file))}`;
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** Measures all of it and prints a table; the exit code. */
export async function benchTrust(): Promise<number> {
  console.log(
    `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Linux ${release()}, Node ${process.version}`,
  );
  const rows = [...(await tables())];
  const game = longestGame();
  rows.push(checks(game));
  const { texts, bytes, commands } = await longJournal();
  const reads = Array.from({ length: CHECKS }, () => timed(() => takeUp(texts)));
  rows.push(line(`taking up a table of ten after ${commands} moves, Node`, reads.slice(5)));
  const phone = await onPhone(game);
  rows.push(line('a phone’s own part in a deal, Chromium four times slower', phone.deals));
  rows.push(line('the check of the same game, Chromium four times slower', phone.checks));
  console.log(`\n| what | n | p50 ms | p99 ms | max ms |\n|---|---|---|---|---|\n${rows.join('\n')}\n`);
  console.log(`a game of ten with ${game.turns.length} moves: ${sizes(game)}`);
  const snapshot = Math.max(
    ...texts.filter((text) => text.includes('"type":"table"')).map((text) => text.length),
  );
  console.log(
    `the journal of a game of ten with ${commands} moves: ${texts.length} records, ${kib(bytes)}; the largest record of a table ${kib(snapshot)}`,
  );
  return 0;
}
