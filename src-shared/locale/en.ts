import { desktop } from './en/desktop.ts';
import { door } from './en/door.ts';
import { frame } from './en/frame.ts';
import { game } from './en/game.ts';
import { happenings } from './en/happenings.ts';
import { journal } from './en/journal.ts';
import { history } from './en/history.ts';
import { lan } from './en/lan.ts';
import { network } from './en/network.ts';
import { people } from './en/people.ts';
import { refusals } from './en/refusals.ts';
import { shell } from './en/shell.ts';
import { talk } from './en/talk.ts';
import { teach } from './en/teach.ts';
import { trust } from './en/trust.ts';

/** English is the source: the other languages have the same keys, by type. */
export const en = {
  frame,
  desktop,
  door,
  game,
  happenings,
  journal,
  history,
  lan,
  network,
  people,
  refusals,
  shell,
  talk,
  teach,
  trust,
} as const;
