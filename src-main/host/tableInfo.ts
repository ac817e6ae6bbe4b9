import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import type { TableInfo } from '../../src-shared/protocol/tableInfo.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import { MAX_PLAYERS } from '../../src-shared/rules/terms.ts';

/** What anybody on the network may ask of a table before they join it (decision 8). */
export function tableInfoOf({ id, activity, seats, locked, name, hostName }: TableView): TableInfo {
  return {
    id,
    version: PROTOCOL_VERSION,
    name,
    host: hostName,
    seated: seats.length,
    seats: MAX_PLAYERS,
    phase: activity === 'lobby' ? 'lobby' : 'playing',
    locked,
  };
}
