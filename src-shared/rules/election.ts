import { err, ok } from '../lang/result.ts';
import type { Refusal } from './commands.ts';
import { failGovernment } from './electionTracker.ts';
import type { GameEvent, Judgement, Step } from './events.ts';
import { beginSession } from './legislation.ts';
import { isSeat } from './rotation.ts';
import { Sealed } from './sealed.ts';
import type { ElectionPhase, GameState } from './state.ts';
import { HITLER_ZONE } from './terms.ts';
import type { Ballot, Government, SeatId, TermLimit } from './terms.ts';
import { conclude } from './verdict.ts';

/** Up to this many living the last President may be nominated again (R-NOM-02, R-NOM-07). */
const SMALL_TABLE = 5;

/**
 * "The last elected President and Chancellor are term-limited"; with five or fewer living only the Chancellor is, by
 * the count of now (R-NOM-02, R-NOM-06, R-NOM-07). Null where nothing bars the seat.
 */
export function termLimitOf(state: GameState, seat: SeatId): TermLimit | null {
  if (state.lastGovernment?.chancellor === seat) return 'lastChancellor';
  if (state.lastGovernment?.president === seat && state.living.length > SMALL_TABLE) return 'lastPresident';
  return null;
}

/** Why `candidate` may not nominate `target`, or null: exactly one other living seat without a limit (R-NOM-01). */
function refuseNominee(state: GameState, candidate: SeatId, target: unknown): Refusal | null {
  if (!isSeat(state, target)) return { code: 'noSuchSeat' };
  if (target === candidate) return { code: 'targetIsYourself' };
  if (!state.living.includes(target)) return { code: 'targetNotLiving', target };
  const limit = termLimitOf(state, target);
  return limit === null ? null : { code: 'termLimited', target, limit };
}

/** Whom `candidate` may nominate now, ascending; never empty in a game that began as the rules say. */
export function nominees(state: GameState, candidate: SeatId): readonly SeatId[] {
  return state.living.filter((target) => refuseNominee(state, candidate, target) === null);
}

/** "The candidate nominates a Chancellor" (R-NOM-01). Refused as `refuseNominee` says. */
export function nominate(state: GameState, candidate: SeatId, nominee: SeatId): Judgement {
  const refusal = refuseNominee(state, candidate, nominee);
  if (refusal !== null) return err(refusal);
  return ok({
    state: {
      ...state,
      phase: {
        name: 'election',
        candidate,
        nominee,
        ballots: state.roles.map(() => null),
        ballotsIn: 0,
      },
      questions: state.questions + 1,
      round: { ...state.round, nominee },
    },
    events: [{ type: 'nominated', candidate, nominee }],
  });
}

/** Which living seats have not voted yet, ascending. */
export function notVoted(state: GameState, phase: ElectionPhase): readonly SeatId[] {
  return state.living.filter((seat) => phase.ballots[seat] === null);
}

/**
 * One living seat's ballot, which the voter alone may read until the last one is in (R-VOTE-01, R-VOTE-02). Until then
 * a new ballot replaces the old one without a word, and the same ballot again changes nothing: the state that comes
 * back is the very one that came (R-VOTE-05).
 */
export function castBallot(state: GameState, phase: ElectionPhase, seat: SeatId, ballot: Ballot): Step {
  const old = phase.ballots[seat] ?? null;
  if (old !== null && old.openAs(seat) === ballot) return { state, events: [] };
  const ballots = phase.ballots.slice();
  ballots[seat] = Sealed.for([seat], ballot);
  const ballotsIn = phase.ballotsIn + (old === null ? 1 : 0);
  const events: readonly GameEvent[] = old === null ? [{ type: 'ballotCast', seat }] : [];
  if (ballotsIn === state.living.length) return closeElection(state, phase, ballots, events);
  const { candidate, nominee } = phase;
  return { state: { ...state, phase: { name: 'election', candidate, nominee, ballots, ballotsIn } }, events };
}

/** "A tie fails": elected by more than half of the living (R-VOTE-03, R-VOTE-04). */
export function isElected(ja: number, living: number): boolean {
  return 2 * ja > living;
}

function closeElection(
  state: GameState,
  phase: ElectionPhase,
  sealed: ElectionPhase['ballots'],
  events: readonly GameEvent[],
): Step {
  const { candidate, nominee } = phase;
  // "Once every player is ready, all ballots are revealed together", with names (R-VOTE-02).
  const ballots = sealed.map((ballot) => (ballot === null ? null : Sealed.unseal(ballot)));
  const elected = isElected(ballots.filter((ballot) => ballot === 'ja').length, state.living.length);
  const happened: readonly GameEvent[] = [
    ...events,
    { type: 'ballotsRevealed', candidate, nominee, ballots, elected },
  ];
  const closed: GameState = {
    ...state,
    questions: state.questions + 1,
    round: { ...state.round, ballots, outcome: elected ? 'elected' : 'rejected' },
  };
  if (!elected) return failGovernment(closed, happened);
  return takeOffice(closed, { president: candidate, chancellor: nominee }, happened);
}

/**
 * "If three or more Fascist Policies have been enacted already, ask the new Chancellor whether they are Hitler": before
 * a tile is drawn, by the count before this election, the Chancellor alone (R-ELE-01 to R-ELE-04). The pair is the last
 * government from this moment (R-NOM-03).
 */
function takeOffice(state: GameState, government: Government, events: readonly GameEvent[]): Step {
  const { chancellor } = government;
  const elected: GameState = { ...state, lastGovernment: government };
  if (state.fascist < HITLER_ZONE) return beginSession(elected, government, events);
  const role = state.roles[chancellor];
  // "If so, the game is over and the Fascists win. Otherwise other players know for sure" (R-ELE-01, R-ELE-02).
  if (role !== undefined && Sealed.unseal(role) === 'hitler')
    return conclude(elected, { winner: 'fascist', reason: 'election' }, events);
  const notHitler = state.notHitler.includes(chancellor) ? state.notHitler : [...state.notHitler, chancellor];
  return beginSession({ ...elected, notHitler, round: { ...state.round, notHitler: true } }, government, [
    ...events,
    { type: 'checkedNotHitler', chancellor },
  ]);
}
