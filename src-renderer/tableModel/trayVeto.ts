import { CHAOS_AT } from '../../src-shared/rules/terms.ts';
import type { ActModel } from './act.ts';
import { tell, type Choice, type Scene, type VetoStep } from './scene.ts';
import type { QuietTray } from './tray.ts';
import { chooseAgain, lit, pairNames, send } from './trayAct.ts';

/** R-VETO-02: a proposal that is picked and not yet made, with the button that makes it; null where none is. */
export function proposingVeto(scene: Scene, choice: Choice, mayVeto: boolean): QuietTray | null {
  if (!mayVeto || choice.kind !== 'veto' || choice.step !== 'propose') return null;
  const { ask, act, coach, youAre } = scene.words.words.game;
  return lit(scene, {
    sign: 'chancellor',
    who: tell(scene, youAre.chancellor),
    sentence: tell(scene, ask.vetoChosen.propose),
    coach: [tell(scene, coach.proposeVeto, { name: pairNames(scene).candidate })],
    // Another button than the one that was pressed lies under a finger that taps twice.
    acts: [
      send('confirm', tell(scene, act.proposeVeto), { type: 'proposeVeto' }, 'veto'),
      chooseAgain(scene),
    ],
  });
}

/**
 * R-VETO-03 and R-VETO-04: two buttons of one weight, and one that confirms the picked one; the coach says what each
 * leads to with this tracker.
 */
export function answeringVeto(scene: Scene, choice: Choice): QuietTray {
  const { ask, coach, youAre } = scene.words.words.game;
  const name = pairNames(scene).nominee;
  const next = scene.view.tracker + 1;
  const line = next >= CHAOS_AT ? coach.vetoChaos : coach.vetoFails;
  const step = choice.kind === 'veto' && choice.step !== 'propose' ? choice.step : null;
  return lit(scene, {
    sign: 'veto',
    who: tell(scene, youAre.president),
    sentence: step === null ? tell(scene, ask.answerVeto, { name }) : tell(scene, ask.vetoChosen[step]),
    coach: [tell(scene, line, { name, n: next })],
    acts: answers(scene, step),
  });
}

/** The confirming button takes the place of the answer that was not picked: a double tap cannot press it. */
function answers(scene: Scene, step: Exclude<VetoStep, 'propose'> | null): readonly ActModel[] {
  const { act } = scene.words.words.game;
  if (step === null) return [pick(scene, 'agree'), pick(scene, 'refuse')];
  const consent = step === 'agree';
  const confirm = send('confirm', tell(scene, act[step]), { type: 'answerVeto', consent });
  return consent ? [chooseAgain(scene), confirm] : [confirm, chooseAgain(scene)];
}

function pick(scene: Scene, step: Exclude<VetoStep, 'propose'>): ActModel {
  const label = tell(scene, scene.words.words.game.act[step]);
  return { id: `veto-${step}`, label, kind: 'primary', sign: null, deed: { kind: 'chooseVeto', step } };
}
