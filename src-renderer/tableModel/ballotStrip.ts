import type { Ballot } from '../../src-shared/rules/terms.ts';
import type { RoundRecord } from '../../src-shared/view/seatView.ts';
import { tell, type Scene } from './scene.ts';

/** All ballots of one election, one small card a seat in order of play, and the same in words. */
export interface BallotStripModel {
  readonly cards: readonly {
    /** From 1, as it stands on the seat. */
    readonly number: number;
    /** Null: this seat was dead. */
    readonly ballot: Ballot | null;
  }[];
  /** What each look of a card means. */
  readonly means: Readonly<Record<Ballot, string>>;
}

/** The strip of a round; null before its ballots are revealed. */
export function ballotStrip(scene: Scene, record: RoundRecord): BallotStripModel | null {
  if (record.ballots === null) return null;
  const { ballot } = scene.words.words.game;
  return {
    cards: record.ballots.map((cast, index) => ({ number: index + 1, ballot: cast })),
    means: { ja: tell(scene, ballot.ja), nein: tell(scene, ballot.nein) },
  };
}
