import type { Ballot, SeatId } from '../../src-shared/rules/terms.ts';
import type { RoundRecord } from '../../src-shared/view/seatView.ts';
import { ballotStrip, type BallotStripModel } from './ballotStrip.ts';
import { endingOf } from './ending.ts';
import { partyModel, type PartyModel } from './partyModel.ts';
import { joined, nameOf, namesOf, tell, type Scene } from './scene.ts';

export interface ChronicleModel {
  readonly title: string;
  readonly order: string;
  readonly close: string;
  /** Said in place of rounds. */
  readonly empty: string | null;
  readonly rounds: readonly ChronicleRound[];
  /** What the looks of a ballot mean; null where none is shown. */
  readonly legend: BallotStripModel['means'] | null;
}

export interface ChronicleRound {
  readonly round: number;
  readonly roundLabel: string;
  readonly pair: string;
  readonly outcome: string;
  readonly enacted: PartyModel | null;
  /** Drawn in the place of a tile. */
  readonly noGovernment: string | null;
  /** The ballots in one breath, for a screen reader. */
  readonly ballotsSpoken: string;
  readonly strip: BallotStripModel | null;
  readonly ballots: readonly string[];
  readonly notes: readonly string[];
}

/** What everybody saw, newest round first, with every election's ballots; rounds with nothing to tell are left out. */
export function chronicleModel(scene: Scene): ChronicleModel {
  const { chronicle } = scene.words.words.game;
  const rounds = scene.view.chronicle
    .filter((record) => record.nominee !== null)
    .map((record) => chronicleRound(scene, record))
    .reverse();
  const off = !scene.table.options.chronicle && scene.view.chronicle.length === 0;
  return {
    title: tell(scene, chronicle.title),
    order: rounds.length === 0 ? '' : tell(scene, chronicle.newestFirst),
    close: tell(scene, chronicle.close),
    empty: off ? tell(scene, chronicle.off) : rounds.length === 0 ? tell(scene, chronicle.empty) : null,
    rounds,
    legend: rounds.find((round) => round.strip !== null)?.strip?.means ?? null,
  };
}

/** One round as everybody saw it. */
export function chronicleRound(scene: Scene, record: RoundRecord): ChronicleRound {
  const { chronicle, join, round } = scene.words.words.game;
  const ballots = ballotLines(scene, record);
  return {
    round: record.round,
    roundLabel: tell(scene, round, { n: record.round }),
    pair: pairOf(scene, record),
    outcome: outcomeOf(scene, record),
    enacted: record.enacted === null ? null : partyModel(scene, record.enacted.party),
    noGovernment:
      record.outcome === 'rejected' && record.enacted === null ? tell(scene, chronicle.noGovernment) : null,
    strip: ballotStrip(scene, record),
    ballots,
    ballotsSpoken: tell(scene, join.stamped, {
      stamp: tell(scene, chronicle.ballots),
      headline: ballotsInWords(scene, record),
    }),
    notes: withEnding(scene, record.round, notesOf(scene, record)),
  };
}

/** The last round says last what ended the game. */
export function withEnding(scene: Scene, round: number, notes: readonly string[]): readonly string[] {
  const ending = endingOf(scene, round);
  return ending === null ? notes : [...notes, ending];
}

/** "Aino + Yuki", or the candidate alone before a nomination. */
export function pairOf(scene: Scene, record: RoundRecord): string {
  const candidate = nameOf(scene, record.candidate);
  if (record.nominee === null) return candidate;
  return tell(scene, scene.words.words.game.pair, { candidate, nominee: nameOf(scene, record.nominee) });
}

/** "elected 6 : 4", or that it is still open; nothing where the host broke the game off before the ballots were in. */
export function outcomeOf(scene: Scene, record: RoundRecord): string {
  const { chronicle } = scene.words.words.game;
  if (record.outcome === 'open' || record.ballots === null)
    return scene.view.stage.name === 'concluded' ? '' : tell(scene, chronicle.open);
  const counts = { ja: count(record.ballots, 'ja'), nein: count(record.ballots, 'nein') };
  return tell(scene, record.outcome === 'elected' ? chronicle.elected : chronicle.rejected, counts);
}

function count(ballots: readonly (Ballot | null)[], ballot: Ballot): number {
  return ballots.filter((one) => one === ballot).length;
}

/** Who said Ja and who said Nein, in two lines; none before the reveal. */
export function ballotLines(scene: Scene, record: RoundRecord): readonly string[] {
  const { chronicle } = scene.words.words.game;
  const { ballots } = record;
  if (ballots === null) return [];
  return (['ja', 'nein'] as const).map((ballot) => {
    const seats = ballots.flatMap((one, index) => (one === ballot ? [index as SeatId] : []));
    const names = seats.length === 0 ? tell(scene, chronicle.nobody) : namesOf(scene, seats);
    return tell(scene, chronicle[ballot], { names });
  });
}

/** Who said Ja and who said Nein, as sentences for a screen reader; empty before the reveal. */
export function ballotsInWords(scene: Scene, record: RoundRecord): string {
  const { stop } = scene.words.words.game.join;
  return joined(
    scene,
    ballotLines(scene, record).map((sentence) => tell(scene, stop, { sentence })),
  );
}

/** What else everybody saw in a round: checks, vetoes, chaos, the power and its target, a reshuffle. */
export function notesOf(scene: Scene, record: RoundRecord): readonly string[] {
  const { chronicle } = scene.words.words.game;
  const notes: string[] = [];
  if (record.specialElection) notes.push(tell(scene, chronicle.specialElection));
  if (record.notHitler) notes.push(tell(scene, chronicle.notHitler));
  if (record.veto === 'accepted') notes.push(tell(scene, chronicle.vetoed));
  if (record.veto === 'refused') notes.push(tell(scene, chronicle.vetoRefused));
  if (record.enacted?.by === 'chaos') notes.push(tell(scene, chronicle.chaos));
  const power = powerNote(scene, record);
  if (power !== null) notes.push(power);
  if (record.reshuffled) notes.push(tell(scene, chronicle.reshuffled));
  return notes;
}

function powerNote(scene: Scene, record: RoundRecord): string | null {
  const { chronicle } = scene.words.words.game;
  if (record.power === null) return null;
  const { power, target, used } = record.power;
  if (!used) return tell(scene, chronicle.powerOpen[power]);
  const president = nameOf(scene, record.candidate);
  if (power === 'policyPeek') return tell(scene, chronicle.peeked, { president });
  if (target === null) return null;
  const words = {
    investigateLoyalty: chronicle.investigated,
    specialElection: chronicle.called,
    execution: chronicle.executed,
  };
  return tell(scene, words[power], { president, name: nameOf(scene, target) });
}
