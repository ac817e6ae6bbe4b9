import { err, ok } from '../lang/result.ts';
import type { Refusal } from './commands.ts';
import type { GameEvent, Judgement, Step } from './events.ts';
import { topTiles } from './policyDeck.ts';
import { beginNextRound, beginSpecialRound, isSeat } from './rotation.ts';
import { partyOf, powerAt } from './rulebook.ts';
import { Sealed } from './sealed.ts';
import type { GameState, Phase } from './state.ts';
import type { PresidentialPower, SeatId, SecretRole } from './terms.ts';
import { conclude } from './verdict.ts';

export type PowerPhase = Extract<Phase, { readonly name: 'presidentialPower' }>;

const TILES_PEEKED = 3;

/**
 * After a government's Fascist policy: its President must use the power that the slot shows before the next round
 * (R-POW-01). A slot without one, or a Liberal policy (R-LEG-08), begins the next round.
 */
export function grantPower(state: GameState, president: SeatId, events: readonly GameEvent[]): Step {
  const power = state.round.enacted?.party === 'fascist' ? powerAt(state.board, state.fascist) : null;
  if (power === null) return beginNextRound(state, events);
  return {
    state: {
      ...state,
      phase: { name: 'presidentialPower', president, power },
      round: { ...state.round, power: { power, target: null, used: false } },
    },
    events: [...events, { type: 'powerGranted', president, power }],
  };
}

/** The seats that the power may choose, ascending; none for a Policy Peek, which has no target. */
export function powerTargets(state: GameState, phase: PowerPhase): readonly SeatId[] {
  if (phase.power === 'policyPeek') return [];
  return state.living.filter((target) => refuseTarget(state, phase, target) === null);
}

/**
 * Why the power may not be used on `target`, or null. Every power is used on another living seat (R-INV-01, R-SPE-01,
 * R-EXE-01, R-EXE-02); "no player may be investigated twice in the same game" (R-INV-01).
 */
function refuseTarget(state: GameState, phase: PowerPhase, target: unknown): Refusal | null {
  if (!isSeat(state, target)) return { code: 'noSuchSeat' };
  if (target === phase.president) return { code: 'targetIsYourself' };
  if (!state.living.includes(target)) return { code: 'targetNotLiving', target };
  if (phase.power === 'investigateLoyalty' && state.investigated.includes(target))
    return { code: 'alreadyInvestigated', target };
  return null;
}

/** Uses the power of this phase on `target`. Refused as `refuseTarget` says. */
export function usePower(state: GameState, phase: PowerPhase, target: SeatId): Judgement {
  const refusal = refuseTarget(state, phase, target);
  if (refusal !== null) return err(refusal);
  const used: GameState = { ...asked(state, phase.power, target), questions: state.questions + 1 };
  switch (phase.power) {
    case 'investigateLoyalty':
      return ok(investigate(used, phase.president, target));
    case 'specialElection':
      return ok(callSpecialElection(used, phase.president, target));
    default:
      return ok(execute(used, phase.president, target));
  }
}

/** "The President secretly looks at the top three tiles in the Policy deck", in order; the pile stays (R-PEEK-01). */
export function peek(state: GameState, president: SeatId): Step {
  const used = asked(state, 'policyPeek', null);
  const peeked = Sealed.for([president], topTiles(state.deck, TILES_PEEKED));
  return beginNextRound({ ...used, questions: state.questions + 1, round: { ...used.round, peeked } }, [
    { type: 'policiesPeeked', president },
  ]);
}

function asked(state: GameState, power: PresidentialPower, target: SeatId | null): GameState {
  return { ...state, round: { ...state.round, power: { power, target, used: true } } };
}

function roleOf(state: GameState, seat: SeatId): Sealed<SecretRole> {
  const role = state.roles[seat];
  if (role === undefined) throw new Error(`no role for seat ${seat}`);
  return role;
}

/** "The President looks at the Party Membership card": the party, never the role, and alone (R-INV-01). */
function investigate(state: GameState, president: SeatId, target: SeatId): Step {
  // The investigated player hands their Party Membership card, not their Secret Role card, to the President.
  const party = Sealed.for([president], partyOf(Sealed.unseal(roleOf(state, target))));
  return beginNextRound(
    {
      ...state,
      investigated: [...state.investigated, target],
      round: { ...state.round, investigated: { target, party } },
    },
    [{ type: 'loyaltyInvestigated', president, target }],
  );
}

/** "The President chooses any other player to be the next Presidential Candidate" (R-SPE-01, R-ROT-04). */
function callSpecialElection(state: GameState, president: SeatId, target: SeatId): Step {
  return beginSpecialRound(state, target, [{ type: 'specialElectionCalled', president, target }]);
}

/** "If that player is Hitler, the game ends in a Liberal victory"; else the role stays secret (R-EXE-01, R-EXE-02). */
function execute(state: GameState, president: SeatId, target: SeatId): Step {
  const events: readonly GameEvent[] = [{ type: 'executed', president, target }];
  const living = state.living.filter((seat) => seat !== target);
  // "The executed player must say whether they are Hitler": nothing else about them is told (R-EXE-02).
  if (Sealed.unseal(roleOf(state, target)) === 'hitler')
    return conclude({ ...state, living }, { winner: 'liberal', reason: 'execution' }, events);
  const notHitler = state.notHitler.includes(target) ? state.notHitler : [...state.notHitler, target];
  return beginNextRound({ ...state, living, notHitler }, events);
}
