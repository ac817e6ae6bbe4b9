import type { Command } from '../rules/commands.ts';
import { reduce } from '../rules/reduce.ts';
import type { GameState } from '../rules/state.ts';
import type { Party } from '../rules/terms.ts';
import { projectPrivate } from '../view/project.ts';
import type { Memory } from '../view/seatView.ts';
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
  const position = placesOf(hand).find(
    (place) => agreesWithOwn(state, step, place, witness) && agrees(place),
  );
  return position === undefined ? null : { type: command.type, seat: command.seat, position };
}

function placesOf(hand: readonly Party[]): readonly number[] {
  return hand.map((_, place) => place);
}

/**
 * The witness knows the places of its own moves, and its seat keeps what it discarded, whoever made that move; a move
 * of its seat that it did not make is judged elsewhere.
 */
function agreesWithOwn(
  state: GameState,
  { command, question }: OpenedStep,
  place: number,
  witness: Witness,
): boolean {
  if (command.seat !== witness.seat) return true;
  const kept = command.type === 'discard' ? keptIn(state, witness, 'drew')?.discarded : null;
  if (kept && kept !== projectPrivate(state, command.seat).hand[place]) return false;
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
  const received = phase.government.chancellor === witness.seat ? keptIn(state, witness, 'received') : null;
  return received === null || received.tiles.join() === passed.join();
}

/**
 * What the witness's seat was ever shown to have seen in the session of now: also a device that came back, or began,
 * after that session knows it. Null where it was shown nothing of it, and for tiles not discarded yet.
 */
function keptIn<Kind extends 'drew' | 'received'>(
  { round }: GameState,
  { shown }: Witness,
  kind: Kind,
): Extract<Memory, { readonly kind: Kind }> | null {
  for (const { mine } of shown) {
    const memory = mine.memories.find(
      (each): each is Extract<Memory, { readonly kind: Kind }> =>
        each.kind === kind && each.round === round.number,
    );
    if (memory !== undefined && !('discarded' in memory && memory.discarded === null)) return memory;
  }
  return null;
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
