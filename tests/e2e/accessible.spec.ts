import { expect, type Page } from '@playwright/test';
import { faultsOfAxe } from '../kit/axe.ts';
import { openPlantedHost } from '../kit/plantedHost.ts';
import { test } from '../kit/windowTest.ts';
import { joinAs, openWindow, perform } from '../kit/windows.ts';

const DEAL = { roles: 'LFLHL', draw: 'LFFLFFLFFLFFLFFLF', candidate: 0, reshuffles: [] };

async function expectNoViolation(page: Page): Promise<void> {
  expect(await faultsOfAxe(page)).toEqual([]);
}

test('no screen from the front door to the discard has an accessibility fault that axe finds', async ({
  browser,
}) => {
  const host = await openPlantedHost(DEAL);
  const pages: Page[] = [];
  for (let seat = 0; seat < 5; seat += 1) {
    const { page } = await openWindow(browser, host.hosting.invitation.link);
    if (seat === 0) await expectNoViolation(page);
    await joinAs(page, `Player ${seat}`);
    pages.push(page);
  }
  const [first] = pages;
  if (first === undefined) throw new Error('no window');
  await expectNoViolation(first);
  host.act({ type: 'start' });
  await expect(first.locator('[data-stage="nomination"]').first()).toBeVisible();
  await expectNoViolation(first);
  await perform(pages, { do: 'nominate', seat: 0, target: 1 });
  await expect(first.getByTestId('ballot-ja')).toBeVisible();
  await expectNoViolation(first);
  for (const seat of [0, 1, 2, 3, 4]) await perform(pages, { do: 'ballot', seat, ja: true });
  await expect(first.getByTestId('tile-0')).toBeVisible();
  await expectNoViolation(first);
  await host.close();
});
