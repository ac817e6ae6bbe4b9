import { expect, type Page } from '@playwright/test';
import { FAR, faultsOfLook, NEAR } from '../kit/looks.ts';
import { openPlantedHost } from '../kit/plantedHost.ts';
import { test } from '../kit/windowTest.ts';
import { openWindow, perform, seatAll, type Step } from '../kit/windows.ts';

/** A Fascist tile in every hand, so that the powers, a veto and the end all come within six governments. */
const DEAL = { roles: 'LLLFH', draw: 'FLLFLLFLFFLFFFFFF', candidate: 0, reshuffles: ['FFFLLLLLLFFF'] };
const NAMES = ['Bartholomäus Freiher', 'Maximiliane-Sophie X', 'Ana', 'Llanfairpwllgwyngyll', '晓雯晓雯晓雯'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
] as const;
const TV = { width: 1920, height: 1080 };

/** A stop: what the table has come to, and whose window is looked at beside the wall. */
interface Stop {
  readonly stage: string;
  readonly seat: number;
}

function election(president: number, chancellor: number, living: readonly number[]): readonly Step[] {
  return [
    { do: 'nominate', seat: president, target: chancellor },
    ...living.map((seat) => ({ do: 'ballot', seat, ja: true })),
  ];
}

/** The President passes a Fascist tile on, and the Chancellor enacts it. */
function legislation(president: number, chancellor: number, discarded: 'L' | 'F'): readonly Step[] {
  return [
    { do: 'discard', seat: president, tile: discarded },
    { do: 'enact', seat: chancellor, tile: 'F' },
  ];
}

const ALL = [0, 1, 2, 3, 4];
const [FIRST_NOMINATION = {}, ...FIRST_BALLOTS] = election(0, 1, ALL);
const [FIRST_DISCARD = {}, FIRST_ENACTMENT = {}] = legislation(0, 1, 'L');

/** The whole game, with a stop at each phase that has a look of its own. */
const GAME: readonly (Step | Stop)[] = [
  { stage: 'nomination', seat: 0 },
  FIRST_NOMINATION,
  { stage: 'election', seat: 2 },
  ...FIRST_BALLOTS,
  { stage: 'presidentDiscard', seat: 0 },
  FIRST_DISCARD,
  { stage: 'chancellorEnactment', seat: 1 },
  FIRST_ENACTMENT,
  ...[...election(1, 2, ALL), ...legislation(1, 2, 'L')],
  ...[...election(2, 0, ALL), ...legislation(2, 0, 'L')],
  { stage: 'presidentialPower', seat: 2 },
  { do: 'peek', seat: 2 },
  ...[...election(3, 1, ALL), ...legislation(3, 1, 'L')],
  { stage: 'presidentialPower', seat: 3 },
  { do: 'execute', seat: 3, target: 2 },
  ...[...election(4, 0, [0, 1, 3, 4]), ...legislation(4, 0, 'F')],
  { do: 'execute', seat: 4, target: 1 },
  { stage: 'nomination', seat: 1 },
  ...election(0, 3, [0, 3, 4]),
  { do: 'discard', seat: 0, tile: 'F' },
  { stage: 'chancellorEnactment', seat: 3 },
  { do: 'proposeVeto', seat: 3 },
  { stage: 'vetoAnswer', seat: 0 },
  { do: 'answerVeto', seat: 0, consent: false },
  { do: 'enact', seat: 3, tile: 'F' },
  { stage: 'concluded', seat: 4 },
];

function isStop(step: Step | Stop): step is Stop {
  return 'stage' in step;
}

async function standsAt(page: Page, stage: string): Promise<void> {
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-stage', stage);
}

async function lookAtWindow(page: Page, { stage, seat }: Stop): Promise<void> {
  await standsAt(page, stage);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await faultsOfLook(page, NEAR), `${stage}, seat ${seat}, ${size.width} wide`).toEqual([]);
  }
}

/** What only a seat may see has a mark of its own in the page; none of them is on a wall before the verdict. */
async function lookAtWall(page: Page, stage: string): Promise<void> {
  await standsAt(page, stage);
  expect(await faultsOfLook(page, FAR), `${stage}, the wall`).toEqual([]);
  if (stage === 'concluded') return;
  await expect(
    page.locator('.carbon, [data-party], [data-role], [data-testid="dossier-toggle"]'),
  ).toHaveCount(0);
}

test('every phase fits every window and the wall, with nothing too small, and nothing secret on the wall', async ({
  browser,
}) => {
  const host = await openPlantedHost(DEAL);
  const { link } = host.hosting.invitation;
  const { page: wall } = await openWindow(browser, link, TV);
  await wall.getByTestId('watch').click();
  await expect.poll(() => host.hosting.screens.length).toBe(1);
  host.act({ type: 'markWall', screen: host.hosting.screens[0]?.screen ?? 0, wall: true });
  const windows = (await seatAll(browser, link, NAMES)).map(({ page }) => page);
  expect(host.act({ type: 'start' })).toEqual({ ok: true, value: null });
  for (const step of GAME) {
    if (!isStop(step)) {
      await perform(windows, step);
      continue;
    }
    const page = windows[step.seat];
    if (page === undefined) throw new Error(`no window of seat ${step.seat}`);
    await lookAtWindow(page, step);
    await lookAtWall(wall, step.stage);
  }
  await host.close();
});
