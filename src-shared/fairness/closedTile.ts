import type { Command } from '../rules/commands.ts';
import { reduce } from '../rules/reduce.ts';
import type { GameState } from '../rules/state.ts';
import type { Party } from '../rules/terms.ts';
import { projectPrivate } from '../view/project.ts';
import type { OpenedCommand, OpenedStep, Witness } from './terms.ts';

/**
 * The move at place `at` with its tile: as it was opened, as the witness made it, or, where it stays closed, the first
 * tile that agrees with what was enacted and with what the witness was shown. Null where none does: then the opened
 * game cannot have been.
 */
export function closedTile(
  state: GameState,
  steps: readonly OpenedStep[],
  at: number,
  witness: Witness,
): Command | null {
  const step = steps[at];
  if (step === undefined) return null;
  const { command } = step;
  if (command.type !== 'discard' && command.type !== 'enact') return command;
  if (command.position !== null) return command;
  const { hand } = projectPrivate(state, command.seat);
  const agrees = (place: number): boolean =>
    command.type === 'enact'
      ? hand[place] === command.party
      : agreesLater(state, { type: 'discard', seat: command.seat, position: place }, steps, at, witness);
  const position = placesOf(hand).find((place) => agreesWithOwn(step, place, witness) && agrees(place));
  return position === undefined ? null : { type: command.type, seat: command.seat, position };
}

function placesOf(hand: readonly Party[]): readonly number[] {
  return hand.map((_, place) => place);
}

/** The witness knows the places of its own moves; a move of its seat that it did not make is judged elsewhere. */
function agreesWithOwn({ command, question }: OpenedStep, place: number, witness: Witness): boolean {
  if (command.seat !== witness.seat) return true;
  const own = witness.said.filter((said) => said.question === question && said.intent.type === command.type);
  return own.length === 0 || own.some(({ intent }) => 'position' in intent && intent.position === place);
}

/** What is passed on holds what was enacted, and is what the witness received where it was the Chancellor. */
function agreesLater(
  state: GameState,
  discard: Command,
  steps: readonly OpenedStep[],
  at: number,
  witness: Witness,
): boolean {
  const judged = reduce(state, discard);
  const phase = judged.ok ? judged.value.state.phase : null;
  if (!judged.ok || phase?.name !== 'chancellorEnactment') return false;
  const passed = projectPrivate(judged.value.state, phase.government.chancellor).hand;
  const enacted = enactedAfter(steps, at);
  if (enacted !== null && !passed.includes(enacted)) return false;
  const received = receivedAfter(steps[at], witness);
  return received === null || received.join() === passed.join();
}

/** What the Chancellor of the session whose discard is at `at` enacted; null where it ended by veto or broke off. */
function enactedAfter(steps: readonly OpenedStep[], at: number): Party | null {
  const next = steps.slice(at + 1).find(({ command }) => endsSession(command));
  if (next?.command.type !== 'enact' || next.command.position !== null) return null;
  return next.command.party;
}

function endsSession(command: OpenedCommand): boolean {
  return command.type === 'enact' || command.type === 'nominate';
}

/** The two tiles that the witness held as Chancellor right after the discard; null where it was not the Chancellor. */
function receivedAfter(step: OpenedStep | undefined, witness: Witness): readonly Party[] | null {
  const shown = witness.shown.find(({ revision }) => revision === step?.revision);
  if (shown === undefined || shown.mine.hand.length !== 2) return null;
  return shown.mine.hand;
}
