import { err, ok, type Result } from '../lang/result.ts';
import { chanceFromSeed } from '../rules/chance.ts';
import type { Command } from '../rules/commands.ts';
import type { GameEvent } from '../rules/events.ts';
import { reduce } from '../rules/reduce.ts';
import { setUpGame } from '../rules/setup.ts';
import type { GameState } from '../rules/state.ts';
import { breakOff } from '../rules/verdict.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../view/project.ts';
import type { Happening, PrivateView, PublicView, ViewOptions } from '../view/seatView.ts';
import { closedTile } from './closedTile.ts';
import { jointSeed } from './commitment.ts';
import type { DealContext, OpenedStep, Opening, Shown, Witness } from './terms.ts';

/** One update as an honest host would have told it. */
export interface Replayed {
  readonly revision: number;
  readonly public: string;
  readonly happenings: readonly string[];
  /** The same two as values. */
  readonly view: PublicView;
  readonly told: readonly Happening[];
  /** The private part of a seat, or of the gallery. */
  mine(viewer: Shown['mine']['seat']): PrivateView;
  /** The move that led here; null for the beginning and for a game that was broken off. */
  readonly step: OpenedStep | null;
}

/** A move that the rules do not allow where it stands. */
export interface Impossible {
  readonly revision: number;
  /** Every update before it, oldest first. */
  readonly before: readonly Replayed[];
}

/**
 * Plays an opened game again by the rules and gives every update of it, oldest first. Where discards stay closed, a
 * tile is chosen that everything known afterwards agrees with, the witness's own hands included.
 */
export function replayed(
  opening: Opening,
  context: DealContext,
  witness: Witness,
): Result<readonly Replayed[], Impossible> {
  const seed = jointSeed(opening.record, opening.seed);
  let state = setUpGame(context.seats.length, chanceFromSeed(seed, context.seats.length));
  const updates = [update(opening.revision, state, [], context.options, null)];
  for (const [at, step] of opening.steps.entries()) {
    const command = closedTile(state, opening.steps, at, witness);
    const judged = command === null ? null : play(state, command);
    if (judged === null) return err({ revision: step.revision, before: updates });
    state = judged.state;
    updates.push(update(step.revision, state, judged.events, context.options, step));
  }
  if (opening.brokenOff !== null) {
    const ended = breakOff(state);
    updates.push(update(opening.brokenOff, ended.state, ended.events, context.options, null));
  }
  return ok(updates);
}

function play(state: GameState, command: Command): { state: GameState; events: readonly GameEvent[] } | null {
  const judged = reduce(state, command);
  return judged.ok ? judged.value : null;
}

function update(
  revision: number,
  state: GameState,
  events: readonly GameEvent[],
  options: ViewOptions,
  step: OpenedStep | null,
): Replayed {
  const view = projectPublic(state, options);
  const told = projectHappenings(events, options);
  return {
    revision,
    public: JSON.stringify(view),
    happenings: told.map((happening) => JSON.stringify(happening)),
    view,
    told,
    mine: (viewer) => projectPrivate(state, viewer ?? 'gallery'),
    step,
  };
}
