import { listFacts } from '../../src-shared/locale/lists.ts';
import { BALLOTS, type Ballot, type Party } from '../../src-shared/rules/terms.ts';
import { joined, tell, type Choice, type Scene } from './scene.ts';
import { pairNames } from './trayAct.ts';

/** The carbon sheet on this person's desk: the ballot, or the tiles in the hand. Null when nothing lies there. */
export type WorkModel = BallotWork | HandWork;

export interface BallotWork {
  readonly kind: 'ballot';
  readonly title: string;
  readonly notice: string;
  readonly covered: string;
  readonly cards: readonly {
    readonly ballot: Ballot;
    readonly word: string;
    readonly means: string;
    /** What the card means; a bot's mark on it too, while the own one is said by the button's being pressed. */
    readonly spoken: string;
    /** This person's own ballot. */
    readonly cast: boolean;
    /** What is written on it: that it is the own ballot, or a bot's; empty where it is not the one that is in. */
    readonly mark: string;
  }[];
}

export interface HandWork {
  readonly kind: 'hand';
  readonly title: string;
  readonly notice: string;
  readonly covered: string;
  /** The President's tile goes down into the discard pile, the Chancellor's up onto the board. */
  readonly way: 'down' | 'up';
  readonly slot: string;
  readonly rest: string;
  readonly tiles: readonly TileModel[];
}

export interface TileModel {
  readonly position: number;
  readonly party: Party;
  readonly letter: string;
  readonly word: string;
  readonly spoken: string;
  /** Which tile it is, and how the tiles are turned over. */
  readonly coveredSpoken: string;
  readonly chosen: boolean;
}

/** What only this person may see and must act on now; both offices take the same number of steps (decision 30). */
export function workModel(scene: Scene, choice: Choice): WorkModel | null {
  const { options } = scene.mine;
  if (options.kind === 'vote') return ballotWork(scene);
  if (options.kind === 'discard') return handWork(scene, choice, 'down');
  if (options.kind === 'enact') return handWork(scene, choice, 'up');
  return null;
}

/** The German stays as art on the cards in every language; what it means stands below it, and is what is spoken. */
const BALLOT_ART: Readonly<Record<Ballot, string>> = { ja: 'Ja', nein: 'Nein' };

function ballotWork(scene: Scene): BallotWork {
  const { secret } = scene.words.words.game;
  return {
    kind: 'ballot',
    title: tell(scene, secret.ballots),
    notice: tell(scene, secret.untilLast),
    covered: tell(scene, secret.coveredBallot),
    cards: BALLOTS.map((ballot) => ballotCard(scene, ballot)),
  };
}

function ballotCard(scene: Scene, ballot: Ballot): BallotWork['cards'][number] {
  const { ballotMeans, ballotSpoken, secret } = scene.words.words.game;
  const isIn = scene.mine.ballot === ballot;
  const byBot = scene.botBallot === true;
  const cast = isIn && !byBot;
  const mark = isIn ? tell(scene, byBot ? scene.words.words.door.deeds.mark : secret.yourBallot) : '';
  return {
    ballot,
    word: BALLOT_ART[ballot],
    means: tell(scene, ballotMeans[ballot]),
    spoken: listFacts(scene.words, [tell(scene, ballotSpoken[ballot]), cast ? '' : mark]),
    cast,
    mark,
  };
}

function handWork(scene: Scene, choice: Choice, way: 'down' | 'up'): HandWork {
  const { secret } = scene.words.words.game;
  return {
    kind: 'hand',
    title: tell(scene, secret.hand),
    notice: tell(scene, secret.eyesOnly),
    covered: tell(scene, secret.turnOver),
    way,
    slot: tell(scene, way === 'down' ? secret.discardSlot : secret.board),
    rest:
      way === 'down'
        ? tell(scene, secret.others, { name: pairNames(scene).nominee })
        : tell(scene, secret.otherUnseen),
    tiles: scene.mine.hand.map((party, position) => tileModel(scene, choice, party, position)),
  };
}

function tileModel(scene: Scene, choice: Choice, party: Party, position: number): TileModel {
  const { join, secret, tile, letter, party: word } = scene.words.words.game;
  const n = position + 1;
  return {
    position,
    party,
    letter: tell(scene, letter[party]),
    word: tell(scene, word[party]),
    spoken: tell(scene, secret.tilePlace, { tile: tell(scene, tile[party]), n }),
    coveredSpoken: joined(scene, [
      tell(scene, join.stop, { sentence: tell(scene, secret.coveredTile, { n }) }),
      tell(scene, secret.turnOver),
    ]),
    chosen: choice.kind === 'tile' && choice.position === position,
  };
}
