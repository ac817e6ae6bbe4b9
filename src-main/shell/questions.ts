import type { Words } from '../../src-shared/locale/dictionary.ts';

/** What a box of the system asks, in its words; the answer is the number of the button, from 0. */
export interface BoxQuestion {
  readonly type: 'error';
  readonly message: string;
  readonly detail: string;
  readonly buttons: string[];
  readonly noLink: true;
}

/** The page failed again and again: 0 opens it anew, 1 ends the app. */
export function crashQuestion({ desktop: { crash, closing } }: Words): BoxQuestion {
  const buttons = [crash.again, closing.close];
  return { type: 'error', message: crash.message, detail: crash.detail, buttons, noLink: true };
}
