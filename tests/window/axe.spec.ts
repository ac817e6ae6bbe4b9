import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { openScene, showScene } from '../kit/showcasePage.ts';
import { CROWDED } from '../renderer/showcase/crowded.ts';
import { DOOR_SCENES } from '../renderer/showcase/doorScenes.ts';
import { KEPT_SCENES } from '../renderer/showcase/keptScenes.ts';
import { PAST_SCENES } from '../renderer/showcase/pastScenes.ts';
import { SCENES } from '../renderer/showcase/scenes.ts';
import { serveShowcase } from '../renderer/showcase/serve.ts';

const ALL = { ...SCENES, ...DOOR_SCENES, ...KEPT_SCENES, ...PAST_SCENES, ...CROWDED };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let server: PreviewServer;
let address = '';

test.beforeAll(async () => {
  server = await serveShowcase();
  address = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => server.close());

type Theme = 'dark' | 'light';

/**
 * What a theme or a language can change. Colours are the same in every language and nothing but colours is another
 * in the light theme, so English and dark is held against every rule, and the others against what is new in them.
 */
function rulesOf(page: Page, lang: string, theme: Theme): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (theme === 'light') return axe.withRules(['color-contrast']);
  return lang === 'en' ? axe.withTags(TAGS) : axe.withTags(TAGS).disableRules(['color-contrast']);
}

for (const lang of ['en', 'fi', 'zh-Hans', 'ko']) {
  for (const theme of ['dark', 'light'] as const) {
    test(`axe finds no fault on any screen in ${lang}, ${theme}`, async ({ browser }) => {
      test.setTimeout(600_000);
      const options = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
      const page = await openScene(browser, address, { scene: 'first', theme, lang }, options);
      const faults: string[] = [];
      for (const scene of Object.keys(ALL)) {
        const isWall = scene.startsWith('wall') || scene === 'verdictWatched';
        await page.setViewportSize(isWall ? { width: 1920, height: 1080 } : options.viewport);
        await showScene(page, address, { scene, theme, lang });
        const { violations } = await rulesOf(page, lang, theme).analyze();
        for (const { id, nodes } of violations)
          faults.push(`${scene}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
      }
      await page.context().close();
      expect(faults).toEqual([]);
    });
  }
}
