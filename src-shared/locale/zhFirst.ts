import type { FirstWords } from './dictionary.ts';
import { frame } from './zh/frame.ts';
import { people } from './zh/people.ts';
import { refusals } from './zh/refusals.ts';

/** Chinese: the words that come first. */
export const zhFirst: FirstWords = { frame, people, refusals };
