import { unreachable } from '../../src-shared/lang/result.ts';
import type { Party } from '../../src-shared/rules/terms.ts';
import type { Statement } from '../../src-shared/talk/statements.ts';
import type { TalkView } from '../../src-shared/talk/talkView.ts';
import type { RoundSecrets } from '../../src-shared/view/seatView.ts';
import type { Scene } from './scene.ts';
import type { SignName } from './signs.ts';
import { claimSentence } from './talk.ts';

/** One claim beside the truth, which is open to all by now (R-END-05). */
export interface ClaimBeside {
  readonly sentence: string;
  readonly sign: SignName | null;
  readonly words: string;
}

/** What was claimed of a round, each with whether it was so; nothing while the game goes on. */
export function claimsBeside(scene: Scene, talk: TalkView, round: number): readonly ClaimBeside[] {
  const { stage } = scene.view;
  if (stage.name !== 'concluded') return [];
  const secrets = stage.secrets.find((one) => one.round === round);
  const words = scene.words.words.talk;
  return talk.claims
    .filter((claim) => claim.round === round)
    .map((claim) => {
      const sentence = claimSentence(scene, claim);
      const was = secrets === undefined ? null : isTrue(claim.says, secrets);
      if (was === null) return { sentence, sign: null, words: words.notOpened };
      return was
        ? { sentence, sign: 'tick', words: words.asItWas }
        : { sentence, sign: 'cross', words: words.otherwise };
    });
}

/** Null where the table keeps closed what would tell it (decision 28). */
function isTrue(says: Statement, { drawn, passed, peeked, investigated }: RoundSecrets): boolean | null {
  switch (says.kind) {
    case 'drew':
      if (drawn === null) return null;
      // Whose session was broken off before the pass had passed nothing, and has nothing to claim either.
      return isSameHand(says.tiles, drawn) && passed !== null && isSameHand(says.passed, passed);
    case 'received':
      return passed === null ? null : isSameHand(says.tiles, passed);
    case 'investigated':
      return investigated === null ? null : says.party === investigated.party;
    case 'peeked':
      return peeked === null ? null : says.tiles.join() === peeked.join();
    default:
      return unreachable(says);
  }
}

/** A hand has no order (R-LEG-04). */
function isSameHand(one: readonly Party[], other: readonly Party[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
