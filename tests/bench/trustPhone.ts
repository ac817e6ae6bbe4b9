import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { FairGame } from '../kit/fairGame.ts';
import { chromiumPath } from '../kit/chromium.ts';
import { MemoryTable } from '../kit/memoryTable.ts';
import type { DealMessage } from '../../src-shared/protocol/deal.ts';
import { slowDown } from './windowFigures.ts';
import './trustPage.ts';

const SOURCE = fileURLToPath(new URL('trustPage.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../out/bench', import.meta.url));
const DEALS = 200;
const CHECKS = 12;

export interface PhoneFigures {
  readonly deals: readonly number[];
  readonly checks: readonly number[];
}

/** What a deal and the check of this game cost a page whose processor is four times slower than this machine's. */
export async function onPhone(game: FairGame): Promise<PhoneFigures> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await script() });
    await slowDown(await page.context().newCDPSession(page));
    const told = { ...dealOf(game), deals: DEALS };
    const deals = await page.evaluate(
      ({ messages, table, mine, deals: times }) =>
        Array.from({ length: times }, () => trustBench.deal(messages, table, mine)),
      told,
    );
    const opened = { opening: JSON.stringify(game.opening), witness: game.witnesses[0], times: CHECKS };
    const checks = await page.evaluate(({ opening, witness, times }) => {
      if (witness === undefined) return [];
      return Array.from({ length: times }, () => trustBench.check(opening, witness));
    }, opened);
    if (checks.some(({ verdict }) => verdict !== 'verified')) throw new Error('the check was not green');
    return { deals, checks: checks.map(({ ms }) => ms) };
  } finally {
    await browser.close();
  }
}

async function script(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      lib: { entry: SOURCE, formats: ['iife'], name: 'bench', fileName: () => 'trustPage.js' },
    },
  });
  return readFileSync(join(FOLDER, 'trustPage.js'), 'utf8');
}

function dealOf(game: FairGame) {
  const { context, commitment, commitments, shares } = game.opening.record;
  const messages: readonly DealMessage[] = [
    { type: 'dealOpen', context, commitment },
    { type: 'dealList', commitments },
    { type: 'dealShares', shares },
  ];
  const kit = new MemoryTable();
  const [guest] = kit.people(10);
  if (guest === undefined) throw new Error('nobody is here');
  const { table, mine } = guest.last('table');
  return { messages, table: { ...table, game: 1 }, mine };
}
