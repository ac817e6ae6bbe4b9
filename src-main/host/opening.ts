import type { OpenedCommand, OpenedStep, Opening } from '../../src-shared/fairness/terms.ts';
import type { PlainHostMessage } from '../../src-shared/protocol/encode.ts';
import { OPENING_PARTS } from '../../src-shared/protocol/parse.ts';
import type { Command } from '../../src-shared/rules/commands.ts';
import type { Happening, ViewOptions } from '../../src-shared/view/seatView.ts';
import type { DealProof } from './dealer.ts';

/** Characters of an opening in one message: with its escapes it fits the second largest frame. */
const PART_CHARACTERS = 12_000;

/** One accepted command as the host keeps it until the game is opened. */
export interface KeptStep {
  readonly revision: number;
  readonly question: number;
  readonly command: Command;
  readonly happenings: readonly Happening[];
}

/** What everybody is told when a game is over, so that everybody can play it again (security, section 3.5). */
export function openGame(
  proof: DealProof,
  beginning: number,
  steps: readonly KeptStep[],
  brokenOff: number | null,
  options: ViewOptions,
): Opening {
  return {
    record: proof.record,
    seed: proof.seed,
    revision: beginning,
    steps: steps.map((step) => openedStep(step, options)),
    brokenOff,
  };
}

function openedStep({ revision, question, command, happenings }: KeptStep, options: ViewOptions): OpenedStep {
  return {
    revision,
    question,
    command: options.discardsClosed ? withoutPlace(command, happenings) : command,
  };
}

/** Which tile lay where stays closed; what was enacted everybody saw. */
function withoutPlace(command: Command, happenings: readonly Happening[]): OpenedCommand {
  const { seat } = command;
  if (command.type === 'discard') return { seat, type: 'discard', position: null };
  if (command.type !== 'enact') return command;
  const enacted = happenings.find((happening) => happening.type === 'policyEnacted');
  if (enacted === undefined) throw new Error('an enactment enacted nothing');
  return { seat, type: 'enact', position: null, party: enacted.party };
}

/**
 * The opening in numbered parts, each one message (decision 10). None for a game longer than any guest takes, as seats
 * that change their ballots for an hour can make it: it stays unopened, rather than that every guest leaves a host
 * that it cannot understand.
 */
export function openingParts(opening: Opening): readonly PlainHostMessage[] {
  const pieces = piecesOf(JSON.stringify(opening));
  if (pieces.length > OPENING_PARTS) return [];
  return pieces.map((text, at) => ({ type: 'opening', part: at + 1, parts: pieces.length, text }));
}

/** Half a character is no text: a piece ends before a pair that would not fit. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += pieces.at(-1)?.length ?? 0) {
    const end = from + PART_CHARACTERS;
    const cutsPair = /^[\uDC00-\uDFFF]/.test(text.charAt(end));
    pieces.push(text.slice(from, cutsPair ? end - 1 : end));
  }
  return pieces;
}
