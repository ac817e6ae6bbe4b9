import { unreachable } from '../../src-shared/lang/result.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { POWER_SIGNS } from './boards.ts';
import { absentAwaited, nameOf, namesOf, publicSeat, tell, type Scene } from './scene.ts';
import type { SignName } from './signs.ts';
import type { QuietTray } from './tray.ts';
import { absentLine, pairNames } from './trayAct.ts';
import { headlineOf } from './verdict.ts';

/** What everybody waits for, as everybody may hear it: a person and a verb, the sign, and the next step. */
export interface WaitModel {
  readonly sign: SignName;
  readonly sentence: string;
  readonly coach: string;
}

/** The tray of somebody who has nothing to do now: whom the table waits for, by name, and what comes next. */
export function waiting(scene: Scene): QuietTray {
  const wait = waitModel(scene);
  const absent = absentAwaited(scene);
  return {
    lit: false,
    sign: absent.length > 0 ? 'away' : wait.sign,
    tab: null,
    who: absent.length > 0 ? absentLine(scene, absent) : waitingFor(scene),
    sentence: wait.sentence,
    coach: [ownCoach(scene) ?? wait.coach],
    acts: [],
    news: null,
  };
}

function waitingFor(scene: Scene): string {
  const { wait } = scene.words.words.game;
  const { awaiting, stage } = scene.view;
  const [first] = awaiting;
  if (first === undefined) return tell(scene, wait.nothing);
  if (awaiting.length === 1) return tell(scene, wait.person, { name: nameOf(scene, first) });
  if (stage.name === 'election' && stage.voted === null)
    return tell(scene, wait.ballots, { n: awaiting.length - stage.ballotsIn });
  return tell(scene, wait.people, { names: namesOf(scene, awaiting) });
}

/** The public sentence of the moment; the same for every viewer, the wall and the live region included. */
export function waitModel(scene: Scene): WaitModel {
  const { wait, waitCoach } = scene.words.words.game;
  const { stage } = scene.view;
  const pair = pairNames(scene);
  switch (stage.name) {
    case 'nomination':
      return {
        sign: 'president',
        sentence: tell(scene, wait.nomination, { name: pair.candidate }),
        coach: tell(scene, waitCoach.nomination),
      };
    case 'election':
      return { sign: 'ballot', sentence: tell(scene, wait.vote, pair), coach: tell(scene, waitCoach.vote) };
    case 'presidentDiscard':
      return {
        sign: 'president',
        sentence: tell(scene, wait.discard, { name: pair.candidate }),
        coach: tell(scene, waitCoach.discard, { name: pair.nominee }),
      };
    case 'chancellorEnactment':
      return {
        sign: 'chancellor',
        sentence: tell(scene, wait.enact, { name: pair.nominee }),
        coach: tell(scene, stage.veto === 'available' ? waitCoach.enactOrVeto : waitCoach.enact),
      };
    case 'vetoAnswer':
      return {
        sign: 'veto',
        sentence: tell(scene, wait.veto, { president: pair.candidate, chancellor: pair.nominee }),
        coach: tell(scene, waitCoach.veto),
      };
    case 'presidentialPower':
      return {
        sign: POWER_SIGNS[stage.power],
        sentence: tell(scene, wait[stage.power], { name: nameOf(scene, stage.president) }),
        coach: tell(scene, waitCoach[stage.power]),
      };
    case 'concluded':
      return { sign: 'tick', sentence: headlineOf(scene, stage.verdict), coach: '' };
    default:
      return unreachable(stage);
  }
}

/** A coach line that only this seat needs; null where the public one will do. */
function ownCoach(scene: Scene): string | null {
  const { waitCoach, wait } = scene.words.words.game;
  const { seat } = scene.mine;
  if (seat === null) return null;
  if (scene.table.seats[seat]?.botSitsIn === true) return tell(scene, wait.yourBot);
  const { stage } = scene.view;
  if (stage.name === 'nomination' && isLimited(scene, seat)) return tell(scene, waitCoach.nominationLimited);
  if (stage.name === 'chancellorEnactment' && stage.president === seat)
    return tell(scene, waitCoach.enactYours, { name: pairNames(scene).nominee });
  if (stage.name === 'vetoAnswer' && stage.chancellor === seat) return tell(scene, waitCoach.vetoYours);
  return null;
}

function isLimited(scene: Scene, seat: SeatId): boolean {
  const facts = publicSeat(scene, seat);
  return facts.living && facts.termLimit !== null;
}
