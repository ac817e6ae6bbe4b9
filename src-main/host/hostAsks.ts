import type { HostAsk } from '../../src-shared/hosting.ts';
import type { Chair } from './chairs.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import type { SeatAsk } from './seatAsks.ts';
import { personOf, type TableState } from './tableState.ts';

/** What the host is asked now, as the host's window lists it; `toEpoch` turns the host's clock into a date. */
export function hostAsks(
  state: TableState,
  doorkeeper: Doorkeeper,
  toEpoch: (at: number) => number,
): readonly HostAsk[] {
  const atDoor = doorkeeper.room.visitors.map(({ ask, name, as, cameAt }): HostAsk => ({
    kind: 'door',
    ask,
    name,
    as,
    cameAt: toEpoch(cameAt),
  }));
  const forSeats = state.seatAsks.flatMap((asked) => {
    const chair = state.chairs[asked.seat];
    return chair === undefined ? [] : [seatAsk(state, asked, chair, doorkeeper, toEpoch)];
  });
  return [...atDoor, ...forSeats].sort((one, other) => one.ask - other.ask);
}

function seatAsk(
  state: TableState,
  { ask, asker, seat }: SeatAsk,
  chair: Chair,
  doorkeeper: Doorkeeper,
  toEpoch: (at: number) => number,
): HostAsk {
  const name = personOf(state, asker)?.name ?? '';
  if (chair.kind !== 'person') return { kind: 'seat', ask, name, seat, holder: 'removed', awaySince: null };
  const { state: where } = chair.person.session;
  const since = doorkeeper.awaySince(chair.person.handle);
  return {
    kind: 'seat',
    ask,
    name,
    seat,
    holder: where === 'here' ? 'here' : where === 'left' ? 'left' : 'away',
    awaySince: since === null ? null : toEpoch(since),
  };
}
