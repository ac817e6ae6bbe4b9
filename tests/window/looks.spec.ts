import { expect, type BrowserContextOptions } from '@playwright/test';
import { faultsOfLayout } from '../kit/layout.ts';
import { openScene, showScene, type Look } from '../kit/showcasePage.ts';
import { test } from '../kit/showcaseTest.ts';
import { ALL_SCENES } from '../renderer/showcase/allScenes.ts';

const OUT = 'test-results/window/looks';

/** One of each kind of screen: what is looked at in greyscale, in other languages, in forced colours, magnified. */
const CHOSEN: ReadonlySet<string> = new Set([
  ...['join', 'lobby', 'lobbyGuest', 'settings', 'options', 'menu', 'leave', 'dealing', 'turnedAway'],
  ...['first', 'nominate', 'longNames', 'waiting', 'absent', 'ballot', 'ballots', 'rejected', 'president'],
  ...['chancellorVeto', 'veto', 'enacted', 'execution', 'investigate', 'special', 'peek', 'peeked', 'dead'],
  ...['dossierFascist', 'chronicle', 'say', 'spokenVote', 'marks', 'rules', 'howToPowers', 'practiceAdvice'],
  ...['lost', 'paused', 'hostSeatAsk', 'verdictSaid', 'verdictMismatch', 'watcher'],
  ...['crowdedNomination', 'crowdedVote', 'crowdedHand'],
]);

interface View {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly look: Omit<Look, 'scene'>;
  /** Laid over the finished page. */
  readonly filter?: string;
  /** Every screen, and not the chosen ones alone. */
  readonly all?: boolean;
}

function sized(width: number, height: number, more: BrowserContextOptions = {}): BrowserContextOptions {
  return { viewport: { width, height }, reducedMotion: 'reduce', ...more };
}

const NEAR_SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [800, 600],
  [1280, 800],
] as const;

const NEAR_VIEWS: readonly View[] = [
  ...NEAR_SIZES.map(([width, height]) => ({
    name: `${width}x${height}`,
    options: sized(width, height),
    look: { theme: 'light' } as const,
    all: true,
  })),
  { name: 'greyscale', options: sized(390, 844), look: {}, filter: 'grayscale(1)' },
  { name: 'forced', options: sized(390, 844, { forcedColors: 'active' }), look: {} },
  { name: 'contrast', options: sized(390, 844, { contrast: 'more' }), look: {} },
  ...NEAR_SIZES.map(([width, height]) => ({
    name: `pseudo ${width}x${height}`,
    options: sized(width, height),
    look: { lang: 'pseudo' },
  })),
  { name: 'fi', options: sized(320, 640), look: { lang: 'fi' } },
  { name: 'zh', options: sized(1280, 800), look: { lang: 'zh-Hans' } },
  { name: 'ko', options: sized(844, 390), look: { lang: 'ko' } },
  { name: 'text 200', options: sized(390, 844), look: { text: 200 } },
  // A browser's zoom of 200 % halves the page and doubles its pixels.
  { name: 'zoom 200', options: sized(640, 400, { deviceScaleFactor: 2 }), look: {} },
];

const FAR_VIEWS: readonly View[] = [
  { name: '1920x1080', options: sized(1920, 1080), look: {} },
  { name: '1920x1080 light', options: sized(1920, 1080), look: { theme: 'light' } },
  { name: '1920x1080 greyscale', options: sized(1920, 1080), look: {}, filter: 'grayscale(1)' },
  { name: '1920x1080 pseudo', options: sized(1920, 1080), look: { lang: 'pseudo' } },
  { name: '1920x1080 forced', options: sized(1920, 1080, { forcedColors: 'active' }), look: {} },
];

/** A wall is read across the room; whoever watches on a small screen sees the table of a seat. */
function isFar(scene: string): boolean {
  return scene.startsWith('wall') || scene === 'verdictWatched';
}

for (const view of [...NEAR_VIEWS, ...FAR_VIEWS]) {
  const far = view.name.startsWith('1920');
  test(`every screen holds together at ${view.name}`, async ({ browser, address }) => {
    test.setTimeout(300_000);
    const { all = far } = view;
    const scenes = Object.keys(ALL_SCENES).filter(
      (scene) => isFar(scene) === far && (all || CHOSEN.has(scene)),
    );
    const page = await openScene(browser, address, { scene: 'first', ...view.look }, view.options);
    // A sheet lies above the page and takes no filter from it. The next scenes come into the same page.
    if (view.filter !== undefined)
      await page.addStyleTag({ content: `html, dialog { filter: ${view.filter} }` });
    const faults: string[] = [];
    for (const scene of scenes) {
      await showScene(page, { scene, ...view.look });
      faults.push(...(await faultsOfLayout(page)).map((fault) => `${scene}: ${fault}`));
      await page.screenshot({ path: `${OUT}/${view.name.replaceAll(' ', '_')}/${scene}.png` });
    }
    await page.context().close();
    expect(faults).toEqual([]);
  });
}

test('a layout that does not hold together is found in a page that has shown other scenes', async ({
  browser,
  address,
}) => {
  const page = await openScene(browser, address, { scene: 'waiting' }, sized(390, 844));
  await showScene(page, { scene: 'president' });
  expect(await faultsOfLayout(page)).toEqual([]);
  await page.evaluate(() => {
    const planted = '<button type="button" data-testid="small" style="width: 30px; height: 30px">x</button>';
    document.body.insertAdjacentHTML('afterbegin', `${planted}<div style="width: 900px; height: 1px"></div>`);
  });
  const tile = page.getByTestId('tile-1');
  await tile.evaluate((each) => each.style.setProperty('translate', '-60px 0'));
  const faults = await faultsOfLayout(page);
  for (const fault of ['scrolls sideways', /^small is .* x 30$/, /^tile-0 and tile-1 lie over one another$/])
    expect(faults).toContainEqual(expect.stringMatching(fault));
  await page.context().close();
});
