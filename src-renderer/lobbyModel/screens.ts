import type { Hosting } from '../../src-shared/hosting.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';

/** The gallery's screens in the host's window (decision 7). */
export interface ScreensModel {
  readonly words: Dictionary['words']['people']['screens'];
  readonly screens: readonly {
    readonly screen: number;
    readonly name: string;
    /** When it came, and whether it is the wall. */
    readonly state: string;
    readonly wall: boolean;
  }[];
}

/** The screens in the order of coming; one without a name is told by its number. */
export function screensModel({ screens }: Hosting, { lang, words }: Dictionary): ScreensModel {
  const { screens: said } = words.people;
  const clock = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return {
    words: said,
    screens: screens.map(({ screen, name, cameAt, wall }) => ({
      screen,
      name: name === '' ? say(lang, said.unnamed, { n: screen }) : name,
      state: say(lang, wall ? said.isWall : said.since, { time: clock.format(cameAt) }),
      wall,
    })),
  };
}
