import { unreachable } from '../../src-shared/lang/result.ts';
import type { Sentence } from '../../src-shared/locale/say.ts';
import { rolesFor } from '../../src-shared/rules/rulebook.ts';
import { CHAOS_AT, HITLER_ZONE } from '../../src-shared/rules/terms.ts';
import { isDead, livingCount, tell, type Scene } from './scene.ts';

/** How much the coach says: nothing, the reason for each step, or, in practice, more about it. */
export type Coaching = 'off' | 'reason' | 'full';

/**
 * Why the step of now matters at a table of this size. It is made of public facts alone, and is the same for every
 * role: nobody learns a role by reading over a shoulder.
 */
export function reasons(scene: Scene, coaching: Coaching): readonly string[] {
  if (coaching === 'off') return [];
  const reason = reasonOf(scene);
  const lines = reason === null ? [] : [reason];
  return coaching === 'full' ? [...lines, stepLine(scene)] : lines;
}

function reasonOf(scene: Scene): string | null {
  const { why } = scene.words.words.teach;
  const { options } = scene.mine;
  if (isDead(scene)) return tell(scene, why.dead);
  switch (options.kind) {
    case 'nominate':
      return nominationReason(scene);
    case 'vote':
      return voteReason(scene);
    case 'discard':
      return tell(scene, why.discard);
    case 'enact':
      return tell(scene, why.enact);
    case 'answerVeto':
      return tell(scene, why.veto);
    case 'choose':
      return tell(scene, why[options.power]);
    case 'wait': {
      const reason = waitReason(scene);
      return reason === null ? null : tell(scene, reason);
    }
    default:
      return unreachable(options);
  }
}

function nominationReason(scene: Scene): string {
  const { why } = scene.words.words.teach;
  if (scene.view.fascist >= HITLER_ZONE) return tell(scene, why.nominateDanger);
  const all = scene.view.seats.length;
  const evil = rolesFor(all).filter((role) => role !== 'liberal').length;
  return tell(scene, why.nominate, { evil, all });
}

/** R-VOTE-03: more than half of the living; R-TRK-04: the third failure. */
function voteReason(scene: Scene): string {
  const { why } = scene.words.words.teach;
  if (scene.mine.ballot !== null) return tell(scene, why.waitVote);
  if (scene.view.tracker === CHAOS_AT - 1) return tell(scene, why.voteLast);
  const all = livingCount(scene);
  return tell(scene, why.vote, { need: Math.floor(all / 2) + 1, all });
}

function waitReason(scene: Scene): Sentence | null {
  const { why } = scene.words.words.teach;
  const { stage } = scene.view;
  switch (stage.name) {
    case 'nomination':
      return why.waitNomination;
    case 'presidentDiscard':
    case 'chancellorEnactment':
      return why.waitSession;
    case 'vetoAnswer':
      return why.waitVeto;
    case 'presidentialPower':
      return why.waitPower;
    case 'election':
    case 'concluded':
      return null;
    default:
      return unreachable(stage);
  }
}

function stepLine(scene: Scene): string {
  const { step } = scene.words.words.teach.practice;
  const { stage } = scene.view;
  return tell(scene, stage.name === 'presidentialPower' ? step[stage.power] : step[stage.name]);
}
