import { desktop } from './en/desktop.ts';
import { door } from './en/door.ts';
import { enFirst } from './enFirst.ts';
import { game } from './en/game.ts';
import { happenings } from './en/happenings.ts';
import { journal } from './en/journal.ts';
import { history } from './en/history.ts';
import { lan } from './en/lan.ts';
import { network } from './en/network.ts';
import { shell } from './en/shell.ts';
import { talk } from './en/talk.ts';
import { teach } from './en/teach.ts';
import { trust } from './en/trust.ts';

/** English is the source: the other languages have the same keys, by type. */
export const en = {
  ...enFirst,
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
} as const;
