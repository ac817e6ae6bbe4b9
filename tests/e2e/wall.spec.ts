import { expect, type Page } from '@playwright/test';
import { encode } from 'uqr';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { FAR, faultsOfLook } from '../kit/looks.ts';
import { openPlantedHost } from '../kit/plantedHost.ts';
import { test } from '../kit/windowTest.ts';
import { joinAs, openWindow, seatAll } from '../kit/windows.ts';

const DEAL = { roles: 'LHFLL', draw: 'FFFLFLFFFFLLFFLLF', candidate: 0, reshuffles: [] };
const TV = { width: 1920, height: 1080 };

/** The dark modules of the code, read back from what is drawn: one text of 0 and 1 a row, without the quiet zone. */
async function drawnModules(page: Page): Promise<readonly string[]> {
  const rows = await page.getByTestId('qr').evaluate((svg) => {
    const path = svg.querySelector('path');
    const side = svg instanceof SVGSVGElement ? svg.viewBox.baseVal.width : 0;
    return Array.from({ length: side }, (_, y) =>
      Array.from({ length: side }, (_unused, x) =>
        path?.isPointInFill(new DOMPoint(x + 0.5, y + 0.5)) === true ? '1' : '0',
      ).join(''),
    );
  });
  const first = rows.findIndex((row) => row.includes('1'));
  return rows.slice(first, rows.length - first).map((row) => row.slice(first, row.length - first));
}

function modulesOf(link: string): readonly string[] {
  const { data } = encode(link, { ecc: 'L', border: 0 });
  return data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
}

function mark(host: RunningHost, wall: boolean): void {
  const screen = host.hosting.screens[0]?.screen ?? 0;
  expect(host.act({ type: 'markWall', screen, wall })).toEqual({ ok: true, value: null });
}

test('a watcher that is marked as the wall shows the way in and the public table, until it is sent away (decisions 2, 7)', async ({
  browser,
}) => {
  const host = await openPlantedHost(DEAL);
  const { link } = host.hosting.invitation;
  const { page: wall, faults } = await openWindow(browser, link, TV);
  await wall.getByTestId('watch').click();
  await expect.poll(() => host.hosting.screens.length).toBe(1);
  await expect(wall.getByTestId('qr')).toHaveCount(0);

  mark(host, true);
  await expect(wall.getByTestId('qr')).toHaveAttribute('data-link', link);
  expect(await drawnModules(wall)).toEqual(modulesOf(link));
  expect(await faultsOfLook(wall, FAR)).toEqual([]);

  await seatAll(browser, link, ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']);
  expect(host.act({ type: 'start' }).ok).toBe(true);
  await expect(wall.locator('[data-stage]').first()).toHaveAttribute('data-stage', 'nomination');
  await expect(wall.getByTestId('qr')).toHaveAttribute('data-link', link);
  await expect(wall.getByTestId('seat-4')).toContainText('Eve');
  await expect(wall.locator('.carbon, [data-testid="dossier"], [data-testid="confirm"]')).toHaveCount(0);
  expect(await faultsOfLook(wall, FAR)).toEqual([]);

  mark(host, false);
  await expect(wall.getByTestId('qr')).toHaveCount(0);
  expect(host.act({ type: 'closeScreen', screen: host.hosting.screens[0]?.screen ?? 0 }).ok).toBe(true);
  await expect(wall.locator('[data-stage]')).toHaveCount(0);
  await expect.poll(() => host.hosting.screens.length).toBe(0);
  expect(faults).toEqual([]);
  await host.close();
});

test('a removal takes the QR code off the wall (decision 5)', async ({ browser }) => {
  const host = await openPlantedHost(DEAL);
  const { link } = host.hosting.invitation;
  const { page: ann } = await openWindow(browser, link);
  await joinAs(ann, 'Ann');
  const { page: wall } = await openWindow(browser, link, TV);
  await wall.getByTestId('watch').click();
  await expect.poll(() => host.hosting.screens.length).toBe(1);
  mark(host, true);
  await expect(wall.getByTestId('qr')).toBeVisible();
  expect(host.act({ type: 'remove', seat: 0 }).ok).toBe(true);
  await expect(wall.getByTestId('qr')).toHaveCount(0);
  await host.close();
});
