import type { Chance } from '../../src-shared/rules/chance.ts';
import type { Turn } from './randomGame.ts';
import { knowsRole, seatsOf, partyOf } from '../../src-shared/rules/rulebook.ts';
import { Sealed } from '../../src-shared/rules/sealed.ts';
import type { GameState, Phase, Round, SessionRecord } from '../../src-shared/rules/state.ts';
import { BALLOTS, PARTIES } from '../../src-shared/rules/terms.ts';
import type { Party, SeatId, SecretRole } from '../../src-shared/rules/terms.ts';

export type Viewer = SeatId | 'gallery';
interface Source {
  below(n: number): number;
}

/** What the next command will lawfully open or deal, and is therefore left as it is. */
export interface Kept {
  readonly ballots: boolean;
  readonly hand: boolean;
  /** The top three tiles and the layout of the hands. */
  readonly top: boolean;
  readonly hitler: boolean;
  readonly roles: boolean;
}

const NOTHING_KEPT: Kept = { ballots: false, hand: false, top: false, hitler: false, roles: false };

/**
 * The same game to this viewer, and another one underneath: everything that the viewer may not read is replaced by
 * chance, in sizes that everybody knows, and the roles by others that fit what the viewer knows.
 */
export function scramble(
  state: GameState,
  viewer: Viewer,
  source: Source,
  kept: Kept = NOTHING_KEPT,
): GameState {
  const assigned = otherRoles(state, viewer, source, kept);
  const pile = Sealed.unseal(state.deck.shuffled);
  const untouched = kept.top ? state.deck.drawn + 3 : 0;
  return {
    ...state,
    chance: Sealed.for([], otherChance(Sealed.unseal(state.chance), assigned, source, kept)),
    roles: sealRoles(assigned),
    phase: otherPhase(state.phase, viewer, source, kept),
    deck: {
      ...state.deck,
      shuffled: Sealed.for(
        [],
        pile.map((tile, place) => (place < untouched ? tile : randomTile(source))),
      ),
      discards: Sealed.for([], randomTiles(state.deck.discardPile, source)),
    },
    round: otherRound(state.round, viewer, source),
    pastRounds: state.pastRounds.map((round) => otherRound(round, viewer, source)),
  };
}

function randomTile(source: Source): Party {
  return PARTIES[source.below(2)] ?? 'liberal';
}

function randomTiles(count: number, source: Source): readonly Party[] {
  return Array.from({ length: count }, () => randomTile(source));
}

