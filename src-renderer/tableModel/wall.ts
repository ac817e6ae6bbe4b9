import { chronicleRound } from './chronicle.ts';
import { stampedHeadline, type NewsModel } from './news.ts';
import { absentAwaited, joined, livingCount, tell, type Scene } from './scene.ts';
import type { SignName } from './signs.ts';
import { absentLine } from './trayAct.ts';
import { waitModel } from './trayWait.ts';

/** The head and the side of the wall screen: a person and a verb, readable across a room, nothing secret. */
export interface WallModel {
  readonly sign: SignName;
  readonly sentence: string;
  readonly coach: string;
  /** A number to be read from afar, with what it counts. */
  readonly count: { readonly figure: string; readonly label: string; readonly spoken: string } | null;
  readonly last: { readonly title: string; readonly pair: string; readonly outcome: string } | null;
}

/** The gallery's moment. News is named in the coach's place, so that the head always says who acts now. */
export function wallModel(scene: Scene, news: NewsModel | null): WallModel {
  const wait = waitModel(scene);
  const absent = absentAwaited(scene);
  return {
    sign: wait.sign,
    sentence: wait.sentence,
    coach: absent.length > 0 ? absentLine(scene, absent) : (newsLine(scene, news) ?? wait.coach),
    count: ballotCount(scene),
    last: lastRound(scene),
  };
}

function newsLine(scene: Scene, news: NewsModel | null): string | null {
  if (news === null) return null;
  if (news.brief[0] !== news.headline) return joined(scene, news.brief);
  const headline = tell(scene, scene.words.words.game.join.stop, { sentence: stampedHeadline(scene, news) });
  return joined(scene, [headline, ...news.brief.slice(1)]);
}

function ballotCount(scene: Scene): WallModel['count'] {
  const { stage } = scene.view;
  const { wall, youAre } = scene.words.words.game;
  if (stage.name !== 'election') return null;
  const counts = { n: stage.ballotsIn, all: livingCount(scene) };
  return {
    figure: tell(scene, wall.ballots, counts),
    label: tell(scene, wall.ballotsIn),
    spoken: tell(scene, youAre.voter, counts),
  };
}

function lastRound(scene: Scene): WallModel['last'] {
  const record = scene.view.chronicle
    .filter((one) => one.outcome !== 'open' && one.round < scene.view.round)
    .at(-1);
  if (record === undefined) return null;
  const round = chronicleRound(scene, record);
  return { title: round.roundLabel, pair: round.pair, outcome: round.outcome };
}
