import { frame } from './en/frame.ts';
import { game } from './en/game.ts';
import { happenings } from './en/happenings.ts';
import { lan } from './en/lan.ts';
import { people } from './en/people.ts';
import { refusals } from './en/refusals.ts';
import { shell } from './en/shell.ts';

/** English is the source: the other languages have the same keys, by type. */
export const en = { frame, game, happenings, lan, people, refusals, shell } as const;
