import { Later } from '../../src-renderer/later.svelte.ts';
import Behind from '../../src-renderer/screens/Behind.svelte';
import DoorSheets from '../../src-renderer/screens/DoorSheets.svelte';
import Home from '../../src-renderer/screens/Home.svelte';
import Notices from '../../src-renderer/screens/Notices.svelte';
import PastGames from '../../src-renderer/screens/PastGames.svelte';
import Playing from '../../src-renderer/screens/Playing.svelte';
import Sounds from '../../src-renderer/screens/Sounds.svelte';

/** All that a window fetches behind its first screen, there from the beginning. */
export const FETCHED: Later = fetched();

function fetched(): Later {
  const later = new Later({ whenIdle: () => undefined, renew: () => undefined });
  later.behind = Behind;
  later.doorSheets = DoorSheets;
  later.home = Home;
  later.notices = Notices;
  later.past = PastGames;
  later.playing = Playing;
  later.sounds = Sounds;
  return later;
}
