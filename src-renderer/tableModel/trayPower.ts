import { unreachable } from '../../src-shared/lang/result.ts';
import type { PresidentialPower, SeatId } from '../../src-shared/rules/terms.ts';
import type { ActModel } from './act.ts';
import { POWER_SIGNS } from './boards.ts';
import { tell, type Choice, type Scene } from './scene.ts';
import type { QuietTray } from './tray.ts';
import { chooseAgain, chosenSeat, lit, missing, named, send } from './trayAct.ts';

/** R-POW-01: the power must be used; a target is picked first and named by the button that does it. */
export function choosingPower(scene: Scene, choice: Choice, power: PresidentialPower): QuietTray {
  const { powerOf, act } = scene.words.words.game;
  const target = chosenSeat(scene, choice);
  const acts =
    power === 'policyPeek'
      ? [send('confirm', tell(scene, act.peek), { type: 'peek' }, 'peek')]
      : target === null
        ? [missing(tell(scene, act.chooseSeat))]
        : [chooseAgain(scene), powerAct(scene, power, target)];
  return lit(scene, {
    sign: POWER_SIGNS[power],
    who: tell(scene, powerOf[power]),
    sentence: powerSentence(scene, power, target),
    coach: powerCoach(scene, power, target),
    acts,
  });
}

function powerAct(scene: Scene, power: Exclude<PresidentialPower, 'policyPeek'>, target: SeatId): ActModel {
  const { act } = scene.words.words.game;
  const fills = named(scene, target);
  switch (power) {
    case 'investigateLoyalty':
      return send(
        'confirm',
        tell(scene, act.investigate, fills),
        { type: 'investigate', target },
        'investigate',
      );
    case 'specialElection':
      return send('confirm', tell(scene, act.specialElection, fills), {
        type: 'callSpecialElection',
        target,
      });
    case 'execution':
      return send('confirm', tell(scene, act.execute, fills), { type: 'execute', target }, 'execution');
    default:
      return unreachable(power);
  }
}

function powerSentence(scene: Scene, power: PresidentialPower, target: SeatId | null): string {
  const { ask } = scene.words.words.game;
  const fills = target === null ? {} : named(scene, target);
  switch (power) {
    case 'investigateLoyalty':
      return tell(scene, target === null ? ask.investigate : ask.investigateChosen, fills);
    case 'specialElection':
      return tell(scene, target === null ? ask.specialElection : ask.specialElectionChosen, fills);
    case 'policyPeek':
      return tell(scene, ask.peek);
    case 'execution':
      return tell(scene, target === null ? ask.execute : ask.executeChosen, fills);
    default:
      return unreachable(power);
  }
}

function powerCoach(scene: Scene, power: PresidentialPower, target: SeatId | null): readonly string[] {
  const { coach } = scene.words.words.game;
  switch (power) {
    case 'investigateLoyalty':
      return [tell(scene, coach.investigate), tell(scene, coach.othersLook)];
    case 'specialElection':
      return [tell(scene, coach.specialElection)];
    case 'policyPeek':
      return [tell(scene, coach.peek)];
    case 'execution':
      return [
        target === null ? tell(scene, coach.execute) : tell(scene, coach.executeChosen, named(scene, target)),
      ];
    default:
      return unreachable(power);
  }
}
