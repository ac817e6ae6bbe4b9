import { fromHex } from '../../src-shared/link/bytes.ts';
import { hostKeys, type HostKeys } from '../../src-shared/link/hostKeys.ts';
import type { Chair, Person } from './chairs.ts';
import { brandHandle, type KeptRing } from './keyRing.ts';
import type { KeptChair, KeptPerson, KeptTable } from './keptTable.ts';
import { lobbyAgain } from './seating.ts';
import { NEW_TABLE, type TableState } from './tableState.ts';

/** The keys of the host whose table it is. */
export function keysOf({ origin }: KeptTable): HostKeys {
  return hostKeys(fromHex(origin.id), fromHex(origin.secretKey));
}

/** The secrets that open a kept table. */
export function ringOf({ tableCode, linkSecret, chairs, screens }: KeptTable): KeptRing {
  const seated = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : []));
  const people = [...seated, ...screens.map(({ person }) => person)];
  return {
    tableCode,
    linkSecret: fromHex(linkSecret),
    keys: people.map(({ handle, key }) => [brandHandle(handle), fromHex(key)] as const),
  };
}

/**
 * The state of a kept table, to which nobody is back yet; `now` is by the host's clock. A deal that was being made
 * is void, and counted as such: no host may deal until it likes what it sees (security, section 3.3). A fault that
 * paused the table ends with the process that had it (decision 34).
 */
export function stateOf(kept: KeptTable, now: number): TableState {
  const { activity, options, locked, asksFirst, game, wentBack, notice, trust, screensEver } = kept;
  const state: TableState = {
    ...NEW_TABLE,
    activity,
    chairs: kept.chairs.map((chair) => chairOf(chair, now)),
    screens: kept.screens.map(({ person, number, isWall }) => ({
      ...personOf(person, now),
      number,
      isWall,
    })),
    screensEver,
    options,
    locked,
    asksFirst,
    paused: kept.paused === 'fault' ? null : kept.paused,
    game,
    wentBack,
    notice,
    trust,
  };
  if (activity !== 'dealing') return state;
  return lobbyAgain({ ...state, trust: { ...trust, voided: trust.voided + 1 } });
}

function chairOf(chair: KeptChair, now: number): Chair {
  if (chair.kind !== 'person') return chair;
  const { person, ready, botSitsIn } = chair;
  return { kind: 'person', person: personOf(person, now), ready, botSitsIn };
}

function personOf({ handle, name, isHost, left }: KeptPerson, now: number): Person {
  const session = left ? ({ state: 'left' } as const) : ({ state: 'gone' } as const);
  return { handle: brandHandle(handle), name, isHost, cameAt: now, session };
}
