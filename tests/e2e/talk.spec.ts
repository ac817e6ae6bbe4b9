import { expect, type Page } from '@playwright/test';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { openPlantedHost } from '../kit/plantedHost.ts';
import { test } from '../kit/windowTest.ts';
import { openWindow, perform, seatAll, type Step } from '../kit/windows.ts';

const DEAL = { roles: 'LLLFH', draw: 'FLLFLLFLFFLFFFFFF', candidate: 0, reshuffles: [] };
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const ELECTION: readonly Step[] = [
  { do: 'nominate', seat: 0, target: 1 },
  ...[0, 1, 2, 3, 4].map((seat) => ({ do: 'ballot', seat, ja: true })),
];
const SESSION: readonly Step[] = [
  { do: 'discard', seat: 0, tile: 'L' },
  { do: 'enact', seat: 1, tile: 'F' },
];

async function claim(page: Page, about: string): Promise<void> {
  await page.getByTestId('say-open').click();
  await page.getByTestId(about).click();
  await page.getByTestId('claim-this').click();
}

test('people claim what they like after the session and not in it, react, keep marks to themselves, and see a clock', async ({
  browser,
}) => {
  const host = await openPlantedHost(DEAL);
  host.act({ type: 'setOptions', options: { ...DEFAULT_VIEW_OPTIONS, clock: 300 } });
  const { link } = host.hosting.invitation;
  const { page: watcher } = await openWindow(browser, link, { width: 1920, height: 1080 });
  await watcher.getByTestId('watch').click();
  const windows = (await seatAll(browser, link, NAMES)).map(({ page }) => page);
  const [ann, ben, cleo] = windows;
  if (ann === undefined || ben === undefined || cleo === undefined) throw new Error('no windows');
  expect(host.act({ type: 'start' })).toEqual({ ok: true, value: null });
  await expect(cleo.getByTestId('clock')).toBeVisible();

  for (const step of ELECTION) await perform(windows, step);
  await ann.getByTestId('say-open').click();
  await expect(ann.getByTestId('silence')).toBeVisible();
  await expect(ann.getByTestId('emote-laugh')).toBeDisabled();
  await ann.getByTestId('close-sheet').click();
  await cleo.getByTestId('say-open').click();
  await cleo.getByTestId('emote-doubt').click();
  for (const page of [...windows, watcher])
    await expect(page.getByTestId('seat-reaction')).toHaveAttribute('aria-label', /Cleo.*Really\?/);

  for (const step of SESSION) await perform(windows, step);
  await claim(ann, 'claim-1-drew-0');
  await claim(ben, 'claim-1-received-2');
  for (const page of [...windows, watcher]) await expect(page.getByTestId('seat-claim')).toHaveCount(2);
  await cleo.locator('summary').last().click();
  await expect(cleo.getByText('The two differ.').first()).toBeVisible();

  await cleo.getByTestId('marks-open').click();
  await cleo.getByTestId('mark-0-suspect').click();
  await cleo.getByTestId('marks').getByRole('textbox').first().fill('drew three?');
  await cleo.keyboard.press('Escape');
  await expect(cleo.getByTestId('marks')).toHaveCount(0);
  await cleo.getByTestId('marks-open').click();
  await expect(cleo.getByTestId('mark-0-suspect')).toHaveAttribute('aria-pressed', 'true');
  await expect(cleo.getByTestId('marks').getByRole('textbox').first()).toHaveValue('drew three?');

  host.act({ type: 'endGame' });
  await expect(ann.getByText('it was otherwise').first()).toBeVisible();
  host.act({ type: 'rematch' });
  await expect(cleo.getByTestId('stage')).toBeVisible();
  await expect(cleo.getByTestId('seat-claim')).toHaveCount(0);
  await cleo.getByTestId('marks-open').click();
  await expect(cleo.getByTestId('mark-0-suspect')).toHaveAttribute('aria-pressed', 'false');
  await host.close();
});
