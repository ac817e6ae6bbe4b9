import { ANSWER_MS } from '../../src-shared/hitlerQuestion.ts';
import type { TableWatch } from './tableWatch.ts';

/** The only addresses outside that a click opens: the makers' site and the licence, as the credits name them. */
const LINKS = ['https://www.secrethitler.com/', 'https://creativecommons.org/licenses/by-nc-sa/4.0/'];

/** Whether a click may open this address, however it is spelled. */
export function isOurLink(address: string): boolean {
  return URL.canParse(address) && LINKS.includes(new URL(address).href);
}

/** A host that sleeps takes the table from everybody: `begin` while one is open, then `end` with what it gave. */
export function whileHosting(watch: TableWatch, begin: () => number, end: (begun: number) => void): void {
  let begun: number | null = null;
  watch.follow(({ hostedLink }) => {
    if (hostedLink !== null && begun === null) begun = begin();
    if (hostedLink === null && begun !== null) {
      end(begun);
      begun = null;
    }
  });
}

/**
 * Says that this person is asked, and that they are no more; nothing says what. It begins as much later as the windows
 * hold back whether the Chancellor is Hitler: a President who is asked for a tile would be told.
 */
export function whenAsked(watch: TableWatch, flash: (on: boolean) => void): void {
  let wasAsked = false;
  let soon: ReturnType<typeof setTimeout> | undefined;
  watch.follow(({ isAsked }) => {
    if (isAsked === wasAsked) return;
    wasAsked = isAsked;
    clearTimeout(soon);
    if (isAsked) soon = setTimeout(() => flash(true), ANSWER_MS);
    else flash(false);
  });
}
