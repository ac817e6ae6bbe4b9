import { unreachable } from '../lang/result.ts';
import { termLimitOf } from '../rules/election.ts';
import { powerTargets } from '../rules/presidentialPower.ts';
import { awaited } from '../rules/reduce.ts';
import { seatsOf } from '../rules/rulebook.ts';
import type { ElectionPhase, GameState, OpenedRound, Phase, Round } from '../rules/state.ts';
import { VETO_UNLOCKED_AT } from '../rules/terms.ts';
import type { Government, SeatId, TermLimit } from '../rules/terms.ts';
import type {
  PublicSeat,
  PublicStage,
  PublicView,
  RoundRecord,
  RoundSecrets,
  ViewOptions,
} from './seatView.ts';

/** The public part of every view. It opens no seal: what it tells lies open in the state (rules, section 6). */
export function publicPart(state: GameState, viewOptions: ViewOptions): PublicView {
  const { candidate, nominee } = offices(state);
  return {
    round: state.round.number,
    board: state.board,
    seats: seatsOf(state.players).map((seat) => publicSeat(state, seat, viewOptions)),
    stage: publicStage(state, state.phase, viewOptions),
    candidate,
    nominee,
    specialElection: state.round.specialElection,
    liberal: state.liberal,
    fascist: state.fascist,
    tracker: state.tracker,
    drawPile: state.deck.drawPile,
    discardPile: state.deck.discardPile,
    lastGovernment: pair(state.lastGovernment),
    vetoUnlocked: state.fascist >= VETO_UNLOCKED_AT,
    awaiting: hidesVoters(state, viewOptions) ? state.living : awaited(state),
    chronicle: chronicleOf(state, viewOptions),
  };
}

function hidesVoters(state: GameState, viewOptions: ViewOptions): boolean {
  return state.phase.name === 'election' && !viewOptions.showVoters;
}

function pair(government: Government | null): Government | null {
  if (government === null) return null;
  return { president: government.president, chancellor: government.chancellor };
}

function offices(state: GameState): Pick<PublicView, 'candidate' | 'nominee'> {
  switch (state.phase.name) {
    case 'concluded':
      return { candidate: null, nominee: null };
    case 'presidentialPower':
      return { candidate: state.round.candidate, nominee: null };
    default:
      return { candidate: state.round.candidate, nominee: state.round.nominee };
  }
}

function publicSeat(state: GameState, seat: SeatId, viewOptions: ViewOptions): PublicSeat {
  const living = state.living.includes(seat);
  const notHitler = state.notHitler.includes(seat);
  return {
    living,
    termLimit: living ? limitThisRound(state, seat) : null,
    investigated: state.investigated.includes(seat),
    notHitler: notHitler && (viewOptions.markNotHitler || !living),
  };
}

/** Limits bind until this round's election is decided; the next round has its own. */
function limitThisRound(state: GameState, seat: SeatId): TermLimit | null {
  const { phase } = state;
  if (phase.name !== 'nomination' && phase.name !== 'election') return null;
  return seat === phase.candidate ? null : termLimitOf(state, seat);
}

function publicStage(state: GameState, phase: Phase, viewOptions: ViewOptions): PublicStage {
  switch (phase.name) {
    case 'nomination':
      return { name: phase.name, candidate: phase.candidate };
    case 'election':
      return electionStage(state, phase, viewOptions);
    case 'presidentDiscard':
    case 'vetoAnswer':
      return {
        name: phase.name,
        president: phase.government.president,
        chancellor: phase.government.chancellor,
      };
    case 'chancellorEnactment':
      return {
        name: phase.name,
        president: phase.government.president,
        chancellor: phase.government.chancellor,
        veto: phase.veto,
      };
    case 'presidentialPower':
      return {
        name: phase.name,
        president: phase.president,
        power: phase.power,
        targets: powerTargets(state, phase),
      };
    case 'concluded':
      return {
        name: phase.name,
        verdict:
          phase.verdict === null ? null : { winner: phase.verdict.winner, reason: phase.verdict.reason },
        roles: phase.roles,
        secrets: phase.secrets
          .map((opened) => roundSecrets(opened, viewOptions))
          .filter((secrets) => !isEmpty(secrets)),
      };
    default:
      return unreachable(phase);
  }
}

function electionStage(state: GameState, phase: ElectionPhase, viewOptions: ViewOptions): PublicStage {
  return {
    name: phase.name,
    candidate: phase.candidate,
    nominee: phase.nominee,
    ballotsIn: phase.ballotsIn,
    voted: viewOptions.showVoters ? state.living.filter((seat) => phase.ballots[seat] !== null) : null,
  };
}

/** Where discards stay closed, all three lists of tiles do: any two of them would tell the third (decision 28). */
function roundSecrets(opened: OpenedRound, viewOptions: ViewOptions): RoundSecrets {
  const closed = viewOptions.discardsClosed;
  return {
    round: opened.round,
    drawn: closed ? null : opened.drawn,
    discarded: closed ? null : opened.discarded,
    passed: closed ? null : opened.passed,
    peeked: opened.peeked,
    investigated:
      opened.investigated === null
        ? null
        : { target: opened.investigated.target, party: opened.investigated.party },
  };
}

function isEmpty(secrets: RoundSecrets): boolean {
  return secrets.drawn === null && secrets.peeked === null && secrets.investigated === null;
}

/** The chronicle is an option during the game alone: at the verdict everyone sees the full history (R-END-05). */
function chronicleOf(state: GameState, viewOptions: ViewOptions): readonly RoundRecord[] {
  if (!viewOptions.chronicle && state.phase.name !== 'concluded') return [];
  return state.pastRounds.concat(state.round).map(roundRecord);
}

function roundRecord(round: Round): RoundRecord {
  return {
    round: round.number,
    candidate: round.candidate,
    specialElection: round.specialElection,
    nominee: round.nominee,
    ballots: round.ballots,
    outcome: round.outcome,
    notHitler: round.notHitler,
    veto: round.veto,
    enacted: round.enacted === null ? null : { party: round.enacted.party, by: round.enacted.by },
    power:
      round.power === null
        ? null
        : { power: round.power.power, target: round.power.target, used: round.power.used },
    reshuffled: round.reshuffled,
  };
}
