import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPlantedHost } from '../kit/plantedHost.ts';
import { joinAs, perform, type Step } from '../kit/windows.ts';

/** A Fascist tile in every hand, so that a peek, an execution and a veto all come within six governments. */
const DEAL = { roles: 'LLLFH', draw: 'FLLFLLFLFFLFFFFFF', candidate: 0, reshuffles: ['FFFLLLLLLFFF'] };
const ALL = [0, 1, 2, 3, 4];
const WAYS = ['mouse', 'touch', 'keyboard'] as const;
type Way = (typeof WAYS)[number];

function government(president: number, chancellor: number, living: readonly number[]): readonly Step[] {
  return [
    { do: 'nominate', seat: president, target: chancellor },
    ...living.map((seat) => ({ do: 'ballot', seat, ja: true })),
    { do: 'discard', seat: president, tile: 'L' },
    { do: 'enact', seat: chancellor, tile: 'F' },
  ];
}

/** Every phase once and more: nomination, vote, both choices, peek, execution. */
const GAME: readonly Step[] = [
  ...government(0, 1, ALL),
  ...government(1, 2, ALL),
  ...government(2, 0, ALL),
  { do: 'peek', seat: 2 },
  ...government(3, 1, ALL),
  { do: 'execute', seat: 3, target: 2 },
];

/**
 * Reaches the element by the Tab key alone, as a person without a pointer does, and presses it. Behind the last
 * element the focus leaves the page, so that what is secret covers itself and is uncovered by a key first.
 */
async function pressByKey(page: Page, element: Locator): Promise<void> {
  const cover = page.locator('[data-testid="uncover"], [data-testid^="tile-"]:not([data-party])').first();
  await expect(element.or(cover).first()).toBeEnabled();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    const covered = (await element.count()) === 0;
    const sought = covered ? cover : element;
    if (await sought.evaluate((each) => each === document.activeElement)) {
      await page.keyboard.press('Enter');
      if (!covered) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key never came there');
}

function targetsOf(page: Page, step: Step): readonly Locator[] {
  const confirm = page.getByTestId('confirm');
  switch (step['do']) {
    case 'ballot':
      return [page.getByTestId('ballot-ja')];
    case 'discard':
    case 'enact': {
      const party = step['tile'] === 'L' ? 'liberal' : 'fascist';
      return [page.locator(`[data-testid^="tile-"][data-party="${party}"]`).first(), confirm];
    }
    case 'peek':
      return [confirm];
    default:
      return [page.getByTestId(`seat-${String(step['target'])}`), confirm];
  }
}

async function act(windows: readonly Page[], step: Step, way: Way): Promise<void> {
  const page = windows[Number(step['seat'])];
  if (page === undefined) throw new Error('no window');
  if (way === 'mouse') {
    const uncover = page.getByTestId('uncover');
    if (step['do'] === 'ballot') {
      await expect(page.getByTestId('ballot-ja').or(uncover)).toBeVisible();
      if (await uncover.isVisible()) await uncover.click();
    }
    return perform(windows, step);
  }
  for (const target of targetsOf(page, step)) {
    if (way === 'touch') await target.tap();
    else await pressByKey(page, target);
  }
}

for (const way of WAYS) {
  test(`every phase is played by ${way} alone`, async ({ browser }) => {
    test.setTimeout(240_000);
    const host = await openPlantedHost(DEAL);
    const windows: Page[] = [];
    for (const name of ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']) {
      const context = await browser.newContext({
        viewport: way === 'touch' ? { width: 390, height: 844 } : { width: 1280, height: 800 },
        hasTouch: way === 'touch',
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      const page = await context.newPage();
      await page.goto(host.hosting.invitation.link);
      await joinAs(page, name);
      windows.push(page);
    }
    expect(host.act({ type: 'start' }).ok).toBe(true);
    for (const page of windows) await expect(page.getByTestId('stage')).toBeVisible();
    for (const [index, step] of GAME.entries()) {
      // The first vote is cast by every hand; the later ones only lead to the next power.
      const again = step['do'] === 'ballot' && index > ALL.length;
      await act(windows, step, again ? 'mouse' : way);
      const seen = windows[Number(step['seat'])]?.getByTestId('just-seen');
      if (step['do'] === 'peek' && seen !== undefined) {
        await expect(seen).toBeVisible();
        await windows[Number(step['seat'])]?.keyboard.press('Escape');
      }
    }
    for (const page of windows) {
      await expect(page.getByTestId('track-fascist').first()).toHaveAttribute('data-value', '4');
      await expect(page.getByTestId('seat-2')).toContainText('executed');
    }
    await host.close();
  });
}
