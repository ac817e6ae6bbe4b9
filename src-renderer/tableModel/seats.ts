import { listFacts } from '../../src-shared/locale/lists.ts';
import type { Ballot, SeatId } from '../../src-shared/rules/terms.ts';
import { barOf } from './barred.ts';
import { nameSize } from './nameSize.ts';
import { placeAt, type Place } from './places.ts';
import { isAbsent, nameOf, publicSeat, tell, type Choice, type Scene } from './scene.ts';
import type { SignName } from './signs.ts';
import { offeredSeats } from './offer.ts';

/** A few words under a name, with the sign that says the same. */
export interface SeatTag {
  readonly sign: SignName | null;
  readonly text: string;
}

export interface OfficeModel {
  readonly sign: SignName;
  readonly label: string;
  /** Proposed and not yet elected: a dashed placard. */
  readonly proposed: boolean;
}

export interface SeatModel {
  readonly seat: SeatId;
  /** From 1, in order of play. */
  readonly number: number;
  readonly name: string;
  /** How small the name is written so that no word of it is broken, if that can be. */
  readonly nameSize: 'usual' | 'long' | 'longest';
  readonly youLabel: string | null;
  readonly place: Place;
  readonly office: OfficeModel | null;
  readonly tag: SeatTag | null;
  /** Facts that stay on the seat beside its tag. */
  readonly badges: readonly SeatTag[];
  readonly dead: boolean;
  readonly away: boolean;
  /** The table waits for this seat. */
  readonly awaited: boolean;
  /** `barred`: the person chooses now, and may not choose this seat. */
  readonly choice: 'none' | 'open' | 'chosen' | 'barred';
  /** It cannot be chosen now, though some seats can; the tag says why, and whoever presses it is told. */
  readonly isBarred: boolean;
  readonly ballot: 'none' | 'out' | 'in' | Ballot;
  readonly ballotWord: string;
  /** Everything that is drawn on the seat, in words. */
  readonly spoken: string;
}

/**
 * The seats in the order of the ring, the viewer's own first (for a gallery the first seat). `revealed` are the
 * ballots that just turned over, by seat, or null when none lie on the table.
 */
export function seatModels(
  scene: Scene,
  choice: Choice,
  revealed: readonly (Ballot | null)[] | null,
): readonly SeatModel[] {
  const count = scene.table.seats.length;
  const anchor = scene.mine.seat ?? 0;
  return scene.table.seats
    .map((_, index) => (anchor + index) % count)
    .map((index, step) => seatModel(scene, index as SeatId, placeAt(count, step), choice, revealed));
}

function seatModel(
  scene: Scene,
  seat: SeatId,
  place: Place,
  choice: Choice,
  revealed: readonly (Ballot | null)[] | null,
): SeatModel {
  const { seat: words } = scene.words.words.game;
  const { join, youShort } = scene.words.words.game;
  const isYou = scene.mine.seat === seat;
  const you = tell(scene, youShort);
  const [tag = null, ...badges] = factsOf(scene, seat);
  const isBarred = barOf(scene, seat) !== null;
  const base = {
    seat,
    number: seat + 1,
    name: nameOf(scene, seat),
    nameSize: nameSize(nameOf(scene, seat)),
    youLabel: isYou ? tell(scene, join.beside, { mark: you }) : null,
    place,
    office: officeOf(scene, seat, choice),
    tag,
    badges,
    dead: !publicSeat(scene, seat).living,
    away: isAbsent(scene, seat),
    awaited: isAwaited(scene, seat),
    choice: choiceOf(scene, seat, choice),
    isBarred,
    ballot: ballotOf(scene, seat, revealed),
  };
  const ballotWord =
    base.ballot === 'ja' || base.ballot === 'nein'
      ? tell(scene, scene.words.words.game.ballot[base.ballot])
      : '';
  const spoken = [
    tell(scene, words.spoken, { n: seat + 1, name: base.name }),
    isYou ? you : null,
    base.office?.label,
    base.tag?.text,
    ...base.badges.map((badge) => badge.text),
    base.choice === 'open' ? tell(scene, words.canBeChosen) : null,
    isBarred ? tell(scene, words.cannotBeChosen) : null,
    spokenBallot(scene, base.ballot),
    base.awaited && base.ballot !== 'out' ? tell(scene, words.awaited) : null,
  ].filter((part) => typeof part === 'string');
  return { ...base, ballotWord, spoken: listFacts(scene.words, spoken) };
}

