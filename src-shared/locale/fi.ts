import type { Words } from './dictionary.ts';
import { desktop } from './fi/desktop.ts';
import { door } from './fi/door.ts';
import { fiFirst } from './fiFirst.ts';
import { game } from './fi/game.ts';
import { happenings } from './fi/happenings.ts';
import { journal } from './fi/journal.ts';
import { history } from './fi/history.ts';
import { lan } from './fi/lan.ts';
import { network } from './fi/network.ts';
import { shell } from './fi/shell.ts';
import { talk } from './fi/talk.ts';
import { teach } from './fi/teach.ts';
import { trust } from './fi/trust.ts';

/**
 * Finnish. Names stay in the nominative: a name is a subject, a total object of an imperative or passive, stands
 * after a colon, or follows an inflected noun. Soft hyphens stand at the joints of long compounds.
 */
export const fi: Words = {
  ...fiFirst,
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
