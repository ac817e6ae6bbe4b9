import type { Words } from './dictionary.ts';
import { frame } from './zh/frame.ts';
import { game } from './zh/game.ts';
import { lan } from './zh/lan.ts';
import { people } from './zh/people.ts';
import { refusals } from './zh/refusals.ts';
import { shell } from './zh/shell.ts';
import { teach } from './zh/teach.ts';

/** Simplified Chinese (`zh-Hans`), with the keys of the English source. */
export const zh: Words = { frame, game, lan, people, refusals, shell, teach };
