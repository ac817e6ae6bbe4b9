import { unreachable } from '../../src-shared/lang/result.ts';
import type { ActModel } from './act.ts';
import { NEWS_GO_ON, type NewsModel } from './news.ts';
import { isDead, tell, type Choice, type Scene } from './scene.ts';
import type { SignName } from './signs.ts';
import { discarding, enacting, nominating, voting } from './trayAct.ts';
import { choosingPower } from './trayPower.ts';
import { answeringVeto, proposingVeto } from './trayVeto.ts';
import { waiting } from './trayWait.ts';
import { reasonOf } from './why.ts';

/** The tray: one sentence with a verb, why, and the buttons; lit when the table waits for this person. */
export interface TrayModel {
  readonly lit: boolean;
  readonly sign: SignName;
  /** "Your turn", or null where nothing is asked. */
  readonly tab: string | null;
  /** Who this person is in this moment, or whom the table waits for. */
  readonly who: string;
  readonly sentence: string;
  readonly coach: readonly string[];
  /** Why it matters; null where the coach is switched off or has nothing to add. */
  readonly reason: string | null;
  /** The word behind which the coach stands where there is no room for it. */
  readonly why: string;
  /** The word that shows that the words go on below. */
  readonly goesOn: string;
  readonly acts: readonly ActModel[];
  /** The headline of what just happened, where something did. */
  readonly news: NewsModel | null;
}

/** A tray before the words that stand on all of them. */
export type QuietTray = Omit<TrayModel, 'why' | 'goesOn' | 'reason'>;

/** What this seat may do now, or what everyone waits for. News stands above an act and in place of a wait. */
export function trayModel(scene: Scene, choice: Choice, news: NewsModel | null, coached = true): TrayModel {
  const { coach, dossier } = scene.words.words.game;
  const tray = {
    ...quietTray(scene, choice),
    why: tell(scene, coach.why),
    goesOn: tell(scene, dossier.moreBelow),
    reason: coached ? reasonOf(scene) : null,
  };
  if (news === null) return tray;
  if (tray.lit) return { ...tray, news };
  return {
    ...tray,
    sign: news.sign,
    who: tray.sentence,
    sentence: news.own ?? news.headline,
    coach: news.lines,
    reason: null,
    news,
    acts: [{ id: NEWS_GO_ON, label: news.goOn, kind: 'plain', sign: null, deed: { kind: 'goOn' } }],
  };
}

function quietTray(scene: Scene, choice: Choice): QuietTray {
  const { options } = scene.mine;
  switch (options.kind) {
    case 'nominate':
      return nominating(scene, choice);
    case 'vote':
      return voting(scene);
    case 'discard':
      return discarding(scene, choice);
    case 'enact':
      return proposingVeto(scene, choice, options.mayVeto) ?? enacting(scene, choice, options.mayVeto);
    case 'answerVeto':
      return answeringVeto(scene, choice);
    case 'choose':
      return choosingPower(scene, choice, options.power);
    case 'wait':
      return withStanding(scene, waiting(scene));
    default:
      return unreachable(options);
  }
}

/** The executed and the gallery are told on every tray what they are. */
function withStanding(scene: Scene, tray: QuietTray): QuietTray {
  const { tab, youAre } = scene.words.words.game;
  if (isDead(scene)) return { ...tray, tab: tell(scene, tab.dead), who: tell(scene, youAre.dead) };
  if (scene.mine.seat === null) return { ...tray, tab: tell(scene, tab.watching) };
  return tray;
}
