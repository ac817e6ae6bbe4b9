import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test';

const MAIN = fileURLToPath(new URL('../../out/main/main.js', import.meta.url));

interface Instance {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly close: () => Promise<void>;
}

async function opened(...options: readonly string[]): Promise<Instance> {
  const profile = mkdtempSync(join(tmpdir(), 'kabinett-electron-'));
  const app = await _electron.launch({ args: [MAIN, '--port', '0', '--profile', profile, ...options] });
  return {
    app,
    page: await app.firstWindow(),
    close: async () => {
      // A game with others is not left without a question, which nobody could answer here.
      await app.evaluate(({ dialog }) => {
        dialog.showMessageBox = () => Promise.resolve({ response: 1, checkboxChecked: false });
      });
      await app.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

test('two instances on one machine play a game: one hosts, the other joins by the link it pastes', async () => {
  const host = await opened();
  const guest = await opened();
  await host.page.getByTestId('name').fill('Aino');
  await host.page.getByTestId('host-table').click();
  const link = (await host.page.getByTestId('qr').first().getAttribute('data-link')) ?? '';
  await guest.page.getByTestId('name').fill('Ben');
  await guest.page.getByTestId('join-box').fill(link);
  await guest.page.getByTestId('join').click();
  await expect(guest.page.getByTestId('leave').first()).toBeVisible();
  for (let bots = 1; bots <= 3; bots += 1) {
    await host.page.getByTestId('add-bot').first().click();
    await expect(host.page.getByTestId(`chair-${bots + 1}`)).toContainText('bot');
  }
  await host.page.getByTestId('start').click();
  for (const { page } of [host, guest]) {
    await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-stage', /./);
    await expect(page.getByTestId('dossier-toggle').first()).toBeVisible();
  }
  await guest.close();
  await host.close();
});

test('the page knows neither Node nor Electron, and a page that died comes back', async () => {
  const { app, page, close } = await opened();
  await expect(page.getByTestId('host-table')).toBeVisible();
  expect(
    await page.evaluate(() => ['require', 'process', 'module'].filter((name) => name in globalThis)),
  ).toEqual([]);
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
  await expect
    .poll(() =>
      app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
          'document.querySelector("[data-testid=host-table]") !== null',
        ),
      ),
    )
    .toBe(true);
  await close();
});
