import { err, ok } from '../../src-shared/lang/result.ts';
import type { Command, Refusal } from '../../src-shared/rules/commands.ts';
import type { GameEvent } from '../../src-shared/rules/events.ts';
import { reduce } from '../../src-shared/rules/reduce.ts';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { breakOff } from '../../src-shared/rules/verdict.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import type { Projected } from '../../src-shared/view/projected.ts';
import type { Happening, PrivateView, PublicView, ViewOptions } from '../../src-shared/view/seatView.ts';
import type { BeginGame, PlayedGame } from '../../src-main/host/playedGame.ts';
import { dice } from './randomGame.ts';
import { keptFor, scramble } from './scramble.ts';
import type { Viewer } from './scramble.ts';

/** How a table looks at a state to tell of it: the product's way, or one with a planted leak. */
export interface Sight {
  readonly public: (state: GameState, options: ViewOptions) => PublicView;
  readonly mine: (state: GameState, viewer: Viewer, before: GameState | null) => PrivateView;
  readonly happenings: (
    events: readonly GameEvent[],
    options: ViewOptions,
    after: GameState,
  ) => readonly Happening[];
  readonly refusal: (state: GameState, command: Command, refusal: Refusal) => Refusal;
  /** What the log is told of a command. */
  readonly noted: (state: GameState) => string | null;
}

export const HONEST: Sight = {
  public: projectPublic,
  mine: projectPrivate,
  happenings: projectHappenings,
  refusal: (_state, _command, refusal) => refusal,
  noted: () => null,
};

/** A game that a table plays by the real rules, while it shows one viewer a state whose secrets are others. */
export class ShadowGame {
  /** The real state of now; null before the first game. */
  real: GameState | null = null;
  /** The state of the game before as it was last shown; null in the first. */
  #before: GameState | null = null;
  #shown: GameState | null = null;
  readonly notes: string[] = [];
  readonly #sight: Sight;
  readonly #viewer: Viewer | null;
  readonly #source = dice(99);

  /** `viewer`: for whom everything that it may not know is scrambled at each step; null for nobody. */
  constructor(sight: Sight, viewer: Viewer | null) {
    this.#sight = sight;
    this.#viewer = viewer;
  }

  readonly begin: BeginGame = (players, chance, options) => {
    this.#before = this.#shown;
    return this.#game(setUpGame(players, chance), options);
  };

  #scrambled(state: GameState): GameState {
    return this.#viewer === null ? state : scramble(state, this.#viewer, this.#source);
  }

  #game(real: GameState, options: ViewOptions): PlayedGame {
    const shown = this.#scrambled(real);
    const before = this.#before;
    this.real = real;
    this.#shown = shown;
    return {
      questions: real.questions,
      public: this.#sight.public(shown, options) as Projected<PublicView>,
      mine: (viewer) => {
        const view = this.#sight.mine(shown, viewer, before) as Projected<PrivateView>;
        // The table asks the author's own view whether a ballot is the same again.
        return viewer === this.#viewer ? view : { ...view, ballot: projectPrivate(real, viewer).ballot };
      },
      play: (command) => this.#play(real, shown, command, options),
      breakOff: () => {
        const { state, events } = breakOff(real);
        return { game: this.#game(state, options), happenings: projectHappenings(events, options) };
      },
    };
  }

  #play(
    real: GameState,
    shown: GameState,
    command: Command,
    options: ViewOptions,
  ): ReturnType<PlayedGame['play']> {
    const judged = reduce(real, command);
    const note = this.#sight.noted(shown);
    if (note !== null) this.notes.push(note);
    if (!judged.ok) return err(this.#refusal(shown, command, judged.error));
    const after = judged.value.state;
    const events = this.#heard(real, command, after) ?? judged.value.events;
    const game = this.#game(after, options);
    const happenings = this.#sight.happenings(events, options, this.#shown ?? after);
    return ok({ game, happenings: happenings as readonly Projected<Happening>[] });
  }

  #refusal(shown: GameState, command: Command, refusal: Refusal): Refusal {
    const other = command.seat === this.#viewer ? reduce(shown, command) : err(refusal);
    if (other.ok) throw new Error('what is refused is accepted where the secrets are others');
    return this.#sight.refusal(shown, command, other.error);
  }

  #heard(real: GameState, command: Command, after: GameState): readonly GameEvent[] | null {
    if (this.#viewer === null) return null;
    const kept = keptFor({ before: real, command, after }, this.#viewer);
    const judged = reduce(scramble(real, this.#viewer, this.#source, kept), command);
    return judged.ok ? judged.value.events : [];
  }
}
