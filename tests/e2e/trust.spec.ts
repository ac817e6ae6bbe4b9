import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { checkOpening } from '../../src-shared/fairness/check.ts';
import { parseGameFile } from '../../src-shared/protocol/gameFile.ts';
import { startApp } from '../kit/startedApp.ts';
import { test } from '../kit/windowTest.ts';
import { openWindow, seatAll } from '../kit/windows.ts';

const TICKET = /(http:\/\/127\.0\.0\.1:\d+\/#ticket=\S+)/;
const NAMES = ['Ben', 'Cleo', 'Dan', 'Eve'] as const;

/**
 * A window does what it is asked at this moment, the first of everything and always Ja. It looks and presses in one
 * step: what it saw may be gone at the next, because the others answer at the same time.
 */
async function answers(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A seat that cannot be chosen can be pressed too: it says why.
    const acts = [
      '[data-testid="ballot-ja"][aria-pressed="false"]:enabled',
      '[data-testid="confirm"]:enabled',
      'button[data-testid^="seat-"]:enabled:not([aria-disabled])',
      'button[data-testid^="tile-"][data-party]:enabled',
    ];
    for (const act of acts) {
      const button = document.querySelector<HTMLElement>(act);
      if (button === null) continue;
      button.click();
      return;
    }
  });
}

/** Plays on until every window shows the verdict. */
async function playOut(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    await Promise.all(pages.map(answers));
    for (const page of pages) expect(await page.getByTestId('verdict').count()).toBe(1);
  }).toPass({ timeout: 200_000, intervals: [50] });
}

/** The eight characters that a saved game file is verified with on its own. */
function spokenBy(path: string): string {
  const file = parseGameFile(readFileSync(path, 'utf8'));
  if (!file.ok) throw new Error(`no game file: ${file.error}`);
  const finding = checkOpening(file.value.opening, file.value.witness);
  return finding.verdict === 'verified' ? finding.head : finding.fault.code;
}

test('at the end of a game every window has checked the deal and shows the same eight characters, and saves it as a file (decision 23)', async ({
  browser,
}) => {
  test.setTimeout(280_000);
  const app = startApp();
  const host = await openWindow(browser, await app.awaitPrinted(TICKET));
  await host.page.getByTestId('name').fill('Ann');
  await host.page.getByTestId('host-table').click();
  const link = (await host.page.getByTestId('qr').first().getAttribute('data-link')) ?? '';
  const port = /:(\d+)\//.exec(link)?.[1];
  const url = link.replace(/\/\/[^/]+\//, `//127.0.0.1:${port}/`);
  const wall = await openWindow(browser, url, { width: 1920, height: 1080 });
  await wall.page.getByTestId('watch').click();
  const guests = await seatAll(browser, url, NAMES);
  const players = [host.page, ...guests.map(({ page }) => page)];
  await host.page.getByTestId('start').click();
  await expect(wall.page.locator('[data-stage="nomination"]')).toBeVisible();
  await playOut(players);

  const heads = [];
  for (const page of [...players, wall.page]) {
    await expect(page.getByTestId('trust')).toHaveAttribute('data-state', 'verified');
    heads.push(await page.getByTestId('trust-head').getAttribute('aria-label'));
  }
  expect(new Set(heads).size).toBe(1);
  expect(heads[0]).toMatch(/^([0-9A-F] ){7}[0-9A-F]$/);
  await expect(host.page.getByTestId('trust-others')).toContainText('Eve');
  await expect(host.page.getByTestId('trust-others')).not.toContainText('nothing yet');
  for (const page of [host.page, ...players.slice(-1)]) {
    const saved = page.waitForEvent('download');
    await page.getByTestId('save-game').click();
    expect(spokenBy(await (await saved).path())).toBe(heads[0]?.replaceAll(' ', ''));
  }
  for (const { faults } of [host, wall, ...guests]) expect(faults).toEqual([]);
  await app.stop();
});