function shuffled<Item>(items: readonly Item[], source: Source): readonly Item[] {
  return items
    .map((item) => ({ item, order: source.below(1_000_000) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

function otherChance(chance: Chance, roles: readonly SecretRole[], source: Source, kept: Kept): Chance {
  return {
    roles: () => roles,
    firstCandidate: () => chance.firstCandidate(),
    deck: (_, tiles) => randomTiles(tiles.liberal + tiles.fascist, source),
    hand: (n) =>
      kept.top || kept.hand
        ? chance.hand(n)
        : { president: shuffled([0, 1, 2], source), chancellor: shuffled([0, 1], source) },
  };
}

function otherRoles(state: GameState, viewer: Viewer, source: Source, kept: Kept): readonly SecretRole[] {
  const real = state.roles.map((role) => Sealed.unseal(role));
  if (state.phase.name === 'concluded' || kept.roles) return real;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const roles = shuffled(real, source);
    if (fits(state, real, roles, viewer, kept)) return roles;
  }
  return real;
}

/** Could this deal be the real one, to all that the viewer knows? */
function fits(
  state: GameState,
  real: readonly SecretRole[],
  roles: readonly SecretRole[],
  viewer: Viewer,
  kept: Kept,
): boolean {
  const hitler = roles.indexOf('hitler');
  if (kept.hitler && real[hitler] !== 'hitler') return false;
  if (state.notHitler.some((seat) => seat === hitler)) return false;
  if (viewer === 'gallery') return true;
  return seatsOf(state.players).every((seat) => {
    const known = state.roles[seat]?.openAs(viewer) ?? null;
    const dealt = roles[seat] ?? 'liberal';
    if (known !== null) return known === dealt;
    const party = investigatedParty(state, viewer, seat);
    return party === null || party === partyOf(dealt);
  });
}

function investigatedParty(state: GameState, viewer: SeatId, seat: SeatId): Party | null {
  const round = state.pastRounds.find(({ investigated }) => investigated?.target === seat);
  return round?.investigated?.party.openAs(viewer) ?? null;
}

function sealRoles(roles: readonly SecretRole[]): readonly Sealed<SecretRole>[] {
  const seats = seatsOf(roles.length);
  return seats.map((owner) => {
    const dealt = roles[owner] ?? 'liberal';
    const readers = seats.filter(
      (seat) => seat === owner || knowsRole(roles.length, roles[seat] ?? 'liberal', dealt),
    );
    return Sealed.for(readers, dealt);
  });
}

/** Another secret for the same readers, unless the viewer is one of them. */
function other<Value>(
  sealed: Sealed<Value>,
  viewer: Viewer,
  readers: readonly SeatId[],
  value: Value,
): Sealed<Value> {
  if (viewer !== 'gallery' && sealed.openAs(viewer) !== null) return sealed;
  return Sealed.for(readers, value);
}

function otherPhase(phase: Phase, viewer: Viewer, source: Source, kept: Kept): Phase {
  switch (phase.name) {
    case 'election': {
      if (kept.ballots) return phase;
      const ballots = phase.ballots.map((ballot, index) => {
        const owners = seatsOf(phase.ballots.length).filter((seat) => seat === index);
        return ballot === null ? null : other(ballot, viewer, owners, BALLOTS[source.below(2)] ?? 'ja');
      });
      return { ...phase, ballots };
    }
    case 'presidentDiscard':
      if (kept.hand) return phase;
      return {
        ...phase,
        hand: other(phase.hand, viewer, [phase.government.president], randomTiles(3, source)),
      };
    case 'chancellorEnactment':
    case 'vetoAnswer':
      if (kept.hand) return phase;
      return {
        ...phase,
        hand: other(phase.hand, viewer, [phase.government.chancellor], randomTiles(2, source)),
      };
    default:
      return phase;
  }
}

function otherRound(round: Round, viewer: Viewer, source: Source): Round {
  const { candidate, nominee, session, peeked, investigated } = round;
  return {
    ...round,
    session:
      session === null || nominee === null
        ? session
        : otherSession(session, viewer, candidate, nominee, source),
    peeked: peeked === null ? null : other(peeked, viewer, [candidate], randomTiles(3, source)),
    investigated:
      investigated === null
        ? null
        : {
            target: investigated.target,
            party: other(investigated.party, viewer, [candidate], randomTile(source)),
          },
  };
}

function otherSession(
  session: SessionRecord,
  viewer: Viewer,
  president: SeatId,
  chancellor: SeatId,
  source: Source,
): SessionRecord {
  const { drawn, discarded, passed } = session;
  return {
    drawn: other(drawn, viewer, [president], randomTiles(3, source)),
    discarded: discarded === null ? null : other(discarded, viewer, [president], randomTile(source)),
    passed: passed === null ? null : other(passed, viewer, [chancellor], randomTiles(2, source)),
  };
}

/** What a command opens by the rules: ballots and checks at the end of a vote, the tile that is enacted, and so on. */
export function keptFor({ before, command, after }: Omit<Turn, 'events'>, viewer: Viewer): Kept {
  switch (command.type) {
    case 'castBallot':
      if (after.phase.name === 'election') return NOTHING_KEPT;
      return { ...NOTHING_KEPT, ballots: true, top: true, hitler: true };
    case 'discard': {
      const receives =
        before.phase.name === 'presidentDiscard' && before.phase.government.chancellor === viewer;
      return { ...NOTHING_KEPT, hand: receives || command.seat === viewer };
    }
    case 'enact':
      return { ...NOTHING_KEPT, hand: true };
    case 'answerVeto':
    case 'peek':
      return { ...NOTHING_KEPT, top: true };
    case 'investigate':
      return { ...NOTHING_KEPT, roles: command.seat === viewer };
    case 'execute':
      return { ...NOTHING_KEPT, hitler: true };
    default:
      return NOTHING_KEPT;
  }
}
