import type { Bridge, BridgeCall, BridgeEvent, LinkStatus, TurnedAway } from '../src-shared/bridge.ts';
import { DEFAULT_SETTINGS } from '../src-shared/settings.ts';
import type { TableCall } from '../src-shared/guest/tableCall.ts';
import type { WindowEvent } from '../src-shared/guest/terms.ts';
import { unreachable } from '../src-shared/lang/result.ts';
import { EventQueue } from './eventQueue.ts';

/** The guest connection as this page uses it: to the host that served the page, and to no other. */
export interface PageGuest {
  /** `where` is the fragment of a link, or what the person typed. */
  join(where: string, name: string, as: 'seat' | 'gallery'): void;
  /** Comes back to the seat whose key this browser keeps for the table; false where it keeps none. */
  comeBack(tableId: string): boolean;
  say(call: TableCall): void;
  /** Tells the game that was opened as a file. */
  saveGame(): void;
  leave(): void;
  playHere(): void;
  giveUp(): void;
  /** Makes the link anew at once: the page was asleep, or the network is back. */
  wake(): void;
}

/** The parts of a browser that this bridge touches. */
export interface PageBrowser {
  readonly location: Pick<Location, 'hash' | 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
  /** Told whether the address bar holds a link of this table, so that no code need be typed. */
  readonly onInvited: (invited: boolean) => void;
  /** The fragment in the address bar became another one. */
  readonly onNewLink: (listener: () => void) => void;
  /** The page slept, or the network came back. */
  readonly onWake: (listener: () => void) => void;
}

/** The start of a link's fragment: its version (decision 2). */
const LINK_FRAGMENT = '#1.';

/** After these no the same link would be refused again. */
const LINK_REFUSED: ReadonlySet<TurnedAway> = new Set<TurnedAway>([
  'wrongCode',
  'wrongHost',
  'badCode',
  'badAddress',
]);

/**
 * The bridge of a page that a host served (decision 35): the guest connection runs in the page itself. The link in
 * the address bar is read at every join and stays there until the host has let this page in (decision 2). What
 * settings there are last as long as the page: browser storage holds keys and nothing else (decision 23).
 */
export class PageBridge implements Bridge {
  readonly #queue = new EventQueue();
  readonly #browser: PageBrowser;
  readonly #guest: PageGuest;
  #settings = DEFAULT_SETTINGS;
  /** The link in the address bar was refused: the person types the code instead. */
  #linkRefused = false;

  constructor(browser: PageBrowser, guest: (hear: (event: WindowEvent) => void) => PageGuest) {
    this.#browser = browser;
    this.#tellShell();
    this.#guest = guest((event) => this.#hear(event));
    browser.onWake(() => this.#guest.wake());
    browser.onNewLink(() => {
      this.#linkRefused = false;
      browser.onInvited(this.#invited);
    });
    browser.onInvited(this.#invited);
  }

  /** After a reload: back to the same seat by itself, where this browser has its key. */
  comeBack(tableId: string): void {
    this.#guest.comeBack(tableId);
  }

  onEvent(listener: (event: BridgeEvent) => void): () => void {
    return this.#queue.listen(listener);
  }

  call(call: BridgeCall): void {
    switch (call.verb) {
      case 'joinTable':
        this.#guest.join(this.#invited ? this.#browser.location.hash : call.where, call.name, call.as);
        return;
      case 'intent':
      case 'claim':
      case 'emote':
      case 'rename':
      case 'ready':
      case 'stopCountIn':
      case 'sit':
      case 'askForSeat':
        this.#guest.say(call);
        return;
      case 'saveGame':
        this.#guest.saveGame();
        return;
      case 'leave':
        this.#guest.leave();
        return;
      case 'playHere':
        this.#guest.playHere();
        return;
      case 'giveUp':
        this.#guest.giveUp();
        return;
      case 'saveSettings':
        this.#settings = call.settings;
        this.#tellShell();
        return;
      case 'hostTable':
      case 'practise':
      case 'history':
      case 'control':
      case 'joinNearby':
      case 'lookAround':
      case 'searchHarder':
      case 'forgetRecent':
      case 'openInBrowser':
      case 'openWall':
      case 'diagnose':
      case 'showFolder':
      case 'deleteMine':
      case 'takeUp':
      case 'deleteTable':
      case 'saveTable':
      case 'tableFilePart':
      case 'openTable':
      case 'putAway':
      case 'keepAgain':
        // A page that a host served hosts nothing and looks for nothing, and no screen of it offers that.
        return;
      default:
        unreachable(call);
    }
  }

  #tellShell(): void {
    this.#queue.tell({ event: 'shell', kind: 'page', version: '', settings: this.#settings });
  }

  #hear(event: WindowEvent): void {
    if (event.event === 'link') this.#followLink(event.status);
    this.#queue.tell(event);
  }

  #followLink(status: LinkStatus): void {
    if (status.state === 'seated' && this.#invited) {
      this.#browser.history.replaceState(null, '', this.#browser.location.pathname);
    }
    if (status.state === 'turnedAway' && LINK_REFUSED.has(status.reason)) this.#linkRefused = true;
    this.#browser.onInvited(this.#invited);
  }

  get #invited(): boolean {
    return !this.#linkRefused && this.#browser.location.hash.startsWith(LINK_FRAGMENT);
  }
}
