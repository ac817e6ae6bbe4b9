import { CHAOS_AT, FASCIST_TO_WIN, type Party } from '../../src-shared/rules/terms.ts';
import type { RoundRecord } from '../../src-shared/view/seatView.ts';
import { partyModel, type PartyModel } from './partyModel.ts';
import { tell, type Scene } from './scene.ts';

/** Both tracks and the election tracker as they stood after one round. */
export interface CoursePoint extends Readonly<Record<Party, number>> {
  readonly round: number;
  readonly tracker: number;
  readonly spoken: string;
}

/** How a game went: the tracks over its rounds. */
export interface CourseModel {
  readonly title: string;
  readonly how: string;
  /** Said in place of the picture. */
  readonly none: string | null;
  readonly highest: number;
  readonly parties: Readonly<Record<Party, PartyModel>>;
  readonly tracker: string;
  /** Oldest round first. */
  readonly points: readonly CoursePoint[];
}

type Standing = Pick<CoursePoint, Party | 'tracker'>;

/** The tracks over time, as everybody saw them round by round. */
export function courseModel(scene: Scene): CourseModel {
  const { happenings, game } = scene.words.words;
  const points: CoursePoint[] = [];
  let standing: Standing = { liberal: 0, fascist: 0, tracker: 0 };
  for (const record of scene.view.chronicle) {
    standing = afterRound(standing, record);
    const { round } = record;
    points.push({
      ...standing,
      round,
      spoken: tell(scene, happenings.tracksPoint, { n: round, ...standing }),
    });
  }
  return {
    title: tell(scene, happenings.tracksTitle),
    how: tell(scene, happenings.tracksHow),
    none: points.length === 0 ? tell(scene, happenings.tracksNone) : null,
    highest: FASCIST_TO_WIN,
    parties: { liberal: partyModel(scene, 'liberal'), fascist: partyModel(scene, 'fascist') },
    tracker: tell(scene, game.board.tracker),
    points,
  };
}

/** An enactment sets the tracker to nought, a failed government moves it, and a success leaves it (R-TRK-01 to 03). */
function afterRound(before: Standing, record: RoundRecord): Standing {
  const { enacted } = record;
  if (enacted !== null) return { ...before, [enacted.party]: before[enacted.party] + 1, tracker: 0 };
  const failed = record.outcome === 'rejected' || record.veto === 'accepted';
  return failed ? { ...before, tracker: Math.min(before.tracker + 1, CHAOS_AT) } : before;
}