/** The table's waiting is drawn on a seat; a vote that hides its voters lights every living seat. */
function isAwaited(scene: Scene, seat: SeatId): boolean {
  return scene.view.awaiting.includes(seat);
}

function officeOf(scene: Scene, seat: SeatId, choice: Choice): OfficeModel | null {
  const { office } = scene.words.words.game;
  const { view } = scene;
  const elected = !(view.stage.name === 'nomination' || view.stage.name === 'election');
  if (view.stage.name === 'concluded') return null;
  if (seat === view.candidate)
    return {
      sign: 'president',
      label: tell(scene, elected ? office.president : office.candidate),
      proposed: !elected,
    };
  const picked = scene.mine.options.kind === 'nominate' && choiceOf(scene, seat, choice) === 'chosen';
  if (seat === view.nominee || picked)
    return {
      sign: 'chancellor',
      label: tell(scene, elected ? office.chancellor : office.nominee),
      proposed: !elected,
    };
  return null;
}

/** Everything public about this seat in a few words each; what matters most now comes first. */
function factsOf(scene: Scene, seat: SeatId): readonly SeatTag[] {
  const { seat: words } = scene.words.words.game;
  const seated = scene.table.seats[seat];
  const { living, notHitler, investigated } = publicSeat(scene, seat);
  const facts = [
    barTag(scene, seat),
    living ? null : { sign: null, text: tell(scene, words.executed) },
    presenceTag(scene, seat),
    living ? termLimitOf(scene, seat) : null,
    living && notHitler ? { sign: 'notHitler' as const, text: tell(scene, words.notHitler) } : null,
    investigated ? { sign: 'investigate' as const, text: tell(scene, words.investigated) } : null,
    seated?.occupant === 'bot' ? { sign: 'bot' as const, text: tell(scene, words.bot) } : null,
  ].filter((fact) => fact !== null);
  return facts.filter((fact, index) => facts.findIndex((one) => one.text === fact.text) === index);
}

/** Why the person who chooses now may not choose this seat. */
function barTag(scene: Scene, seat: SeatId): SeatTag | null {
  const { seat: words } = scene.words.words.game;
  const bar = barOf(scene, seat);
  if (bar === null) return null;
  return { sign: 'cross', text: tell(scene, bar === 'you' ? words.notYourself : words[bar]) };
}

function presenceTag(scene: Scene, seat: SeatId): SeatTag | null {
  const { seat: words } = scene.words.words.game;
  const seated = scene.table.seats[seat];
  if (!publicSeat(scene, seat).living) return null;
  if (seated?.botSitsIn === true) return { sign: 'bot', text: tell(scene, words.botSitsIn) };
  if (!isAbsent(scene, seat)) return null;
  return { sign: 'away', text: tell(scene, seated?.presence === 'left' ? words.left : words.away) };
}

/** Why this seat may not be nominated now (R-NOM-02); null where nothing bars it. */
function termLimitOf(scene: Scene, seat: SeatId): SeatTag | null {
  const { seat: words } = scene.words.words.game;
  const { termLimit } = publicSeat(scene, seat);
  if (termLimit === 'lastPresident') return { sign: 'president', text: tell(scene, words.lastPresident) };
  if (termLimit === 'lastChancellor') return { sign: 'chancellor', text: tell(scene, words.lastChancellor) };
  return null;
}

function choiceOf(scene: Scene, seat: SeatId, choice: Choice): SeatModel['choice'] {
  const offered = offeredSeats(scene);
  if (offered === null) return 'none';
  if (!offered.includes(seat)) return seat === scene.mine.seat ? 'none' : 'barred';
  return choice.kind === 'seat' && choice.seat === seat ? 'chosen' : 'open';
}

function ballotOf(
  scene: Scene,
  seat: SeatId,
  revealed: readonly (Ballot | null)[] | null,
): SeatModel['ballot'] {
  const { stage } = scene.view;
  if (stage.name === 'election') {
    if (!publicSeat(scene, seat).living || stage.voted === null) return 'none';
    return stage.voted.includes(seat) ? 'in' : 'out';
  }
  return revealed?.[seat] ?? 'none';
}

function spokenBallot(scene: Scene, ballot: SeatModel['ballot']): string | null {
  const { seat: words } = scene.words.words.game;
  switch (ballot) {
    case 'none':
      return null;
    case 'out':
      return tell(scene, words.stillToVote);
    case 'in':
      return tell(scene, words.hasVoted);
    default:
      return tell(scene, words.voted[ballot]);
  }
}
