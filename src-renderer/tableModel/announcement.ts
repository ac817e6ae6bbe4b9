import { stampedHeadline, type NewsModel } from './news.ts';
import { absentAwaited, joined, tell, type Scene } from './scene.ts';
import { absentLine } from './trayAct.ts';
import { waitModel } from './trayWait.ts';

/**
 * What a screen reader says once at every change of phase: public words alone, the same for every viewer, so that
 * a voice in the room gives nothing away.
 */
export function announcement(scene: Scene, news: NewsModel | null): string {
  const absent = absentAwaited(scene);
  const parts = [
    news === null ? '' : stampedHeadline(scene, news),
    ...(news?.lines ?? []),
    tell(scene, scene.words.words.game.join.stop, { sentence: waitModel(scene).sentence }),
    absent.length === 0 || scene.view.stage.name === 'election' ? '' : absentLine(scene, absent),
  ];
  return joined(scene, parts);
}

/** The window's title: whether this person must act, and nothing else of the game. */
export function windowTitle(scene: Scene): string {
  const { game, people } = scene.words.words;
  const { options, ballot } = scene.mine;
  const asked = options.kind !== 'wait' && !(options.kind === 'vote' && ballot !== null);
  const app = tell(scene, people.appName);
  return asked ? `${tell(scene, game.yourTurnTitle)} – ${app}` : app;
}
