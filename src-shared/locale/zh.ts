import type { Words } from './dictionary.ts';
import { frame } from './zh/frame.ts';
import { game } from './zh/game.ts';
import { happenings } from './zh/happenings.ts';
import { lan } from './zh/lan.ts';
import { people } from './zh/people.ts';
import { refusals } from './zh/refusals.ts';
import { shell } from './zh/shell.ts';

/** Simplified Chinese (`zh-Hans`), with the keys of the English source. */
export const zh: Words = { frame, game, happenings, lan, people, refusals, shell };
