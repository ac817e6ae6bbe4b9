import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import type { ViewOptions } from '../../src-shared/view/seatView.ts';

/** One of the four options of a table that are on or off (decision 28); the clock is chosen apart. */
export interface OptionModel {
  readonly key: Exclude<keyof ViewOptions, 'clock'>;
  readonly label: string;
  readonly why: string;
  readonly on: boolean;
  /** All options with this one turned. */
  readonly turned: ViewOptions;
}

/** The four options in their fixed order, each with what its turning would make of them all. */
export function optionModels(options: ViewOptions, { words }: Dictionary): readonly OptionModel[] {
  const text = words.people.options;
  return [
    {
      key: 'showVoters',
      label: text.showVoters,
      why: text.showVotersWhy,
      on: options.showVoters,
      turned: { ...options, showVoters: !options.showVoters },
    },
    {
      key: 'markNotHitler',
      label: text.markNotHitler,
      why: text.markNotHitlerWhy,
      on: options.markNotHitler,
      turned: { ...options, markNotHitler: !options.markNotHitler },
    },
    {
      key: 'chronicle',
      label: text.chronicle,
      why: text.chronicleWhy,
      on: options.chronicle,
      turned: { ...options, chronicle: !options.chronicle },
    },
    {
      key: 'discardsClosed',
      label: text.discardsClosed,
      why: text.discardsClosedWhy,
      on: options.discardsClosed,
      turned: { ...options, discardsClosed: !options.discardsClosed },
    },
  ];
}
