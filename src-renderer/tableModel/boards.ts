import { powerAt } from '../../src-shared/rules/rulebook.ts';
import {
  CHAOS_AT,
  FASCIST_TO_WIN,
  HITLER_ZONE,
  LIBERAL_TO_WIN,
  VETO_UNLOCKED_AT,
  type Party,
  type PresidentialPower,
} from '../../src-shared/rules/terms.ts';
import { tell, type Scene } from './scene.ts';
import type { SignName } from './signs.ts';

export interface SlotModel {
  readonly key: number;
  readonly filled: boolean;
  readonly next: boolean;
  readonly wins: boolean;
  readonly sign: SignName;
  /** Empty where the space has neither power nor victory. */
  readonly caption: string;
  readonly spoken: string;
}

export interface TrackModel {
  readonly party: Party;
  readonly name: string;
  readonly letter: string;
  readonly word: string;
  readonly count: number;
  readonly of: number;
  readonly spoken: string;
  readonly slots: readonly SlotModel[];
}

export interface BoardsModel {
  readonly title: string;
  readonly liberal: TrackModel;
  readonly fascist: TrackModel;
  readonly tracker: {
    readonly label: string;
    readonly end: string;
    readonly count: number;
    readonly cells: readonly number[];
    readonly spoken: string;
  };
  /** The powers that are still to come on this board, each sign once, with its word. */
  readonly signs: readonly { readonly sign: SignName; readonly label: string }[];
  /** What holds from now on for the rest of the game, at the Fascist track. */
  readonly tags: readonly { readonly sign: SignName; readonly label: string }[];
  readonly draw: PileModel;
  readonly discard: PileModel;
}

export interface PileModel {
  readonly label: string;
  readonly count: number;
  readonly spoken: string;
}

export const POWER_SIGNS: Readonly<Record<PresidentialPower, SignName>> = {
  investigateLoyalty: 'investigate',
  specialElection: 'specialElection',
  policyPeek: 'peek',
  execution: 'execution',
};

/** Both tracks with each power on its space of this board (R-POW-02), the election tracker and the two piles. */
export function boardsModel(scene: Scene): BoardsModel {
  const { board } = scene.words.words.game;
  const { view } = scene;
  return {
    title: tell(scene, board.title),
    liberal: track(scene, 'liberal', view.liberal, LIBERAL_TO_WIN),
    fascist: track(scene, 'fascist', view.fascist, FASCIST_TO_WIN),
    tracker: {
      label: tell(scene, board.tracker),
      end: tell(scene, board.trackerEnd),
      count: view.tracker,
      cells: Array.from({ length: CHAOS_AT - 1 }, (_, index) => index + 1),
      spoken: tell(scene, board.trackerSpoken, { n: view.tracker }),
    },
    signs: signsToCome(scene),
    tags: tagsOf(scene),
    draw: {
      label: tell(scene, board.draw),
      count: view.drawPile,
      spoken: tell(scene, board.drawSpoken, { n: view.drawPile }),
    },
    discard: {
      label: tell(scene, board.discard),
      count: view.discardPile,
      spoken: tell(scene, board.discardSpoken, { n: view.discardPile }),
    },
  };
}

function track(scene: Scene, party: Party, count: number, of: number): TrackModel {
  const { game } = scene.words.words;
  return {
    party,
    name: tell(scene, game.party[party]),
    letter: tell(scene, game.letter[party]),
    word: tell(scene, game.party[party]),
    count,
    of,
    spoken: tell(scene, game.board[party], { n: count }),
    slots: Array.from({ length: of }, (_, index) => slot(scene, party, index + 1, count, of)),
  };
}

function slot(scene: Scene, party: Party, place: number, count: number, of: number): SlotModel {
  const { game } = scene.words.words;
  const filled = place <= count;
  const wins = place === of;
  const caption = captionOf(scene, party, place, wins);
  const what = caption === '' ? tell(scene, game.slot.none) : caption;
  return {
    key: place,
    filled,
    next: place === count + 1,
    wins,
    sign: signOf(scene, party, place, wins),
    caption,
    spoken: filled
      ? tell(scene, game.board.spaceFilled, { n: place })
      : tell(scene, game.board.space, { n: place, what }),
  };
}

function signsToCome(scene: Scene): BoardsModel['signs'] {
  const { slot: words } = scene.words.words.game;
  const { board, fascist } = scene.view;
  const powers = Array.from({ length: FASCIST_TO_WIN - fascist }, (_, index) =>
    powerAt(board, fascist + index + 1),
  );
  return [...new Set(powers)]
    .filter((power) => power !== null)
    .map((power) => ({ sign: POWER_SIGNS[power], label: tell(scene, words[power]) }));
}

/** R-END-01 from the third Fascist policy on, R-VETO-01 from the fifth; none of it once the game is over. */
function tagsOf(scene: Scene): BoardsModel['tags'] {
  const { board } = scene.words.words.game;
  const { fascist } = scene.view;
  const danger = { sign: 'wedge', label: tell(scene, board.hitlerZone) } as const;
  const veto = { sign: 'veto', label: tell(scene, board.vetoAvailable) } as const;
  return [...(fascist >= HITLER_ZONE ? [danger] : []), ...(fascist >= VETO_UNLOCKED_AT ? [veto] : [])];
}

function captionOf(scene: Scene, party: Party, place: number, wins: boolean): string {
  const { slot: words } = scene.words.words.game;
  if (wins) return tell(scene, party === 'liberal' ? words.liberalsWin : words.fascistsWin);
  const power = party === 'fascist' ? powerAt(scene.view.board, place) : null;
  if (power === null) return '';
  if (power === 'execution' && place === VETO_UNLOCKED_AT) return tell(scene, words.executionThenVeto);
  return tell(scene, words[power]);
}

function signOf(scene: Scene, party: Party, place: number, wins: boolean): SignName {
  if (wins) return party === 'liberal' ? 'disc' : 'wedge';
  const power = party === 'fascist' ? powerAt(scene.view.board, place) : null;
  return power === null ? 'ring' : POWER_SIGNS[power];
}
