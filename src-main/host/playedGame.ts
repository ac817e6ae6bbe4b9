import type { Chance } from '../../src-shared/rules/chance.ts';
import { ok, type Result } from '../../src-shared/lang/result.ts';
import type { Command, Refusal } from '../../src-shared/rules/commands.ts';
import { reduce } from '../../src-shared/rules/reduce.ts';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import type { Step } from '../../src-shared/rules/events.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { breakOff } from '../../src-shared/rules/verdict.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import type { Projected } from '../../src-shared/view/projected.ts';
import type { Happening, PrivateView, PublicView, ViewOptions } from '../../src-shared/view/seatView.ts';

/** Whose private part: a seat's, or the one that every gallery screen gets. */
export type Viewer = SeatId | 'gallery';

/** A game as the table handles it: it plays commands and shows views, and hands out no state. */
export interface PlayedGame {
  /** How many questions this game has asked so far. */
  readonly questions: number;
  /** The part of every view that is the same for all. */
  readonly public: Projected<PublicView>;
  mine(viewer: Viewer): Projected<PrivateView>;
  /** The next game and what happened, or the rules' refusal; this game stays as it was. A throw is a bug. */
  play(command: Command): Result<PlayedStep, Refusal>;
  /** The game ended where it stands, everything opened (decision 25); a game that is over stays as it is. */
  breakOff(): PlayedStep;
}

export interface PlayedStep {
  readonly game: PlayedGame;
  readonly happenings: readonly Projected<Happening>[];
}

export type BeginGame = (players: number, chance: Chance, options: ViewOptions) => PlayedGame;

function playedGame(state: GameState, options: ViewOptions): PlayedGame {
  return {
    questions: state.questions,
    public: projectPublic(state, options),
    mine: (viewer) => projectPrivate(state, viewer),
    play: (command) => {
      const judged = reduce(state, command);
      return judged.ok ? ok(playedStep(judged.value, options)) : judged;
    },
    breakOff: () => playedStep(breakOff(state), options),
  };
}

function playedStep({ state, events }: Step, options: ViewOptions): PlayedStep {
  return { game: playedGame(state, options), happenings: projectHappenings(events, options) };
}

/** Sets a game up by the rules; the table's options change what views show, never what is played. */
export const beginGame: BeginGame = (players, chance, options) =>
  playedGame(setUpGame(players, chance), options);
