import type { Words } from './dictionary.ts';
import { desktop } from './ko/desktop.ts';
import { door } from './ko/door.ts';
import { koFirst } from './koFirst.ts';
import { game } from './ko/game.ts';
import { happenings } from './ko/happenings.ts';
import { journal } from './ko/journal.ts';
import { history } from './ko/history.ts';
import { lan } from './ko/lan.ts';
import { network } from './ko/network.ts';
import { shell } from './ko/shell.ts';
import { talk } from './ko/talk.ts';
import { teach } from './ko/teach.ts';
import { trust } from './ko/trust.ts';

/** Korean, tag `ko`. A person is always `{name}` and 님 with a no-break space between, so that particles are certain. */
export const ko: Words = {
  ...koFirst,
  desktop,
  door,
  game,
  happenings,
  journal,
  history,
  lan,
  network,
  shell,
  talk,
  teach,
  trust,
};
