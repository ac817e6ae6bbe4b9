import type { Page } from '@playwright/test';

/** How small text and buttons may be on a screen, in CSS pixels. */
export interface Looks {
  readonly text: number;
  readonly button: number;
}

/** A screen in the hand or on a desk (look, section 3). */
export const NEAR: Looks = { text: 12, button: 44 };
/** A wall, read across the room. */
export const FAR: Looks = { text: 28, button: 44 };

/** What of this page scrolls sideways, is too small to be pressed or too small to be read; one line a fault. */
export function faultsOfLook(page: Page, looks: Looks): Promise<readonly string[]> {
  return page.evaluate(({ text, button }) => {
    const faults: string[] = [];
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.getBoundingClientRect().width > 1;
    if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
    for (const each of document.querySelectorAll<HTMLElement>('button, summary')) {
      const { width, height } = each.getBoundingClientRect();
      if (isShown(each) && Math.min(width, height) < button - 0.5)
        faults.push(`${each.dataset['testid'] ?? each.textContent}: ${width} x ${height}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (words === '' || holder === null || !isShown(holder) || holder.closest('.spoken, style') !== null)
        continue;
      const svg = holder instanceof SVGElement ? holder.closest('svg') : null;
      const scale = svg === null ? 1 : svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize) * scale;
      if (size < text - 0.05) faults.push(`"${words.slice(0, 30)}": ${size.toFixed(1)} px`);
    }
    return faults;
  }, looks);
}
