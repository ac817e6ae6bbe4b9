import type { FirstWords } from './dictionary.ts';
import { frame } from './fi/frame.ts';
import { people } from './fi/people.ts';
import { refusals } from './fi/refusals.ts';

/** Finnish: the words that come first. */
export const fiFirst: FirstWords = { frame, people, refusals };
