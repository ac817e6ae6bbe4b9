import type { Verdict } from '../../src-shared/rules/terms.ts';
import { tell, type Scene } from './scene.ts';

/** What ended the game, as the last line of its last round; null for every other round and while the game goes on. */
export function endingOf(scene: Scene, round: number): string | null {
  const { stage } = scene.view;
  if (stage.name !== 'concluded' || round !== scene.view.round) return null;
  return tell(scene, scene.words.words.game.chronicle.ended[endOf(stage.verdict)]);
}

function endOf(
  verdict: Verdict | null,
): 'election' | 'execution' | 'liberalPolicies' | 'fascistPolicies' | 'brokenOff' {
  if (verdict === null) return 'brokenOff';
  if (verdict.reason === 'election' || verdict.reason === 'execution') return verdict.reason;
  return verdict.winner === 'liberal' ? 'liberalPolicies' : 'fascistPolicies';
}
