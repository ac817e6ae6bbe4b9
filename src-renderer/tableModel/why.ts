import { unreachable } from '../../src-shared/lang/result.ts';
import type { Sentence } from '../../src-shared/locale/say.ts';
import { rolesFor } from '../../src-shared/rules/rulebook.ts';
import { CHAOS_AT, HITLER_ZONE } from '../../src-shared/rules/terms.ts';
import { isDead, livingCount, tell, type Scene } from './scene.ts';

/**
 * Why the step of now matters at a table of this size. It is made of public facts alone, and is the same for every
 * role: nobody learns a role by reading over a shoulder.
 */
export function reasonOf(scene: Scene): string | null {
  const { why } = scene.words.words.teach;
  const { options } = scene.mine;
  if (isDead(scene)) return tell(scene, why.dead);
  if (isBeginning(scene)) return tell(scene, why.first, sides(scene));
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
  return tell(scene, why.nominate, sides(scene));
}

/** Decision 24: no phase is kept for looking at one's role, so the coach says it while the first pair is sought. */
function isBeginning({ view, mine }: Scene): boolean {
  return view.round === 1 && view.stage.name === 'nomination' && mine.seat !== null;
}

/** How many of the players are on the Fascist side, Hitler included (R-SET-02). */
function sides({ view }: Scene): { readonly evil: number; readonly all: number } {
  const all = view.seats.length;
  return { evil: rolesFor(all).filter((role) => role !== 'liberal').length, all };
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

/** What goes on in the step of now, for somebody who practises alone; public facts alone too. */
export function stepLine(scene: Scene): string {
  const { step } = scene.words.words.teach.practice;
  const { stage } = scene.view;
  return tell(scene, stage.name === 'presidentialPower' ? step[stage.power] : step[stage.name]);
}
