import type { Ballot, SeatId } from '../../src-shared/rules/terms.ts';
import { partyOf } from '../../src-shared/rules/rulebook.ts';
import { roleModel, type PartyModel } from './partyModel.ts';
import { nameOf, namesOf, tell, type Scene } from './scene.ts';

/** How often two seats cast the same ballot, of the elections in which both had one. */
interface Pair {
  readonly seat: SeatId;
  readonly same: number;
  readonly all: number;
}

export interface TogetherSeat {
  readonly seat: SeatId;
  readonly number: number;
  readonly name: string;
  readonly role: PartyModel;
  /** The name with the role, at the head of a row of the table. */
  readonly head: string;
  /** One entry a seat, in the order of the rows; null with itself. */
  readonly cells: readonly ({
    readonly seat: SeatId;
    readonly same: number;
    readonly all: number;
    /** 0 to 1; 0 without a common election. */
    readonly share: number;
    readonly spoken: string;
  } | null)[];
  /** With whom this seat voted most often, in words; null without a common election. */
  readonly most: string | null;
}

/** Who voted with whom over a whole game. */
export interface TogetherModel {
  readonly title: string;
  readonly how: string;
  /** Said in place of the picture. */
  readonly none: string | null;
  /** The Fascist party first, so that a bloc is seen as one. */
  readonly rows: readonly TogetherSeat[];
}

type Election = readonly (Ballot | null)[];

/** The picture of who voted with whom; null before the game is over, because it shows the parties. */
export function togetherModel(scene: Scene): TogetherModel | null {
  const { stage } = scene.view;
  if (stage.name !== 'concluded') return null;
  const { happenings } = scene.words.words;
  const elections = scene.view.chronicle
    .map((record) => record.ballots)
    .filter((ballots) => ballots !== null);
  const order = stage.roles
    .map((role, index) => ({ role, seat: index as SeatId }))
    .sort((one, other) => rank(one.role) - rank(other.role));
  const seats = order.map(({ seat }) => seat);
  return {
    title: tell(scene, happenings.togetherTitle),
    how: tell(scene, happenings.togetherHow),
    none: elections.length === 0 ? tell(scene, happenings.togetherNone) : null,
    rows: order.map(({ seat, role }) => ({
      ...rowOf(scene, seat, seats, elections),
      ...headOf(scene, seat, roleModel(scene, role)),
    })),
  };
}

function headOf(scene: Scene, seat: SeatId, role: PartyModel): Pick<TogetherSeat, 'role' | 'head'> {
  const { after } = scene.words.words.game.join;
  return { role, head: tell(scene, after, { role: nameOf(scene, seat), mark: role.word }) };
}

function rank(role: Parameters<typeof partyOf>[0]): number {
  return partyOf(role) === 'fascist' ? 0 : 1;
}

function rowOf(
  scene: Scene,
  seat: SeatId,
  seats: readonly SeatId[],
  elections: readonly Election[],
): Omit<TogetherSeat, 'role' | 'head'> {
  const pairs = seats.map((other) => pairOf(seat, other, elections));
  return {
    seat,
    number: seat + 1,
    name: nameOf(scene, seat),
    cells: pairs.map((pair) => (pair.seat === seat ? null : cellOf(scene, seat, pair))),
    most: mostOf(
      scene,
      seat,
      pairs.filter((pair) => pair.seat !== seat && pair.all > 0),
    ),
  };
}

function pairOf(seat: SeatId, other: SeatId, elections: readonly Election[]): Pair {
  const common = elections.filter((ballots) => hasBallot(ballots, seat) && hasBallot(ballots, other));
  return {
    seat: other,
    same: common.filter((ballots) => ballots[seat] === ballots[other]).length,
    all: common.length,
  };
}

function hasBallot(ballots: Election, seat: SeatId): boolean {
  return (ballots[seat] ?? null) !== null;
}

function cellOf(scene: Scene, seat: SeatId, pair: Pair): TogetherSeat['cells'][number] {
  const { same, all } = pair;
  return {
    seat: pair.seat,
    same,
    all,
    share: all === 0 ? 0 : same / all,
    spoken: tell(scene, scene.words.words.happenings.togetherPair, fills(scene, seat, pair)),
  };
}

/** All who are equal are named; of equal shares the ones of more common elections weigh more. */
function mostOf(scene: Scene, seat: SeatId, pairs: readonly Pair[]): string | null {
  const [most] = [...pairs].sort(byShare);
  if (most === undefined) return null;
  const { same, all } = most;
  const others = pairs.filter((pair) => byShare(most, pair) === 0).map((pair) => pair.seat);
  return tell(scene, scene.words.words.happenings.togetherMost, {
    name: nameOf(scene, seat),
    other: namesOf(scene, others),
    same,
    all,
  });
}

/** The greater share first, then the one of more elections. */
function byShare(one: Pair, other: Pair): number {
  return other.same * one.all - one.same * other.all || other.all - one.all;
}

function fills(scene: Scene, seat: SeatId, { seat: other, same, all }: Pair) {
  return { name: nameOf(scene, seat), other: nameOf(scene, other), same, all };
}
