import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { startApp } from '../kit/startedApp.ts';
import { test } from '../kit/windowTest.ts';
import { openWindow } from '../kit/windows.ts';
import { parseGameFile } from '../../src-shared/protocol/gameFile.ts';

const TICKET = /(http:\/\/127\.0\.0\.1:\d+\/#ticket=\S+)/;

test('a game that is over is kept on the device, replayed by keys, saved, deleted, and taken in again (decision 39)', async ({
  browser,
}) => {
  const app = startApp();
  const { page, faults } = await openWindow(browser, await app.awaitPrinted(TICKET));
  await page.getByTestId('name').fill('Ann');
  await page.getByTestId('host-table').click();
  for (let bots = 1; bots <= 4; bots += 1) {
    await page.getByTestId('add-bot').first().click();
    await expect(page.getByTestId(`chair-${bots}`)).toContainText('bot');
  }
  await page.getByTestId('start').click();
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-stage', /./);
  await page.getByTestId('host-menu').click();
  await page.getByTestId('end-game').click();
  await page.getByTestId('ask-yes').click();
  await expect(page.getByTestId('kept')).toBeVisible();

  await page.getByTestId('menu').click();
  await page.getByTestId('past-games').click();
  const game = page.locator('button[data-testid^="past-"]', { hasText: 'The host ended the game' });
  await expect(game).toContainText('Ann');
  await game.press('Enter');
  await page.getByTestId('replay').press('Enter');
  const stage = page.getByTestId('replay-stage');
  await page.keyboard.press('End');
  await expect(stage).toContainText('The host ended the game: everything is opened.');
  await page.keyboard.press('Home');
  await expect(stage).toHaveAttribute('data-step', '0');
  await page.getByTestId('sight-open').press('Enter');
  await expect(page.getByTestId('seat-4')).toHaveAccessibleName(/Liberal|Fascist|Hitler/);
  await page.keyboard.press('Escape');

  const saved = page.waitForEvent('download');
  await page.getByTestId('save-one').click();
  const path = await (await saved).path();
  expect(parseGameFile(readFileSync(path, 'utf8')).ok).toBe(true);
  await page.getByTestId('delete-one').click();
  await page.getByTestId('ask-yes').click();
  await expect(page.getByTestId('past-none')).toBeVisible();
  await page.getByTestId('take-in-file').setInputFiles(path);
  await expect(page.getByTestId('imported')).toContainText('1 game added.');
  await page.getByTestId('take-in-file').setInputFiles(path);
  await expect(page.getByTestId('imported')).toContainText('here already');
  await expect(game).toHaveCount(1);
  expect(faults).toEqual([]);
  await app.stop();
});
