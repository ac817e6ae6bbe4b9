import { checkInWorker } from './checkInWorker.ts';
import type { Bridge } from '../src-shared/bridge.ts';
import { browserClock, browserWire } from './browserWire.ts';
import { wallNameOf } from './lobbyModel/wallWindow.ts';
import { PageBridge, type PageBrowser } from './pageBridge.ts';
import type { PageFacts } from './pageFacts.svelte.ts';
import { pageGuest } from './pageGuest.ts';
import { SeatKeys } from './seatKeys.ts';
import { followWaking } from './waking.ts';
import { askTableInfo } from './tableInfo.ts';

const HTTP_PORT = 80;

/**
 * Sets up a page that a host served: asks the host which table this is, and comes back by itself to the seat whose
 * key this browser keeps for it. `storage` is null where the browser denies it.
 */
export function openPage(facts: PageFacts, storage: Storage | null): Bridge {
  const keys = new SeatKeys(storage, () => Date.now());
  facts.keeps = keys.keeps;
  facts.wallName = wallNameOf(location.search);
  const here = { host: location.hostname, port: location.port === '' ? HTTP_PORT : Number(location.port) };
  const bridge = new PageBridge(pageBrowser(facts), (hear) =>
    pageGuest({
      here,
      keys,
      clock: browserClock,
      open: (url) => browserWire(new WebSocket(url)),
      check: checkInWorker,
      hear,
    }),
  );
  void askTableInfo((path, init) => fetch(path, init)).then((info) => {
    facts.table = info;
    if (info !== null) bridge.comeBack(info.id);
  });
  return bridge;
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
