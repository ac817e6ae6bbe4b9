import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Which of axe's rules a page is held against. */
export type AxeRules =
  | { readonly tags: readonly string[]; readonly without: readonly string[] }
  | { readonly rules: readonly string[] };

/**
 * What axe finds in this page, one line a rule, by all rules that are not experimental unless some are chosen. The page has one document, so axe runs in it as a whole: in parts it
 * would open an empty page for every run and carry each element that passes out and in again, which takes five times
 * as long. A page that has had it since an earlier run keeps it.
 */
export async function faultsOfAxe(
  page: Page,
  chosen: AxeRules = { tags: [], without: [] },
): Promise<readonly string[]> {
  if (page.frames().length > 1) throw new Error('a frame within the page would be passed over');
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: '0' } : { page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  if ('rules' in chosen) axe.withRules([...chosen.rules]);
  else if (chosen.tags.length > 0) axe.withTags([...chosen.tags]).disableRules([...chosen.without]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
