import { hostCommitment, jointSeed, seatCommitment } from '../../src-shared/fairness/commitment.ts';
import type {
  DealContext,
  DealRecord,
  OpenedCommand,
  Opening,
  Said,
  Shown,
  Witness,
} from '../../src-shared/fairness/terms.ts';
import { toHex } from '../../src-shared/link/bytes.ts';
import { rolesFor, seatsOf, TILES } from '../../src-shared/rules/rulebook.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS, type ViewOptions } from '../../src-shared/view/seatView.ts';
import { randomGameOf, seedOf, type Turn } from './randomGame.ts';

/** A game that was dealt by all its seats, opened, with what every seat kept of it. */
export interface FairGame {
  readonly context: DealContext;
  readonly opening: Opening;
  readonly turns: readonly Turn[];
  readonly witnesses: readonly Witness[];
}

const FIRST_REVISION = 7;
const FIRST_QUESTION = 40;

/** Deals by every seat's share, plays at random and opens; `number` picks the shares and the choices. */
export function fairGame(
  players: number,
  number: number,
  options: ViewOptions = DEFAULT_VIEW_OPTIONS,
  names: readonly string[] = [],
): FairGame {
  const context: DealContext = {
    table: 'a'.repeat(32),
    game: 1,
    deal: 1,
    seats: seatsOf(players).map((seat) => ({ name: names[seat] ?? `P${seat}`, kind: 'person' })),
    options,
    roles: rolesFor(players),
    tiles: TILES,
  };
  const seed = hexOf(seedOf(number));
  const record = dealt(JSON.stringify(context), seed, players, number);
  const turns = randomGameOf(players, jointSeed(record, seed), number);
  const opening = opened(record, seed, turns, options);
  return {
    context,
    opening,
    turns,
    witnesses: seatsOf(players).map((seat) => witnessOf(seat, record, turns, options)),
  };
}

export function hexOf(bytes: Uint8Array): string {
  return toHex(bytes);
}

function dealt(context: string, seed: string, players: number, number: number): DealRecord {
  const commitment = hostCommitment(context, seed);
  const shares = seatsOf(players).map((seat) => ({ seat, share: hexOf(seedOf(1000 * number + seat + 1)) }));
  const commitments = shares.map((share) => ({
    seat: share.seat,
    commitment: seatCommitment(context, commitment, share),
  }));
  return { context, commitment, commitments, shares };
}

function opened(record: DealRecord, seed: string, turns: readonly Turn[], options: ViewOptions): Opening {
  return {
    record,
    seed,
    revision: FIRST_REVISION,
    steps: turns.map(({ before, command, after }, at) => ({
      revision: FIRST_REVISION + at + 1,
      question: FIRST_QUESTION + before.questions,
      command: options.discardsClosed ? withoutPlace(command, after) : command,
    })),
    brokenOff: null,
  };
}

function withoutPlace(command: Turn['command'], after: Turn['after']): OpenedCommand {
  const { seat } = command;
  if (command.type === 'discard') return { type: 'discard', seat, position: null };
  if (command.type !== 'enact') return command;
  const round = after.round.enacted === null ? after.pastRounds.at(-1) : after.round;
  const party = round?.enacted?.party;
  if (party === undefined) throw new Error('an enactment enacted nothing');
  return { type: 'enact', seat, position: null, party };
}

function witnessOf(seat: SeatId, record: DealRecord, turns: readonly Turn[], options: ViewOptions): Witness {
  const [first] = turns;
  if (first === undefined) throw new Error('a game without a turn');
  const beginning = shownOf(seat, first.before, [], FIRST_REVISION, options);
  const share = record.shares.find((each) => each.seat === seat)?.share ?? null;
  return {
    seat,
    heard: record,
    share,
    shown: [
      beginning,
      ...turns.map(({ after, events }, at) => shownOf(seat, after, events, FIRST_REVISION + at + 1, options)),
    ],
    said: turns.flatMap((turn) => saidBy(seat, turn)),
    forged: null,
  };
}

function shownOf(
  seat: SeatId,
  state: Turn['after'],
  events: Turn['events'],
  revision: number,
  options: ViewOptions,
): Shown {
  return {
    revision,
    public: JSON.stringify(projectPublic(state, options)),
    happenings: projectHappenings(events, options).map((happening) => JSON.stringify(happening)),
    mine: projectPrivate(state, seat),
    isFirst: false,
    botSitsIn: false,
  };
}

function saidBy(seat: SeatId, { before, command }: Turn): readonly Said[] {
  if (command.seat !== seat) return [];
  const intent = Object.fromEntries(Object.entries(command).filter(([key]) => key !== 'seat'));
  return [{ question: FIRST_QUESTION + before.questions, intent: intent as Said['intent'] }];
}
