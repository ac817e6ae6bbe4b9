import type { Page } from '@playwright/test';

/** What stands beside one another and must never lie over one another. */
const APART = [
  '[data-place^="seat-"]',
  '[data-testid^="chair-"]',
  '[data-testid="tray"]',
  '.boards',
  '.top-bar',
  '.side',
  '[data-testid^="tile-"]',
  '[data-testid^="ballot-"]',
];

/**
 * What of this page lies over something else, leaves the screen sideways, is cut off where it should be read, or is
 * too small to be touched; one line a fault. Names may end in an ellipsis, nothing else may.
 */
export function faultsOfLayout(page: Page): Promise<readonly string[]> {
  return page.evaluate((apart) => {
    const faults: string[] = [];
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.closest('.spoken, [inert]') === null &&
      element.getBoundingClientRect().width > 1;
    const nameOf = (element: Element): string =>
      element.getAttribute('data-testid') ?? `${element.tagName} ${element.className}`;
    const open = document.querySelector('dialog[open], [role="dialog"]');
    const root = open ?? document.body;
    if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
    for (const button of root.querySelectorAll('button, summary, select, input')) {
      if (!isShown(button)) continue;
      const touched = button.closest('label') ?? button;
      const box = touched.getBoundingClientRect();
      if (Math.min(box.width, box.height) < 43.5)
        faults.push(`${nameOf(button)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
      if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${nameOf(button)} leaves the screen`);
    }
    for (const each of root.querySelectorAll<HTMLElement>('*')) {
      if (
        !isShown(each) ||
        each.closest('.name, .who, .table-name, .poster, bdi, svg, select, input') !== null
      )
        continue;
      const style = getComputedStyle(each);
      if (style.overflowX === 'visible' && style.textOverflow !== 'ellipsis') continue;
      if (each.scrollWidth > each.clientWidth + 2) faults.push(`${nameOf(each)} is cut sideways`);
    }
    if (open !== null) return faults;
    const parts = apart.flatMap((selector) => [...document.querySelectorAll(selector)]).filter(isShown);
    for (const [index, one] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        // A tray that sticks to the lower edge lies over what is scrolled under it.
        if ([one, other].some((part) => part.closest('.tray-place, .side, .top-bar') !== null && !isFixed()))
          continue;
        const a = seenOf(one);
        const b = seenOf(other);
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2) faults.push(`${nameOf(one)} and ${nameOf(other)} lie over one another`);
      }
    }
    return faults;

    /** The part of an element that is not scrolled out of what holds it. */
    function seenOf(element: Element): { left: number; right: number; top: number; bottom: number } {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let holder = element.parentElement; holder !== null; holder = holder.parentElement) {
        if (getComputedStyle(holder).overflowY === 'visible') continue;
        const box = holder.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      return { left, right, top, bottom };
    }

    /** The page does not scroll: every part has a place of its own. */
    function isFixed(): boolean {
      return document.documentElement.scrollHeight <= innerHeight + 1;
    }
  }, APART);
}
