import {
  seatId,
  type Party,
  type SeatId,
  type SecretRole,
  type Verdict,
} from '../../src-shared/rules/terms.ts';
import type { PublicStage, RoundRecord, RoundSecrets } from '../../src-shared/view/seatView.ts';
import { ballotStrip, type BallotStripModel } from './ballotStrip.ts';
import { ballotsInWords, notesOf, outcomeOf, pairOf, withEnding } from './chronicle.ts';
import { partyModel, partyModels, roleModel, type PartyModel } from './partyModel.ts';
import { joined, nameOf, tell, type Scene } from './scene.ts';

type Concluded = PublicStage & { readonly name: 'concluded' };

export interface VerdictModel {
  /** Null where the host broke the game off. */
  readonly winner: PartyModel | null;
  /** Whether the person's own side has won; null for whoever only watches, and where nobody has. */
  readonly own: string | null;
  readonly headline: string;
  readonly why: string;
  /** Both in one breath, for a screen reader. */
  readonly spoken: string;
  readonly rolesTitle: string;
  readonly roles: readonly {
    readonly seat: SeatId;
    readonly name: string;
    readonly role: PartyModel;
    /** The role, and that its player was executed. */
    readonly words: string;
    readonly executed: boolean;
  }[];
  readonly historyTitle: string;
  readonly heads: {
    readonly round: string;
    readonly pair: string;
    readonly vote: string;
    readonly drawn: string;
    readonly discarded: string;
    readonly passed: string;
    readonly enacted: string;
    readonly more: string;
  };
  readonly none: string;
  readonly rounds: readonly VerdictRound[];
  readonly again: string;
  readonly hostCan: string;
}

export interface VerdictRound {
  readonly round: number;
  readonly roundLabel: string;
  readonly pair: string;
  readonly outcome: string;
  readonly strip: BallotStripModel | null;
  /** The ballots in words. */
  readonly ballots: string;
  /** Empty where the round had no session; null where the table keeps discards closed. */
  readonly drawn: readonly PartyModel[] | null;
  readonly discarded: readonly PartyModel[] | null;
  readonly passed: readonly PartyModel[];
  readonly enacted: readonly PartyModel[];
  readonly closed: string;
  /** Said once in place of the tiles, where the round came to none. */
  readonly noTiles: string | null;
  readonly peeked: { readonly label: string; readonly tiles: readonly PartyModel[] } | null;
  readonly notes: readonly string[];
}

/** Who has won and why (nobody, where the host broke the game off), every role, and the whole hidden history round by round (R-END-05, V-10). */
export function verdictModel(scene: Scene): VerdictModel | null {
  const { stage } = scene.view;
  if (stage.name !== 'concluded') return null;
  const { join, verdict } = scene.words.words.game;
  const headline = headlineOf(scene, stage.verdict);
  const reason = reasonOf(scene, stage);
  return {
    winner: stage.verdict === null ? null : partyModel(scene, stage.verdict.winner),
    own: ownResult(scene, stage),
    headline,
    why: reason,
    spoken: joined(scene, [tell(scene, join.stop, { sentence: headline }), reason]),
    rolesTitle: tell(scene, verdict.rolesTitle),
    roles: winnersFirst(stage).map((seat) => roleLine(scene, seat, stage.roles[seat] ?? 'liberal')),
    historyTitle: tell(scene, verdict.historyTitle),
    heads: {
      round: tell(scene, verdict.round),
      pair: tell(scene, verdict.pair),
      vote: tell(scene, verdict.vote),
      drawn: tell(scene, verdict.drawn),
      discarded: tell(scene, verdict.discarded),
      passed: tell(scene, verdict.passed),
      enacted: tell(scene, verdict.enacted),
      more: tell(scene, verdict.more),
    },
    none: tell(scene, verdict.none),
    rounds: roundsOf(scene, stage),
    again: tell(scene, verdict.again),
    hostCan: tell(scene, verdict.hostCan),
  };
}

/** Who has won, or that the host ended the game. */
export function headlineOf(scene: Scene, verdict: Verdict | null): string {
  const words = scene.words.words.game.verdict;
  return tell(scene, verdict === null ? words.brokenOff : words.wins[verdict.winner]);
}

/** Why the game is over, in a whole sentence with the name that is revealed by it. */
export function reasonOf(scene: Scene, { verdict: reached, roles }: Concluded): string {
  const { verdict } = scene.words.words.game;
  if (reached === null) return tell(scene, verdict.why.brokenOff);
  const { winner, reason } = reached;
  const hitler = nameOf(scene, roles.indexOf('hitler') as SeatId);
  if (reason === 'execution') return tell(scene, verdict.why.execution, { name: hitler });
  if (reason === 'election') return tell(scene, verdict.why.election, { name: hitler });
  return tell(scene, winner === 'liberal' ? verdict.why.liberalPolicies : verdict.why.fascistPolicies);
}

