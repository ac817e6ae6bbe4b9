import { unreachable } from '../../src-shared/lang/result.ts';
import type { Happening, PrivateView } from '../../src-shared/view/seatView.ts';
import { FINALE_MS } from './finale.ts';
import type { MotionModel } from './motion.ts';

/** Every sound of the table, each for one thing that everybody hears or sees happen. */
export const CUES = [
  'ballots',
  'stamp',
  'liberalTile',
  'fascistTile',
  'silence',
  'execution',
  'liberalVerdict',
  'fascistVerdict',
  'yourTurn',
  'tick',
  'clockEnded',
  'switchedOn',
] as const;
export type Cue = (typeof CUES)[number];

export interface TimedCue {
  readonly cue: Cue;
  /** From the arrival of the update. */
  readonly afterMs: number;
}

/** The ballots are heard as they turn. */
const TURN = 320;

/**
 * The sounds of one update, each at the moment of its movement. They follow from what everybody heard alone; your
 * turn, the only own one, sounds the same for every role and task (rules, X-14; look, section 7).
 */
export function cuesOf(
  happenings: readonly Happening[],
  motion: MotionModel,
  turn: boolean,
): readonly TimedCue[] {
  const cues = happenings.flatMap((happening) => cuesOfOne(happening, motion));
  return turn ? [...cues, { cue: 'yourTurn', afterMs: motion.toldAt }] : cues;
}

/** The table waits for this seat now: an own ballot that is in already is no turn. */
export function isAsked(mine: PrivateView): boolean {
  const { options, ballot } = mine;
  return options.kind !== 'wait' && !(options.kind === 'vote' && ballot !== null);
}

function cuesOfOne(happening: Happening, motion: MotionModel): readonly TimedCue[] {
  switch (happening.type) {
    case 'ballotsRevealed':
      return [
        { cue: 'ballots', afterMs: Math.max(0, motion.toldAt - TURN) },
        { cue: 'stamp', afterMs: motion.toldAt },
      ];
    case 'policyEnacted':
      return [
        { cue: happening.party === 'liberal' ? 'liberalTile' : 'fascistTile', afterMs: motion.landsAt },
      ];
    case 'tilesDrawn':
      return [{ cue: 'silence', afterMs: motion.lastsMs }];
    case 'executed':
      return [{ cue: 'execution', afterMs: motion.struckAt }];
    case 'concluded':
      return [
        {
          cue: happening.verdict.winner === 'liberal' ? 'liberalVerdict' : 'fascistVerdict',
          afterMs: motion.lastsMs === 0 || happening.verdict.reason === 'election' ? 0 : FINALE_MS,
        },
      ];
    case 'roundBegan':
    case 'nominated':
    case 'ballotCast':
    case 'checkedNotHitler':
    case 'trackerMoved':
    case 'tilesPassed':
    case 'vetoProposed':
    case 'vetoAnswered':
    case 'chaosBegan':
    case 'deckReshuffled':
    case 'powerGranted':
    case 'loyaltyInvestigated':
    case 'specialElectionCalled':
    case 'policiesPeeked':
    case 'brokenOff':
      return [];
    default:
      return unreachable(happening);
  }
}
