import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import { CLOCK_LENGTHS, type ClockLength, type ViewOptions } from '../../src-shared/view/seatView.ts';

/** How long a step may take at a table: one of a few lengths, or no clock. */
export interface ClockOptionModel {
  readonly title: string;
  readonly why: string;
  readonly choices: readonly {
    readonly key: string;
    readonly label: string;
    readonly on: boolean;
    readonly turned: ViewOptions;
  }[];
}

/** Every length in its fixed order, no clock first, each with what it would make of all options (decision 28). */
export function clockOption(options: ViewOptions, { lang, words }: Dictionary): ClockOptionModel {
  const { clock } = words.talk;
  const labelOf = (length: ClockLength | null): string => {
    if (length === null) return clock.off;
    if (length < 60) return say(lang, clock.seconds, { n: length });
    return say(lang, clock.minutes, { n: length / 60 });
  };
  return {
    title: clock.title,
    why: clock.why,
    choices: [null, ...CLOCK_LENGTHS].map((length) => ({
      key: String(length ?? 'off'),
      label: labelOf(length),
      on: options.clock === length,
      turned: { ...options, clock: length },
    })),
  };
}
