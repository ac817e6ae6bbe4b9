import type { FirstWords } from './dictionary.ts';
import { frame } from './ko/frame.ts';
import { people } from './ko/people.ts';
import { refusals } from './ko/refusals.ts';

/** Korean: the words that come first. */
export const koFirst: FirstWords = { frame, people, refusals };
