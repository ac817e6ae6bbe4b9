import { unreachable } from '../../src-shared/lang/result.ts';
import type { BotDeed } from '../../src-shared/protocol/tableView.ts';
import { nameOf, tell, type Scene } from './scene.ts';

/** One act of a bot in the own seat, in words for that person alone (decision 26). */
export function deedLine(scene: Scene, deed: BotDeed): string {
  const { deeds } = scene.words.words.door;
  const n = deed.round;
  switch (deed.type) {
    case 'castBallot':
      return tell(scene, deed.ballot === null ? deeds.ballotReplaced : deeds.ballot[deed.ballot], { n });
    case 'discard':
    case 'enact':
      return tell(scene, deeds[deed.type][deed.party ?? 'liberal'], { n });
    case 'answerVeto':
      return tell(scene, deed.consent === true ? deeds.agreed : deeds.refused, { n });
    case 'proposeVeto':
    case 'peek':
      return tell(scene, deeds[deed.type], { n });
    case 'nominate':
    case 'investigate':
    case 'callSpecialElection':
    case 'execute': {
      const name = deed.target === null ? '' : nameOf(scene, deed.target);
      return tell(scene, deeds[deed.type], { n, name });
    }
    default:
      return unreachable(deed.type);
  }
}
