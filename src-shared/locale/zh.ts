import type { Words } from './dictionary.ts';
import { desktop } from './zh/desktop.ts';
import { door } from './zh/door.ts';
import { zhFirst } from './zhFirst.ts';
import { game } from './zh/game.ts';
import { happenings } from './zh/happenings.ts';
import { journal } from './zh/journal.ts';
import { history } from './zh/history.ts';
import { lan } from './zh/lan.ts';
import { network } from './zh/network.ts';
import { shell } from './zh/shell.ts';
import { talk } from './zh/talk.ts';
import { teach } from './zh/teach.ts';
import { trust } from './zh/trust.ts';

/** Simplified Chinese (`zh-Hans`), with the keys of the English source. */
export const zh: Words = {
  ...zhFirst,
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
