import { options } from '../../src-shared/rules/reduce.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import type { PresidentialPower, SeatId } from '../../src-shared/rules/terms.ts';
import { projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { PublicSeat, PublicStage, PublicView } from '../../src-shared/view/seatView.ts';
import { letter, lettersOf } from './rulesLetters.ts';

const PHASE_OF_POWER: Readonly<Record<PresidentialPower, string>> = {
  investigateLoyalty: 'investigate',
  specialElection: 'specialElection',
  policyPeek: 'peek',
  execution: 'execute',
};

/** The public facts that a case may expect, by their names there; read from what the viewers are told. */
export interface Facts {
  readonly phase: string;
  readonly candidate: number | null;
  readonly nominee: number | null;
  readonly eligible: readonly number[];
  readonly targets: readonly number[];
  readonly liberal: number;
  readonly fascist: number;
  readonly tracker: number;
  readonly draw: number;
  readonly discard: number;
  readonly living: readonly number[];
  readonly lastGovernment: readonly [number, number] | null;
  readonly mayVeto: boolean;
  readonly notHitler: readonly number[];
  readonly winner: string | null;
  readonly reason: string | null;
  readonly waiting: readonly number[];
}

/** The facts of now. */
export function factsOf(state: GameState): Facts {
  const view = projectPublic(state, DEFAULT_VIEW_OPTIONS);
  const { stage, lastGovernment } = view;
  const concluded = stage.name === 'concluded';
  return {
    phase: stage.name === 'presidentialPower' ? PHASE_OF_POWER[stage.power] : stage.name,
    candidate: view.candidate,
    nominee: view.nominee,
    eligible: eligibleSeats(state, stage),
    targets: stage.name === 'presidentialPower' ? stage.targets : [],
    liberal: view.liberal,
    fascist: view.fascist,
    tracker: view.tracker,
    draw: view.drawPile,
    discard: view.discardPile,
    living: seatsThat(view, (seat) => seat.living),
    lastGovernment: lastGovernment === null ? null : [lastGovernment.president, lastGovernment.chancellor],
    mayVeto: mayVeto(state, stage),
    notHitler: seatsThat(view, (seat) => seat.notHitler),
    winner: concluded ? (stage.verdict?.winner ?? null) : null,
    reason: concluded ? (stage.verdict?.reason ?? null) : null,
    waiting: view.awaiting,
  };
}

function seatsThat(view: PublicView, holds: (seat: PublicSeat) => boolean): readonly number[] {
  return view.seats.flatMap((seat, index) => (holds(seat) ? [index] : []));
}

function eligibleSeats(state: GameState, stage: PublicStage): readonly number[] {
  if (stage.name !== 'nomination') return [];
  const offered = options(state, stage.candidate);
  return offered.kind === 'nominate' ? offered.nominees : [];
}

function mayVeto(state: GameState, stage: PublicStage): boolean {
  if (stage.name !== 'chancellorEnactment') return false;
  const offered = options(state, stage.chancellor);
  return offered.kind === 'enact' && offered.mayVeto;
}

/** What one seat's view holds now, in the letters of a case. */
export interface Sight {
  readonly seat: number;
  /** In any order: sorted. */
  readonly hand: string;
  readonly roles: Readonly<Record<string, string>>;
  readonly parties: Readonly<Record<string, string>>;
  /** The latest peek, top first. */
  readonly peeked: string;
}

/** What this seat sees. */
export function sightOf(state: GameState, seat: SeatId): Sight {
  const view = projectPrivate(state, seat);
  const roles = view.dossier.flatMap(({ role }, index) =>
    role === 'unknown' ? [] : [[String(index), letter(role)] as const],
  );
  const parties = view.memories.flatMap((memory) =>
    memory.kind === 'investigated' ? [[String(memory.target), letter(memory.party)] as const] : [],
  );
  const peek = view.memories.findLast((memory) => memory.kind === 'peeked');
  return {
    seat,
    hand: sortedLetters(lettersOf(view.hand)),
    roles: Object.fromEntries(roles),
    parties: Object.fromEntries(parties),
    peeked: peek?.kind === 'peeked' ? lettersOf(peek.tiles) : '',
  };
}

/** The same letters in a fixed order. */
export function sortedLetters(letters: string): string {
  return Array.from(letters).toSorted().join('');
}
