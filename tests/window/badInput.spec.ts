import { expect, test, type Page } from '@playwright/test';
import { faultsOfLayout } from '../kit/layout.ts';
import { openPlantedHost } from '../kit/plantedHost.ts';
import { perform, seatAll } from '../kit/windows.ts';

const DEAL = { roles: 'LLLLLLFFFH', draw: 'FLLFLLFLFFLFFFFFF', candidate: 0, reshuffles: [] };
/** Twenty letters each: broad, Arabic, Hebrew, Han, Hangul, marks above marks, one word, signs of two halves. */
const NAMES = [
  'WWWWWWWWWWWWWWWWWWWW',
  'عبد الرحمن بن محمد ع',
  'שלום עליכם לכולם יחד',
  '晓雯晓雯晓雯晓雯晓雯晓雯晓雯晓雯晓雯晓雯',
  '김수한무거북이와두루미삼천갑자동방삭치',
  'Z̃́ǎ̃l̃ǧ̃õ',
  'Llanfairpwllgwyngyll',
  '🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊',
  '<b>bold</b>&amp; {n}',
  'Maximiliane-Sophie X',
];
const FIVE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
];

async function lookAround(page: Page, when: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await faultsOfLayout(page), `${when}, ${size.width} wide`).toEqual([]);
  }
}

test('the ten longest names of any script fit every phase, and none of them is read as a page', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const host = await openPlantedHost(DEAL);
  const windows = (await seatAll(browser, host.hosting.invitation.link, NAMES)).map(({ page }) => page);
  const [first] = windows;
  if (first === undefined) throw new Error('no window');
  await lookAround(first, 'lobby');
  host.act({ type: 'start' });
  await expect(first.getByTestId('stage')).toBeVisible();
  await lookAround(first, 'nomination');
  await perform(windows, { do: 'nominate', seat: 0, target: 3 });
  await expect(first.getByTestId('ballot-ja')).toBeVisible();
  await lookAround(first, 'vote');
  for (const seat of NAMES.keys()) await perform(windows, { do: 'ballot', seat, ja: true });
  await expect(first.getByTestId('tile-0')).toBeVisible();
  await lookAround(first, 'discard');
  await expect(first.locator('b:text-is("bold")')).toHaveCount(0);
  await host.close();
});

test('a link that is lost in any phase is said, and the same seat goes on when it is back', async ({
  browser,
}) => {
  const host = await openPlantedHost({ ...DEAL, roles: 'LFLHL' });
  const windows = (await seatAll(browser, host.hosting.invitation.link, FIVE)).map(({ page }) => page);
  const [first] = windows;
  if (first === undefined) throw new Error('no window');
  host.act({ type: 'start' });
  const steps = [
    [{ do: 'nominate', seat: 0, target: 1 }],
    [0, 1, 2, 3, 4].map((seat) => ({ do: 'ballot', seat, ja: true })),
    [{ do: 'discard', seat: 0, tile: 'F' }],
  ];
  for (const phase of steps) {
    await expect(first.getByTestId('stage')).toBeVisible();
    await first.reload();
    await expect(first.getByTestId('stage')).toBeVisible();
    await expect(first.getByTestId('dossier-toggle').first()).toBeVisible();
    for (const step of phase) await perform(windows, step);
  }
  await expect(first.locator('[data-stage]').first()).toHaveAttribute('data-stage', 'chancellorEnactment');
  await host.close();
});

test('a press on a seat that has just ceased to be offered does nothing, and the window stands', async ({
  browser,
}) => {
  const host = await openPlantedHost({ ...DEAL, roles: 'LFLHL' });
  const opened = await seatAll(browser, host.hosting.invitation.link, FIVE);
  const windows = opened.map(({ page }) => page);
  host.act({ type: 'start' });
  const [first] = windows;
  if (first === undefined) throw new Error('no window');
  await first.getByTestId('seat-1').click();
  // Twice in one breath: the second press comes upon a table that has gone on.
  await first.getByTestId('confirm').dblclick();
  await expect(first.getByTestId('ballot-ja')).toBeVisible();
  await first.getByTestId('seat-2').click();
  await first.getByTestId('ballot-ja').dblclick();
  await expect(first.locator('[data-stage]').first()).toHaveAttribute('data-stage', 'election');
  expect(opened.flatMap(({ faults }) => faults)).toEqual([]);
  await host.close();
});
