import { DEAL_STEPS, type DealStep, type Trust } from '../../src-shared/bridge.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';

/** One step of the deal that is being made, as it is drawn and read out. */
export interface DealStepModel {
  readonly key: DealStep;
  readonly name: string;
  readonly state: 'done' | 'now' | 'later';
  /** The state in a word: its bar is not the only sign of it. */
  readonly said: string;
}

/** How far the deal has come, as far as this device heard; before it has heard anything the first step is the one of now. */
export function dealSteps(trust: Trust | null, { words }: Dictionary): readonly DealStepModel[] {
  const { steps } = words.trust;
  const at = DEAL_STEPS.indexOf(trust?.making ?? 'commitments');
  return DEAL_STEPS.map((key, index) => {
    const state = index < at ? 'done' : index === at ? 'now' : 'later';
    return { key, name: steps[key], state, said: steps[state] };
  });
}
