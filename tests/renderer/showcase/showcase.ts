import { flushSync, mount, unmount } from 'svelte';
import '../../../src-renderer/tokens.css';
import App from '../../../src-renderer/App.svelte';
import { PageFacts } from '../../../src-renderer/pageFacts.svelte.ts';
import Game from '../../../src-renderer/screens/Game.svelte';
import Lobby from '../../../src-renderer/screens/Lobby.svelte';
import PastGames from '../../../src-renderer/screens/PastGames.svelte';
import Notices from '../../../src-renderer/screens/Notices.svelte';
import Verdict from '../../../src-renderer/screens/Verdict.svelte';
import Wall from '../../../src-renderer/screens/Wall.svelte';
import { chooseLanguage, loadDictionary } from '../../../src-renderer/languages.ts';
import { Session } from '../../../src-renderer/session.svelte.ts';
import { Vocabulary } from '../../../src-renderer/vocabulary.svelte.ts';
import { FETCHED } from '../fetched.ts';
import type { Bridge, BridgeEvent } from '../../../src-shared/bridge.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/settings.ts';
import { ALL_SCENES } from './allScenes.ts';
import { pseudoWords } from './pseudo.ts';
import { retellHere } from '../../kit/pastGameText.ts';
import { MOVES } from './moves.ts';
import type { Showing } from './scenes.ts';

const SCREENS = { game: Game, verdict: Verdict, wall: Wall, lobby: Lobby } as const;
const ADDRESS = '192.0.2.20:41932';
const TITLE = document.title;
const FRAMES_TO_COME = 600;

type Theme = 'dark' | 'light';

/** What stands now: gone before the next scene comes. */
let mounted: Record<string, unknown>[] = [];

async function show(showing: Showing, theme: Theme | null, tag: string | null): Promise<void> {
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  let tell: (event: BridgeEvent) => void = () => undefined;
  const bridge: Bridge = {
    call: () => undefined,
    onEvent: (listener) => {
      tell = listener;
      return () => undefined;
    },
  };
  const loaded = await loadDictionary(chooseLanguage([tag ?? 'en']));
  if (loaded === null) throw new Error('the words of this language cannot be loaded');
  const words = tag === 'pseudo' ? { lang: loaded.lang, words: pseudoWords(loaded.words) } : loaded;
  const session = new Session(bridge, ['en'], FETCHED, new Vocabulary(words));
  document.documentElement.lang = session.words.lang;
  tell({
    event: 'shell',
    kind: 'page',
    version: '0.1.0',
    settings: { ...DEFAULT_SETTINGS, theme: theme ?? 'system', language: session.words.lang },
  });
  tell({ event: 'link', status: { state: 'seated' } });
  const { invitation } = showing.mine;
  if (showing.hosts && invitation !== null)
    tell({
      event: 'hosting',
      hosting: {
        tableId: showing.table.id,
        invitation: { ...invitation, link: invitation.link ?? '' },
        portMoved: false,
        practice: showing.practice,
        screens: [],
        networks: [],
        networkChosen: false,
        asks: showing.asks,
        guessing: showing.guessing,
        takenOver: null,
      },
    });
  // What is said once must come after the window has opened; the own return is said to a window that opens.
  if (showing.table.notice?.kind !== 'personBack')
    tell({ event: 'table', table: { ...showing.table, notice: null }, mine: showing.mine });
  tell({ event: 'table', table: showing.table, mine: showing.mine });
  if (showing.before !== null) tell({ event: 'update', update: showing.before });
  else tell({ event: 'update', update: showing.update });
  place(showing, session);
  flushSync();
  if (showing.before !== null) tell({ event: 'update', update: showing.update });
  for (const event of showing.said) {
    if (event.event === 'history' && event.told.type === 'opened')
      session.call({ verb: 'history', act: { type: 'open', id: event.told.id } });
    tell(event);
  }
  if (showing.refusal !== null) tell({ event: 'refused', refusal: showing.refusal });
  tell({ event: 'link', status: showing.link });
  flushSync();
  // A game of the past is told before it is looked at.
  if (showing.screen === 'past') await new Promise(requestAnimationFrame);
  flushSync();
  for (const id of showing.press) {
    (await found(id)).click();
    flushSync();
  }
}

/** What the whole window fetches behind its first screen comes some frames later; what never comes is a fault. */
async function found(id: string): Promise<HTMLElement> {
  for (let frame = 0; frame < FRAMES_TO_COME; frame += 1) {
    const element = document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    if (element !== null) return element;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`nothing to press is called ${id}`);
}

/** One screen with its notices, or the whole window, which chooses its screen by itself. */
function place({ screen, table, mine }: Showing, session: Session): void {
  const target = document.body;
  if (screen === 'app') {
    const facts = new PageFacts();
    facts.invited = true;
    mounted.push(mount(App, { target, props: { session, facts, address: ADDRESS } }));
    return;
  }
  if (screen === 'past') {
    session.past.isShown = true;
    mounted.push(mount(PastGames, { target, props: { session, retell: retellHere } }));
    return;
  }
  mounted.push(mount(SCREENS[screen], { target, props: { session, table, mine } }));
  mounted.push(mount(Notices, { target, props: { session } }));
}

/** The page as it was before anything stood in it. */
async function clear(): Promise<void> {
  const standing = mounted;
  mounted = [];
  for (const one of standing) await unmount(one);
  document.body.textContent = '';
  const { documentElement: root } = document;
  for (const name of ['style', 'data-theme']) root.removeAttribute(name);
  document.title = TITLE;
  scrollTo(0, 0);
}

/**
 * Shows another scene in this page. The language may be `pseudo`; `text` is the size of all text in percent. Throws
 * where no scene is called so, and where what it presses never comes.
 */
async function showScene(
  name: string,
  theme: Theme | null,
  lang: string | null,
  text: string,
): Promise<void> {
  const showing = ALL[name];
  if (showing === undefined) throw new Error(`no scene ${name}; there are: ${Object.keys(ALL).join(' ')}`);
  await clear();
  if (text !== '100') document.documentElement.style.fontSize = `${text}%`;
  await show(showing, theme, lang);
  // What measures itself when it has a size has done so two frames later.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

declare global {
  interface Window {
    showScene: typeof showScene;
  }
}

const ALL: Readonly<Record<string, Showing>> = { ...ALL_SCENES, ...MOVES };
window.showScene = showScene;

/** The address may ask for the first: `?scene=ballot&theme=light&lang=zh-Hans&text=200`, the size of text in percent. */
const query = new URLSearchParams(location.search);
const asked = query.get('theme');
const theme = asked === 'dark' || asked === 'light' ? asked : null;
const first = query.get('scene');
if (first === null) document.body.textContent = Object.keys(ALL).join(' ');
else await showScene(first, theme, query.get('lang'), query.get('text') ?? '100');
