import { checkInWorker } from './checkInWorker.ts';
import { LaterGuest } from './laterGuest.ts';
import type { Bridge } from '../src-shared/bridge.ts';
import type { WindowEvent } from '../src-shared/guest/terms.ts';
import type { Wire } from '../src-shared/link/link.ts';
import type { Address } from '../src-shared/protocol/invitation.ts';
import { browserClock, browserWire } from './browserWire.ts';
import { wallNameOf } from './lobbyModel/wallWindow.ts';
import { PageBridge, type PageBrowser, type PageGuest } from './pageBridge.ts';
import type { PageFacts } from './pageFacts.svelte.ts';
import { SeatKeys } from './seatKeys.ts';
import { followWaking } from './waking.ts';
import { askTableInfo } from './tableInfo.ts';

const HTTP_PORT = 80;

/**
 * Sets up a page that a host served: asks the host which table this is, and comes back by itself to the seat whose
 * key this browser keeps for it. `storage` is null where the browser denies it. The guest connection is fetched once
 * somebody joins, at the latest when the first screen stands: then `whenIdle` runs what it is given.
 */
export function openPage(
  facts: PageFacts,
  storage: Storage | null,
  whenIdle: (task: () => void) => void,
): Bridge {
  const keys = new SeatKeys(storage, () => Date.now());
  facts.keeps = keys.keeps;
  facts.wallName = wallNameOf(location.search);
  const here = { host: location.hostname, port: location.port === '' ? HTTP_PORT : Number(location.port) };
  const bridge = new PageBridge(pageBrowser(facts), (hear) => {
    const guest = new LaterGuest({
      fetch: () => fetchGuest(here, keys, hear),
      hear,
      after: (delayMs, run) => browserClock.after(delayMs, run),
      keeps: (tableId) => keys.get(tableId) !== null,
    });
    whenIdle(() => guest.fetch());
    return guest;
  });
  void askTableInfo((path, init) => fetch(path, init)).then((info) => {
    facts.table = info;
    if (info !== null) bridge.comeBack(info.id);
  });
  return bridge;
}

async function fetchGuest(
  here: Address,
  keys: SeatKeys,
  hear: (event: WindowEvent) => void,
): Promise<PageGuest> {
  const { pageGuest } = await import('./pageGuest.ts');
  const open = (url: string): Wire => browserWire(new WebSocket(url));
  return pageGuest({ here, keys, clock: browserClock, open, check: checkInWorker, hear });
}

function pageBrowser(facts: PageFacts): PageBrowser {
  return {
    location,
    history,
    onInvited: (invited) => (facts.invited = invited),
    onNewLink: (listener) => window.addEventListener('hashchange', listener),
    onWake: (listener) => followWaking({ window, document, now: () => Date.now() }, listener),
  };
}
