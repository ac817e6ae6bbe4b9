import { expect } from '@playwright/test';
import { faultsOfAxe, type AxeRules } from '../kit/axe.ts';
import { openScene, showScene } from '../kit/showcasePage.ts';
import { test } from '../kit/showcaseTest.ts';
import { ALL_SCENES } from '../renderer/showcase/allScenes.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const TV = { width: 1920, height: 1080 };

type Theme = 'dark' | 'light';

/**
 * What a theme or a language can change. Colours are the same in every language and nothing but colours is another
 * in the light theme, so English and dark is held against every rule, and the others against what is new in them.
 */
function rulesOf(lang: string, theme: Theme): AxeRules {
  if (theme === 'light') return { rules: ['color-contrast'] };
  return { tags: TAGS, without: lang === 'en' ? [] : ['color-contrast'] };
}

for (const lang of ['en', 'fi', 'zh-Hans', 'ko']) {
  for (const theme of ['dark', 'light'] as const) {
    test(`axe finds no fault on any screen in ${lang}, ${theme}`, async ({ browser, address }) => {
      test.setTimeout(600_000);
      const page = await openScene(browser, address, { scene: 'first', theme, lang }, PHONE);
      const faults: string[] = [];
      for (const scene of Object.keys(ALL_SCENES)) {
        const isWall = scene.startsWith('wall') || scene === 'verdictWatched';
        await page.setViewportSize(isWall ? TV : PHONE.viewport);
        await showScene(page, { scene, theme, lang });
        const found = await faultsOfAxe(page, rulesOf(lang, theme));
        faults.push(...found.map((fault) => `${scene}: ${fault}`));
      }
      await page.context().close();
      expect(faults).toEqual([]);
    });
  }
}

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds what is planted in a page that has shown other scenes, ${theme}`, async ({
    browser,
    address,
  }) => {
    const page = await openScene(browser, address, { scene: 'first', theme }, PHONE);
    expect(await faultsOfAxe(page, rulesOf('en', theme))).toEqual([]);
    await showScene(page, { scene: 'lobby', theme });
    await page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML('afterbegin', '<div><img src="data:," /><button type="button"></button></div>');
    });
    const faint = theme === 'dark' ? '#555' : '#bbb';
    await page.addStyleTag({ content: `main * { color: ${faint} !important }` });
    const found = (await faultsOfAxe(page, rulesOf('en', theme))).map((fault) => fault.split(':')[0]);
    const quiet = theme === 'dark' ? ['button-name', 'image-alt'] : [];
    expect(found).toEqual(expect.arrayContaining(['color-contrast', ...quiet]));
    await page.context().close();
  });
}
