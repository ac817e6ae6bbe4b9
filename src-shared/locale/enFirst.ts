import { frame } from './en/frame.ts';
import { people } from './en/people.ts';
import { refusals } from './en/refusals.ts';

/** What stands on the screens before a table, and what may be said at any time: it comes with the window itself. */
export const enFirst = { frame, people, refusals } as const;
