import type { Nearby, NearbyTable } from '../../src-shared/nearby.ts';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import { rangeOf, type Nic } from './interfaces.ts';
import type { KnownTable } from './recent.ts';
import type { ListedTable } from './tables.ts';

/** What a window's list is made of. */
export interface Found {
  readonly isLooking: boolean;
  /** Nothing was found for so long that the other ways are to be offered. */
  readonly isQuiet: boolean;
  readonly blocked: Nearby['blocked'];
  readonly nics: readonly Nic[];
  readonly listed: readonly ListedTable[];
  readonly recent: readonly KnownTable[];
  /** The table that this shell hosts. */
  readonly ownId: string | null;
  readonly search: Nearby['search'];
}

/** The list as windows are told it (decisions 8, 9, 45). */
export function nearbyOf({
  isLooking,
  isQuiet,
  blocked,
  nics,
  listed,
  recent,
  ownId,
  search,
}: Found): Nearby {
  const tables = listed.map((table) => tableOf(table, recent, ownId));
  return {
    looking: isLooking,
    quiet: isQuiet,
    blocked,
    networks: [...new Set(nics.filter((nic) => !nic.isLoopback).map(rangeOf))],
    tables,
    recent: recent
      .filter(({ id }) => !tables.some((table) => table.id === id))
      .map(({ id, name, host, address, port }) => ({ id, name, host, address: `${address}:${port}` })),
    search,
  };
}

function tableOf(
  { info, address, silent }: ListedTable,
  recent: readonly KnownTable[],
  ownId: string | null,
): NearbyTable {
  const { id, version, name, host, seated, seats, phase, locked } = info;
  return {
    id,
    name,
    host,
    address: `${address.host}:${address.port}`,
    seated,
    seats,
    phase,
    locked,
    fit: fitOf(version),
    silent,
    own: id === ownId,
    recent: recent.some((known) => known.id === id),
  };
}

function fitOf(version: number): NearbyTable['fit'] {
  if (version === PROTOCOL_VERSION) return 'fits';
  return version < PROTOCOL_VERSION ? 'hostOlder' : 'hostNewer';
}
