import { asked, options } from '../rules/reduce.ts';
import { partyOf, seatsOf } from '../rules/rulebook.ts';
import type { Sealed } from '../rules/sealed.ts';
import type { GameState, Hand, Round } from '../rules/state.ts';
import type { Ballot, Party, SeatId, SecretRole } from '../rules/terms.ts';
import type { DossierLine, Memory, PrivateView } from './seatView.ts';

type Viewer = SeatId | 'gallery';

const NO_TILES: Hand = [];

/** The private part of one view: every seal in it is opened as the viewer, so a stranger's stays shut. */
export function privatePart(state: GameState, viewer: Viewer): PrivateView {
  const role = viewer === 'gallery' ? 'unknown' : roleKnown(state, viewer, viewer);
  return {
    seat: viewer === 'gallery' ? null : viewer,
    role,
    party: role === 'unknown' ? 'unknown' : partyOf(role),
    dossier: seatsOf(state.players).map((seat) => dossierLine(state, viewer, seat)),
    ballot: ballotOf(state, viewer),
    hand: handOf(state, viewer),
    memories: state.pastRounds.concat(state.round).flatMap((round) => memoriesOf(round, viewer)),
    options: viewer === 'gallery' ? { kind: 'wait', awaiting: asked(state) } : options(state, viewer),
  };
}

function open<Value>(sealed: Sealed<Value> | null | undefined, viewer: Viewer): Value | null {
  if (sealed === null || sealed === undefined || viewer === 'gallery') return null;
  return sealed.openAs(viewer);
}

/** V-01 to V-03b by the seal; V-10 after the verdict, the gallery's too (V-11). */
function roleKnown(state: GameState, viewer: Viewer, seat: SeatId): SecretRole | 'unknown' {
  if (state.phase.name === 'concluded') return state.phase.roles[seat] ?? 'unknown';
  return open(state.roles[seat], viewer) ?? 'unknown';
}

function dossierLine(state: GameState, viewer: Viewer, seat: SeatId): DossierLine {
  const role = roleKnown(state, viewer, seat);
  if (role !== 'unknown') return { role, party: partyOf(role) };
  return { role, party: investigatedParty(state, viewer, seat) };
}

/** V-08: a seat is investigated at most once in a game, so at most one round holds its party. */
function investigatedParty(state: GameState, viewer: Viewer, seat: SeatId): Party | 'unknown' {
  if (!state.investigated.includes(seat)) return 'unknown';
  for (const round of state.pastRounds) {
    if (round.investigated?.target === seat) return open(round.investigated.party, viewer) ?? 'unknown';
  }
  return 'unknown';
}

/** V-04 */
function ballotOf(state: GameState, viewer: Viewer): Ballot | null {
  if (state.phase.name !== 'election' || viewer === 'gallery') return null;
  return open(state.phase.ballots[viewer], viewer);
}

/** V-05, V-06 */
function handOf(state: GameState, viewer: Viewer): Hand {
  switch (state.phase.name) {
    case 'presidentDiscard':
    case 'chancellorEnactment':
    case 'vetoAnswer':
      return open(state.phase.hand, viewer) ?? NO_TILES;
    default:
      return NO_TILES;
  }
}

/** V-07, V-08, V-08b: what the viewer saw in this round, in the order in which a round goes. */
function memoriesOf(round: Round, viewer: Viewer): readonly Memory[] {
  const memories: Memory[] = [];
  const drew = open(round.session?.drawn, viewer);
  if (drew !== null)
    memories.push({
      kind: 'drew',
      round: round.number,
      tiles: drew,
      discarded: open(round.session?.discarded, viewer),
    });
  const received = open(round.session?.passed, viewer);
  if (received !== null) memories.push({ kind: 'received', round: round.number, tiles: received });
  const peeked = open(round.peeked, viewer);
  if (peeked !== null) memories.push({ kind: 'peeked', round: round.number, tiles: peeked });
  const party = open(round.investigated?.party, viewer);
  if (party !== null && round.investigated !== null)
    memories.push({
      kind: 'investigated',
      round: round.number,
      target: round.investigated.target,
      party,
    });
  return memories;
}
