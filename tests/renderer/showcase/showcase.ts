import { flushSync, mount } from 'svelte';
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
import { CROWDED } from './crowded.ts';
import { DOOR_SCENES } from './doorScenes.ts';
import { KEPT_SCENES } from './keptScenes.ts';
import { pseudoWords } from './pseudo.ts';
import { retellHere } from '../../kit/pastGameText.ts';
import { MOVES } from './moves.ts';
import { PAST_SCENES } from './pastScenes.ts';
import { SCENES, type Showing } from './scenes.ts';

const SCREENS = { game: Game, verdict: Verdict, wall: Wall, lobby: Lobby } as const;
const ADDRESS = '192.0.2.20:41932';

/**
 * Shows the screen that the address asks for: `?scene=ballot&theme=light&lang=zh-Hans&text=200`. The language may be
 * `pseudo`; `text` is the size of all text in percent.
 */
async function show(showing: Showing, theme: string | null, tag: string | null): Promise<void> {
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
    settings: { ...DEFAULT_SETTINGS, language: session.words.lang },
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
    document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click();
    flushSync();
  }
}

/** One screen with its notices, or the whole window, which chooses its screen by itself. */
function place({ screen, table, mine }: Showing, session: Session): void {
  const target = document.body;
  if (screen === 'app') {
    const facts = new PageFacts();
    facts.invited = true;
    mount(App, { target, props: { session, facts, address: ADDRESS } });
    return;
  }
  if (screen === 'past') {
    session.past.isShown = true;
    mount(PastGames, { target, props: { session, retell: retellHere } });
    return;
  }
  mount(SCREENS[screen], { target, props: { session, table, mine } });
  mount(Notices, { target, props: { session } });
}

const query = new URLSearchParams(location.search);
const ALL = { ...SCENES, ...DOOR_SCENES, ...KEPT_SCENES, ...CROWDED, ...PAST_SCENES, ...MOVES };
const showing = ALL[query.get('scene') ?? ''];
if (showing === undefined) document.body.textContent = Object.keys(ALL).join(' ');
const text = query.get('text');
if (text !== null && text !== '100') document.documentElement.style.fontSize = `${text}%`;
if (showing !== undefined) void show(showing, query.get('theme'), query.get('lang'));
