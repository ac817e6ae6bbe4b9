import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** One step of a case: a command that a seat gives through its window, or what every window must show then. */
export type Step = Readonly<Record<string, unknown>>;

const STAGE_OF_PHASE: Readonly<Record<string, string>> = {
  investigate: 'presidentialPower',
  specialElection: 'presidentialPower',
  peek: 'presidentialPower',
  execute: 'presidentialPower',
};

/**
 * Opens a window of its own (context, storage, size) on `url`, with `before` run in it before anything of the page.
 * Whatever it throws fails the test that closes it.
 */
export async function openWindow(
  browser: Browser,
  url: string,
  size: { readonly width: number; readonly height: number } = { width: 1280, height: 800 },
  before: string | null = null,
): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly faults: string[] }> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', locale: 'en-GB' });
  if (before !== null) await context.addInitScript({ content: before });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(url);
  return { page, context, faults };
}

/** Joins by the link that the window was opened with, and waits for the own chair in the lobby. */
export async function joinAs(page: Page, name: string): Promise<void> {
  await page.getByTestId('name').fill(name);
  await page.getByTestId('join').click();
  await expect(page.getByTestId('leave').first()).toBeVisible();
}

/** A window of a person, with its context and what it has thrown so far. */
export type OpenedWindow = Awaited<ReturnType<typeof openWindow>>;

/** A window for each of these people: all pages load at once, then they take their seats in this order. */
export async function seatAll(
  browser: Browser,
  link: string,
  names: readonly string[],
): Promise<readonly OpenedWindow[]> {
  const windows = await Promise.all(
    names.map(async (name) => {
      const window = await openWindow(browser, link);
      await window.page.getByTestId('name').fill(name);
      return window;
    }),
  );
  for (const { page } of windows) {
    await page.getByTestId('join').click();
    await expect(page.getByTestId('leave').first()).toBeVisible();
  }
  return windows;
}

/** Plays one command of a case in the window of its seat, as a person would. */
export async function perform(windows: readonly Page[], step: Step): Promise<void> {
  const page = windows[Number(step['seat'])];
  if (page === undefined) throw new Error(`no window for ${JSON.stringify(step)}`);
  switch (step['do']) {
    case 'nominate':
    case 'investigate':
    case 'specialElection':
    case 'execute':
      await page.getByTestId(`seat-${String(step['target'])}`).click();
      return page.getByTestId('confirm').click();
    case 'ballot':
      return page.getByTestId(step['ja'] === true ? 'ballot-ja' : 'ballot-nein').click();
    case 'discard':
    case 'enact':
      await page
        .locator(`[data-testid^="tile-"][data-party="${step['tile'] === 'L' ? 'liberal' : 'fascist'}"]`)
        .first()
        .click();
      return page.getByTestId('confirm').click();
    case 'peek':
      return page.getByTestId('confirm').click();
    case 'proposeVeto':
      await page.getByTestId('propose-veto').click();
      return page.getByTestId('confirm').click();
    case 'answerVeto':
      await page.getByTestId(step['consent'] === true ? 'veto-agree' : 'veto-refuse').click();
      return page.getByTestId('confirm').click();
    default:
      throw new Error(`no such step: ${JSON.stringify(step)}`);
  }
}

/** Holds what one window shows against what a case says must be true now. */
export async function expectShown(page: Page, expected: Step): Promise<void> {
  const phase = String(expected['phase']);
  await expect(page.locator('[data-stage]').first()).toHaveAttribute(
    'data-stage',
    STAGE_OF_PHASE[phase] ?? phase,
  );
  if (phase === 'concluded') {
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-winner', String(expected['winner']));
    return;
  }
  const shown = {
    'track-liberal': String(expected['liberal']),
    'track-fascist': String(expected['fascist']),
    tracker: String(expected['tracker']),
    'draw-pile': String(expected['draw']),
    'discard-pile': String(expected['discard']),
  };
  await expect.poll(() => valuesOf(page, Object.keys(shown)), { intervals: [20, 50, 100] }).toEqual(shown);
}

/** What the page shows at these places, all at one moment. */
function valuesOf(
  page: Page,
  places: readonly string[],
): Promise<Readonly<Record<string, string | null | undefined>>> {
  return page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          document.querySelector(`[data-testid="${name}"]`)?.getAttribute('data-value'),
        ]),
      ),
    places,
  );
}
