import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import type { TrayModel } from './tray.ts';

/** The tray while the link is lost: nothing is asked of anybody, and what the table stands at is told as its small line. */
export function trayLost(tray: TrayModel, { words }: Dictionary): TrayModel {
  const { waits, waitsHint } = words.people.link;
  return {
    ...tray,
    lit: false,
    sign: 'lost',
    tab: null,
    who: tray.sentence,
    sentence: waits,
    coach: [waitsHint],
    reason: null,
    news: null,
  };
}
