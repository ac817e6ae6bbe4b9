import type { Retelling } from '../../src-shared/fairness/retelling.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import type { PartyModel } from '../tableModel/partyModel.ts';
import { roundStarts, type PastTold, type ReplayStep } from './replay.ts';

/** The ways to another step. */
export type Leap = 'first' | 'roundBack' | 'stepBack' | 'step' | 'roundOn' | 'last';

const BACK: readonly Leap[] = ['first', 'roundBack', 'stepBack'];
const ON: readonly Leap[] = ['step', 'roundOn', 'last'];

/** What a replay is driven by, and what the step tells. */
export interface ReplayBarModel {
  readonly title: string;
  readonly at: number;
  readonly last: number;
  readonly where: string;
  readonly sentence: string;
  readonly hand: { readonly label: string; readonly tiles: readonly PartyModel[] } | null;
  /** Said where the rules do not allow the game to go on after this step. */
  readonly stops: string | null;
  readonly leaps: readonly { readonly leap: Leap; readonly label: string; readonly isOpen: boolean }[];
}

/** The step that a leap leads to; steps count from 0, and none leads off the game. */
export function stepAfter(retelling: Retelling, at: number, leap: Leap): number {
  const last = retelling.steps.length - 1;
  const starts = roundStarts(retelling);
  switch (leap) {
    case 'first':
      return 0;
    case 'roundBack':
      return starts.filter((start) => start < at).at(-1) ?? 0;
    case 'stepBack':
      return Math.max(0, at - 1);
    case 'step':
      return Math.min(last, at + 1);
    case 'roundOn':
      return starts.find((start) => start > at) ?? last;
    case 'last':
      return last;
  }
}

export function barModel(
  { retelling }: PastTold,
  at: number,
  { where, sentence, hand }: ReplayStep,
  { words: { history } }: Dictionary,
): ReplayBarModel {
  const last = retelling.steps.length - 1;
  return {
    title: history.controls,
    at,
    last,
    where,
    sentence,
    hand,
    stops: at === last && !retelling.isWhole ? history.stops : null,
    leaps: [...BACK, ...ON].map((leap) => ({
      leap,
      label: history[leap],
      isOpen: BACK.includes(leap) ? at > 0 : at < last,
    })),
  };
}