/** True for the side of this role: Hitler is of the Fascist party (R-SET-03). */
function hasWon({ verdict }: Concluded, role: SecretRole): boolean {
  return verdict !== null && (verdict.winner === 'liberal') === (role === 'liberal');
}

function ownResult(scene: Scene, stage: Concluded): string | null {
  const { verdict } = scene.words.words.game;
  const role = scene.mine.seat === null ? undefined : stage.roles[scene.mine.seat];
  if (role === undefined || stage.verdict === null) return null;
  return tell(scene, hasWon(stage, role) ? verdict.youWin : verdict.youLose);
}

/** The seats of those who have won, then the others, both in order of play. */
function winnersFirst(stage: Concluded): readonly SeatId[] {
  const seats = stage.roles.map((role, index) => ({ seat: seatId(index), wins: hasWon(stage, role) }));
  return [...seats.filter(({ wins }) => wins), ...seats.filter(({ wins }) => !wins)].map(({ seat }) => seat);
}

function roleLine(scene: Scene, seat: SeatId, role: SecretRole): VerdictModel['roles'][number] {
  const { join, seat: marks } = scene.words.words.game;
  const living = scene.view.seats[seat]?.living ?? true;
  const model = roleModel(scene, role);
  const fills = { role: model.word, mark: tell(scene, marks.executed) };
  return {
    seat,
    name: nameOf(scene, seat),
    role: model,
    words: living ? model.word : tell(scene, join.after, fills),
    executed: !living,
  };
}

/** Without a chronicle there are no pairs to name: the rounds then show what was hidden alone. */
function roundsOf(scene: Scene, stage: Concluded): readonly VerdictRound[] {
  const rounds = new Set([
    ...scene.view.chronicle.map((record) => record.round),
    ...stage.secrets.map((secrets) => secrets.round),
  ]);
  return [...rounds]
    .sort((one, other) => one - other)
    .map((round) =>
      verdictRound(
        scene,
        round,
        scene.view.chronicle.find((record) => record.round === round),
        stage.secrets.find((secrets) => secrets.round === round),
      ),
    );
}

function verdictRound(
  scene: Scene,
  round: number,
  record: RoundRecord | undefined,
  secrets: RoundSecrets | undefined,
): VerdictRound {
  const { game } = scene.words.words;
  const hadSession = secrets !== undefined && secrets.passed !== null;
  return {
    round,
    roundLabel: tell(scene, game.round, { n: round }),
    pair: record === undefined ? '' : pairOf(scene, record),
    outcome: record === undefined ? '' : outcomeOf(scene, record),
    strip: record === undefined ? null : ballotStrip(scene, record),
    ballots: record === undefined ? '' : ballotsInWords(scene, record),
    drawn: opened(scene, secrets?.drawn ?? null, hadSession),
    discarded: opened(
      scene,
      secrets?.discarded === undefined || secrets.discarded === null ? null : [secrets.discarded],
      hadSession,
    ),
    passed: partyModels(scene, secrets?.passed ?? []),
    enacted:
      record?.enacted === undefined || record.enacted === null
        ? []
        : [partyModel(scene, record.enacted.party)],
    closed: tell(scene, game.verdict.closed),
    peeked: peekedOf(scene, record, secrets),
    noTiles:
      record !== undefined && !hadSession && record.enacted === null
        ? tell(scene, game.verdict.noTiles)
        : null,
    notes: withEnding(scene, round, verdictNotes(scene, record, secrets)),
  };
}

function opened(
  scene: Scene,
  tiles: readonly Party[] | null,
  hadSession: boolean,
): readonly PartyModel[] | null {
  if (tiles !== null) return partyModels(scene, tiles);
  return hadSession ? null : [];
}

function peekedOf(
  scene: Scene,
  record: RoundRecord | undefined,
  secrets: RoundSecrets | undefined,
): VerdictRound['peeked'] {
  if (secrets === undefined || secrets.peeked === null) return null;
  const name = record === undefined ? '' : nameOf(scene, record.candidate);
  return {
    label: tell(scene, scene.words.words.game.verdict.peeked, { name }),
    tiles: partyModels(scene, secrets.peeked),
  };
}

/** An investigation is told with what it showed, in place of the public note that it happened. */
function verdictNotes(
  scene: Scene,
  record: RoundRecord | undefined,
  secrets: RoundSecrets | undefined,
): readonly string[] {
  const { verdict } = scene.words.words.game;
  const seen = secrets?.investigated ?? null;
  const toldBelow = seen !== null || (secrets?.peeked ?? null) !== null;
  const notes = record === undefined ? [] : notesOf(scene, toldBelow ? { ...record, power: null } : record);
  if (seen === null || record === undefined) return notes;
  const fills = { president: nameOf(scene, record.candidate), name: nameOf(scene, seen.target) };
  return [...notes, tell(scene, verdict.investigated[seen.party], fills)];
}
