import { parseOpening } from '../protocol/dealShape.ts';
import { seatsOf } from '../rules/rulebook.ts';
import { MIN_PLAYERS, type Ballot, type Party, type SecretRole, type SeatId } from '../rules/terms.ts';
import type { Happening, PrivateView, PublicView, ViewOptions } from '../view/seatView.ts';
import { replayed, type Replayed } from './replay.ts';
import type { DealContext, DealSeat, Finding, Opening, Witness } from './terms.ts';
import { verify } from './verify.ts';

/** A game that is over, told step by step as the rules make it of what was opened. */
export interface Retelling {
  /** In order of play: the index is the seat. */
  readonly seats: readonly DealSeat[];
  readonly options: ViewOptions;
  readonly tableId: string;
  /** Which game of its table, from 1. */
  readonly game: number;
  /** Whose file it is; null in the gallery. */
  readonly seat: SeatId | null;
  /** Whose shares are in the deal, ascending. */
  readonly contributors: readonly SeatId[];
  readonly finding: Finding;
  /** Oldest first; empty where the rules know no table of so few. */
  readonly steps: readonly RetoldStep[];
  /** False where the rules do not allow the game to go on after the last step that is told. */
  readonly isWhole: boolean;
}

/** The table after one command, to the seat of the file and with everything open. */
export interface RetoldStep {
  readonly revision: number;
  readonly view: PublicView;
  readonly happenings: readonly Happening[];
  readonly mine: PrivateView;
  readonly open: OpenTable;
}

/** What no single seat knew while the game went on. */
export interface OpenTable {
  /** By seat. */
  readonly roles: readonly SecretRole[];
  /** By seat; null for whoever has no ballot on the table. */
  readonly ballots: readonly (Ballot | null)[];
  /** Null where nobody holds tiles, and where discards stay closed (decision 28): then nobody knows them all. */
  readonly hand: { readonly seat: SeatId; readonly tiles: readonly Party[] } | null;
}

/** More steps than any game that people play has: each costs time and memory to tell. */
export const MAX_RETOLD = 10_000;

/**
 * Tells an opened game (JSON of an `Opening`) again by the rules, with what the check of it finds. Null for a text
 * that opens nothing, or more than `MAX_RETOLD` steps. It never throws.
 */
export function retell(text: string, witness: Witness): Retelling | null {
  const parsed = parseOpening(text);
  if (!parsed.ok || parsed.value.opening.steps.length > MAX_RETOLD) return null;
  const { opening, context } = parsed.value;
  const finding = verify(opening, context, witness);
  return {
    seats: context.seats,
    options: context.options,
    tableId: context.table,
    game: context.game,
    seat: seatIn(context, witness),
    contributors: opening.record.commitments.map(({ seat }) => seat),
    finding,
    ...told(opening, context, witness),
  };
}

function told(
  opening: Opening,
  context: DealContext,
  witness: Witness,
): Pick<Retelling, 'steps' | 'isWhole'> {
  // Another number of seats than the rulebook knows is no game of these rules: nothing could be told of it.
  if (context.seats.length < MIN_PLAYERS) return { steps: [], isWhole: false };
  const updates = replayed(opening, context, witness);
  const known = updates.ok ? updates.value : updates.error.before;
  const viewer = seatIn(context, witness);
  return { steps: known.map((update) => stepOf(update, context, viewer)), isWhole: updates.ok };
}

/** A file may name a seat that its table does not have. */
function seatIn({ seats }: DealContext, { seat }: Witness): SeatId | null {
  return seat !== null && seat < seats.length ? seat : null;
}

function stepOf(update: Replayed, { seats, options }: DealContext, viewer: SeatId | null): RetoldStep {
  const all = seatsOf(seats.length).map((seat) => update.mine(seat));
  return {
    revision: update.revision,
    view: update.view,
    happenings: update.told,
    mine: update.mine(viewer),
    open: {
      roles: all.map(({ role }) => known(role)),
      ballots: all.map(({ ballot }) => ballot),
      hand: options.discardsClosed ? null : handOf(all),
    },
  };
}

/** Every seat knows its own role from the beginning (V-01). */
function known(role: SecretRole | 'unknown'): SecretRole {
  if (role === 'unknown') throw new Error('a seat does not know its own role');
  return role;
}

function handOf(all: readonly PrivateView[]): OpenTable['hand'] {
  const holder = all.find(({ hand }) => hand.length > 0);
  return holder?.seat == null ? null : { seat: holder.seat, tiles: holder.hand };
}
