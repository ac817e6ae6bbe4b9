import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import { POWER_TRACK, boardFor, rolesFor } from '../../src-shared/rules/rulebook.ts';
import type { PresidentialPower } from '../../src-shared/rules/terms.ts';
import { FASCIST_TO_WIN } from '../../src-shared/rules/terms.ts';
import type { ViewOptions } from '../../src-shared/view/seatView.ts';
import { POWER_SIGNS } from './boards.ts';
import type { SignName } from './signs.ts';

/** How many of each role a table of so many deals (R-SET-02). */
export interface RoleCounts {
  readonly liberals: number;
  readonly fascists: number;
}

export function roleCounts(players: number): RoleCounts {
  const roles = rolesFor(players);
  const count = (wanted: string): number => roles.filter((role) => role === wanted).length;
  return { liberals: count('liberal'), fascists: count('fascist') };
}

/** One space of the Fascist track as a sign and a word: its power, or the victory (R-POW-02). */
export interface SpaceModel {
  readonly place: number;
  readonly sign: SignName;
  readonly caption: string;
}

/** The six spaces of the Fascist track at a table of so many. */
export function fascistSpaces(players: number, { words }: Dictionary): readonly SpaceModel[] {
  const { slot } = words.game;
  return POWER_TRACK[boardFor(players)].map((power, index) => ({
    place: index + 1,
    sign: power === null ? (index + 1 === FASCIST_TO_WIN ? 'wedge' : 'ring') : POWER_SIGNS[power],
    caption:
      power === null ? (index + 1 === FASCIST_TO_WIN ? slot.fascistsWin : slot.none) : caption(power, slot),
  }));
}

function caption(power: PresidentialPower, slot: Dictionary['words']['game']['slot']): string {
  return slot[power];
}

/** Where the rulebook is silent: how this table decides, with its own options (rules, section 8). */
export function rulings(options: ViewOptions, { words }: Dictionary): readonly string[] {
  const { ruling } = words.teach.rules;
  return [
    ruling.changeBallot,
    options.showVoters ? ruling.votersShown : ruling.votersHidden,
    ruling.yourself,
    ruling.fewLiving,
    ruling.vetoReshuffle,
    ruling.chaosVeto,
    ruling.peekAfterShuffle,
    options.discardsClosed ? ruling.discardsClosed : ruling.allOpen,
    options.markNotHitler ? ruling.markOn : ruling.markOff,
    ruling.absent,
    ruling.seats,
    ruling.noChat,
  ];
}

/** "Space 3: Peek" for each space that has something on it. */
export function spaceLines(players: number, dictionary: Dictionary): readonly string[] {
  const { lang, words } = dictionary;
  return fascistSpaces(players, dictionary).map(({ place, caption: what }) =>
    say(lang, words.game.board.space, { n: place, what }),
  );
}
