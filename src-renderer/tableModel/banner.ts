import { say } from '../../src-shared/locale/say.ts';
import type { TableRefusal } from '../../src-shared/protocol/messages.ts';
import { nameOf, tell, type Scene } from './scene.ts';
import type { SignName } from './signs.ts';

/** One strip over the table: why it stands still, that the link is lost, or a no in words. */
export interface BannerModel {
  readonly kind: 'lost' | 'paused' | 'refused';
  readonly sign: SignName;
  readonly text: string;
}

/**
 * The strip that matters most now, or null: a lost link before a pause before a refusal. `lostSeconds` counts down
 * to the next try, null while the link stands.
 */
export function bannerModel(
  scene: Scene,
  lostSeconds: number | null,
  refusal: TableRefusal | null,
): BannerModel | null {
  const { game, refusals } = scene.words.words;
  if (lostSeconds !== null) {
    const text =
      lostSeconds > 0
        ? tell(scene, refusals.link.lost, { n: lostSeconds })
        : tell(scene, game.banner.lostNow);
    return { kind: 'lost', sign: 'lost', text };
  }
  if (scene.table.paused !== null)
    return {
      kind: 'paused',
      sign: 'pause',
      text: tell(scene, scene.table.paused === 'host' ? game.banner.paused : game.banner.fault),
    };
  if (refusal === null) return null;
  return { kind: 'refused', sign: 'cross', text: refusalText(scene, refusal) };
}

/** A lawful no in words, with the name of the seat that it is about. */
export function refusalText(scene: Scene, refusal: TableRefusal): string {
  const sentence = scene.words.words.refusals.refused[refusal.code];
  const fills = {
    ...('target' in refusal ? { name: nameOf(scene, refusal.target) } : {}),
    ...('name' in refusal ? { name: refusal.name } : {}),
    ...('missing' in refusal ? { n: refusal.missing } : {}),
  };
  return say(scene.words.lang, sentence, fills);
}
