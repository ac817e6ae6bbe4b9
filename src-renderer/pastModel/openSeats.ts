import type { RetoldStep } from '../../src-shared/fairness/retelling.ts';
import type { Ballot, SeatId } from '../../src-shared/rules/terms.ts';
import { roleModel } from '../tableModel/partyModel.ts';
import { NO_CHOICE, tell, type Scene } from '../tableModel/scene.ts';
import { seatModels, type SeatModel, type SeatTag } from '../tableModel/seats.ts';
import type { SignName } from '../tableModel/signs.ts';

/** As the seat of the file was shown it, or with everything open. */
export type Sight = 'own' | 'open';

/**
 * The seats as they stand after one step, with the roles and the ballots that this sight knows. Nobody is asked anything
 * in a replay: no seat may be chosen.
 */
export function seatsAt(scene: Scene, step: RetoldStep, sight: Sight): readonly SeatModel[] {
  const revealed = step.happenings.find((happening) => happening.type === 'ballotsRevealed');
  const still: Scene = {
    ...scene,
    mine: { ...scene.mine, options: { kind: 'wait', awaiting: scene.view.awaiting } },
  };
  return seatModels(still, NO_CHOICE, revealed?.ballots ?? null).map((seat) =>
    withBallot(
      scene,
      withRole(scene, seat, roleTag(scene, step, seat.seat, sight)),
      ballotAt(step, seat.seat, sight),
    ),
  );
}

/** The role of a seat as far as this sight knows it. */
function roleTag(scene: Scene, step: RetoldStep, seat: SeatId, sight: Sight): SeatTag | null {
  const line = step.mine.dossier[seat];
  const role = sight === 'open' ? (step.open.roles[seat] ?? 'unknown') : (line?.role ?? 'unknown');
  if (role !== 'unknown') return { sign: ROLE_SIGN[role], text: roleModel(scene, role).word };
  if (sight === 'open' || line === undefined || line.party === 'unknown') return null;
  return { sign: ROLE_SIGN[line.party], text: tell(scene, scene.words.words.game.partyIs[line.party]) };
}

const ROLE_SIGN = { liberal: 'disc', fascist: 'wedge', hitler: 'hitler' } as const satisfies Record<
  string,
  SignName
>;

/** The role comes first: it is what the room did not know. */
function withRole(scene: Scene, seat: SeatModel, role: SeatTag | null): SeatModel {
  if (role === null) return seat;
  const rest = seat.tag === null ? seat.badges : [seat.tag, ...seat.badges];
  const { after } = scene.words.words.game.join;
  return {
    ...seat,
    tag: role,
    badges: rest,
    spoken: tell(scene, after, { role: seat.spoken, mark: role.text }),
  };
}

function ballotAt(step: RetoldStep, seat: SeatId, sight: Sight): Ballot | null {
  if (sight === 'open') return step.open.ballots[seat] ?? null;
  return seat === step.mine.seat ? step.mine.ballot : null;
}

function withBallot(scene: Scene, seat: SeatModel, ballot: Ballot | null): SeatModel {
  if (ballot === null) return seat;
  const { game } = scene.words.words;
  const spoken = tell(scene, game.join.after, {
    role: seat.spoken,
    mark: tell(scene, game.seat.voted[ballot]),
  });
  return { ...seat, ballot, ballotWord: tell(scene, game.ballot[ballot]), spoken };
}
