import { err, ok, unreachable } from '../lang/result.ts';
import type { Command, Intent, SeatOptions } from './commands.ts';
import { castBallot, nominate, nominees, notVoted } from './election.ts';
import type { Judgement } from './events.ts';
import { answerVeto, discard, enact, mayProposeVeto, proposeVeto } from './legislation.ts';
import { peek, powerTargets, usePower } from './presidentialPower.ts';
import type { PowerPhase } from './presidentialPower.ts';
import { isSeat } from './rotation.ts';
import type { GameState, Phase } from './state.ts';
import { BALLOTS } from './terms.ts';
import type { PresidentialPower, SeatId } from './terms.ts';

const VOTE: SeatOptions = { kind: 'vote' };
const DISCARD: SeatOptions = { kind: 'discard' };
const ENACT: SeatOptions = { kind: 'enact', mayVeto: false };
const ENACT_OR_VETO: SeatOptions = { kind: 'enact', mayVeto: true };
const ANSWER_VETO: SeatOptions = { kind: 'answerVeto' };

/**
 * Judges one command: the new state and what happened, or a refusal that leaves the state as it was. It never throws
 * for a command of whatever shape, and takes nothing from it but its own fields. The very state that came goes back
 * where a ballot is repeated (R-VOTE-05).
 */
export function reduce(state: GameState, command: Command): Judgement {
  const given: unknown = command;
  if (typeof given !== 'object' || given === null || !isSeat(state, command.seat))
    return err({ code: 'noSuchSeat' });
  const { phase } = state;
  if (phase.name === 'concluded') return err({ code: 'gameOver' });
  if (!state.living.includes(command.seat)) return err({ code: 'notLiving' });
  return judge(state, phase, command);
}

/** A phase in which somebody is asked. */
type OpenPhase = Exclude<Phase, { readonly name: 'concluded' }>;

function judge(state: GameState, phase: OpenPhase, command: Command): Judgement {
  switch (phase.name) {
    case 'nomination':
      if (command.type !== 'nominate') return NOT_NOW;
      if (command.seat !== phase.candidate) return NOT_YOURS;
      return nominate(state, phase.candidate, command.nominee);
    case 'election':
      if (command.type !== 'castBallot' || !BALLOTS.includes(command.ballot)) return NOT_NOW;
      return ok(castBallot(state, phase, command.seat, command.ballot));
    case 'presidentDiscard':
      if (command.type !== 'discard') return NOT_NOW;
      if (command.seat !== phase.government.president) return NOT_YOURS;
      return discard(state, phase, command.position);
    case 'chancellorEnactment':
      if (command.type !== 'enact' && command.type !== 'proposeVeto') return NOT_NOW;
      if (command.seat !== phase.government.chancellor) return NOT_YOURS;
      return command.type === 'enact' ? enact(state, phase, command.position) : proposeVeto(state, phase);
    case 'vetoAnswer':
      if (command.type !== 'answerVeto' || !isBoolean(command.consent)) return NOT_NOW;
      if (command.seat !== phase.government.president) return NOT_YOURS;
      return ok(answerVeto(state, phase, command.consent));
    case 'presidentialPower':
      return judgePower(state, phase, command);
    default:
      return unreachable(phase);
  }
}

const NOT_NOW = err({ code: 'notNow' } as const);
const NOT_YOURS = err({ code: 'notYourTurn' } as const);

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function judgePower(state: GameState, phase: PowerPhase, command: Command): Judgement {
  if (powerOf(command.type) !== phase.power) return NOT_NOW;
  if (command.seat !== phase.president) return NOT_YOURS;
  switch (command.type) {
    case 'peek':
      return ok(peek(state, phase.president));
    case 'investigate':
    case 'callSpecialElection':
    case 'execute':
      return usePower(state, phase, command.target);
    default:
      return NOT_NOW;
  }
}

/** Which power an intent uses (R-POW-02); null where it uses none. */
function powerOf(type: Intent['type']): PresidentialPower | null {
  switch (type) {
    case 'investigate':
      return 'investigateLoyalty';
    case 'callSpecialElection':
      return 'specialElection';
    case 'peek':
      return 'policyPeek';
    case 'execute':
      return 'execution';
    default:
      return null;
  }
}

/** Who must act before the game goes on, ascending; in a vote those whose ballot is missing; nobody once it is over. */
export function awaited(state: GameState): readonly SeatId[] {
  return state.phase.name === 'election' ? notVoted(state, state.phase) : asked(state);
}

/**
 * The one thing that this seat may do now, exactly what `reduce` accepts from it. A living seat may vote until the last
 * ballot is in, its own included (R-VOTE-05); those who wait for a vote wait for all the living, whoever has voted.
 */
export function options(state: GameState, seat: SeatId): SeatOptions {
  const { phase } = state;
  const awaiting = asked(state);
  if (phase.name === 'concluded' || !awaiting.includes(seat)) return { kind: 'wait', awaiting };
  return optionsNow(state, phase);
}

const NOBODY: readonly SeatId[] = [];

/** Whom the question of now is asked, ascending: in a vote all the living, whoever has voted; nobody once it is over. */
export function asked(state: GameState): readonly SeatId[] {
  const { phase } = state;
  switch (phase.name) {
    case 'nomination':
      return [phase.candidate];
    case 'election':
      return state.living;
    case 'presidentDiscard':
    case 'vetoAnswer':
      return [phase.government.president];
    case 'chancellorEnactment':
      return [phase.government.chancellor];
    case 'presidentialPower':
      return [phase.president];
    case 'concluded':
      return NOBODY;
    default:
      return unreachable(phase);
  }
}

function optionsNow(state: GameState, phase: OpenPhase): SeatOptions {
  switch (phase.name) {
    case 'nomination':
      return { kind: 'nominate', nominees: nominees(state, phase.candidate) };
    case 'election':
      return VOTE;
    case 'presidentDiscard':
      return DISCARD;
    case 'chancellorEnactment':
      return mayProposeVeto(phase) ? ENACT_OR_VETO : ENACT;
    case 'vetoAnswer':
      return ANSWER_VETO;
    case 'presidentialPower':
      return { kind: 'choose', power: phase.power, targets: powerTargets(state, phase) };
    default:
      return unreachable(phase);
  }
}
