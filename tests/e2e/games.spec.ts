import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPlantedHost } from '../kit/plantedHost.ts';
import { test } from '../kit/windowTest.ts';
import { expectShown, perform, seatAll, type Step } from '../kit/windows.ts';

interface WindowCase {
  readonly id: string;
  readonly title: string;
  readonly setup: {
    readonly players: number;
    readonly roles: string;
    readonly draw: string;
    readonly candidate: number;
    readonly reshuffles: readonly string[];
  };
  readonly steps: readonly Step[];
}

const file = fileURLToPath(new URL('../cases/windows.jsonl', import.meta.url));
const cases = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as WindowCase);

for (const game of cases) {
  test(`${game.title} (${game.id})`, async ({ browser }) => {
    test.setTimeout(240_000);
    const host = await openPlantedHost(game.setup);
    const names = Array.from({ length: game.setup.players }, (_, seat) => `Player ${seat}`);
    const windows = await seatAll(browser, host.hosting.invitation.link, names);
    const pages = windows.map(({ page }) => page);
    expect(host.act({ type: 'start' })).toEqual({ ok: true, value: null });
    for (const [index, step] of game.steps.entries()) {
      if ('do' in step) await perform(pages, step);
      else await expectEverywhere(pages, step['expect'] as Step, game.steps[index - 1]);
    }
    for (const { page, context, faults } of windows) {
      await expect(page.getByTestId('verdict')).toBeVisible();
      expect(faults).toEqual([]);
      await context.close();
    }
    await host.close();
  });
}

/** Every window shows the new state; between two ballots, which change no number, one window is enough. */
async function expectEverywhere(
  pages: Parameters<typeof perform>[0],
  expected: Step,
  after: Step | undefined,
): Promise<void> {
  const quiet = after?.['do'] === 'ballot' && expected['phase'] === 'election';
  const looked = quiet ? pages.slice(0, 1) : pages;
  await Promise.all(looked.map((page) => expectShown(page, expected)));
}
