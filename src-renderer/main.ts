import { mount } from 'svelte';
import type { Bridge } from '../src-shared/bridge.ts';
import { SHELL_META } from '../src-shared/control.ts';
import App from './App.svelte';
import { electronBridge } from './electronBridge.ts';
import { Later } from './later.svelte.ts';
import { openPage } from './openPage.ts';
import { PageFacts } from './pageFacts.svelte.ts';
import { renewPage, windowRenewal } from './renewPage.ts';
import { Session } from './session.svelte.ts';
import { shellBridge } from './shellBridge.ts';
import { whenIdle } from './whenIdle.ts';
import './oldBrowser.css';
import './tokens.css';

/** Storage throws on being named where it is denied. */
function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

function openSocket(address: string): WebSocket {
  return new WebSocket(address);
}

/** Under Electron the preload's bridge; else the page itself says whether a shell or a host served it. */
function chooseBridge(facts: PageFacts): Bridge {
  const electron = electronBridge();
  if (electron !== null) return electron;
  const kind = document.querySelector(`meta[name="${SHELL_META}"]`)?.getAttribute('content');
  if (kind !== 'browser') return openPage(facts, storageOf('localStorage'), whenIdle);
  const storage = storageOf('sessionStorage');
  return shellBridge({ location, history, storage, openSocket }, (fault) => (facts.shellFault = fault));
}

/** Follows whether the wall's ring has room, as a window is drawn larger or a tablet turned. */
function followRoom(facts: PageFacts): void {
  const room = matchMedia('(min-width: 900px) and (min-height: 521px)');
  facts.wide = room.matches;
  room.addEventListener('change', ({ matches }) => (facts.wide = matches));
}

const facts = new PageFacts();
followRoom(facts);
const session = new Session(
  chooseBridge(facts),
  navigator.languages,
  new Later({ whenIdle, renew: () => renewPage(windowRenewal()) }),
);
document.body.textContent = '';
mount(App, { target: document.body, props: { session, facts, address: location.host } });
